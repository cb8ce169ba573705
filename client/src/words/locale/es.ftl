# Lo que dice la página. Los sucesos, las cartas y las reglas tienen sus frases en el motor.

## Inicio

home-line = Todas las ediciones y todas las reglas de la casa de la familia UNO.
home-promise = Un enlace, sin cuenta.
go-on = Seguir
your-name = Tu nombre
name-placeholder = Cómo te llaman los demás
play-now = Jugar ya
play-now-text = 3 bots, reglas oficiales
dealing = Repartiendo …
new-table = Mesa nueva
new-table-text = elige edición y reglas
code = Código de la mesa
code-placeholder = Código, como K7QX-M3PD
join = Entrar
theme-light = Claro
theme-dark = Oscuro
fact-1 = Todas las ediciones
fact-1-text = Desde las primeras 108 cartas, cada una con su hoja de reglas.
fact-2 = Tus reglas de la casa
fact-2-text = Acumular, interrumpir, siete-cero y las demás, en cualquier mezcla. Cada negativa dice qué regla.
fact-3 = Bots honrados
fact-3-text = Ven lo que tú ves, y nada más.
fact-4 = Una baraja que puedes comprobar
fact-4-text = Sellada antes de repartir, abierta tras la ronda.
offline = No se llega al servidor. Mira la red y prueba otra vez.

## Páginas intermedias

one-moment = Un momento …
not-reached = No se llega a esta mesa
not-here-yet = Esta página no se había cargado antes
try-again = Otra vez
elsewhere = Esta mesa está abierta en otra pestaña
elsewhere-text = Juega la pestaña más nueva. Esta descansa.
play-here = Jugar aquí
table-gone = Aquí no hay nada que ver
table-closed = Esta mesa está cerrada
go-home = Inicio
welcome = Mesa { $code }
welcome-text = En la mesa: { $people }. { $free ->
    [0] No hay asiento libre; puedes mirar.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
  }
come-in = Pasar
home = Inicio
close = Cerrar
menu = Menú
more = Más …
fewer = Menos
copy = Copiar
copied = Copiado
yes = Sí
no = No
you = tú
nobody = nadie
none = ninguno
somebody = Alguien
this = Esto
off = No

## Sala

lobby = Sala
you-are-host = Eres quien invita
host-chooses = Quien invita elige las reglas
rule-sheet = Hoja de reglas
edition = Edición
rules = Reglas
preset = Modelo
yours = Propias
house-rules = Reglas de la casa
rules-on = { $on } de { $of } puestas. Todas se combinan; donde dos chocan, se dice.
every-option = Todas las opciones
with-value = Con { $value }: { $says }
options-changed = { $changed ->
    [0] todo como en la edición
    [one] 1 cambiada
   *[other] { $changed } cambiadas
  }
own-edition = Una edición propia
own-edition-text = desde un archivo o como texto
own-file = Abrir un archivo …
own-example = Empezar con un ejemplo
one-line = En una línea
paste-anywhere = para pegar donde sea
paste-label = Unas reglas en una línea
paste-placeholder = classic +stacking …
use = Usar
clash = Estas no van juntas: { $rules }.
give-up = Sin { $what }
leave-as-it-was = Dejarlo como estaba
invite = Invitar
qr = Código QR del enlace
copy-link = Copiar enlace
copy-code = Copiar código
share = Enviar
seats = Asientos
seats-taken = { $taken } de { $of } ocupados
how-many-seats = Cuántos asientos
open-seat = Asiento libre
bot-fills = Un bot, si no viene nadie
strength = Clase de bot para { $name }
remove = Quitar a { $name }
sit-down = Sentarse
add-bot = Poner un bot
stand = Levantarse
host = invita
here = aquí
gone = fuera
bot = bot
bot-simple = Firme
bot-random = Despreocupado
this-table = Esta mesa
timers = Tiempo para pensar
timers-off = Sin límite
timers-off-text = La mesa espera lo que haga falta.
timers-relaxed = Tranquilo
timers-relaxed-text = Un minuto para cada respuesta.
timers-quick = Rápido
timers-quick-text = Un cuarto de minuto para cada respuesta.
timers-days = Días
timers-days-text = Dos días para cada respuesta; ve y vuelve.
watch = Otros pueden mirar
watch-text = Quien mira no ve ninguna mano.
free-chat = Charla libre
free-chat-text = Además de las frases hechas.
races-drawn = Carreras por sorteo
races-drawn-text = Las palmadas y los duelos se sortean: nadie tiene que ser rápido.
head-starts = Ventaja en las carreras
head-starts-text = Para quien no puede pulsar tan rápido: su pulsación cuenta ese tiempo antes.
head-start-of = { $name ->
    [none] Asiento { $seat }
   *[other] { $name }
  }
