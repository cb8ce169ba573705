var e=`# Was Optionen, Hausregeln, Vorgaben und Ausgaben bedeuten. Die Namen sind in en/rules.ftl erklärt.

## Plätze und Geben

help-players-min = Wie viele Plätze mindestens spielen.
says-players-min = { $value ->
    [1] Ein Platz genügt.
   *[other] Mindestens { $value } Plätze spielen.
  }
help-players-max = Wie viele Plätze höchstens spielen.
says-players-max = { $value ->
    [1] Ein Platz spielt allein.
   *[other] Höchstens { $value } Plätze spielen.
  }
help-deal-hand-size = Wie viele Karten jeder Platz bekommt.
says-deal-hand-size = { $value ->
    [one] Jeder Platz bekommt eine Karte.
   *[other] Jeder Platz bekommt { $value } Karten.
  }
help-deal-dealer = Wie der erste Geber gefunden wird.
    .example = Ada zieht Blau 8, Bea Gelb 3, Cem eine Farbwahl: mit high_card gibt Ada.
says-deal-dealer = { $value ->
    [high_card] Jeder Platz zieht eine Karte; die höchste Zahl gibt zuerst.
    [random] Der erste Geber wird ausgelost.
   *[fixed] Platz 0 gibt zuerst.
  }
help-deal-high-card-symbols = Was Karten ohne Zahl zählen, wenn der erste Geber gezogen wird.
says-deal-high-card-symbols = { $value ->
    [zero] Dabei zählt eine Karte ohne Zahl 0.
    [redraw] Wer dabei eine Karte ohne Zahl zieht, zieht noch einmal.
   *[points] Dabei zählt eine Karte ohne Zahl ihre Punkte.
  }
help-deal-next-dealer = Wer die weiteren Runden gibt.
says-deal-next-dealer = { $value ->
    [next_seat] Nach jeder Runde gibt der nächste Platz.
    [winner] Wer eine Runde gewonnen hat, gibt die nächste.
    [same] Derselbe Platz gibt jede Runde.
   *[redraw] Für jede Runde wird der Geber neu bestimmt.
  }
help-start-player = Wer den ersten Zug hat, wenn die erste Karte nichts ändert.
says-start-player = { $value ->
    [beside_dealer] Der Platz neben dem Geber beginnt, in Spielrichtung.
    [lot] Wer beginnt, wird ausgelost.
    [crown] Der König beginnt.
   *[previous_winner] Wer die letzte Runde gewonnen hat, beginnt; in der ersten der Platz neben dem Geber.
  }
help-start-dir = In welcher Richtung zuerst gespielt wird.
says-start-dir = { $value ->
    [cw] Gespielt wird zuerst im Uhrzeigersinn, nach links.
   *[ccw] Gespielt wird zuerst gegen den Uhrzeigersinn, nach rechts.
  }

## Das Kartenspiel

help-deck-kind = Welche Schachtel benutzt wird.
says-deck-kind = { $value ->
    [classic108] -
    [blank112] Die Schachtel hat 112 Karten, 4 davon sind leer.
    [swap112] Die Schachtel hat 112 Karten: eine Farbwahl tauscht Hände, 3 sind nach Wunsch.
   *[shuffle112] Die Schachtel hat 112 Karten: eine Farbwahl mischt die Hände, 3 sind nach Wunsch.
  }
help-deck-blanks = Was leere Karten und Farbwahlen nach Wunsch tun.
says-deck-blanks = { $value ->
    [remove] Karten ohne eigene Regel bleiben in der Schachtel.
    [plain_wild] Eine leere Karte oder eine Farbwahl nach Wunsch ist eine einfache Farbwahl.
   *[house_card] Eine leere Karte oder eine Farbwahl nach Wunsch ist eine Farbwahl mit einer Regel des Tisches.
  }
help-deck-copies = Wie viele Kartenspiele zusammengemischt werden.
says-deck-copies = { $value ->
    [1] -
   *[other] { $value } Kartenspiele werden zusammengemischt.
  }
help-deck-too-small = Was geschieht, wenn die Karten nicht für alle Hände reichen.
says-deck-too-small = { $value ->
    [reject] -
    [add_copy] Reicht ein Kartenspiel nicht für alle Hände, kommt ein zweites dazu.
   *[shrink_hand] Reichen die Karten nicht für alle Hände, werden weniger gegeben.
  }
help-deck-lost = Karten, die in der Schachtel fehlen, als Kürzel; leere Ersatzkarten vertreten sie.
    .example = In einer Schachtel mit 112 fehlen eine Rot 5 und eine Farbwahl: \`classic deck.kind=blank112 deck.lost=R5,W\`
says-deck-lost = { $value ->
    [none] -
   *[other] Verloren: { $value }. Leere Ersatzkarten vertreten sie; ohne diese fehlen sie.
  }
help-custom-rule = Was die Farbwahl des Tisches tut, ehe eine Farbe genannt wird.
says-custom-rule = { $value ->
    [others_draw_1] Die Farbwahl des Tisches: alle anderen ziehen eine Karte.
    [next_draws_3] Die Farbwahl des Tisches: der nächste Platz zieht 3 Karten.
    [discard_colour] Die Farbwahl des Tisches: alle Karten der genannten Farbe werden abgelegt.
    [show_hand] Die Farbwahl des Tisches: wer sie spielt, zeigt die Hand.
    [next_draws_until] Die Farbwahl des Tisches: der nächste Platz zieht, bis die genannte Farbe kommt.
    [text] Die Farbwahl des Tisches: der nächste Platz tut, was darauf steht, oder zieht 2 Karten.
    [swap] Die Farbwahl des Tisches: die Hand wird mit einem gewählten Platz getauscht.
    [pass_hands] Die Farbwahl des Tisches: jede Hand geht an den nächsten Platz.
    [chosen_draws_2] Die Farbwahl des Tisches: ein gewählter Platz zieht 2 Karten.
   *[skip_all] Die Farbwahl des Tisches: wer sie spielt, ist noch einmal am Zug.
  }

## Die zuerst aufgedeckte Karte

help-first-skip = Was ein zuerst aufgedecktes Aussetzen tut.
says-first-skip = { $value ->
    [skip_starter] Aussetzen, zuerst aufgedeckt: wer beginnt, setzt aus.
    [ignore] Aussetzen, zuerst aufgedeckt, tut nichts.
   *[redraw] Aussetzen, zuerst aufgedeckt, geht zurück, und eine andere Karte wird aufgedeckt.
  }
help-first-reverse = Was ein zuerst aufgedeckter Richtungswechsel tut.
    .example = Dora gibt im Uhrzeigersinn und deckt einen Richtungswechsel auf: mit dealer_starts beginnt Dora, und es geht andersherum.
says-first-reverse = { $value ->
    [dealer_starts] Ein zuerst aufgedeckter Richtungswechsel dreht die Richtung um, und der Geber beginnt.
    [far_neighbour_starts] Ein zuerst aufgedeckter Richtungswechsel dreht die Richtung um, und der Platz auf der anderen Seite des Gebers beginnt.
    [ignore] Ein zuerst aufgedeckter Richtungswechsel tut nichts.
   *[redraw] Ein zuerst aufgedeckter Richtungswechsel geht zurück, und eine andere Karte wird aufgedeckt.
  }
help-first-draw-two = Was eine zuerst aufgedeckte +2 tut.
says-first-draw-two = { $value ->
    [draw_and_lose_turn] Eine zuerst aufgedeckte +2: wer beginnt, zieht 2 Karten und setzt aus.
    [draw_only] Eine zuerst aufgedeckte +2: wer beginnt, zieht 2 Karten und bleibt am Zug.
    [ignore] Eine zuerst aufgedeckte +2 tut nichts.
   *[redraw] Eine zuerst aufgedeckte +2 geht zurück, und eine andere Karte wird aufgedeckt.
  }
help-first-wild = Was eine zuerst aufgedeckte Farbwahl tut.
says-first-wild = { $value ->
    [starter_names] Eine zuerst aufgedeckte Farbwahl: wer beginnt, nennt die Farbe und ist am Zug.
    [dealer_names] Eine zuerst aufgedeckte Farbwahl: der Geber nennt die Farbe.
   *[redraw] Eine zuerst aufgedeckte Farbwahl geht zurück, und eine andere Karte wird aufgedeckt.
  }
help-first-wd4 = Was eine zuerst aufgedeckte Farbwahl +4 tut.
says-first-wd4 = { $value ->
    [redraw] Eine zuerst aufgedeckte Farbwahl +4 geht zurück, und eine andere Karte wird aufgedeckt.
   *[as_wild] Eine zuerst aufgedeckte Farbwahl +4 ist eine einfache Farbwahl: niemand zieht.
  }
help-first-redraw-method = Wohin eine Karte kommt, die nicht zuerst liegen darf.
says-first-redraw-method = { $value ->
    [shuffle_back] Eine Karte, die nicht zuerst liegen darf, wird in den Zugstapel zurückgemischt.
    [to_bottom] Eine Karte, die nicht zuerst liegen darf, kommt unter den Zugstapel.
   *[bury] Eine Karte, die nicht zuerst liegen darf, bleibt liegen, und die nächste kommt darauf.
  }

## Der Zug

help-turn-must-play = Ob spielen muss, wer kann.
    .example = Mit true darf Ada nicht ziehen, solange ihre Rot 7 auf die Rot 2 passt.
says-turn-must-play = { $value ->
    [false] Du darfst auch ziehen, wenn eine deiner Karten passt.
   *[true] Wer spielen kann, muss: du ziehst nur, wenn keine deiner Karten passt.
  }
help-turn-draw = Wie viele Karten zieht, wer nichts spielen kann.
says-turn-draw = { $value ->
    [one] Wer nicht spielt, zieht eine Karte.
    [until_playable] Wer nichts spielen kann, zieht, bis eine Karte passt; wer freiwillig zieht, zieht eine.
    [always_until_playable] Wer nicht spielt, zieht, bis eine Karte passt.
   *[until_playable_optional] Wer nichts spielen kann, darf weiterziehen, bis eine Karte passt, und nach jeder Karte aufhören.
  }
help-turn-drawn-card = Was mit einer eben gezogenen Karte geschehen darf, die passt.
says-turn-drawn-card = { $value ->
    [may] Eine eben gezogene Karte, die passt, darf gleich gelegt oder behalten werden.
    [must] Eine eben gezogene Karte, die passt, muss gleich gelegt werden.
    [must_if_forced] Eine eben gezogene Karte, die passt, muss gleich legen, wer sonst nichts spielen konnte; andere dürfen sie behalten.
   *[never] Ziehen beendet den Zug: die gezogene Karte wird behalten.
  }
help-turn-after-draw = Welche Karten nach dem Ziehen gelegt werden dürfen.
says-turn-after-draw = { $value ->
    [drawn_only] Nach dem Ziehen darf nur die gezogene Karte gelegt werden.
   *[any_card] Nach dem Ziehen darf jede Karte gelegt werden, die passt.
  }
help-wild-on-wild = Ob eine Farbwahl auf eine Farbwahl gelegt werden darf.
says-wild-on-wild = { $value ->
    [true] Eine Farbwahl darf auf alles gelegt werden, auch auf eine Farbwahl.
   *[false] Eine Farbwahl darf auf alles gelegt werden, nur nicht auf eine Farbwahl.
  }
help-reverse-two-players = Was ein Richtungswechsel tut, wenn zwei Plätze übrig sind.
says-reverse-two-players = { $value ->
    [skip] Zu zweit lässt ein Richtungswechsel den anderen aussetzen: wer ihn legt, ist noch einmal am Zug.
   *[flip_only] Zu zweit dreht ein Richtungswechsel nur die Richtung um, und der andere Platz ist am Zug.
  }

## Die Farbwahl +4

help-wd4-condition = Wann eine Farbwahl +4 ehrlich ist.
says-wd4-condition = { $value ->
    [no_colour] Eine Farbwahl +4 ist nur ehrlich, wenn keine Karte der übrigen Hand die gültige Farbe hat.
    [no_playable] Eine Farbwahl +4 ist nur ehrlich, wenn keine andere Karte der übrigen Hand passt, Farbwahlen ausgenommen.
   *[none] Eine Farbwahl +4 darf immer gelegt werden.
  }
help-wd4-blockers = Welche Karten der gültigen Farbe eine Farbwahl +4 zum Bluff machen.
says-wd4-blockers = { $value ->
    [coloured] Es zählt jede Karte der gültigen Farbe, mit Zahl oder Zeichen; dieselbe Zahl in anderer Farbe zählt nicht.
    [numbers_only] Es zählen nur Zahlen der gültigen Farbe.
   *[coloured_and_wilds] Es zählt jede Karte der gültigen Farbe und auch jede Farbwahl.
  }
help-wd4-enforce = Ob ein Bluff versucht werden darf.
says-wd4-enforce = { $value ->
    [challenge] Ein Bluff darf versucht werden; anzweifeln darf ihn nur der Platz, der ziehen muss, ehe er zieht.
   *[refuse] Geblufft wird nicht: eine Farbwahl +4 lässt sich nur legen, wenn sie ehrlich ist.
  }
help-challenge-on = Ob eine Farbwahl +4 angezweifelt werden kann.
says-challenge-on = { $value ->
    [true] -
   *[false] Niemand zweifelt an: die Karten werden einfach gezogen.
  }
help-challenge-show-to = Wer die angezweifelte Hand sieht.
says-challenge-show-to = { $value ->
    [challenger] Die angezweifelte Hand sieht nur, wer gezweifelt hat.
   *[everyone] Die angezweifelte Hand sehen alle.
  }
help-challenge-guilty-cards = Wie viele Karten ein entdeckter Bluff kostet.
says-challenge-guilty-cards = { $value ->
    [0] Ein entdeckter Bluff kostet keine Karten.
    [one] Ein entdeckter Bluff: wer die Karte gelegt hat, zieht stattdessen eine Karte.
   *[other] Ein entdeckter Bluff: wer die Karte gelegt hat, zieht stattdessen { $value } Karten.
  }
help-challenge-guilty-card-returns = Ob die Karte eines Bluffs auf die Hand zurückgeht.
says-challenge-guilty-card-returns = { $value ->
    [false] Die Karte des Bluffs bleibt liegen, mit der genannten Farbe.
   *[true] Die Karte des Bluffs geht auf die Hand zurück, und die Farbe davor gilt wieder.
  }
help-challenge-after-success = Wer nach einem entdeckten Bluff weiterspielt.
says-challenge-after-success = { $value ->
    [challenger_plays] Nach einem entdeckten Bluff hat, wer gezweifelt hat, einen normalen Zug.
   *[challenger_skipped] Auch nach einem entdeckten Bluff setzt aus, wer gezweifelt hat.
  }
help-challenge-failed-extra = Wie viele Karten mehr ein falscher Zweifel kostet.
says-challenge-failed-extra = { $value ->
    [0] Ein falscher Zweifel kostet nicht mehr als die Karten selbst.
    [one] Ein falscher Zweifel kostet eine Karte mehr.
   *[other] Ein falscher Zweifel kostet { $value } Karten mehr.
  } Der Zug ist verloren.
help-challenge-stack-scope = Wie viel einer gestapelten Summe ein entdeckter Bluff zieht.
says-challenge-stack-scope = { $value ->
    [whole_stack] Wurde gestapelt, zieht ein entdeckter Bluff die ganze Summe.
   *[last_card] Wurde gestapelt, zahlt ein entdeckter Bluff nur die letzte Karte; der Rest bleibt bei dem, der gezweifelt hat.
  }
help-challenge-on-last-card = Ob eine Farbwahl +4 angezweifelt werden kann, die die Runde beendet.
says-challenge-on-last-card = { $value ->
    [false] Eine Farbwahl +4, die die Runde beendet, kann nicht angezweifelt werden.
   *[true] Auch eine Farbwahl +4, die die Runde beendet, kann angezweifelt werden.
  }

## UNO rufen

help-uno-penalty = Wie viele Karten ein vergessener Ruf kostet.
says-uno-penalty = { $value ->
    [0] Ohne Ruf erwischt zu werden kostet nichts.
    [one] Wer ohne Ruf erwischt wird, zieht eine Karte.
   *[other] Wer ohne Ruf erwischt wird, zieht { $value } Karten.
  }
help-uno-self-rescue = Ob ein später Ruf noch rettet.
says-uno-self-rescue = { $value ->
    [true] Ein später Ruf rettet noch, wenn niemand schneller war.
   *[false] Ein später Ruf rettet nicht.
  }
help-uno-window = Wie lange ein vergessener Ruf erwischt werden kann.
says-uno-window = { $value ->
    [next_action] Erwischt werden kann man, bis ein anderer Platz etwas tut: spielt, zieht, nimmt oder anzweifelt.
   *[next_play] Erwischt werden kann man, bis ein anderer Platz eine Karte legt.
  }
help-uno-false-call = Wie viele Karten ein Ruf ohne Grund kostet.
says-uno-false-call = { $value ->
    [0] -
    [one] Wer ohne Grund ruft, zieht eine Karte.
   *[other] Wer ohne Grund ruft, zieht { $value } Karten.
  }
help-uno-false-catch = Wie viele Karten eine falsche Beschuldigung kostet.
says-uno-false-catch = { $value ->
    [0] -
    [one] Wer einen Platz beschuldigt, der nicht rufen muss, zieht eine Karte.
   *[other] Wer einen Platz beschuldigt, der nicht rufen muss, zieht { $value } Karten.
  }
help-uno-after-swap = Wer rufen muss, nachdem Hände gewechselt haben.
says-uno-after-swap = { $value ->
    [actor] Haben Hände gewechselt, muss nur rufen, wer gespielt hat und eine Karte hält.
    [everyone] Haben Hände gewechselt, müssen alle rufen, die eine Karte halten.
   *[nobody] Haben Hände gewechselt, muss niemand rufen.
  }

## Karten, die nicht passen

help-illegal-mode = Was mit einer Karte geschieht, die nicht passt.
says-illegal-mode = { $value ->
    [refuse] Eine Karte, die nicht passt, wird einfach zurückgenommen.
   *[penalise] Eine Karte, die nicht passt, wird zurückgenommen, und das hat seinen Preis.
  }
help-illegal-cards = Wie viele Karten es kostet, etwas zu legen, das nicht passt.
says-illegal-cards = { $value ->
    [0] Das Zurücknehmen kostet keine Karten.
    [one] Das Zurücknehmen kostet eine Karte.
   *[other] Das Zurücknehmen kostet { $value } Karten.
  }
help-illegal-lose-turn = Ob es den Zug kostet, etwas zu legen, das nicht passt.
says-illegal-lose-turn = { $value ->
    [false] Der Zug ist nicht verloren: eine andere Karte darf versucht werden.
   *[true] Auch der Zug ist verloren.
  }
help-illegal-out-of-turn-cards = Wie viele Karten es kostet, außer der Reihe zu spielen.
says-illegal-out-of-turn-cards = { $value ->
    [0] Eine Karte, die außer der Reihe gelegt wird, wird einfach zurückgenommen.
    [one] Eine Karte, die außer der Reihe gelegt wird, wird zurückgenommen und kostet eine Karte.
   *[other] Eine Karte, die außer der Reihe gelegt wird, wird zurückgenommen und kostet { $value } Karten.
  }
help-suggestion-cards = Wie viele Karten ein Rat an einen anderen Platz kostet.
says-suggestion-cards = { $value ->
    [0] -
    [one] Wer einem anderen Platz rät, zieht eine Karte.
   *[other] Wer einem anderen Platz rät, zieht { $value } Karten.
  }

## Ausgehen

help-finish-last-card = Welche Karten die letzte sein dürfen.
says-finish-last-card = { $value ->
    [any] Jede Karte darf die letzte sein.
    [no_wild] Eine Farbwahl darf nicht die letzte Karte sein; wer nur sie hat, zieht.
   *[numbers_only] Die letzte Karte muss eine Zahl sein; wer nur eine andere hat, zieht.
  }
help-finish-final-draw-card = Ob für eine zuletzt gelegte Ziehkarte noch gezogen wird.
says-finish-final-draw-card = { $value ->
    [true] Ist die letzte Karte eine Ziehkarte, zieht der nächste Platz noch, ehe die Hände gezählt werden.
   *[false] Ist die letzte Karte eine Ziehkarte, zieht niemand mehr dafür.
  }
help-pile-when = Wann die Ablage ein neuer Zugstapel wird.
says-pile-when = { $value ->
    [on_need] Wird eine Karte gebraucht und ist der Zugstapel leer, wird die Ablage zu einem neuen gemischt; die oberste Karte bleibt liegen.
   *[at_once] Sobald der Zugstapel leer ist, wird die Ablage zu einem neuen gemischt; die oberste Karte bleibt liegen.
  }
help-pile-blocked = Wie eine Runde endet, in der niemand spielen oder ziehen kann.
says-pile-blocked = { $value ->
    [void] Kann reihum niemand spielen oder ziehen, endet die Runde ohne Sieger.
   *[lowest_hand_wins] Kann reihum niemand spielen oder ziehen, gewinnt die niedrigste Hand die Runde.
  }

## Punkte und Partie

help-score-action = Was eine farbige Karte ohne Zahl zählt.
says-score-action = Farbige Karten ohne Zahl zählen { $value }.
help-score-wild = Was eine einfache Farbwahl zählt.
says-score-wild = Eine einfache Farbwahl zählt { $value }.
help-score-wd4 = Was eine Farbwahl +4 zählt.
says-score-wd4 = Eine Farbwahl +4 zählt { $value }.
help-score-extra-wild = Was eine leere Karte zählt oder eine Farbwahl, die Hände tauscht oder mischt.
says-score-extra-wild = Eine leere Karte oder eine Farbwahl, die Hände tauscht oder mischt, zählt { $value }.
help-score-mode = Wer welche Punkte aufschreibt.
says-score-mode = { $value ->
    [winner_takes] Wer ausgeht, schreibt die Punkte aller anderen Hände auf.
    [own_points] Alle schreiben die Punkte der eigenen Hand auf; wenige Punkte sind gut.
   *[none] Punkte werden nicht aufgeschrieben; gewonnene Runden zählen.
  }
help-match-kind = Wie lang eine Partie ist.
says-match-kind = { $value ->
    [target] -
    [rounds] Eine Partie hat eine feste Zahl von Runden.
    [lives] Eine Partie geht weiter, bis nur ein Platz noch Bomben aufzudecken hat.
   *[single] Eine Partie ist eine einzige Runde.
  }
help-match-target = Die Punkte, die die Partie beenden.
says-match-target = Die Partie endet, wenn jemand { $value } erreicht.
help-match-rounds = Die Zahl der Runden einer Partie.
says-match-rounds = { $value ->
    [one] Gespielt wird eine Runde.
   *[other] Gespielt werden { $value } Runden.
  }
help-match-tie = Was bei Gleichstand der Besten geschieht.
says-match-tie = { $value ->
    [extra_round] Bei Gleichstand der Besten entscheidet eine weitere Runde.
   *[shared] Bei Gleichstand teilen die Besten den Sieg.
  }

## Optionen des Hauses

help-house-stack = Welche Ziehkarten eine Ziehkarte beantworten.
    .example = Ada spielt +2, Bea antwortet mit +2, und Cem, der keine hat, zieht 4.
says-house-stack = { $value ->
    [none] -
    [draw_two] Eine +2 darf mit einer +2 beantwortet werden: die Karten zählen zusammen und gehen an den nächsten Platz.
    [same_kind] Eine Ziehkarte darf mit der gleichen beantwortet werden, +2 auf +2 und Farbwahl +4 auf Farbwahl +4: die Karten zählen zusammen und gehen an den nächsten Platz.
    [up] Eine Ziehkarte darf mit der gleichen oder einer größeren beantwortet werden: die Karten zählen zusammen und gehen an den nächsten Platz.
    [at_least] Eine Ziehkarte darf mit einer mindestens so großen beantwortet werden: die Karten zählen zusammen und gehen an den nächsten Platz.
   *[any] Jede Ziehkarte darf mit jeder anderen beantwortet werden, mit einer kleineren in der genannten Farbe: die Karten zählen zusammen und gehen an den nächsten Platz.
  }
help-house-bounce = Ob Aussetzen oder Richtungswechsel eine Strafe abwenden.
    .example = Eine blaue +2 liegt auf Bea; ihr blaues Aussetzen schickt sie weiter zu Cem.
says-house-bounce = { $value ->
    [none] -
    [skip_on_draw_two] Aussetzen in der gültigen Farbe schickt eine +2 weiter an den nächsten Platz.
    [skip] Aussetzen in der gültigen Farbe schickt jede Strafe weiter an den nächsten Platz.
    [reverse] Ein Richtungswechsel in der gültigen Farbe schickt jede Strafe zurück.
   *[skip_and_reverse] Aussetzen in der gültigen Farbe schickt jede Strafe weiter, ein Richtungswechsel in der gültigen Farbe schickt sie zurück.
  }
help-house-jump-in = Welche gleichen Karten außer der Reihe gelegt werden dürfen.
    .example = Ada spielt Grün 6; Dora hat die andere Grün 6, legt sie sofort, und von ihr aus geht es weiter.
says-house-jump-in = { $value ->
    [none] -
    [numbers] Wer die gleiche Zahlkarte hat, darf sie außer der Reihe legen; von dort geht es weiter.
    [coloured] Wer die gleiche farbige Karte hat, darf sie außer der Reihe legen; von dort geht es weiter.
   *[all] Wer die gleiche Karte hat, auch eine Farbwahl, darf sie außer der Reihe legen; von dort geht es weiter.
  }
help-house-jump-effect = Ob die Karte noch zählt, auf die zwischengeworfen wurde.
says-house-jump-effect = { $value ->
    [cancel_first] Die Karte, auf die zwischengeworfen wurde, wirkt nicht; nur die zweite zählt.
   *[add] Beide Karten wirken.
  }
help-house-jump-window = Wie lange zwischengeworfen werden darf.
says-house-jump-window = { $value ->
    [until_next_action] Zwischenwerfen geht, bis ein anderer Platz etwas getan hat.
   *[while_on_top] Zwischenwerfen geht, solange die Karte oben liegt.
  }
help-house-jump-first-card = Ob auf die zuerst aufgedeckte Karte zwischengeworfen werden darf.
says-house-jump-first-card = { $value ->
    [true] Auch auf die zuerst aufgedeckte Karte darf zwischengeworfen werden.
   *[false] Auf die zuerst aufgedeckte Karte wird nicht zwischengeworfen.
  }
help-house-seven = Ob eine 7 die Hand mit einem gewählten Platz tauscht.
says-house-seven = { $value ->
    [false] -
   *[true] Wer eine 7 spielt, tauscht die Hand mit einem anderen Platz.
  }
help-house-seven-optional = Ob auf den Tausch einer 7 verzichtet werden darf.
says-house-seven-optional = { $value ->
    [false] Auf den Tausch einer 7 kann nicht verzichtet werden.
   *[true] Auf den Tausch einer 7 darf verzichtet werden.
  }
help-house-zero = Ob eine 0 alle Hände weitergibt.
says-house-zero = { $value ->
    [false] -
   *[true] Bei einer 0 geht jede Hand an den nächsten Platz, in Spielrichtung.
  }
help-house-slap = Bei welchen Zahlen alle auf den Stapel klatschen.
    .example = Bei 6 und 9: \`classic house.slap=6,9\`
says-house-slap = { $value ->
    [none] -
   *[other] Bei { $value } klatschen alle auf den Stapel, und wer zuletzt klatscht, zieht.
  }
help-house-slap-cards = Wie viele Karten zieht, wer zuletzt klatscht.
says-house-slap-cards = { $value ->
    [0] Wer zuletzt klatscht, zieht nichts.
    [one] Wer zuletzt klatscht, zieht eine Karte.
   *[other] Wer zuletzt klatscht, zieht { $value } Karten.
  }
help-house-slap-player-included = Ob auch klatscht, wer die Karte gelegt hat.
says-house-slap-player-included = { $value ->
    [true] Auch wer die Karte gelegt hat, klatscht.
   *[false] Wer die Karte gelegt hat, muss nicht klatschen.
  }
help-house-slap-missing = Wer zieht, wenn mehrere nicht rechtzeitig geklatscht haben.
says-house-slap-missing = { $value ->
    [all_draw] Ist die Zeit um, ziehen alle, die nicht geklatscht haben.
   *[last_seat_only] Ist die Zeit um, zieht nur der Letzte von denen, die nicht geklatscht haben.
  }
help-house-silent = Ob der Ruf wegfällt.
says-house-silent = { $value ->
    [false] -
   *[true] Niemand ruft, und niemand kann erwischt werden.
  }
help-house-doubles = Ob mehrere Karten einer Zahl in einem Zug gelegt werden dürfen.
    .example = Bea legt Rot 4, dann Blau 4 und Grün 4: nun gilt Grün.
says-house-doubles = { $value ->
    [false] -
   *[true] Wer eine Zahl legt, darf im selben Zug weitere Karten dieser Zahl legen; die letzte liegt oben.
  }
help-house-bomb = Ob drei von einer Zahl alle anderen ziehen lassen.
says-house-bomb = { $value ->
    [false] -
   *[true] Wer in einem Zug drei oder mehr von einer Zahl legt, lässt alle anderen eine Karte ziehen.
  }
help-house-hand-limit = Ab wie vielen Karten eine Hand nicht mehr zieht; 0 heißt nie.
says-house-hand-limit = { $value ->
    [0] -
   *[other] Eine Hand mit { $value } Karten zieht nicht mehr: sie passt, und eine Strafe zählt nur bis dahin.
  }
help-house-open-low = Bis zu wie vielen Karten eine Hand offen liegt; 0 heißt nie.
says-house-open-low = { $value ->
    [0] -
    [one] Eine Hand mit einer Karte liegt offen.
   *[other] Eine Hand mit { $value } oder weniger Karten liegt offen.
  }
help-house-last-one-loses = Ob die Runde weitergeht, bis ein Platz übrig ist.
says-house-last-one-loses = { $value ->
    [false] -
   *[true] Die Runde geht weiter, bis ein Platz übrig ist; die anderen bekommen ihre Ränge, wie sie ausgegangen sind.
  }
help-house-blind-draw = Ob eine gezogene Karte erst im nächsten Zug angesehen wird.
says-house-blind-draw = { $value ->
    [false] -
   *[true] Eine gezogene Karte wird erst angesehen, wenn der eigene nächste Zug beginnt.
  }
help-house-blitz = Nach wie vielen Sekunden eine Runde endet; 0 heißt nie.
says-house-blitz = { $value ->
    [0] -
   *[other] Eine Runde endet nach { $value } Sekunden: die wenigsten Karten gewinnen, dann die wenigsten Punkte.
  }
help-house-revenge = Ob sich eine beantwortete Strafe verdoppelt.
    .example = Ada spielt +2, Bea antwortet mit +2: 4 Karten. Auch Cem antwortet: 8 Karten.
says-house-revenge = { $value ->
    [false] -
   *[true] Eine beantwortete Strafe verdoppelt sich, statt nur zusammenzuzählen.
  }
help-house-double-score = Ob Punkte doppelt zählen.
says-house-double-score = { $value ->
    [false] -
   *[true] Alle Punkte zählen doppelt.
  }
help-house-season = Ob Punkte von Partie zu Partie mitgehen.
says-house-season = { $value ->
    [false] -
   *[true] Die Punkte gehen in die nächste Partie derselben Leute mit.
  }
help-house-swap-any = Ob eine einfache Farbwahl Hände tauschen darf.
says-house-swap-any = { $value ->
    [false] -
   *[true] Wer eine einfache Farbwahl spielt, darf auch die Hand mit einem anderen Platz tauschen.
  }
help-house-music-chairs = Ob vor jeder Runde neu gesessen wird.
says-house-music-chairs = { $value ->
    [false] -
   *[true] Vor jeder Runde außer der ersten werden die Plätze neu ausgelost.
  }
help-house-progressive-uno = Ob der Preis eines vergessenen Rufs wächst.
says-house-progressive-uno = { $value ->
    [false] -
   *[true] Der zweite vergessene Ruf eines Platzes in einer Runde kostet doppelt, der dritte dreifach, und so fort.
  }
help-house-lucky-opening = Ob beginnt, wer am schnellsten zur ersten Karte passt.
says-house-lucky-opening = { $value ->
    [false] -
   *[true] Wird zuerst eine Zahl aufgedeckt, beginnt, wer am schnellsten eine passende Karte legt.
  }
help-house-secret-partner = Ob jeder Platz einen geheimen Partner hat.
says-house-secret-partner = { $value ->
    [false] -
   *[true] Jeder Platz hat einen geheimen Partner, und beide gewinnen zusammen; die Paare werden am Ende gezeigt.
  }
help-house-mercy = Ab wie vielen Karten eine Hand aus der Runde ist; 0 heißt nie.
says-house-mercy = { $value ->
    [0] -
   *[other] Eine Hand mit { $value } oder mehr Karten ist aus der Runde, und ihre Karten kommen beiseite.
  }
help-house-teams = Ob gegenüber Partner sitzen.
says-house-teams = { $value ->
    [false] -
   *[true] Gegenüber sitzen Partner: eine Seite gewinnt, wenn einer von ihr ausgeht, und Punkte zählen für die Seite.
  }
help-house-elimination = Ob nach jeder Runde geht, wer die meisten Punkte auf der Hand hat.
says-house-elimination = { $value ->
    [false] -
   *[true] Nach jeder Runde verlässt die Partie, wer die meisten Punkte auf der Hand hat; wer übrig bleibt, gewinnt.
  }

## Hausregeln

rule-stacking = Stapeln
    .line = Eine Ziehkarte beantwortet eine Ziehkarte, und die Summe geht weiter.
    .example = Ada spielt +2, Bea antwortet mit +2, Cem zieht 4. Jede auf jede: \`classic +stacking=any\`
rule-bounce = Abprallen
    .line = Aussetzen in der gültigen Farbe schickt eine +2 weiter.
    .example = Eine rote +2 liegt auf Bea: ihr rotes Aussetzen schickt sie zu Cem. Mit Richtungswechsel: \`classic +bounce=skip_and_reverse\`
rule-jump-in = Zwischenwerfen
    .line = Wer die gleiche Karte hat, darf sie außer der Reihe legen.
    .example = Ada spielt Grün 6, Dora wirft die andere Grün 6 dazwischen, und der Platz nach Dora ist am Zug.
rule-seven-0 = Sieben und Null
    .line = Eine 7 tauscht die Hand mit einem gewählten Platz, eine 0 gibt alle Hände weiter.
    .example = Cem hat noch 5 Karten und spielt eine 7: er nimmt die 2 von Ada, und sie seine 4.
rule-slap = Klatschen
    .line = Bei 6 oder 9 klatschen alle auf den Stapel, und wer zuletzt klatscht, zieht.
    .example = Ada spielt Blau 9, alle klatschen, Emil ist der Letzte und zieht 2. Nur bei 3: \`classic +slap=3\`
rule-silent = Stumm
    .line = Niemand ruft, und niemand kann erwischt werden.
    .example = Bea legt ihre vorletzte Karte und sagt nichts; nichts geschieht.
rule-doubles = Mehrlinge
    .line = In einem Zug dürfen mehrere Karten einer Zahl gelegt werden.
    .example = Bea legt Rot 4, Blau 4 und Grün 4 in einem Zug; Grün gilt.
rule-bomb = Bombe
    .line = Drei von einer Zahl in einem Zug lassen alle anderen eine Karte ziehen.
    .example = Bea legt drei 4er: alle anderen ziehen eine Karte. Dazu gehören Mehrlinge.
rule-hand-limit = Volle Hand
    .line = Eine volle Hand zieht nicht mehr.
    .example = Mit 15 Karten passt Cem, wo er ziehen würde. Schon mit 10: \`classic +hand-limit=10\`
rule-open-low = Kleine Hand offen
    .line = Eine kleine Hand liegt offen.
    .example = Ada hat noch 2 Karten: alle sehen sie.
rule-last-one-loses = Wer übrig bleibt
    .line = Die Runde geht weiter, bis ein Platz übrig ist.
    .example = Ada geht zuerst aus, dann Cem, dann Bea: Dora bleibt mit ihren Karten übrig.
rule-blind-draw = Blind ziehen
    .line = Eine gezogene Karte wird erst im nächsten Zug angesehen.
    .example = Bea zieht und legt die Karte verdeckt beiseite; wenn sie wieder am Zug ist, sieht sie nach.
rule-blitz = Blitz
    .line = Eine Runde endet nach drei Minuten: die wenigsten Karten gewinnen.
    .example = Die Zeit ist um; Ada hat 2 Karten und gewinnt. Nach einer Minute: \`classic +blitz=60\`
rule-revenge = Rache
    .line = Eine beantwortete Strafe verdoppelt sich. Dazu gehört Stapeln.
    .example = \`classic +stacking +revenge\`: eine +2, beantwortet, sind 4; noch einmal beantwortet, 8.
rule-double-score = Doppelte Punkte
    .line = Alle Punkte zählen doppelt.
    .example = Bea geht aus, und die anderen halten 31 Punkte: sie schreibt 62 auf.
rule-season = Saison
    .line = Punkte gehen von Partie zu Partie mit.
    .example = Ada hat 520 zu 310 gewonnen; die nächste Partie geht mit diesem Stand weiter.
rule-swap-any-card = Tauschen mit jeder Farbwahl
    .line = Eine einfache Farbwahl darf auch Hände tauschen.
    .example = Emil spielt eine Farbwahl, tauscht die Hand mit Ada und nennt Blau.
rule-music-chairs = Reise nach Jerusalem
    .line = Vor jeder Runde werden die Plätze ausgelost.
    .example = In Runde 2 sitzt Ada nach Dora, die ihr vorher gegenübersaß.
rule-progressive-uno = Wachsendes UNO
    .line = Jeder vergessene Ruf kostet mehr als der davor.
    .example = Cem wird erwischt und zieht 2; wird er in dieser Runde noch einmal erwischt, zieht er 4.
rule-lucky-opening = Schneller Anfang
    .line = Wer am schnellsten zur ersten Zahl passt, beginnt.
    .example = Gelb 3 wird aufgedeckt; Fay legt als Erste Gelb 8 und hat die Runde eröffnet.
rule-secret-partner = Geheimer Partner
    .line = Jeder Platz hat einen geheimen Partner, und beide gewinnen zusammen.
    .example = Ada geht aus; Cem erweist sich als ihr Partner und gewinnt mit ihr.
rule-force-play = Spielpflicht
    .line = Wer spielen kann, muss.
    .example = Ada würde ihre Rot 7 gern behalten, aber sie passt: ziehen darf sie nicht.
rule-draw-then-play-any = Ziehen, dann beliebig spielen
    .line = Nach dem Ziehen darf jede Karte gelegt werden, die passt.
    .example = Bea zieht Gelb 1 und legt die Grün 2, die sie aufgehoben hat.
rule-draw-skips-turn = Ziehen beendet den Zug
    .line = Ziehen beendet den Zug.
    .example = Cem zieht genau die Karte, die er brauchte, und muss warten.
rule-draw-until-playable = Ziehen, bis es passt
    .line = Wer nichts spielen kann, zieht, bis eine Karte passt.
    .example = Dora zieht 1, 2, 3 Karten; die dritte passt.
rule-no-action-finish = Zahl zum Schluss
    .line = Die letzte Karte muss eine Zahl sein.
    .example = Emil hat nur ein Aussetzen: es darf nicht seine letzte Karte sein, also zieht er.
rule-false-call = Ruf ohne Grund
    .line = Rufen ohne Grund kostet 2 Karten.
    .example = Fay ruft mit 4 Karten auf der Hand und zieht 2.
rule-false-catch = Falsch beschuldigt
    .line = Wer einen Platz beschuldigt, der nicht rufen muss, zieht 2 Karten.
    .example = Gus beschuldigt Ada, die gerufen hat: Gus zieht 2.
rule-rules-lawyer = Regelfest
    .line = Was nicht passt, und ein Rat, sind möglich und kosten Karten.
    .example = Hana legt Grün 5 auf Rot 2, nimmt sie zurück und zieht 2.
rule-mercy = Gnade
    .line = Eine zu große Hand ist aus der Runde.
    .example = Emil muss 6 nehmen und hätte 26 Karten: er ist draußen. Schon mit 20: \`classic +mercy=20\`
rule-teams = Teams
    .line = Gegenüber sitzen Partner und gewinnen zusammen.
    .example = Zu viert geht Ada aus: sie und Cem, der ihr gegenübersitzt, haben gewonnen.
rule-elimination = Ausscheiden
    .line = Nach jeder Runde verlässt die schlechteste Hand die Partie.
    .example = Bea geht aus; Dora hält 87 Punkte, mehr als Ada und Cem, und geht.

## Vorgaben

preset-official = Offiziell
    .line = Was jede Option von sich aus ist: die üblichen Regeln der heutigen Schachtel mit 108 Karten.
    .example = \`classic\` und \`classic official\` sind dasselbe.
preset-spanish = Spanisches Heft
    .line = Ein älteres Heft: nach rechts, Unpassendes und Rat kosten 2 Karten, eine Farbwahl zählt 20.
    .example = \`classic spanish\`
preset-german = Deutsches Heft
    .line = Ein älteres Heft: wer spielen kann, muss, das Los bestimmt, wer beginnt, Unpassendes kostet eine Karte.
    .example = \`classic german\`
preset-article112 = Die Schachtel mit 112 Karten
    .line = Eine Schachtel mit 4 leeren Karten, und 4 Karten für einen vergessenen Ruf.
    .example = \`classic article112\`
preset-modern = Neuere Seite
    .line = Wie offiziell, und der erste Geber wird ausgelost.
    .example = \`classic modern\`
preset-modern-house = Neuere Seite mit Hausregeln
    .line = Stapeln, Zwischenwerfen, 7 und 0, Klatschen, Weiterziehen und keine Aktionskarte zuletzt.
    .example = \`classic modern modern_house\`
preset-mattel-house = Hausregeln des Beiblatts
    .line = Gleiche stapeln, Zwischenwerfen mit jeder Karte, 7 und 0, weiterziehen, solange man mag.
    .example = \`classic mattel_house\`
preset-short-250 = Bis 250
    .line = Eine kürzere Partie, bis 250 Punkte.
    .example = \`classic short_250\`
preset-rounds-5 = Fünf Runden
    .line = Fünf Runden, die meisten Punkte gewinnen.
    .example = \`classic rounds_5\`
preset-rounds-10 = Zehn Runden
    .line = Zehn Runden, die meisten Punkte gewinnen.
    .example = \`classic rounds_10\`
preset-single = Eine einzige Runde
    .line = Eine Runde, keine Punkte: wer ausgeht, gewinnt.
    .example = \`classic single\`
preset-low-score = Wenig Punkte
    .line = Alle schreiben die eigenen Punkte auf; die wenigsten gewinnen.
    .example = \`classic low_score\`
preset-party-rules = Party
    .line = Jede Ziehkarte stapeln, 7 und 0, Zwischenwerfen, ziehen, bis eine Karte passt.
    .example = \`classic party_rules\`
preset-quick = Schnell
    .line = 5 Karten, bis 250 Punkte, und wer spielen kann, muss.
    .example = \`classic quick\`
preset-kids = Kinder
    .line = 5 Karten, kein Ruf, kein Anzweifeln, viel Zeit.
    .example = \`classic kids\`
preset-tournament = Turnier
    .line = Kein Bluff, zehn Runden, 15 Sekunden je Zug.
    .example = \`classic tournament\`
preset-chaos = Chaos
    .line = Alles zugleich: Stapeln, Abprallen, Zwischenwerfen, 7 und 0, Klatschen, Mehrlinge, Bombe, Rache.
    .example = \`classic chaos\`

## Ausgaben

edition-classic = Klassisch
    .line = Vier Farben, Zahlen 0 bis 9, Aussetzen, Richtungswechsel, +2, Farbwahl und Farbwahl +4.
    .example = \`classic\`
edition-all-wild = Nur Farbwahlen
    .line = Keine Farben: jede Karte ist eine Farbwahl und passt auf jede andere.
    .example = \`all_wild\`
edition-angry-birds = Angry Birds
    .line = Eine Farbwahl Schweinekönig teilt Karten aus, bis die genannte Farbe kommt.
    .example = \`angry_birds\`
edition-attack = Angriff
    .line = Ein Werfer statt des Zugstapels: niemand weiß, wie viele Karten er wirft.
    .example = \`attack\`
edition-attack-modern = Angriff, heutige Karten
    .line = Der Werfer mit den Karten der heutigen Schachtel.
    .example = \`attack_modern\`
edition-blast = Knall
    .line = Karten kommen in eine Kanone, bis sie alle auf jemanden schießt.
    .example = \`blast\`
edition-boom-o = Boom-O
    .line = Eine laufende Summe, die 60 nicht übersteigen darf, und Bomben für alle, denen es nicht gelingt.
    .example = \`boom_o\`
edition-bts = BTS
    .line = Eine Farbwahl Tanz verlangt einen Tanz, und der Tisch stimmt ab.
    .example = \`bts\`
edition-chicago-cubs = Chicago Cubs
    .line = Eine Farbwahl, die die Hand mit einem gewählten Platz tauscht.
    .example = \`chicago_cubs\`
edition-classic-blank = Klassisch mit leeren Karten
    .line = Das klassische Spiel mit vier leeren Karten, die eine Regel des Tisches tragen.
    .example = \`classic_blank\`
edition-classic-modern = Klassisch, heutige Karten
    .line = Das klassische Spiel mit einer Farbwahl, die Hände mischt, und dreien nach Wunsch.
    .example = \`classic_modern\`
edition-dare = Mutprobe
    .line = Wen es trifft, der tut eine Mutprobe aus einer Liste oder zieht.
    .example = \`dare\`
edition-dos = Dos
    .line = Eine Reihe von Karten in der Mitte, die mit einer Karte oder der Summe von zweien getroffen wird.
    .example = \`dos\`
edition-emoji = Gesichter
    .line = Das Gesicht auf der Karte wird bis zum nächsten Zug gehalten oder kostet Karten.
    .example = \`emoji\`
edition-flash = Blitzlicht
    .line = Niemand weiß, wer an der Reihe ist: nach jeder Karte entscheidet das Los.
    .example = \`flash\`
edition-flip = Flip
    .line = Jede Karte hat eine helle und eine dunkle Seite, und ein Wenden dreht alle um.
    .example = \`flip\`
edition-frozen-2 = Frozen II
    .line = Eine Farbwahl Schloss friert eine Farbe ein, bis der Zug wieder herum ist.
    .example = \`frozen_2\`
edition-harry-potter = Harry Potter
    .line = Eine Farbwahl Hut lässt einen gewählten Platz ziehen, bis sein Haus kommt.
    .example = \`harry_potter\`
edition-harry-potter-2010 = Harry Potter, 2010
    .line = Eine Farbwahl Zauberstab legt bestimmte Zahlen auf einmal ab.
    .example = \`harry_potter_2010\`
edition-jurassic-world = Jurassic World
    .line = Eine Farbwahl Raptor nimmt bestimmte Zahlen mit.
    .example = \`jurassic_world\`
edition-minecraft = Minecraft
    .line = Eine Farbwahl Creeper geht los, wenn sie gezogen wird.
    .example = \`minecraft\`
edition-mod = MOD
    .line = Eine Farbwahl verschenkt Karten einer Farbe, jedem Platz eine.
    .example = \`mod\`
edition-no-mercy = Keine Gnade
    .line = Ziehkarten bis +10, die sich stapeln, und 25 Karten werfen hinaus.
    .example = \`no_mercy\`
edition-party = Party
    .line = Für 6 bis 16 Plätze, mit Fingerzeigen, Banden und einem Haufen, der herumgeht.
    .example = \`party\`
edition-power-grab = Machtgriff
    .line = Vier Türme zu nehmen und zu verlieren; jeder schützt, und alle vier gewinnen.
    .example = \`power_grab\`
edition-royal-revenge = Königliche Rache
    .line = Ein König, ein Narr, und eine Krone, die unversehens weitergeht.
    .example = \`royal_revenge\`
edition-showdown = Duell
    .line = Zwei Plätze warten auf das Zeichen, und der langsamere nimmt den Einsatz.
    .example = \`showdown\`
edition-spin = Rad
    .line = Manche Zahlen lassen den nächsten Platz ein Rad drehen.
    .example = \`spin\`
edition-super-mario = Super Mario
    .line = Eine Farbwahl Stern schickt eine Strafe dorthin zurück, woher sie kam.
    .example = \`super_mario\`
edition-teams = Teams
    .line = Gegenüber sitzen Partner; eine Seite gewinnt, wenn sie keine Karten mehr hat.
    .example = \`teams\`
edition-triple-play = Dreifach
    .line = Drei Ablagestapel, die überladen, wenn man sie zu oft drückt.
    .example = \`triple_play\`
edition-wild-jackpot = Hauptgewinn
    .line = Eine Maschine mit Hebel verteilt Gewinne und Regelkarten.
    .example = \`wild_jackpot\`

## Optionen mancher Ausgaben

help-deck-add = Besondere Karten jeder Ausgabe, die dazugemischt werden: Kürzel und Zahl.
    .example = Vier Farbwahlen, die Hände tauschen: \`classic deck.add=Wswap:4\`
says-deck-add = { $value ->
    [none] -
   *[other] Dazugemischt: { $value }, von einem farbigen Zeichen so viele in jeder Farbe.
  }
help-custom-effect = Was die eigene Karte des Tisches tut, in den Verben der Maschine.
    .example = \`classic_modern deck.blanks=house_card custom.effect=draw_rivals_1,name_colour\`
says-custom-effect = { $value ->
    [none] -
   *[other] Die eigene Karte des Tisches tut dies: { $value }.
  }
help-custom-sign = Das Zeichen auf der eigenen Karte des Tisches.
says-custom-sign = { $value ->
    [none] -
   *[other] Die eigene Karte des Tisches trägt das Zeichen { $value }.
  }
help-custom-name = Der Name der eigenen Karte des Tisches.
says-custom-name = { $value ->
    [none] -
   *[other] Die eigene Karte des Tisches heißt { $value }.
  }
help-swap-instead-of-shuffle = Ob die Farbwahl, die Hände mischt, eine ist, die sie tauscht.
says-swap-instead-of-shuffle = { $value ->
    [false] -
   *[true] Die Farbwahl, die Hände mischt, bleibt weg; eine, die sie tauscht, tritt an ihre Stelle.
  }
help-challenge-elimination = Ob die schlechteste Hand einer Runde die Partie verlässt.
says-challenge-elimination = { $value ->
    [false] -
   *[true] Nach jeder Runde verlässt die Partie, wer die meisten Punkte auf der Hand hat.
  }
help-launcher-memoryless = Ob jedes Drücken des Werfers reiner Zufall ist.
says-launcher-memoryless = { $value ->
    [false] -
   *[true] Jedes Drücken des Werfers löst ihn so leicht aus wie das davor.
  }
help-uno-slap = Ob ein Ruf einen Wettlauf zum Stapel auslöst.
says-uno-slap = { $value ->
    [false] -
   *[true] Ruft jemand, klatschen alle anderen auf den Stapel.
  }
help-turn-timer = Ob gegen die Uhr gespielt wird.
says-turn-timer = { $value ->
    [off] -
   *[on] Ein Zug, der zu lange dauert, ist vorbei und kostet Karten.
  }
help-flip-pairing = Welche Seiten sich eine Karte teilen.
says-flip-pairing = { $value ->
    [table] -
   *[seeded] Welche Seiten sich eine Karte teilen, wird ausgelost.
  }
help-flip-seed = Die Nummer, nach der die Seiten zusammengelost werden.
says-flip-seed = Die Seiten sind nach Nummer { $value } zusammengelost.
help-flip-simple = Ob die Stapel beim Wenden bleiben, wie sie liegen.
says-flip-simple = { $value ->
    [false] -
   *[true] Beim Wenden bleiben die Stapel, wie sie liegen.
  }
help-visible-backs = Ob man die andere Seite fremder Karten sieht.
says-visible-backs = { $value ->
    [true] Alle sehen die andere Seite der Karten auf fremden Händen.
   *[false] Die andere Seite der Karten auf fremden Händen sieht man nicht.
  }
help-house-map = Welche Karten das Ziehen für die Farbwahl Hut beenden.
says-house-map = { $value ->
    [none] Nichts beendet das Ziehen für die Farbwahl Hut.
   *[other] Für die Farbwahl Hut wird bis zu einer von diesen gezogen: { $value }.
  }
help-creeper-mode = Wen eine Farbwahl Creeper trifft, und wann.
says-creeper-mode = { $value ->
    [self_on_draw] Wer eine Farbwahl Creeper zieht, zeigt sie und zieht 3 Karten mehr.
    [others_on_play] Eine gespielte Farbwahl Creeper lässt alle anderen 3 Karten ziehen.
   *[next_on_play] Eine gespielte Farbwahl Creeper lässt den nächsten Platz 3 Karten ziehen.
  }
help-four-towers-win = Ob alle vier Türme die Runde gewinnen.
says-four-towers-win = { $value ->
    [true] Wer alle vier Türme hat, darf sie zurückgeben und gewinnt die Runde.
   *[false] Türme gewinnen die Runde nicht.
  }
help-royal-clock = Ob die königliche Uhr nach Zeit läuft.
says-royal-clock = { $value ->
    [off] -
   *[on] Die königliche Uhr läuft nach Zeit, wo sie sonst Züge zählt.
  }
help-open-team-chat = Ob Partner offen reden dürfen.
says-open-team-chat = { $value ->
    [false] -
   *[true] Partner dürfen offen über ihre Karten reden.
  }
help-dare-list = Aus welcher Liste die Mutproben sind.
says-dare-list = { $value ->
    [family] Die Mutproben sind aus der Liste für Familien.
    [show_off] Die Mutproben sind aus der Liste für Bühnenreife.
    [daredevil] Die Mutproben sind aus der Liste für Wagemutige.
   *[house_rules] Die Mutproben sind aus der Liste des Hauses.
  }
help-prompt-kind = Ob Mutproben gleich getan oder beibehalten werden.
says-prompt-kind = { $value ->
    [listed] Eine Mutprobe wird gleich getan oder beibehalten, wie ihre Liste es sagt.
    [instant] Jede Mutprobe wird gleich getan.
   *[lasting] Jede Mutprobe wird beibehalten.
  }
help-jackpot-rules = Die Regelkarten in der Maschine.
says-jackpot-rules = { $value ->
    [none] Die Maschine hat keine Regelkarten.
   *[other] Ein Regel-Ergebnis deckt die nächste dieser Regelkarten auf, die danach unter die anderen geht: { $value }.
  }
help-score-knockout = Was ein wegen zu vieler Karten ausgeschiedener Platz dem Sieger zählt.
says-score-knockout = { $value ->
    [0] -
   *[other] Ein wegen zu vieler Karten ausgeschiedener Platz zählt dem Sieger { $value }.
  }

# Headings over the options that every table has.

group-players = Wie viele spielen
group-deal = Das Geben
group-deck = Das Kartenspiel
group-custom = Eine eigene Karte
group-start = Wer beginnt
group-first = Die erste Karte
group-turn = Ein Zug
group-wild = Farbwahlen
group-reverse = Richtungswechsel zu zweit
group-wd4 = Farbwahl Zieh vier
group-uno = UNO rufen
group-illegal = Karten, die nicht passen
group-suggestion = Ratschläge
group-finish = Ausgehen
group-pile = Ein leerer Zugstapel
group-score = Punkte
group-match = Die Partie
group-challenge = Anzweifeln
group-editions = Einzelner Ausgaben
`;export{e as default};