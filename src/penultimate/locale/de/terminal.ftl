# Das Terminal: Fragen, Menüs, Punkte.

ask-take-turn = Du bist am Zug.
ask-use-drawn = Du hast { $drawn } gezogen.
ask-answer-penalty = { $cards ->
    [one] Eine Karte liegt auf dir.
   *[other] { $cards } Karten liegen auf dir.
  }
ask-pick-colour = Nenne eine Farbe.
ask-pick-seat = Wähle einen Platz.
ask-race = Klatsche auf den Stapel.
ask-lay-more = Noch eine derselben Zahl?
ask-match-first = Passe zur ersten Karte, und du beginnst.
ask-round-over = Die Runde ist vorbei.
ask-offer = Du darfst, oder nicht:
option-play = { $card } spielen
option-jump-in = { $card } zwischenwerfen
option-draw = ziehen
option-pass = passen
option-take = { $pending ->
    [one] eine Karte
   *[other] { $pending } Karten
  } nehmen
option-challenge = den Bluff anzweifeln
option-name-colour = { $colour }
option-choose-seat = { $seat ->
    [nobody] niemand
   *[other] { $seat }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
  }
option-call = UNO! rufen
option-catch = { $seat } erwischen
option-slap = klatschen
option-stop = das ist alles
option-leave = den Tisch verlassen
option-advise = sagen, dass geraten wurde
option-deadline = sagen, dass die Zeit um ist
option-time-up = sagen, dass die Zeit der Runde um ist
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
no-such-option = Es gibt keine Möglichkeit { $text }. Tippe eine Nummer von 1 bis { $most }, oder was du tun willst, etwa "ziehen".
help-line = Tippe die Nummer vor dem, was du tun willst, oder sag es: "ziehen", "passen", oder eine Karte, "R5". "quit" geht.
hand-over = Gib { $name } die Tastatur, dann drücke Enter.
left-match = Du bist gegangen. { $kept }
kept-record = Die Aufzeichnung bis hierher steht in { $file }.
kept-nothing = Nichts wurde aufgezeichnet.

# Aus manchen Ausgaben.
ask-pick-card = { $purpose ->
    [discard] Wähle eine Karte zum Ablegen.
    [give] Wähle eine Karte zum Geben.
    [add] Wähle eine Karte zum Dazulegen.
    [place] Wähle eine Karte für die Reihe.
    [lay] Wähle eine Karte, die darauf kommt.
    [top] Wähle die Karte, die oben liegen soll.
    [hold] Lege eine Halt-Karte.
    [match] Wähle eine Karte zum Treffen.
   *[show] Wähle eine Karte zum Zeigen.
  }
ask-pick-row = Triff eine Karte der Reihe.
ask-pick-number = Nenne eine Zahl.
ask-pick-pile = Wähle einen Stapel.
ask-pick-token = Wähle eine Marke.
ask-must-play = Du musst eine Karte legen, die passt.
ask-play-or-explode = Lege eine sichere Karte.
ask-cancel-or-accept = Du darfst aufheben, was gelegt wurde.
ask-face-prompt = Nummer { $number } ist für dich.
ask-performing = Sag, wenn du fertig bist.
ask-voting = War es gut?
ask-pointing = Zeige auf einen anderen Platz.
ask-work-device = Die Maschine wartet auf dich.
ask-last-call = Deine Hand ist leer, und niemand hat einen Ruf gehört.
option-choose-card = { $card }
option-choose-row = { $card }
option-choose-number = { $number }
option-choose-pile = Stapel { $pile }
option-choose-token = { $token }
option-perform = tun
option-done = fertig
option-vote = { $passed ->
    [yes] ja
   *[no] nein
  }
option-say-broken = sagen, dass { $seat } aufgehört hat
option-spin = in Gang setzen
option-cancel = aufheben
option-cash = alle Türme zurückgeben
option-explode = eine Bombe aufdecken
option-signal = das Zeichen geben

## What lies on the table in some editions

row-line = In der Reihe: { $cards }
total-line = Die Summe ist { $total }. Leben: { $lives }
pile-line = Ablagestapel { $pile }: { $card }, { $presses ->
        [one] einmal
       *[other] { $presses }-mal
    } gedrückt{ $lit ->
        [yes] , leuchtet
       *[no] { "" }
    }
token-line = { $name } hat den { $token }.
roles-line = König: { $king }. Narr: { $jester }.
lock-line = Gesperrt von { $name }: { $colour }.

# An einem Tisch auf einem Server.
join-help = Tippe die Nummer vor dem, was du tun willst, oder sag es. s: anfangen · sit N: setzen · stand: aufstehen · p N: ein Satz · r: Revanche · quit: gehen
join-bot = Bot { $seat }
join-free = Platz { $seat }
join-seat = { $how ->
    [you]   { $seat }  { $name } (du)
    [away]   { $seat }  { $name } (nicht da)
   *[other]   { $seat }  { $name }
  }
join-phase = { $phase ->
    [lobby] Der Tisch wartet auf alle; wer ihn aufgemacht hat, fängt an.
    [dealing] Die nächste Runde wird gegeben.
    [playing] Die Runde läuft.
    [over] Die Partie ist zu Ende.
   *[other] Dieser Tisch ist geschlossen.
  }
join-bound = Der Geber ist gebunden an { $commitment }
join-added = Du gibst dazu { $share }
join-refused = Jetzt nicht: { $reason }
join-away = { $name } ist nicht da; in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } spielt ein Bot weiter.
join-race = Achtung: in { $seconds } s beginnt ein Wettlauf.
join-lost = Die Verbindung ist weg; neuer Versuch.
join-wait = Andere sind dran; du wirst gefragt.