head-start = { $seconds ->
    [0] ninguna
   *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s
  }
head-start-has = ventaja de { NUMBER($seconds, minimumFractionDigits: 1) } s
deal = { $bots ->
    [0] Repartir
    [one] Repartir, con 1 bot
   *[other] Repartir, con { $bots } bots
  }
waiting-for-host = Reparte quien invita.
rules-of-table = Reglas de esta mesa
sheet-different = Distinto en esta mesa
sheet-deck = La baraja: { $count } cartas
sheet-points = { $points } puntos
house-rule = regla de la casa
table-line-web = { $edition } · { $changes ->
    [0] reglas oficiales
    [one] 1 regla de la casa
   *[other] { $changes } reglas de la casa
  }{ $round ->
    [0] {""}
   *[other] { " " }· ronda { $round }
  }

## La mesa

table = Mesa
seats-label = Asientos en orden de juego, en sentido horario desde ti
your-seat = Tu asiento
log = Qué ha pasado
say-something = Decir algo
chat = Decir algo
send = Enviar
no-call = no cantó
out = fuera
choosing = elige
called = ¡UNO!
autopilot = automático
catch = Pillar
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
choose-name = Elegir a { $name }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
left = quedan
draw-pile = Mazo, { $left ->
    [one] 1 carta
   *[other] { $left } cartas
  }{ $draw ->
    [yes] . Robar
   *[no] {""}
  }
draw-pile-take = Mazo, { $left } cartas. Tomar { $cards }
upcard = Descarte: { $card }. Color: { $colour }
direction-clockwise = Se juega en sentido horario.
direction-counter = Se juega en sentido antihorario.
hand-label = Tu mano, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
hand-card = { $card }{ $shape ->
    [none] {""}
   *[other] , { $shape }
  }{ $drawn ->
    [yes] , recién robada
   *[no] {""}
  }{ $state ->
    [ok] , se puede jugar
    [no] , tiene que esperar
   *[still] {""}
  }
card-wears = { $card }, color { $colour }
card-home = { $name } { $colour }
shape-R = pico
shape-Y = sol
shape-G = hoja
shape-B = ola
shape-K = corazón
shape-O = rayo
shape-T = cristal
shape-V = luna
key-R = P
key-Y = S
key-G = H
key-B = O
key-K = Z
key-O = R
key-T = T
key-V = L

## La barra

shuffling = Barajando …
getting-back = Volviendo
seat-is-kept = Tu asiento se guarda.
has-to-wait = { $card }: tiene que esperar
not-done = No ha cambiado nada
held = Un momento
held-why = Otro asiento aún puede cantar, o ser más rápido.
watching = Estás mirando
round-over = La ronda ha terminado
asked-take-turn = { $name } elige
asked-use-drawn = { $name } ha robado
asked-answer-penalty = { $name } afronta las cartas de robar
asked-pick-colour = { $name } elige un color
asked-pick-seat = { $name } elige un asiento
asked-race = Hay una carrera
asked-lay-more = { $name } puede poner más
asked-match-first = Se puede igualar la primera carta
asked-round-over = La ronda ha terminado
may-jump-in = Puedes interrumpir.
your-turn = Te toca
your-turn-text = { $fits ->
    [0] { $draw ->
        [yes] Nada encaja: roba.
       *[no] Nada encaja.
      }
    [one] Una de tus cartas encaja.
   *[other] { $fits } de tus cartas encajan.
  }
owed-title = { $cards ->
    [one] Te cae una carta
   *[other] Te caen { $cards } cartas
  }
owed-text = { $answers ->
    [yes] { $challenge ->
        [yes] Responde con una carta, desafía o tómalas.
       *[no] Responde con una carta o tómalas.
      }
   *[no] { $challenge ->
        [yes] Tómalas o desafía.
       *[no] Nada tuyo responde.
      }
  }
