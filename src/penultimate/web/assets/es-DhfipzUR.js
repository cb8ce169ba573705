var e=`# Lo que dice la página. Los sucesos, las cartas y las reglas tienen sus frases en el motor.

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
no-table = No hay ninguna mesa con este código.

## Páginas intermedias

one-moment = Un momento …
not-reached = No se llega a esta mesa
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
options-changed = { $changed ->
    [0] todo como en la edición
    [one] 1 cambiada
   *[other] { $changed } cambiadas
  }
one-line = En una línea
paste-anywhere = para pegar donde sea
paste-label = Unas reglas en una línea
paste-placeholder = classic +stacking …
use = Usar
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
deal = { $bots ->
    [0] Repartir
    [one] Repartir, con 1 bot
   *[other] Repartir, con { $bots } bots
  }
waiting-for-host = Reparte quien invita.
rules-of-table = Reglas de esta mesa
rules-intro = { $edition }. { $changes ->
    [0] Nada difiere de la edición.
    [one] Una opción difiere de la edición.
   *[other] { $changes } opciones difieren de la edición.
  }
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
no-colour = sin color
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
lay-more = ¿Más del mismo número?
lay-more-text = Pon otra o para.
match-first = Iguala la primera carta
match-first-text = Empieza quien sea más rápido.

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
missed = Mientras no estabas { $count ->
    [one] pasó una cosa
   *[other] pasaron { $count } cosas
  }:
vote-out = Votar fuera
mute = Silenciar
keys-help = Teclas: las flechas recorren la mano, Intro juega. D roba o toma, N se queda o pasa, U canta, C pilla, X desafía. P, S, H, O eligen un color por su forma: pico, sol, hoja, ola. ? abre las reglas.

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
twice = Tocar dos veces para jugar
theme = Aspecto
theme-auto = como el aparato
language = Idioma

## Resultados

scores = Puntos
goes-out = { $name } se queda sin cartas
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
`;export{e as default};