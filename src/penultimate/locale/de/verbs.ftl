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
    .too = , und setzt aus
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
verb-chance-device = { $device } entscheidet
verb-roll-device = -
verb-read-number = -
verb-pick-count = -
verb-do-program = { $program }
# Was auf … endet, wird mit dem nächsten Teil zusammen gesagt.
verb-if-picked-label = wenn es keine gab:…
verb-if-coloured-label = wenn die oberste Karte keine eigene Farbe hat:…
verb-go-label = sonst:…

## Plätze mancher Ausgaben

who-everyone = alle
    .form = many
    .whom = allen
who-king = der König
    .form = one
    .whom = dem König
who-jester = der Narr
    .form = one
    .whom = dem Narren
who-foe = der nächste Platz der anderen Seite
    .form = one
    .whom = dem nächsten Platz der anderen Seite
who-foes-partner = dessen Partner
    .form = one
    .whom = dessen Partner

## Was Verben mancher Ausgaben nennen

cards-face = eine Zahlkarte
cards-gryffindor = den Karten des Hauses
cards-harry = 2er, 6er und 9er
cards-raptors = 2er, 6er und 9er
cards-hold = eine Halt-Karte
cards-numbers = Zahlkarten
cards-red = den roten Karten und Farbwahlen
cards-blue = den blauen Karten und Farbwahlen
program-wheel = der nächste Platz dreht das Rad und tut, was es sagt
program-lever = zieh den Hebel und tu, was er sagt
program-rule = die nächste Regelkarte wird aufgedeckt
program-fanfare = die Krone geht weiter

## Mehr zu Zügen

verb-lot-rival = der nächste Platz wird unter den anderen ausgelost
verb-lose-turn = dieser setzt aus
verb-as-target = der gewählte Platz tut das Folgende
verb-target-me = -
verb-take-over = der nächste Platz übernimmt
verb-my-turn = du hast den nächsten Zug
verb-miss-who = { $form ->
    [you] du setzt aus
    [one] { $who } setzt aus
   *[many] { $who } setzen aus
  }
verb-skip-foe = der nächste Platz der anderen Seite setzt aus
verb-skip-next-unless-token = der nächste Platz setzt aus, wenn er nicht zurückgibt: { $token }
verb-double-play = der nächste Platz muss zwei Karten legen
verb-as-starter = -

## Mehr zum Ziehen

verb-draw-who-until-colour = { $form ->
    [you] du ziehst
    [one] { $who } zieht
   *[many] { $who } ziehen
  }, bis eine Karte der gültigen Farbe kommt
verb-draw-who-until-picked = { $form ->
    [you] du ziehst
    [one] { $who } zieht
   *[many] { $who } ziehen
  }, bis eine Karte der bestimmten Farbe kommt
verb-draw-who-until-cards = { $form ->
    [you] du ziehst
    [one] { $who } zieht
   *[many] { $who } ziehen
  }, bis eine von { $cards } kommt
verb-deal-rivals-until-colour = die anderen bekommen reihum eine offene Karte, bis eine der gültigen Farbe kommt
verb-press-who-count = { $form ->
    [you] du drückst
    [one] { $who } drückt
   *[many] { $who } drücken
  } den Werfer { $count ->
    [one] einmal
   *[other] { $count }-mal
  }
verb-press-who-until-fired = { $form ->
    [you] du drückst
    [one] { $who } drückt
   *[many] { $who } drücken
  } den Werfer, bis Karten kommen
verb-insert-who-count = { $form ->
    [you] du steckst
    [one] { $who } steckt
   *[many] { $who } stecken
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } in die Kanone
verb-insert-who-until-fired = { $form ->
    [you] du steckst
    [one] { $who } steckt
   *[many] { $who } stecken
  } Karten in die Kanone, bis sie schießt
verb-penalty-until-colour = { $at ->
    [open] wer beginnt, zieht, bis eine Karte der gültigen Farbe kommt, und setzt aus
   *[play] der nächste Platz zieht, bis eine Karte der gültigen Farbe kommt, und setzt aus
  }
verb-reflect = wer die Strafe verhängt hat, zieht sie stattdessen

## Mehr zu Händen