drawn-title = Has robado { $card }
drawn-blind = Has robado
drawn-fits = Juégala o quédatela.
drawn-waits = Tiene que esperar: quédatela.
name-colour = Elige un color
for-your-card = para tu { $card }
choose-seat = Elige un asiento
choose-seat-text = Tócalo arriba o abajo.
choose-seat-or-nobody = Tócalo, o quédate tu mano.
slap = ¡Palmada!
slap-text = Rápido: paga el más lento.
slap-now = ahora

## Actos

take = Tomar { $cards }
and-pass = y pasar
stop = Parar
stop-text = ya está
keep = Quedármela
pass = Pasar
pass-text = no hacer nada
draw = Robar
draw-text = del mazo
challenge = Desafiar
challenge-text = ¿un farol?
uno = ¡UNO!
say-it-now = dilo ahora
not-now = ahora no
not-your-turn = no te toca
keep-hand = quedarme mi mano
no-seat-free = no hay asiento libre
sit-next-deal = en el próximo reparto
hand-of = La mano de { $name }
seen = Vista
ballot-remove = { $by } pregunta: ¿debe { $name } dejar la mesa?
ballot-advise = { $by } pregunta: ¿ha dado consejo { $name }?
lost-connection = { $name } perdió la conexión. Su asiento se guarda.
spoken = Contado según ocurre
missed = Mientras no estabas { $count ->
    [one] pasó una cosa
   *[other] pasaron { $count } cosas
  }:
vote-out = Votar fuera
mute = Silenciar
keys-help = Teclas: las flechas recorren la mano, Intro juega. D roba o toma, N se queda o pasa, U canta, C pilla, X desafía. P, S, H, O eligen un color por su forma: pico, sol, hoja, ola. Escape retira lo que aún no se envió. Las cifras eligen un número o un montón. ? abre las reglas.

take-back = Retirar
take-back-text = aún no se ha enviado
send-now = Jugar ya
send-now-text = sin dudar
slip-card = { $card } está en camino
slip-act = En camino
slip-text = Todavía puedes retirarla.

## Mesas de algunas ediciones

you-yourself = Tú
back-of-pile = El dorso de la carta siguiente: { $card }
piles = Montones de descarte
pile-words = Montón { $pile }: { $card }, { $colour }. { $lamp }, pulsado { $presses ->
    [one] una vez
   *[other] { $presses } veces
  }. { $lit ->
    [yes] Se usa en este turno
   *[no] No se usa en este turno
  }
pile-number = Montón { $pile }
any-colour = cualquier carta
lamp-green = tranquilo
lamp-yellow = cerca
lamp-red = a punto de sobrecargarse
centre-row = Fila central
row-card = { $card }{ $state ->
    [open] , se puede emparejar
    [matched] , se está emparejando
   *[shut] {""}
  }
row-empty = Todo emparejado
total-words = El total es { $total } de { $most }
token-letter-U = U
token-letter-N = N
token-letter-O = O
token-letter-X = !
towers = Torres
in-the-middle = libre
take-token = Toma { $token }
role-king = Rey
role-jester = Bufón
lives = { $lives ->
    [one] queda 1 bomba
   *[other] quedan { $lives } bombas
  }
partner = pareja
your-partner = tu pareja
partner-of = pareja de { $name }
linked-with = enlace con { $name }: cuando uno roba, el otro también
keeps-up = mantiene: { $text }
own-rule = Una regla de esta mesa ({ $number })
light-side = Lado claro
dark-side = Lado oscuro
launcher-dry = { $presses ->
    [0] Lanzador: disparó la última vez
    [one] Lanzador: 1 pulsación sin cartas
   *[other] Lanzador: { $presses } pulsaciones sin cartas
  }
blaster-inside = En el cañón: { $cards }
lies-aside = { $cards ->
    [one] 1 carta aparte
   *[other] { $cards } cartas aparte
  }
