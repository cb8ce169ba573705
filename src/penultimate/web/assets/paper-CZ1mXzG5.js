var e=`# Was auf dem Papier und auf dem Punkteblock steht.

paper-card-back = Rückseite

paper-style-full = Volle Farbe
paper-style-outline = Umrisse, wenig Tinte
paper-style-mono = Schwarzweiß

paper-sight-protanopia = Gesehen mit Protanopie
paper-sight-deuteranopia = Gesehen mit Deuteranopie
paper-sight-tritanopia = Gesehen mit Tritanopie
paper-sight-greyscale = In Graustufen

paper-proof-title = Penultimate: Probebogen aller Bilder
paper-proof-named = Farbwahlkarten, die eine Farbe gewählt haben
paper-proof-backs = Rückseiten: volle Farbe, Umrisse, Schwarzweiß

paper-cards-title = { $title }: { $count } Karten
paper-cards-sheet = Penultimate · { $title } · Bogen { $number } von { $count } · { $side }
paper-cards-front = Vorderseite
paper-cards-back-long-edge = Rückseite (beidseitig drucken, an der langen Kante wenden)
paper-cards-back-short-edge = Rückseite (beidseitig drucken, an der kurzen Kante wenden)
paper-cards-measure = 50 mm: mit 100 % drucken

paper-leaflet-deck = Das Kartenspiel
paper-leaflet-cards = Karte
paper-leaflet-count = Anzahl
paper-leaflet-points = Punkte
paper-leaflet-meaning = Was sie tut
paper-leaflet-total = Karten insgesamt
paper-leaflet-example = Eine Beispielrunde
paper-leaflet-house = Hausregel
paper-leaflet-changed = geändert
paper-leaflet-foot = Penultimate
paper-leaflet-page = Seite

paper-scores-title = Punktezettel
paper-scores-subtitle-winner = Wer ausgeht, schreibt die Punkte aller anderen Hände auf. Wer { $target } erreicht, gewinnt.
paper-scores-subtitle-own = Alle schreiben die Punkte der eigenen Hand auf. Hat jemand { $target } erreicht, gewinnen die wenigsten Punkte.
paper-scores-subtitle-rounds-winner = { $rounds ->
    [one] Wer ausgeht, schreibt die Punkte aller anderen Hände auf. Eine Runde; die meisten Punkte gewinnen.
   *[other] Wer ausgeht, schreibt die Punkte aller anderen Hände auf. { $rounds } Runden; die meisten Punkte gewinnen.
}
paper-scores-subtitle-rounds-own = { $rounds ->
    [one] Alle schreiben die Punkte der eigenen Hand auf. Eine Runde; die wenigsten Punkte gewinnen.
   *[other] Alle schreiben die Punkte der eigenen Hand auf. { $rounds } Runden; die wenigsten Punkte gewinnen.
}
paper-scores-subtitle-none = Ein Kreuz für jede gewonnene Runde. Wer von { $rounds } die meisten gewinnt, siegt.
paper-scores-player = Spieler { $number }
paper-scores-round = Runde
paper-scores-deals = gibt
paper-scores-sum = Summe
paper-scores-date = Datum
paper-scores-place = Ort
paper-scores-edition = Ausgabe
paper-scores-points = Punkte der Karten, die auf der Hand bleiben
paper-scores-numbers = Zahlen
paper-scores-face-value = ihr Wert

paper-pad-and = { $first } und { $last }
paper-pad-round = Runde
paper-pad-sum = Summe
paper-pad-dealer = Gibt
paper-pad-went-out = Ausgegangen
paper-pad-mode-winner = wer ausgeht, bekommt alle Punkte
paper-pad-mode-own = eigene Punkte, die wenigsten gewinnen
paper-pad-mode-none = gewonnene Runden
paper-pad-single = eine einzige Runde
paper-pad-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
paper-pad-target = bis { $target }
paper-pad-open = ohne Ende
paper-pad-won = { $names } hat gewonnen.
paper-pad-shared = { $names } teilen sich den Sieg.
paper-pad-ahead = { $names } liegt vorn.
paper-pad-ahead-many = { $names } liegen vorn.
paper-pad-level = Alle liegen gleichauf.
paper-pad-deals-next = Als Nächstes gibt { $name }.
paper-pad-unfinished = Runde { $number } ist noch nicht ganz aufgeschrieben.
paper-pad-new = Ein neuer Block: { $name }.
paper-pad-on = Weiter mit { $name }.
paper-pad-ask-players = Spieler im Uhrzeigersinn, durch Kommas getrennt:
paper-pad-ask-out = Runde { $number }, { $dealer } gibt. Wer ist ausgegangen?
paper-pad-ask-hand = Karten, die { $name } behält:
paper-pad-hand = { $name }: { $points }
paper-pad-nobody = Niemand ist ausgegangen.
paper-pad-undone = Zurückgenommen.
paper-pad-kept = Aufbewahrt als { $name }. Weiter geht es mit: penultimate score { $quoted }
paper-pad-no-player = Niemand heißt '{ $given }'. Es spielen: { $names }.
paper-pad-which-player = '{ $given }' passt auf mehrere: { $names }.
paper-pad-ask-over = Die Partie ist zu Ende. zurück, teilen, csv oder ende:
paper-pad-help =
    Wer ausgegangen ist: ein Name oder sein Anfang, seine Nummer, oder - für niemand.
    Karten auf der Hand: 5 skip W+4 · 2xskip · =34 für eine Summe · - für eine leere Hand.
    zurück nimmt den letzten Eintrag zurück · teilen · csv · hilfe · ende
    raus, wo die Ausgabe es kennt: mit zu vielen Karten aus der Runde.
    Jeder Eintrag wird sofort aufbewahrt.

paper-pad-word-undo = zurück
paper-pad-word-share = teilen
paper-pad-word-csv = csv
paper-pad-word-help = hilfe
paper-pad-word-quit = ende
paper-pad-word-out = raus

## Loose parts

paper-part-life = Eine Bombe
paper-part-life-for = Liegt verdeckt vor dir. Deck sie auf, wenn du musst; wer die dritte aufdeckt, scheidet aus.
paper-part-king = Der König
paper-part-king-for = Bleibt bei dem Platz, der König ist.
paper-part-jester = Der Narr
paper-part-jester-for = Bleibt bei dem Platz, der Narr ist.
paper-part-tower-u = { token-u }
paper-part-tower-u-for = Bleibt bei dem Platz, der ihn genommen hat.
paper-part-tower-n = { token-n }
paper-part-tower-n-for = Bleibt bei dem Platz, der ihn genommen hat.
paper-part-tower-o = { token-o }
paper-part-tower-o-for = Bleibt bei dem Platz, der ihn genommen hat.
paper-part-tower-x = { token-x }
paper-part-tower-x-for = Bleibt bei dem Platz, der ihn genommen hat.
`;export{e as default};