var e=`# Warum eine Handlung abgelehnt wird: die Gründe von \`penultimate.reasons\`, für Menschen.

reason-round-over = Die Runde ist vorbei.
reason-not-in-round = { $seat } ist nicht mehr in der Runde.
reason-no-prompt-to-question = { $other } hält keine Aufgabe durch, die sich jetzt noch bezweifeln lässt.
reason-no-signal = Nichts wartet jetzt auf ein Zeichen.
reason-nothing-to-slap = Jetzt gibt es nichts zu klatschen.
reason-no-deadline = Nichts, was offen ist, endet jetzt durch eine Frist.
reason-no-clock = Diese Runde wird nicht gegen die Uhr gespielt.
reason-advice-free = Ein Rat kostet an diesem Tisch nichts.
reason-may-still-be-caught = Der letzte Platz kann noch erwischt werden; einen Moment.
reason-not-your-turn = Gewartet wird auf { $other }, nicht auf { $seat }.
reason-colour-first = Nenne zuerst eine Farbe.
reason-seat-first = Wähle einen anderen Platz, der noch in der Runde ist.
reason-same-number-or-stop = Jetzt dürfen nur noch Karten derselben Zahl folgen, oder höre auf.
reason-slap-first = Klatsche zuerst auf den Stapel.
reason-row-first = Wähle eine Karte der Reihe, auf die deine Hand passt, oder ziehe, oder höre auf.
reason-number-first = Nenne eine Zahl von 0 bis 9.
reason-pile-first = Wähle einen leuchtenden Stapel, auf den die Karte passt.
reason-token-first = Wähle eine Marke, die noch nicht deine ist.
reason-accept-or-cancel = Nimm an, oder hebe es mit der Marke auf.
reason-perform-or-take = Führe es vor, oder nimm die Karten.
reason-say-when-done = Sage, wann es getan ist.
reason-vote-first = Stimme zuerst ab.
reason-point-first = Zeige zuerst auf einen anderen Platz.
reason-device-first = Drehe das Rad, oder ziehe den Hebel.
reason-not-in-hand = { $card } ist nicht auf dieser Hand.
reason-not-for-this = { $purpose ->
    [give] { $card } kann jetzt nicht verschenkt werden.
    [discard] { $card } kann jetzt nicht abgeworfen werden.
   *[other] { $card } kann jetzt nicht gewählt werden.
  }
reason-card-first = { $purpose ->
    [give] Wähle zuerst eine Karte zum Verschenken.
    [discard] Wähle zuerst eine Karte zum Abwerfen.
   *[other] Wähle zuerst eine Karte.
  }
reason-no-calls = An diesem Tisch ruft niemand.
reason-late-call = Ein später Ruf rettet an diesem Tisch nicht.
reason-not-oneself = Niemand erwischt sich selbst.
reason-owes-no-call = { $other } schuldet jetzt keinen Ruf.
reason-no-jumping = An diesem Tisch wird nur der Reihe nach gelegt.
reason-jump-identical = Nur eine Karte gleich { $card } darf dazwischen.
reason-no-jump-card = { $card } darf an diesem Tisch nicht dazwischen.
reason-jump-late = Für { $card } ist es zum Zwischenwerfen zu spät.
reason-answer-first = Zuerst muss etwas beantwortet werden.
reason-not-last-card = { $card } darf hier nicht die letzte Karte sein.
reason-over-sixty = { $card } brächte die Summe über 60, oder ist nicht die Karte, mit der begonnen wird.
reason-fits-no-pile = { $card } passt auf keinen leuchtenden Stapel.
reason-pending-not-answered = { $cards ->
    [one] Eine Karte steht an, und { $card } beantwortet sie nicht.
   *[other] { $cards } Karten stehen an, und { $card } beantwortet sie nicht.
  }
reason-pending-taken = { $cards ->
    [one] Eine Karte steht an und muss genommen werden.
   *[other] { $cards } Karten stehen an und müssen genommen werden.
  }
reason-only-drawn = Nach dem Ziehen darf nur die gezogene Karte gelegt werden.
reason-waits-named = Genannt ist { $colour }.
reason-waits-fit = Es passt nur { $colour }, etwas wie { $top } oder eine Farbwahl.
reason-locked = Solange das Schloss hält, darf nur { $colour } gelegt werden.
reason-not-last-draw = { $card } darf nicht die letzte Karte sein; ziehe stattdessen.
reason-only-without-colour = { $card } wird nur ohne eine Karte der gültigen Farbe gelegt.
reason-no-bluff = Es gibt keinen Bluff anzuzweifeln.
reason-pending-answer = { $cards ->
    [one] Eine Karte steht an; nimm sie, oder beantworte sie.
   *[other] { $cards } Karten stehen an; nimm sie, oder beantworte sie.
  }
reason-drawn-already = Gezogen wird einmal im Zug: lege die gezogene Karte, oder passe.
reason-drawn-must = Die gezogene Karte muss gelegt werden.
reason-draw-before-pass = Vor dem Passen wird gezogen.
reason-must-play = Wer legen kann, muss.
reason-not-asked = Das ist jetzt nicht gefragt.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-nothing-played = Jetzt wird nichts gespielt.
`;export{e as default};