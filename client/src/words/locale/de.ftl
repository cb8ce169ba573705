# Was die Seite sagt. Ereignisse, Karten und Regeln haben ihre Sätze bei der Engine.

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

## Seiten dazwischen

one-moment = Einen Moment …
not-reached = Dieser Tisch ist nicht zu erreichen
not-here-yet = Diese Seite wurde noch nie geladen
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
with-value = Mit { $value }: { $says }
options-changed = { $changed ->
    [0] alles wie in der Ausgabe
    [one] 1 geändert
   *[other] { $changed } geändert
  }
own-edition = Eine eigene Ausgabe
own-edition-text = aus einer Datei oder als Text
own-file = Datei öffnen …
own-example = Mit einem Beispiel anfangen
one-line = In einer Zeile
paste-anywhere = überall einzufügen
paste-label = Ein Regelsatz in einer Zeile
paste-placeholder = classic +stacking …
use = Nehmen
clash = Das passt nicht zusammen: { $rules }.
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
races-drawn = Wettläufe per Los
races-drawn-text = Klatschen und Duelle werden ausgelost: niemand muss schnell sein.
head-starts = Vorsprung im Wettlauf
head-starts-text = Für alle, die nicht so schnell drücken können: ihr Druck zählt um so viel früher.
head-start-of = { $name ->
    [none] Platz { $seat }
   *[other] { $name }
  }
head-start = { $seconds ->
    [0] keiner
   *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s
  }
head-start-has = Vorsprung { NUMBER($seconds, minimumFractionDigits: 1) } s
deal = { $bots ->
    [0] Geben
    [one] Geben, mit 1 Bot
   *[other] Geben, mit { $bots } Bots
  }
waiting-for-host = Der Gastgeber gibt.
rules-of-table = Regeln dieses Tisches
sheet-different = Anders an diesem Tisch
sheet-deck = Das Kartenspiel: { $count } Karten
sheet-points = { $points } Punkte
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
card-home = { $colour } { $name }
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
spoken = Laufend erzählt
missed = Während du weg warst, ist { $count ->
    [one] eine Sache
   *[other] einiges ({ $count })
  } geschehen:
vote-out = Abstimmen: raus
mute = Stumm
keys-help = Tasten: Pfeile gehen durch die Hand, Enter spielt. D zieht oder nimmt, N behält oder passt, U ruft, C erwischt, X zweifelt an. G, S, B, W nennen eine Farbe nach ihrer Form: Gipfel, Sonne, Blatt, Welle. Escape nimmt zurück, was noch nicht gesendet ist. Ziffern wählen eine Zahl oder einen Stapel. ? öffnet die Regeln.

take-back = Zurücknehmen
take-back-text = noch nicht gesendet
send-now = Spielen
send-now-text = ohne Bedenken
slip-card = { $card } ist unterwegs
slip-act = Unterwegs
slip-text = Noch kannst du es zurücknehmen.

## Tische mancher Ausgaben

you-yourself = Du selbst
back-of-pile = Die Rückseite der nächsten Karte: { $card }
piles = Ablagestapel
pile-words = Stapel { $pile }: { $card }, { $colour }. { $lamp }, { $presses ->
    [one] einmal
   *[other] { $presses }-mal
  } gedrückt. { $lit ->
    [yes] In diesem Zug im Spiel
   *[no] In diesem Zug nicht im Spiel
  }
pile-number = Stapel { $pile }
any-colour = jede Karte
lamp-green = ruhig
lamp-yellow = knapp
lamp-red = kurz vor der Überladung
centre-row = Mittelreihe
row-card = { $card }{ $state ->
    [open] , kann gepaart werden
    [matched] , wird gepaart
   *[shut] {""}
  }
row-empty = Alles gepaart
total-words = Die Summe ist { $total } von { $most }
token-letter-U = U
token-letter-N = N
token-letter-O = O
token-letter-X = !
towers = Türme
in-the-middle = frei
take-token = Nimm { $token }
role-king = König
role-jester = Narr
lives = { $lives ->
    [one] noch 1 Bombe
   *[other] noch { $lives } Bomben
  }
partner = Partner
your-partner = dein Partner
partner-of = Partner von { $name }
linked-with = verbunden mit { $name }: Zieht einer, zieht auch der andere
keeps-up = hält durch: { $text }
own-rule = Eine Regel dieses Tisches ({ $number })
light-side = Helle Seite
dark-side = Dunkle Seite
launcher-dry = { $presses ->
    [0] Werfer: hat zuletzt geworfen
    [one] Werfer: 1 Druck ohne Karten
   *[other] Werfer: { $presses }-mal ohne Karten
  }
blaster-inside = In der Kanone: { $cards }
lies-aside = { $cards ->
    [one] 1 Karte liegt daneben
   *[other] { $cards } Karten liegen daneben
  }