at-stake = En juego: { $cards }
in-the-pile = En el montón: { $cards }
mercy-close = { $held } de { $most }: con { $most } quedas fuera
locked-until = Solo { $colour } hasta que vuelva { $name }
their-backs = Sus dorsos
their-backs-text = Todos sujetan las cartas con el lado que no está en juego vuelto hacia ti.
task = Tarea
task-dare = Reto { $number } para { $name }
task-dances = Un baile para { $name }
task-faces = Una cara para { $name }
task-text = Una regla de esta mesa, para { $name }
lasting = hasta el próximo turno
or-typed = En una mesa que solo escribe: { $text }
broken-claimed = { $name } dice que se rompió.
votes-missing = Faltan por votar: { $names }
asked-wheel = { $name } va a girar la rueda
asked-lever = { $name } va a tirar de la palanca
slice-wheel-0 = Casi fuera
slice-wheel-1 = Número
slice-wheel-2 = Color
slice-wheel-3 = Hasta rojo
slice-wheel-4 = Hasta azul
slice-wheel-5 = Enseñar
slice-wheel-6 = Pasar todo
slice-wheel-7 = Guerra
slice-wheel-8 = Carrera
slice-lever-0 = Descartar 1
slice-lever-1 = Descartar 2
slice-lever-2 = Robar 4
slice-lever-3 = Tu regla
slice-lever-4 = Dar regla
asked-pick-card = { $name } { $count ->
    [one] elige una carta
   *[other] eligen una carta
  }
asked-pick-row = { $name } empareja la fila
asked-match-card = { $name } empareja { $card }
asked-pick-number = { $name } dice un número
asked-pick-pile = { $name } elige un montón
asked-pick-token = { $name } elige una torre
asked-must-play = { $name } tiene que jugar
asked-play-or-explode = { $name } está pensando
asked-cancel-or-accept = { $name } puede anularlo
asked-face-prompt = { $name } tiene una tarea
asked-performing = { $name } actúa
asked-voting = { $name } { $count ->
    [one] vota
   *[other] votan
  }
asked-pointing = { $name } { $count ->
    [one] señala a alguien
   *[other] señalan a alguien
  }
asked-work-device = { $name } lo pone en marcha
asked-last-call = { $name } se quedó sin cartas, y nadie oyó un aviso
may-catch = Píllalo ahora, o vale.
owed-cancel = Anúlalas con una torre, o tómalas.
for-their-card = para { $card } de { $name }
for-what-follows = Cuenta para lo que sigue.
pick-discard = Descarta una carta
pick-discard-text = { $optional ->
    [yes] Todas las que quieras, de una en una.
   *[no] Elige una de las tuyas.
  }
pick-give = Da una carta
pick-give-text = Va boca abajo a la mano siguiente.
pick-give-partner = Va boca abajo a tu pareja.
pick-add = Añade una carta, o toma el montón
pick-add-text = { $picks ->
    [0] No tienes { $colour }: el montón es tuyo.
   *[other] Cualquier carta de color { $colour } lo mantiene.
  }
pick-place = Pon una carta en la fila
pick-place-text = Cualquier carta de tu mano.
pick-lay = ¿Una carta más encima?
pick-lay-text = { $picks ->
    [0] Ninguna tuya puede.
   *[other] Elige una, o para.
  }
pick-top = ¿Qué carta queda encima?
pick-top-text = Decide color y número.
pick-hold = ¡Una bomba!
pick-hold-text = { $picks ->
    [0] No tienes Alto: vuelve una bomba.
   *[other] Párala, o vuelve una bomba.
  }
pick-match = Emparéjala
pick-match-text = { $optional ->
    [yes] Añade una segunda carta, o para.
   *[no] Una carta con el número, o dos que lo sumen.
  }
pick-show = Guerra: enseña una carta de número
pick-show-text = La más alta gana y se va.
match-row = Empareja una carta de la fila
match-row-draw = { $open ->
    [0] Ninguna tuya da un número: roba.
   *[other] Tócala, y luego la carta o las dos cartas que dan su número.
  }
match-row-place = { $open ->
    [0] Nada encaja: termina y pon una carta en la fila.
   *[other] Empareja una, o termina y pon una carta en la fila.
  }
match-row-more = { $open ->
    [0] Nada más encaja: termina tu turno.
   *[other] Empareja otra, o termina tu turno.
  }
must-play = Tienes que jugar
must-play-text = Juega una carta que encaje.
must-play-none = Nada encaja: pasa.
play-safe = { $fits ->
    [0] Nada deja el total por debajo de 61: vuelve una bomba.
    [one] Una de tus cartas es segura con { $total }.
   *[other] { $fits } de tus cartas son seguras con { $total }.
  }
