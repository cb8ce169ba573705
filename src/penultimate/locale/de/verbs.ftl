# Verben und Wendungen des Wortschatzes als Satzteile. Die Namen sind in en/verbs.ftl erklärt.

who-me = du
    .form = you
    .whom = dir
who-next = der nächste Platz
    .form = one
    .whom = dem nächsten Platz
who-target = dieser Platz
    .form = one
    .whom = diesem Platz
who-rivals = alle anderen
    .form = many
    .whom = allen anderen
who-partner = dein Partner
    .form = one
    .whom = deinem Partner
who-starter = wer beginnt,
    .form = one
    .whom = dem, der beginnt,
who-dealer = der Geber
    .form = one
    .whom = dem Geber

join-parts = { $first }, und { $last }

## Züge

verb-skip-count = { $at ->
    [open] { $count ->
        [one] wer beginnt, setzt aus
       *[other] die ersten { $count } Plätze setzen aus
    }
   *[play] { $count ->
        [one] der nächste Platz setzt aus
       *[other] die nächsten { $count } Plätze setzen aus
    }
  }
verb-reverse = die Spielrichtung dreht sich um
verb-turn-back = die Spielrichtung dreht sich um
verb-again = du bist noch einmal am Zug
verb-begin-who-count = { $count ->
    [0] { $form ->
        [you] du beginnst
        [one] { $who } beginnt
       *[many] { $who } beginnen
    }
    [one] der Platz nach { $whom } beginnt
   *[other] der Platz { $count } Plätze nach { $whom } beginnt
  }
verb-next-turn = -
verb-ask-turn = lege eine Karte, die passt, oder ziehe
verb-answer-turn = -
verb-draw-turn = ziehe
verb-answer-drawn = lege die gezogene Karte oder behalte sie
verb-blocked = die Runde endet, wo niemand spielen oder ziehen kann

## Ziehen

verb-draw-who-count = { $form ->
    [you] du ziehst
    [one] { $who } zieht
   *[many] { $who } ziehen
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
verb-penalty-count = { $at ->
    [open] wer beginnt, zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und setzt aus
    [last] der nächste Platz zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[play] der nächste Platz zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und setzt aus
  }
verb-restricted = -
    .note = Wann sie ehrlich ist, steht unter einer eigenen Überschrift.
verb-face-penalty = der Platz am Zug steht vor dem, was aussteht
verb-answer-penalty = -
verb-collect = -
verb-last-stand = der Platz, der ziehen muss, darf noch anzweifeln

## Hände

verb-swap-who = tausche die Hand mit { $whom }
verb-pass-hands = jede Hand geht an den nächsten Platz, in Spielrichtung
verb-pool-hands = alle Hände werden zusammengemischt und neu gegeben, beginnend mit dem nächsten Platz
verb-judge-count = -

## Fragen

verb-name-colour = nenne eine Farbe
verb-starter-names-colour = wer beginnt, nennt eine Farbe
verb-dealer-names-colour = der Geber nennt eine Farbe
verb-ask-colour-who = { $form ->
    [you] du nennst eine Farbe
    [one] { $who } nennt eine Farbe
   *[many] { $who } nennen eine Farbe
  }
verb-answer-colour = -
verb-choose-seat = wähle einen anderen Platz
verb-may-choose-seat = wähle einen anderen Platz oder keinen
verb-ask-seat-count = wähle einen anderen Platz
verb-answer-seat = -

## Wettläufe, mehrere Karten, das Ende

verb-slap = alle klatschen auf den Stapel, und wer zuletzt klatscht, zieht
verb-ask-slap = alle klatschen auf den Stapel
verb-answer-slap = wer zuletzt klatscht, zieht
verb-more = -
    .note = Mit ihr dürfen weitere Karten derselben Zahl gelegt werden.
verb-start-run = -
verb-ask-more = du darfst weitere Karten derselben Zahl legen
verb-answer-more = -
verb-bomb-count-count = -
    .note = Für { $count } oder mehr von einer Zahl in einem Zug ziehen alle anderen { $count2 ->
        [one] eine Karte
       *[other] { $count2 } Karten
    }.
verb-lucky = wer am schnellsten eine passende Karte legt, beginnt
verb-ask-lucky = wer am schnellsten eine passende Karte legt, beginnt
verb-answer-lucky = -
verb-finish = die Runde ist vorbei
verb-retire = die Runde geht ohne dich weiter

## Zufall

verb-chance-count-count = der Zufall entscheidet zwischen { $count2 } Ausgängen
verb-go-label = -
