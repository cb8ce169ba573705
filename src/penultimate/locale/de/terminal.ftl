# Das Terminal: Fragen, Menüs, Punkte.

ask-turn = Du bist am Zug.
ask-drawn = Du hast { $card } gezogen.
ask-penalty = { $cards ->
    [one] Eine Karte liegt auf dir.
   *[other] { $cards } Karten liegen auf dir.
  }
ask-colour = Nenne eine Farbe.
ask-seat = Wähle einen Platz.
ask-race = Klatsche auf den Stapel.
ask-more = Noch eine derselben Zahl?
ask-first = Passe zur ersten Karte, und du beginnst.
ask-offer = Du darfst, oder nicht:
option-play = { $card } spielen
option-jump-in = { $card } zwischenwerfen
option-draw = ziehen
option-pass = passen
option-take = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } nehmen
option-challenge = den Bluff anzweifeln
option-colour = { $colour }
option-seat = { $name }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
option-nobody = niemand
option-call = UNO! rufen
option-catch = { $name } erwischen
option-slap = klatschen
option-stop = das ist alles
option-decline = bleiben lassen
prompt = Nummer, oder Karte:
table-line = Auf dem Tisch: { $card }, Farbe { $colour }. { $counts }
hand-line = Deine Hand: { $cards }
count = { $name } { $count }
round-line = Runde { $number }. { $dealer } gibt.
points-line = { $name } schreibt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } auf.
scores-line = Punkte: { $scores }
match-won = { $name } gewinnt die Partie.
no-such-option = Es gibt keine Möglichkeit { $text }. Tippe eine Nummer von 1 bis { $most }, oder was du tun willst, etwa "draw".
help-line = Tippe die Nummer vor dem, was du tun willst, oder sag es: "play R5", "draw", "pass". "quit" geht.
hand-over = Gib { $name } die Tastatur, dann drücke Enter.
left-match = Du bist gegangen. { $kept }
kept-record = Die Aufzeichnung bis hierher steht in { $file }.
kept-nothing = Nichts wurde aufgezeichnet.