verb-pass-hands-left = jede Hand geht im Uhrzeigersinn an den nächsten Platz
verb-discard-colour = lege alle deine Karten der gültigen Farbe ab
verb-discard-picked = lege alle deine Karten der bestimmten Farbe ab
verb-discard-any-cards = du darfst { $cards } aus deiner Hand unter die oberste Karte legen
verb-discard-any-picked = du darfst Karten der bestimmten Farbe unter die oberste Karte legen
verb-discard-any-number = du darfst Karten der bestimmten Zahl unter die oberste Karte legen
verb-discard-all-cards = lege alle deine { $cards } ab, eine nach Wahl zuoberst
verb-discard-down-to-count = lege ab bis auf { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
verb-discard-one = lege eine Karte nach Wahl ab
verb-give-picked-colour = verschenke deine Karten der bestimmten Farbe, reihum je eine
verb-exchange = du und dein Partner gebt einander heimlich eine Karte
verb-everyone-exchanges = alle Partner geben einander heimlich eine Karte
verb-show-hand-who = { $form ->
    [you] zeige allen deine Hand
    [one] { $who } zeigt allen die Hand
   *[many] { $who } zeigen ihre Hände
  }
verb-may-lay-cards = du darfst { $cards } darauf legen
verb-may-lay-upper = du darfst eine weitere Karte ihrer Farbe darauf legen
verb-upper-effect = die obere Karte wirkt

## Mehr zum Fragen

verb-who-names-colour = { $form ->
    [you] du nennst eine Farbe
    [one] { $who } nennt eine Farbe
   *[many] { $who } nennen eine Farbe
  }
verb-pick-colour = bestimme eine Farbe
verb-who-picks-colour = { $form ->
    [you] du bestimmst eine Farbe
    [one] { $who } bestimmt eine Farbe
   *[many] { $who } bestimmen eine Farbe
  }
verb-pick-number = bestimme eine Zahl
verb-choose-two-seats = wähle zwei Plätze
verb-king-chooses-seat = der König wählt einen Platz
verb-king-names-jester = der König ernennt einen anderen Platz zum Narren

## Wettläufe, Duelle, Aufgaben

verb-race-who-count = { $form ->
    [you] du klatschst
    [one] { $who } klatscht
   *[many] { $who } klatschen
  } auf den Stapel, und wer zuletzt klatscht, zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
verb-duel-who = { $form ->
    [you] du wartest
   *[other] mit { $whom } wartest du
  } auf das Zeichen, und wer langsamer ist, nimmt den Einsatz
verb-stake-count = { $count ->
    [one] eine Karte vom Zugstapel ist
   *[other] { $count } Karten vom Zugstapel sind
  } der Einsatz
verb-prompt-who-count = { $form ->
    [you] du tust, was die Aufgabe sagt, oder ziehst
    [one] { $who } tut, was die Aufgabe sagt, oder zieht
   *[many] { $who } tun, was die Aufgabe sagt, oder ziehen
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
verb-pose-who-count = { $form ->
    [you] du behältst das Gesicht dieser Zahl bei oder ziehst
    [one] { $who } behält das Gesicht dieser Zahl bei oder zieht
   *[many] { $who } behalten das Gesicht dieser Zahl bei oder ziehen
  } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
verb-force-who-count = { $form ->
    [you] du musst
    [one] { $who } muss
   *[many] { $who } müssen
  } eine passende Karte legen, sonst ziehst du { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
verb-point = alle zeigen heimlich auf einen anderen Platz, und jeder zieht für jeden Finger auf sich eine Karte
verb-war = alle zeigen ihre höchste Zahl, und wer die höchste zeigt, legt sie ab
verb-pile-up-count = reihum legt jeder eine Karte der gültigen Farbe auf einen Haufen, bis jemand ihn ganz nehmen muss; ist er leer, kostet das { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

## Marken, Bande, Stapel, Summen, Seiten der Karten

verb-take-token = nimm: { $token }
verb-take-any-token = nimm eine Marke nach Wahl
verb-take-two-tokens = nimm zwei Marken nach Wahl
verb-link = die beiden sind verbunden: zieht einer, zieht auch der andere
verb-lock-colour = bis zu deinem nächsten Zug darf nur diese Farbe gelegt werden
verb-flip = alle Karten werden auf ihre andere Seite gedreht, die Stapel mit ihnen
verb-flip-simple = alle Karten werden auf ihre andere Seite gedreht, und die Stapel bleiben, wie sie liegen
verb-press-pile = drücke den Stapel, auf dem sie liegt, und ziehe, wenn er überlädt
verb-clear-pile = der Zähler ihres Stapels steht wieder auf null
verb-share-overload = drücke den Stapel, und gib, was eine Überladung bringt, den anderen nach Wahl
verb-still-in = wer dafür gezogen hat, ist nicht ausgegangen
verb-add-count = die Summe steigt um { $count }
verb-set-total-count = die Summe ist { $count }
verb-hold-cards-or-explode = reihum legen alle anderen { $cards } oder decken eine Bombe auf
verb-answer-fastest-label = alle drücken, und wer am schnellsten ist, tut das Übrige