at-stake = Auf dem Spiel: { $cards }
in-the-pile = Im Stapel: { $cards }
mercy-close = { $held } von { $most }: mit { $most } bist du raus
locked-until = Nur { $colour }, bis { $name } wieder dran ist
their-backs = Ihre Rückseiten
their-backs-text = Alle halten die Karten so, dass du die Seite siehst, die nicht im Spiel ist.
task = Aufgabe
task-dare = Mutprobe { $number } für { $name }
task-dances = Ein Tanz für { $name }
task-faces = Ein Gesicht für { $name }
task-text = Eine Regel dieses Tisches, für { $name }
lasting = bis zum nächsten Zug
or-typed = An einem Tisch, der nur schreibt: { $text }
broken-claimed = { $name } sagt, es sei gebrochen.
votes-missing = Es fehlen die Stimmen von: { $names }
asked-wheel = { $name } dreht gleich das Rad
asked-lever = { $name } zieht gleich den Hebel
slice-wheel-0 = Fast raus
slice-wheel-1 = Zahl
slice-wheel-2 = Farbe
slice-wheel-3 = Bis Rot
slice-wheel-4 = Bis Blau
slice-wheel-5 = Hand zeigen
slice-wheel-6 = Weitergeben
slice-wheel-7 = Krieg
slice-wheel-8 = Rennen
slice-lever-0 = 1 ablegen
slice-lever-1 = 2 ablegen
slice-lever-2 = 4 ziehen
slice-lever-3 = Deine Regel
slice-lever-4 = Regel geben
asked-pick-card = { $name } { $count ->
    [one] wählt eine Karte
   *[other] wählen eine Karte
  }
asked-pick-row = { $name } paart die Reihe
asked-match-card = { $name } paart { $card }
asked-pick-number = { $name } nennt eine Zahl
asked-pick-pile = { $name } wählt einen Stapel
asked-pick-token = { $name } wählt einen Turm
asked-must-play = { $name } muss spielen
asked-play-or-explode = { $name } überlegt
asked-cancel-or-accept = { $name } kann es aufheben
asked-face-prompt = { $name } steht vor einer Aufgabe
asked-performing = { $name } führt vor
asked-voting = { $name } { $count ->
    [one] stimmt ab
   *[other] stimmen ab
  }
asked-pointing = { $name } { $count ->
    [one] zeigt auf jemanden
   *[other] zeigen auf jemanden
  }
asked-work-device = { $name } setzt es in Gang
asked-last-call = { $name } hat keine Karten mehr, und niemand hat einen Ruf gehört
may-catch = Erwische jetzt, sonst gilt es.
owed-cancel = Hebe sie mit einem Turm auf, oder nimm sie.
for-their-card = für { $card } von { $name }
for-what-follows = Sie gilt für das, was folgt.
pick-discard = Lege eine Karte ab
pick-discard-text = { $optional ->
    [yes] So viele du willst, eine nach der anderen.
   *[no] Wähle eine von deinen.
  }
pick-give = Gib eine Karte
pick-give-text = Sie geht verdeckt auf die nächste Hand.
pick-give-partner = Sie geht verdeckt an deinen Partner.
pick-add = Lege eine Karte dazu, oder nimm den Stapel
pick-add-text = { $picks ->
    [0] Du hast kein { $colour }: Der Stapel gehört dir.
   *[other] Jede Karte in { $colour } hält ihn am Laufen.
  }
pick-place = Lege eine Karte in die Reihe
pick-place-text = Jede Karte deiner Hand.
pick-lay = Noch eine Karte obendrauf?
pick-lay-text = { $picks ->
    [0] Von deinen passt keine.
   *[other] Wähle eine, oder höre auf.
  }
pick-top = Welche Karte liegt oben?
pick-top-text = Sie bestimmt Farbe und Zahl.
pick-hold = Eine Bombe!
pick-hold-text = { $picks ->
    [0] Du hast kein Halt: Decke eine Bombe auf.
   *[other] Halte sie auf, oder decke eine Bombe auf.
  }
pick-match = Paare sie
pick-match-text = { $optional ->
    [yes] Lege eine zweite Karte dazu, oder höre auf.
   *[no] Eine Karte mit der Zahl, oder zwei, die sie ergeben.
  }
pick-show = Krieg: Zeige eine Zahlenkarte
pick-show-text = Die höchste gewinnt und geht weg.
match-row = Paare eine Karte der Reihe
match-row-draw = { $open ->
    [0] Keine deiner Karten ergibt eine Zahl: Ziehe.
   *[other] Tippe sie an, dann die Karte oder die zwei Karten, die ihre Zahl ergeben.
  }
match-row-place = { $open ->
    [0] Nichts passt: Beende den Zug und lege eine Karte in die Reihe.
   *[other] Paare eine, oder beende den Zug und lege eine Karte in die Reihe.
  }
match-row-more = { $open ->
    [0] Mehr passt nicht: Beende deinen Zug.
   *[other] Paare noch eine, oder beende deinen Zug.
  }