face-prompt = Una tarea para ti
face-prompt-text = Hazla, o roba cartas en su lugar.
mine-performing = Adelante
mine-performing-text = Di cuándo has terminado; luego votan los demás.
voting = ¿Estuvo bien?
voting-text = { $name } espera tu palabra.
mine-pointing = Señala a alguien
mine-pointing-text = En secreto; roba quien sea señalado.
mine-pick-number = Di un número
mine-pick-number-text = Sus cartas se van.
mine-pick-pile = Elige un montón
mine-pick-pile-text = Solo de los encendidos en los que encaje.
mine-pick-token = Elige una torre
mine-pick-token-text = Del centro, o de quien la tenga.
mine-cancel-or-accept = Puedes anularlo
mine-cancel-or-accept-text = La torre vuelve al centro.
mine-lay-more = ¿Más del mismo número?
mine-lay-more-text = Juega otra, o para.
mine-match-first = Empareja la primera carta
mine-match-first-text = Empieza quien sea más rápido.
get-ready = Atención …
get-ready-text = Espera la señal: quien se adelanta queda último.
not-yet = todavía no
work-wheel = Gira la rueda
work-wheel-text = En lugar de tu turno.
work-lever = Tira de la palanca
work-lever-text = Se hace lo que salga.
and-see = y verás
perform = Lo hago
perform-text = luego votan
done = Hecho
done-text = que voten
rather-draw = Mejor robo
rather-draw-text = sin dar razones
cancel = Anular
cancel-text = con tu torre
accept = Aceptar
accept-text = guardar la torre
explode = Volver una bomba
explode-text = y el total es 0
take-pile = Tomar el montón
take-pile-text = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
end-turn = Terminar el turno
end-turn-text = no hay más parejas
cash = Devolver las torres
cash-text = y toda la mano
say-broken = ¡Se rompió!
dos = ¡DOS!
called-dos = { $seat } cantó ¡DOS!
vote-yes = Bien hecho
vote-yes-text = vale
vote-no = No lo hizo
vote-no-text = cuesta cartas
draw-and-press = y pulsar un montón
draw-launcher = pulsar el lanzador
draw-blaster = al cañón
name-number = Di un número
choose-token = Elige una torre
choose-pile = Elige un montón

## Lo propio

sort = Ordenar la mano
sort-colour = por color
sort-number = por número
sort-hand = a mano
speed = Movimiento
speed-none = ninguno
speed-quick = rápido
speed-normal = normal
speed-slow = lento
sound = Sonidos
slips = Un momento para retirar comodines y desafíos
twice = Tocar dos veces para jugar
theme = Aspecto
theme-auto = como el aparato
language = Idioma

## Resultados

scores = Puntos
goes-out = { $name } se queda sin cartas
side-wins = { $names } ganan la ronda
goes-out-with = con { $card }{ $points ->
    [0] .
   *[other] , y se lleva { $points } puntos.
  }
went-out = sin cartas
nobody-won = Nadie se queda sin cartas
match-won-by = { $count ->
    [one] { $names } gana la partida
   *[other] { $names } ganan la partida
  }
next-round = Próxima ronda{ $people ->
    [1] {""}
   *[other] { " " }· { $ready } de { $people } listos
  }
waiting-for-others = { $ready } de { $people } listos
next-round-soon = Pronto se reparte otra vez.
rematch = Revancha
to-lobby = Volver a la sala
change-rules = Cambiar reglas
watch-again = Verla otra vez
shuffle-open = La baraja de esta ronda ya está abierta: compruébala
shuffle-text = El sello se mostró antes de repartir. Es el SHA-256 de velo y semilla. penultimate verify comprueba el registro entero.
proof-commitment = Sello
proof-seed = Semilla
proof-blind = Velo

## Frases

phrase-0 = ¡Hola!
phrase-1 = ¡Suerte!
phrase-2 = Bien jugado.
phrase-3 = ¡Gracias!
phrase-4 = ¡Perdón!
phrase-5 = Ay.
phrase-6 = ¿Me toca?
phrase-7 = Te toca.
phrase-8 = Date prisa, por favor.
phrase-9 = Un momento, por favor.
phrase-10 = ¡Oh, no!
phrase-11 = ¡Ja!
phrase-12 = Por poco.
phrase-13 = ¿Otra ronda?
phrase-14 = ¡Buena partida!
phrase-15 = ¡Adiós!

## Repetición

no-record = Aquí no hay tal partida.
step-back = Un paso atrás
step-on = Un paso adelante
play = Reproducir
pause = Parar
position = Paso de la partida
position-text = Ronda { $round }, paso { $step } de { $of }
view-of = Visto por
pace = Ritmo
open-hands = Manos abiertas

