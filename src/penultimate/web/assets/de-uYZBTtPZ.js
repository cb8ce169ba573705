var e=`# Was die Seite sagt. Ereignisse, Karten und Regeln haben ihre Sätze bei der Engine.

## Anfang

home-line = Jede Ausgabe und jede Hausregel der UNO-Familie.
home-promise = Ein Link, kein Konto.
go-on = Weiter
your-name = Dein Name
name-placeholder = So nennen dich die anderen
play-now = Gleich spielen
play-now-text = 3 Bots, offiziell
dealing = Es wird gegeben …
new-table = Neuer Tisch
new-table-text = mit eigenen Regeln
code = Code des Tisches
code-placeholder = Code, etwa K7QX-M3PD
join = Beitreten
theme-light = Hell
theme-dark = Dunkel
fact-1 = Jede Ausgabe
fact-1-text = Von den ersten 108 Karten an, jede nach ihrem eigenen Regelblatt.
fact-2 = Deine Hausregeln
fact-2-text = Stapeln, Reinwerfen, Sieben-Null und der Rest, in jeder Mischung. Jede Ablehnung nennt die Regel.
fact-3 = Ehrliche Bots
fact-3-text = Sie sehen, was du siehst, und sonst nichts.
fact-4 = Ein Mischen, das du prüfen kannst
fact-4-text = Vor dem Geben versiegelt, nach der Runde geöffnet.
offline = Der Server ist nicht zu erreichen. Prüfe das Netz und versuche es noch einmal.
no-table = Es gibt keinen Tisch mit diesem Code.

## Seiten dazwischen

one-moment = Einen Moment …
not-reached = Dieser Tisch ist nicht zu erreichen
try-again = Noch einmal
elsewhere = Dieser Tisch ist in einem anderen Tab offen
elsewhere-text = Der neueste Tab spielt. Dieser ruht.
play-here = Hier spielen
table-gone = Hier ist nichts zu sehen
table-closed = Dieser Tisch ist geschlossen
go-home = Zum Anfang
welcome = Tisch { $code }
welcome-text = Am Tisch: { $people }. { $free ->
    [0] Kein Platz ist frei; du kannst zusehen.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
come-in = Herein
home = Anfang
close = Schließen
menu = Menü
more = Mehr …
fewer = Weniger
copy = Kopieren
copied = Kopiert
yes = Ja
no = Nein
you = du
nobody = niemand
none = keine
somebody = Jemand
this = Das
off = Aus

## Lobby

lobby = Lobby
you-are-host = Du bist Gastgeber
host-chooses = Der Gastgeber wählt die Regeln
rule-sheet = Regelblatt
edition = Ausgabe
rules = Regeln
preset = Vorlage
yours = Eigene
house-rules = Hausregeln
rules-on = { $on } von { $of } an. Jede passt zu jeder; wo zwei sich widersprechen, wird es gesagt.
every-option = Jede Option
options-changed = { $changed ->
    [0] alles wie in der Ausgabe
    [one] 1 geändert
   *[other] { $changed } geändert
  }
one-line = In einer Zeile
paste-anywhere = überall einzufügen
paste-label = Ein Regelsatz in einer Zeile
paste-placeholder = classic +stacking …
use = Nehmen
give-up = Ohne { $what }
leave-as-it-was = So lassen wie es war
invite = Einladen
qr = QR-Code des Links
copy-link = Link kopieren
copy-code = Code kopieren
share = Senden
seats = Plätze
seats-taken = { $taken } von { $of } besetzt
how-many-seats = Wie viele Plätze
open-seat = Freier Platz
bot-fills = Ein Bot, wenn niemand kommt
strength = Art des Bots für { $name }
remove = { $name } entfernen
sit-down = Hinsetzen
add-bot = Bot dazu
stand = Aufstehen
host = Gastgeber
here = da
gone = weg
bot = Bot
bot-simple = Stetig
bot-random = Sorglos
this-table = Dieser Tisch
timers = Bedenkzeit
timers-off = Keine Grenze
timers-off-text = Der Tisch wartet, so lange es dauert.
timers-relaxed = Ruhig
timers-relaxed-text = Eine Minute für jede Antwort.
timers-quick = Schnell
timers-quick-text = Eine Viertelminute für jede Antwort.
timers-days = Tage
timers-days-text = Zwei Tage für jede Antwort; komm und geh.
watch = Andere dürfen zusehen
watch-text = Wer zusieht, sieht keine Hand.
free-chat = Freies Reden
free-chat-text = Neben den fertigen Sätzen.
deal = { $bots ->
    [0] Geben
    [one] Geben, mit 1 Bot
   *[other] Geben, mit { $bots } Bots
  }
waiting-for-host = Der Gastgeber gibt.
rules-of-table = Regeln dieses Tisches
rules-intro = { $edition }. { $changes ->
    [0] Nichts weicht von der Ausgabe ab.
    [one] Eine Option weicht von der Ausgabe ab.
   *[other] { $changes } Optionen weichen von der Ausgabe ab.
  }
house-rule = Hausregel
table-line-web = { $edition } · { $changes ->
    [0] offizielle Regeln
    [one] 1 Hausregel
   *[other] { $changes } Hausregeln
  }{ $round ->
    [0] {""}
   *[other] { " " }· Runde { $round }
  }

## Der Tisch

table = Tisch
seats-label = Plätze in Spielfolge, im Uhrzeigersinn von dir aus
your-seat = Dein Platz
log = Was geschah
say-something = Etwas sagen
chat = Etwas sagen
send = Senden
no-call = kein Ruf
out = draußen
choosing = wählt
called = UNO!
autopilot = Autopilot
catch = Erwischt
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
choose-name = { $name } wählen, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
left = übrig
draw-pile = Ziehstapel, { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
  }{ $draw ->
    [yes] . Ziehen
   *[no] {""}
  }
draw-pile-take = Ziehstapel, { $left } Karten. { $cards } nehmen
upcard = Ablage: { $card }. Farbe: { $colour }
no-colour = keine Farbe
direction-clockwise = Gespielt wird im Uhrzeigersinn.
direction-counter = Gespielt wird gegen den Uhrzeigersinn.
hand-label = Deine Hand, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
hand-card = { $card }{ $shape ->
    [none] {""}
   *[other] , { $shape }
  }{ $drawn ->
    [yes] , eben gezogen
   *[no] {""}
  }{ $state ->
    [ok] , spielbar
    [no] , muss warten
   *[still] {""}
  }
card-wears = { $card }, { $colour } genannt
shape-R = Gipfel
shape-Y = Sonne
shape-G = Blatt
shape-B = Welle
shape-K = Herz
shape-O = Blitz
shape-T = Kristall
shape-V = Mond
key-R = G
key-Y = S
key-G = B
key-B = W
key-K = H
key-O = Z
key-T = K
key-V = M

## Die Leiste

shuffling = Es wird gemischt …
getting-back = Verbindung wird gesucht
seat-is-kept = Dein Platz bleibt frei.
has-to-wait = { $card } muss warten
not-done = Nichts hat sich geändert
held = Einen Moment
held-why = Ein anderer Platz kann noch rufen oder schneller sein.
watching = Du siehst zu
round-over = Die Runde ist vorbei
asked-take-turn = { $name } wählt
asked-use-drawn = { $name } hat gezogen
asked-answer-penalty = { $name } steht vor den Ziehkarten
asked-pick-colour = { $name } nennt eine Farbe
asked-pick-seat = { $name } wählt einen Platz
asked-race = Ein Wettlauf
asked-lay-more = { $name } kann mehr legen
asked-match-first = Auf die erste Karte darf gelegt werden
asked-round-over = Die Runde ist vorbei
may-jump-in = Du kannst zwischenwerfen.
your-turn = Du bist dran
your-turn-text = { $fits ->
    [0] { $draw ->
        [yes] Nichts passt: zieh.
       *[no] Nichts passt.
      }
    [one] Eine deiner Karten passt.
   *[other] { $fits } deiner Karten passen.
  }
owed-title = { $cards ->
    [one] Eine Karte liegt auf dir
   *[other] { $cards } Karten liegen auf dir
  }
owed-text = { $answers ->
    [yes] { $challenge ->
        [yes] Antworte mit einer Karte, zweifle an oder nimm sie.
       *[no] Antworte mit einer Karte oder nimm sie.
      }
   *[no] { $challenge ->
        [yes] Nimm sie oder zweifle an.
       *[no] Nichts von dir antwortet darauf.
      }
  }
drawn-title = Gezogen: { $card }
drawn-blind = Du hast gezogen
drawn-fits = Spiel sie oder behalte sie.
drawn-waits = Sie muss warten: behalte sie.
name-colour = Nenne eine Farbe
for-your-card = für { $card }
choose-seat = Wähle einen Platz
choose-seat-text = Tippe ihn oben an oder unten.
choose-seat-or-nobody = Tippe ihn an oder behalte deine Hand.
slap = Hand drauf!
slap-text = Schnell: der Langsamste zahlt.
slap-now = jetzt
lay-more = Mehr von dieser Zahl?
lay-more-text = Leg noch eine oder hör auf.
match-first = Passt die erste Karte?
match-first-text = Wer am schnellsten ist, beginnt.

## Taten

take = Nimm { $cards }
and-pass = und passe
stop = Genug
stop-text = das war alles
keep = Behalten
pass = Passen
pass-text = nichts tun
draw = Ziehen
draw-text = vom Stapel
challenge = Anzweifeln
challenge-text = ein Bluff?
uno = UNO!
say-it-now = jetzt rufen
not-now = nicht jetzt
not-your-turn = nicht dran
keep-hand = Hand behalten
no-seat-free = kein Platz frei
sit-next-deal = beim nächsten Geben
hand-of = Die Hand von { $name }
seen = Gesehen
ballot-remove = { $by } fragt: soll { $name } den Tisch verlassen?
ballot-advise = { $by } fragt: hat { $name } Rat gegeben?
lost-connection = { $name } hat die Verbindung verloren. Der Platz bleibt frei.
missed = Während du weg warst, ist { $count ->
    [one] eine Sache
   *[other] einiges ({ $count })
  } geschehen:
vote-out = Abstimmen: raus
mute = Stumm
keys-help = Tasten: Pfeile gehen durch die Hand, Enter spielt. D zieht oder nimmt, N behält oder passt, U ruft, C erwischt, X zweifelt an. G, S, B, W nennen eine Farbe nach ihrer Form: Gipfel, Sonne, Blatt, Welle. ? öffnet die Regeln.

## Eigenes

sort = Hand ordnen
sort-colour = nach Farbe
sort-number = nach Zahl
sort-hand = von Hand
speed = Bewegung
speed-none = keine
speed-quick = schnell
speed-normal = normal
speed-slow = langsam
sound = Töne
twice = Zweimal tippen zum Spielen
theme = Aussehen
theme-auto = wie das Gerät
language = Sprache

## Ergebnisse

scores = Punkte
goes-out = { $name } macht Schluss
goes-out-with = mit { $card }{ $points ->
    [0] .
   *[other] , und bekommt { $points } Punkte.
  }
went-out = fertig
nobody-won = Niemand macht Schluss
match-won-by = { $count ->
    [one] { $names } gewinnt die Partie
   *[other] { $names } gewinnen die Partie
  }
next-round = Nächste Runde{ $people ->
    [1] {""}
   *[other] { " " }· { $ready } von { $people } bereit
  }
waiting-for-others = { $ready } von { $people } bereit
next-round-soon = Gleich wird wieder gegeben.
rematch = Revanche
to-lobby = Zurück zur Lobby
change-rules = Regeln ändern
watch-again = Noch einmal ansehen
shuffle-open = Das Mischen dieser Runde ist jetzt offen: prüfe es
shuffle-text = Das Siegel wurde vor dem Geben gezeigt. Es ist SHA-256 von Blende und Saat. penultimate verify prüft die ganze Aufzeichnung.
proof-commitment = Siegel
proof-seed = Saat
proof-blind = Blende

## Sätze

phrase-0 = Hallo!
phrase-1 = Viel Glück!
phrase-2 = Gut gespielt.
phrase-3 = Danke!
phrase-4 = Entschuldigung!
phrase-5 = Autsch.
phrase-6 = Bin ich dran?
phrase-7 = Du bist dran.
phrase-8 = Beeil dich, bitte.
phrase-9 = Einen Moment, bitte.
phrase-10 = O nein!
phrase-11 = Ha!
phrase-12 = So knapp.
phrase-13 = Noch eine Runde?
phrase-14 = Gute Partie!
phrase-15 = Tschüss!

## Ansehen

no-record = Eine solche Partie gibt es hier nicht.
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play = Abspielen
pause = Anhalten
position = Schritt der Partie
position-text = Runde { $round }, Schritt { $step } von { $of }
view-of = Gesehen von
open-hands = Offene Hände

## Farben, wo die Engine sie noch nicht nennt

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-pink = rosa
colour-teal = türkis
colour-orange = orange
colour-purple = lila

## Der Punkteblock

scorepad = Punkteblock
scorepad-text = für einen Tisch mit echten Karten, auch ohne Netz
pads = Blöcke auf diesem Gerät
new-pad = Neuer Block
pad-begin = Anfangen
pad-kept-here = Blöcke bleiben auf diesem Gerät und werden nirgendwohin geschickt. Jeder Eintrag wird sofort aufbewahrt.
pad-forbidden = Dieser Browser bewahrt hier nichts auf, wie in einem privaten Fenster. Öffne den Block in einem gewöhnlichen.
pad-few = Ein Block braucht mindestens zwei Spieler.
pad-same-name = Zwei Spieler heißen gleich. Hänge an einen Namen einen Buchstaben an.
pad-players = Spieler
pad-clockwise = im Uhrzeigersinn
pad-player = Spieler { $number }
pad-one-more = Noch ein Spieler
pad-mode = Punkte
pad-mode-winner = Wer ausgeht, bekommt alle
pad-mode-own = Eigene, wenigste gewinnen
pad-mode-none = Gewonnene Runden
pad-length = Bis
pad-length-target = zu einem Ziel
pad-length-rounds = zu einer Zahl von Runden
pad-length-single = eine einzige Runde
pad-length-open = wir aufhören
pad-target = Punkte bis zum Ziel
pad-target-rounds = Runden bis zum Sieg
pad-rounds = Runden
pad-tie = Gleichstand am Ende
pad-tie-extra-round = noch eine Runde
pad-tie-shared = geteilter Sieg
pad-dealer = Gibt zuerst
pad-remove = Löschen
pad-remove-this = Block von { $names } löschen
pad-remove-sure = Den Block von { $names } für immer löschen?
pad-gone = Diesen Block gibt es auf diesem Gerät nicht
pad-changed = Ein anderer Tab war schneller. So steht der Block jetzt.
pad-not-written = Das konnte nicht aufbewahrt werden. Nichts ist aufgeschrieben; versuche es noch einmal.
pad-undo = Zurücknehmen
pad-who-out = Wer ist ausgegangen?
pad-nobody = Niemand
pad-round-dealer = Runde { $round }, { $name } gibt
pad-again = Neuer Block, dieselben Spieler
pad-cards-left = Es bleiben bei { $name }
pad-whose-hand = Wessen Hand
pad-tapped = Angetippte Karten
pad-tap-cards = Tippe jede Karte an; die Farbe ist gleich. Hier angetippt fällt sie wieder weg.
pad-take-off = { $card } wegnehmen, { $count }-mal angetippt
pad-kind = { $card }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
pad-side = Seite der Karten
pad-light = Helle Seite
pad-dark = Dunkle Seite
pad-sum-of = Punkte von { $name }
pad-write-down = { $points } aufschreiben
pad-type-sum = Summe eintippen
pad-tap-instead = Karten antippen
pad-knocked-out = Ausgeschieden: { $points }
pad-ahead = vorn
pad-deals = gibt
pad-all-rounds = Alle Runden
pad-share-as = Als
pad-share-text = Text
pad-share-csv = CSV
pad-save = Als Datei sichern
`;export{e as default};