must-play = Du musst spielen
must-play-text = Lege eine Karte, die passt.
must-play-none = Nichts passt: Passe.
play-safe = { $fits ->
    [0] Nichts hält die Summe unter 61: Decke eine Bombe auf.
    [one] Eine deiner Karten ist bei { $total } sicher.
   *[other] { $fits } deiner Karten sind bei { $total } sicher.
  }
face-prompt = Eine Aufgabe für dich
face-prompt-text = Mach sie, oder nimm stattdessen Karten.
mine-performing = Nur zu
mine-performing-text = Sage, wenn du fertig bist; dann stimmen die anderen ab.
voting = War es gut?
voting-text = { $name } wartet auf dein Wort.
mine-pointing = Zeige auf jemanden
mine-pointing-text = Geheim; auf wen gezeigt wird, der zieht.
mine-pick-number = Nenne eine Zahl
mine-pick-number-text = Ihre Karten gehen weg.
mine-pick-pile = Wähle einen Stapel
mine-pick-pile-text = Nur einen, der leuchtet und passt.
mine-pick-token = Wähle einen Turm
mine-pick-token-text = Aus der Mitte, oder von dem, der ihn hat.
mine-cancel-or-accept = Du kannst es aufheben
mine-cancel-or-accept-text = Der Turm geht zurück in die Mitte.
mine-lay-more = Mehr von derselben Zahl?
mine-lay-more-text = Lege noch eine, oder höre auf.
mine-match-first = Triff die erste Karte
mine-match-first-text = Wer am schnellsten ist, beginnt.
get-ready = Achtung …
get-ready-text = Warte auf das Zeichen: Wer zu früh ist, ist Letzter.
not-yet = noch nicht
work-wheel = Drehe das Rad
work-wheel-text = Anstelle deines Zuges.
work-lever = Zieh den Hebel
work-lever-text = Was er zeigt, wird getan.
and-see = und sieh
perform = Ich mach’s
perform-text = dann wird abgestimmt
done = Fertig
done-text = jetzt stimmen sie ab
rather-draw = Lieber ziehen
rather-draw-text = ohne Grund
cancel = Aufheben
cancel-text = mit deinem Turm
accept = Annehmen
accept-text = Turm behalten
explode = Bombe aufdecken
explode-text = und die Summe ist 0
take-pile = Stapel nehmen
take-pile-text = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
end-turn = Zug beenden
end-turn-text = keine Paare mehr
cash = Türme zurückgeben
cash-text = und die ganze Hand
say-broken = Gebrochen!
dos = DOS!
called-dos = { $seat } hat DOS! gerufen.
vote-yes = Gut gemacht
vote-yes-text = es gilt
vote-no = Nicht gemacht
vote-no-text = es kostet Karten
draw-and-press = und Stapel drücken
draw-launcher = Werfer drücken
draw-blaster = in die Kanone
name-number = Nenne eine Zahl
choose-token = Wähle einen Turm
choose-pile = Wähle einen Stapel

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
slips = Ein Moment, um Joker und Anfechtungen zurückzunehmen
twice = Zweimal tippen zum Spielen
theme = Aussehen
theme-auto = wie das Gerät
language = Sprache

## Ergebnisse

scores = Punkte
goes-out = { $name } macht Schluss
side-wins = { $names } gewinnen die Runde
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
pace = Tempo
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

## Refusals, by their kind

refused-offline = Der Server ist nicht zu erreichen. Prüfe das Netz und versuche es noch einmal.
refused-no-table = Es gibt keinen Tisch mit diesem Code.
refused-forbidden = Das geht jetzt nicht, oder nicht für dich.
refused-stale = Jemand war schneller: die Frage ist schon beantwortet.
refused-window = Ein anderer Platz hat noch Zeit zu rufen.
refused-busy = Eins nach dem anderen: deine letzte Handlung wartet noch.
refused-taken = Dieser Platz ist besetzt.
refused-no-seat = Diesen Platz gibt es nicht, oder niemand sitzt dort.
refused-full = Es ist kein Platz mehr.
refused-slow-down = Das war zu viel auf einmal. Warte ein wenig.
refused-too-big = Das ist zu lang.
refused-rules = So lassen sich diese Regeln nicht spielen.
refused-no-record = Diese Partie gibt es hier nicht.
refused-off = Das ist an diesem Tisch ausgeschaltet.
refused-closed = Dieser Tisch ist geschlossen.
refused-elsewhere = Ein anderer Server führt diesen Tisch. Versuche es gleich noch einmal.

## Lessons

learn = In zwei Minuten lernen
learn-text = lege deine ersten Karten mit etwas Hilfe
learn-astray = Das geht auch. In dieser Lektion:
learn-show = Zeig es mir
learn-leave = Verlassen
learn-again = Noch einmal
learn-try = Probieren
learn-try-card = Probieren: { $card }