## Colores, donde el motor aún no los nombra

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-pink = rosa
colour-teal = turquesa
colour-orange = naranja
colour-purple = morado

## La libreta de puntos

scorepad = Libreta de puntos
scorepad-text = para una mesa con cartas de verdad, también sin red
pads = Libretas de este dispositivo
new-pad = Libreta nueva
pad-begin = Empezar
pad-kept-here = Las libretas se quedan en este dispositivo y no se envían a nadie. Cada apunte se guarda al momento.
pad-forbidden = Este navegador no guarda nada aquí, como en una ventana privada. Abre la libreta en una ventana normal.
pad-few = Una libreta necesita al menos dos jugadores.
pad-same-name = Dos jugadores se llaman igual. Añade una letra a uno.
pad-players = Jugadores
pad-clockwise = en el sentido del reloj
pad-player = Jugador { $number }
pad-one-more = Otro jugador
pad-mode = Puntos
pad-mode-winner = Quien se va gana todo
pad-mode-own = Cada uno los suyos
pad-mode-none = Rondas ganadas
pad-length = Hasta
pad-length-target = una meta
pad-length-rounds = un número de rondas
pad-length-single = una sola ronda
pad-length-open = que paremos
pad-target = Puntos de la meta
pad-target-rounds = Rondas por ganar
pad-rounds = Rondas
pad-tie = Un empate al final
pad-tie-extra-round = una ronda más
pad-tie-shared = victoria compartida
pad-dealer = Reparte primero
pad-remove = Borrar
pad-remove-this = Borrar la libreta de { $names }
pad-remove-sure = ¿Borrar para siempre la libreta de { $names }?
pad-gone = No hay tal libreta en este dispositivo
pad-changed = Otra pestaña fue más rápida. Así está ahora la libreta.
pad-not-written = No se pudo guardar. No se ha apuntado nada; inténtalo de nuevo.
pad-undo = Deshacer
pad-who-out = ¿Quién se ha ido?
pad-nobody = Nadie
pad-round-dealer = Ronda { $round }, reparte { $name }
pad-again = Libreta nueva, mismos jugadores
pad-cards-left = Le quedan a { $name }
pad-whose-hand = De quién es la mano
pad-tapped = Cartas tocadas
pad-tap-cards = Toca cada carta; el color no importa. Tócala aquí para quitarla.
pad-take-off = Quitar { $card }, tocada { $count } veces
pad-kind = { $card }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
pad-side = Cara de las cartas
pad-light = Cara clara
pad-dark = Cara oscura
pad-sum-of = Puntos de { $name }
pad-write-down = Apuntar { $points }
pad-type-sum = Escribir la suma
pad-tap-instead = Tocar cartas
pad-knocked-out = Eliminado: { $points }
pad-ahead = va en cabeza
pad-deals = reparte
pad-all-rounds = Todas las rondas
pad-share-as = Como
pad-share-text = Texto
pad-share-csv = CSV
pad-save = Guardar en un archivo

## Refusals, by their kind

refused-offline = No se llega al servidor. Mira la red y prueba otra vez.
refused-no-table = No hay ninguna mesa con este código.
refused-forbidden = Eso no se puede hacer ahora, o no puedes tú.
refused-stale = Alguien fue más rápido: la pregunta ya está respondida.
refused-window = Otro puesto aún tiene tiempo de cantar.
refused-busy = Una cosa cada vez: tu última acción aún espera.
refused-taken = Este puesto está ocupado.
refused-no-seat = No hay tal puesto, o nadie se sienta en él.
refused-full = No hay sitio.
refused-slow-down = Demasiado de golpe. Espera un poco.
refused-too-big = Es demasiado largo.
refused-rules = Estas reglas no se pueden jugar.
refused-no-record = No hay tal partida aquí.
refused-off = Eso está desactivado en esta mesa.
refused-closed = Esta mesa está cerrada.
refused-elsewhere = Otro servidor lleva esta mesa. Inténtalo dentro de un momento.

## Lessons

learn = Aprende en dos minutos
learn-text = juega tus primeras cartas con un poco de ayuda
learn-astray = Eso también se puede. En esta lección:
learn-show = Muéstramelo
learn-leave = Salir
learn-again = Otra vez
learn-try = Probar
learn-try-card = Probar: { $card }
