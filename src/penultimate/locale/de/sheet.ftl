# Das Blatt zu einem Regelsatz, und was `penultimate rules` darum herum schreibt.

row-of = { $first } und { $last }

## Das Blatt

sheet-title = { $edition }: die Regeln dieses Tisches
sheet-table = Dieser Tisch hat { $seats } Plätze.
sheet-seats = { $low ->
    [one] { $high ->
        [one] ein Platz
       *[other] 1 bis { $high } Plätze
    }
   *[other] { $low } bis { $high } Plätze
  }
sheet-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
sheet-hand = { $count ->
    [one] eine Karte für jeden
   *[other] { $count } Karten für jeden
  }
sheet-length = { $kind ->
    [lives] bis nur ein Platz Bomben übrig hat
    [target] bis { $target } Punkte
    [rounds] { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
   *[single] eine einzige Runde
  }
sheet-changed = * anders als in der Ausgabe, wie sie kommt. In Klammern, was es ändert.
sheet-numbers = { $count ->
    [one] Zahl { $numbers }
   *[other] Zahlen { $numbers }
  }
sheet-dark = { $name }, dunkle Seite
sheet-face-value = ihr Wert
sheet-option = { $help } Hier: { $value }.
sheet-number = Passt auf ihre Farbe und auf ihre Zahl und tut sonst nichts.
sheet-nothing = Tut sonst nichts.

heading-deck = Das Kartenspiel
heading-deal = Das Geben
heading-first = Die zuerst aufgedeckte Karte
heading-turn = Ein Zug
heading-penalties = Die Farbwahl +4
heading-calls = UNO rufen
heading-misplays = Karten, die nicht passen
heading-finish = Ausgehen
heading-points = Punkte
heading-match = Die Partie
heading-two = Zu zweit
heading-house = Hausregeln an diesem Tisch
heading-edition = Mehr zu dieser Ausgabe
heading-moot = Geändert, ohne hier etwas zu entscheiden

fixed-deal-pile = Der Rest ist der verdeckte Zugstapel; seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.
fixed-first-plain = Eine zuerst aufgedeckte Zahl tut nichts: wer beginnt, hat den ersten Zug.
fixed-turn-fits = Wer am Zug ist, legt eine Karte mit der Farbe, der Zahl oder dem Zeichen der obersten Karte; eine Farbwahl passt auf jede Farbe, und wer sie legt, nennt die nächste.
fixed-turn-effects = Was eine Karte tut, steht beim Kartenspiel neben ihr.
fixed-calls-when = Wer die vorletzte Karte legt, ruft „UNO!“.
fixed-finish-out = Wer die letzte Karte legt, geht aus.
fixed-finish-over = Damit ist die Runde vorbei.
fixed-points-cards = Zahlen zählen, was sie zeigen; alle anderen Karten, was beim Kartenspiel steht.
fixed-match-winner = { $mode ->
    [winner_takes] Die höchste Punktzahl gewinnt die Partie.
    [own_points] Die niedrigste Punktzahl gewinnt die Partie.
   *[none] Wer die meisten Runden gewonnen hat, gewinnt die Partie.
  }
fixed-two-again = Wer den anderen Platz aussetzen lässt, ist noch einmal am Zug.

first-card = { $kind }, zuerst aufgedeckt: { $effect }
first-redraw = { $kind }, zuerst aufgedeckt, darf dort nicht liegen: eine andere Karte wird aufgedeckt.
first-nothing = { $kind }, zuerst aufgedeckt, tut nichts.
last-card = { $kind } als letzte Karte: { $effect }
reply-card = { $kind } als Antwort auf eine Strafe: { $effect } Die Strafe geht weiter.
reply-nothing = { $kind } als Antwort auf eine Strafe tut sonst nichts: die Strafe geht weiter.

## Was der Befehl schreibt

list-editions = Ausgaben
list-presets = Vorgaben
list-rules = Hausregeln
list-options = Optionen
list-more = Eine Sache ganz: penultimate rules stacking, penultimate rules house.stack, penultimate rules W+4. Ein ganzer Tisch: penultimate rules "classic +stacking". Alle Optionen: penultimate rules --options.
explain-option = Option
explain-rule = Hausregel
explain-preset = Vorgabe
explain-card = Karte
explain-default = Üblich: { $value }
explain-values = Werte
explain-range = { $low } bis { $high }
explain-list = eine Liste, durch Kommas getrennt
explain-silent = (sagt nichts)
explain-set-by = Wird geändert von: { $names }
explain-example = Beispiel: { $text }
explain-whole = Das ganze Blatt: { $command }
explain-none = (keine)
explain-in-deck = { $count ->
    [one] Eine solche Karte ist im Kartenspiel von { $edition }.
   *[other] { $count } solche Karten sind im Kartenspiel von { $edition }.
  }
explain-points = Punkte, wenn sie auf der Hand bleibt: { $points }

## Eine Beispielrunde

story-later = { $count ->
    [one] Der erste Schritt fehlt.
   *[other] Die ersten { $count } Schritte fehlen.
  }

## Ausgaben, die anders gespielt werden

fixed-turn-fits-all-wild = Wer am Zug ist, legt eine beliebige Karte: jede passt auf jede.
fixed-turn-fits-boom-o = Wer am Zug ist, legt eine Karte, mit der die Summe 60 nicht übersteigt, oder deckt eine Bombe auf.
fixed-turn-fits-dos = Wer am Zug ist, trifft Karten der Reihe, mit einer derselben Zahl oder mit zweien, die sie ergeben; dann legt er, was er schuldet, oder zieht.
fixed-turn-fits-triple-play = Wer am Zug ist, legt eine Karte auf einen beleuchteten Stapel, zu Farbe, Zahl oder Zeichen, oder zieht.
fixed-turn-fits-power-grab = Wer am Zug ist, legt eine Karte mit der Farbe, der Zahl oder dem Zeichen der obersten Karte; eine Farbwahl passt auf jede Farbe, und wer sie legt, nennt die nächste.
turn-draw = Wer nichts legt, zieht auf andere Art: { $effect }
finish-mercy = Eine Hand mit { $count } oder mehr Karten ist aus der Runde.
finish-never = { $kind } darf nicht die letzte Karte sein.

## Was der Zufall entscheidet

device-share = { $part } von { $whole }
device-outcome = { $share }: { $effect }
rule-card = Regelkarte { $name }: { $effect }

## Karten und Züge von Ausgaben, die anders gespielt werden. Ein Satz je Zeile

card-dos-number = Trifft eine Karte der Reihe mit ihrer Zahl, allein oder mit einer zweiten zusammengezählt.
card-dos-any = Steht für jede Zahl von 1 bis 10, in ihrer eigenen Farbe.
card-dos-wdos = Eine 2, deren Farbe du nennst.
card-boom-o-hold = Lässt die Summe, wie sie ist; gegen eine Bombe gelegt, bewahrt sie dich davor, eine aufzudecken.
card-triple-play-w = Auf sie darf danach jede Karte. Drück den Stapel, auf dem sie liegt, und zieh, wenn er überläuft.
more-deal-dos =
    Zwei Karten liegen offen in der Mitte: die Reihe.
more-turn-dos =
    Du darfst so viele Karten treffen, wie du willst, jede einmal.
    Ein Treffer in der Farbe der Karte in der Reihe bringt eine Zugabe; mit zwei Karten dieser Farbe ziehen außerdem alle anderen eine Karte.
    Vor oder nach dem Treffen darfst du eine Karte ziehen; wer dann nichts getroffen hat, legt eine Karte in die Reihe.
    Am Ende des Zuges verlassen getroffene Karten die Reihe, sie wird auf zwei aufgefüllt, und für jede Zugabe legst du eine Karte mehr hinein.
    In der Reihe hat eine beliebige Zahl die Zahl, die nennt, wer sie trifft, und eine Zwei mit Farbwahl die Farbe, die er nennt.
fixed-calls-when-dos = Wer noch zwei Karten hat, muss rufen.
more-deal-triple-play =
    Auf jedem von drei Stapeln liegt eine Zahl offen, und jeder Stapel hat eine verborgene Grenze.
more-turn-triple-play =
    Lichter sagen, welche Stapel in diesem Zug gelten: einer, zwei oder alle drei.
    Jede Karte drückt den Stapel, auf den sie gelegt wird. Über seiner Grenze läuft ein Stapel über: das Gerät sagt, wie viele Karten das kostet, und der Stapel hat eine neue Grenze.
    Wer nichts legt, zieht eine Karte und drückt einen leuchtenden Stapel; auch dabei kann er überlaufen.
more-deal-boom-o =
    Jeder Platz hat drei verdeckte Bomben. Die Summe beginnt bei 0.
more-turn-boom-o =
    Wer eine Karte hat, die gelegt werden darf, muss eine legen; niemand zieht.
    Wer keine hat, deckt eine Bombe auf, legt nichts, und die Summe geht auf 0 zurück.
    Bei einem Doppelzug muss die erste Karte eine Zahl sein oder die Summe setzen, die zweite jede, die passt; wer nicht kann, deckt eine Bombe auf.
    Wenn alle anderen gegen eine Bombe eine Haltekarte legen, deckt auf, wer die Bombe gelegt hat.
more-finish-boom-o =
    Wenn jemand ausgeht, decken alle anderen eine Bombe auf. Für die nächste Runde wird jede Hand auf 7 aufgefüllt; niemand gibt Karten ab.
    Wer die dritte Bombe aufdeckt, scheidet aus der Partie aus.

## Lists that cards point to

heading-dares = Die Mutproben
heading-dances = Die Tänze
heading-faces = Die Gesichter
prompt-line = { $number }: { $text }
