# La hoja de unas reglas, y lo que escribe `penultimate rules` alrededor.

row-of = { $first } y { $last }

## La hoja

sheet-title = { $edition }: las reglas de esta mesa
sheet-table = Esta mesa tiene { $seats } puestos.
sheet-seats = { $low ->
    [one] { $high ->
        [one] un puesto
       *[other] de 1 a { $high } puestos
    }
   *[other] de { $low } a { $high } puestos
  }
sheet-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
sheet-hand = { $count ->
    [one] una carta por puesto
   *[other] { $count } cartas por puesto
  }
sheet-length = { $kind ->
    [lives] hasta que a un solo puesto le quedan bombas
    [target] a { $target } puntos
    [rounds] { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
   *[single] una sola ronda
  }
sheet-changed = * distinto de la edición tal como viene. Entre paréntesis, lo que lo cambia.
sheet-numbers = { $count ->
    [one] número { $numbers }
   *[other] números { $numbers }
  }
sheet-dark = { $name }, lado oscuro
sheet-face-value = su valor
sheet-option = { $help } Aquí: { $value }.
sheet-number = Encaja con su color y con su número, y no hace nada más.
sheet-nothing = No hace nada más.

heading-deck = La baraja
heading-deal = El reparto
heading-first = La carta descubierta primero
heading-turn = Un turno
heading-penalties = El Comodín +4
heading-calls = Cantar UNO
heading-misplays = Jugadas que no encajan
heading-finish = Quedarse sin cartas
heading-points = Puntos
heading-match = La partida
heading-two = Con dos puestos
heading-house = Reglas de la casa en vigor
heading-edition = Más de esta edición
heading-moot = Cambiado, sin nada que decidir aquí

fixed-deal-pile = El resto es el mazo, boca abajo; su primera carta se descubre para empezar la pila de descarte.
fixed-first-plain = Un número descubierto primero no hace nada: quien empieza tiene el primer turno.
fixed-turn-fits = En tu turno juega una carta con el color, el número o el símbolo de la carta visible; un Comodín encaja con cualquier color, y quien lo juega elige el siguiente.
fixed-turn-effects = Lo que hace una carta está dicho junto a ella, en la baraja.
fixed-calls-when = Quien juega su penúltima carta canta «¡UNO!».
fixed-finish-out = Quien juega su última carta se queda sin cartas.
fixed-finish-over = Con eso la ronda termina.
fixed-points-cards = Los números valen lo que muestran; toda otra carta, lo que dice la baraja.
fixed-match-winner = { $mode ->
    [winner_takes] La puntuación más alta gana la partida.
    [own_points] La puntuación más baja gana la partida.
   *[none] Quien ha ganado más rondas gana la partida.
  }
fixed-two-again = Quien hace perder el turno al otro puesto tiene otro turno.

first-card = { $kind }, si se descubre primero: { $effect }
first-redraw = { $kind }, si se descubre primero, no puede quedar ahí: se descubre otra carta.
first-nothing = { $kind }, si se descubre primero, no hace nada.
last-card = { $kind }, como última carta: { $effect }
reply-card = { $kind }, en respuesta a un castigo: { $effect } El castigo pasa.
reply-nothing = { $kind }, en respuesta a un castigo, no hace nada más: el castigo pasa.

## Lo que escribe la orden

list-editions = Ediciones
list-presets = Preajustes
list-rules = Reglas de la casa
list-options = Opciones
list-more = Una cosa entera: penultimate rules stacking, penultimate rules house.stack, penultimate rules W+4. Una mesa entera: penultimate rules "classic +stacking". Todas las opciones: penultimate rules --options.
explain-option = opción
explain-rule = regla de la casa
explain-preset = preajuste
explain-card = carta
explain-default = Lo usual: { $value }
explain-values = Valores
explain-range = de { $low } a { $high }
explain-list = una lista, separada por comas
explain-silent = (no dice nada)
explain-set-by = La cambian: { $names }
explain-example = Ejemplo: { $text }
explain-whole = La hoja entera: { $command }
explain-none = (ninguno)
explain-in-deck = { $count ->
    [one] Hay una carta así en la baraja de { $edition }.
   *[other] Hay { $count } cartas así en la baraja de { $edition }.
  }
explain-points = Puntos si queda en la mano: { $points }

## Una ronda de ejemplo

story-later = { $count ->
    [one] Falta el primer paso.
   *[other] Faltan los { $count } primeros pasos.
  }

## Ediciones que se juegan de otro modo

fixed-turn-fits-all-wild = En tu turno juega cualquier carta: todas encajan con todas.
fixed-turn-fits-boom-o = En tu turno juega una carta con la que el total no pase de 60, o descubre una bomba.
fixed-turn-fits-dos = En tu turno iguala cartas de la fila, con una del mismo número o con dos que lo sumen; después pon lo que debes, o roba.
fixed-turn-fits-triple-play = En tu turno juega una carta en una de las pilas con luz, con su color, su número o su símbolo, o roba.
fixed-turn-fits-power-grab = En tu turno juega una carta con el color, el número o el símbolo de la carta visible; un Comodín encaja con cualquier color, y quien lo juega elige el siguiente.
turn-draw = Quien no juega nada roba de otro modo: { $effect }
finish-mercy = Una mano de { $count } cartas o más queda fuera de la ronda.
finish-never = { $kind }: no puede ser la última carta.

## Lo que decide el azar

device-share = { $part } de cada { $whole }
device-outcome = { $share }: { $effect }
rule-card = Carta de regla { $name }: { $effect }

## Cartas y turnos de ediciones que se juegan de otro modo. Una frase por línea

card-dos-number = Iguala una carta de la fila por su número, sola o sumada a otra carta.
card-dos-any = Vale por cualquier número del 1 al 10, en su propio color.
card-dos-wdos = Un 2 cuyo color nombras tú.
card-boom-o-hold = Deja el total como está; jugada contra una bomba, te libra de descubrir una.
card-triple-play-w = Sobre ella puede jugarse después cualquier carta. Pulsa la pila en la que está, y roba si se sobrecarga.
more-deal-dos =
    Dos cartas quedan descubiertas en el centro: la fila.
more-turn-dos =
    Puedes igualar tantas cartas como quieras, cada una una vez.
    Igualar con el mismo color de la carta de la fila da un premio; con dos cartas de ese color, además todos los demás roban una carta.
    Antes o después de igualar puedes robar una carta; quien entonces no ha igualado nada pone una carta en la fila.
    Al acabar el turno, las cartas igualadas dejan la fila, esta se completa hasta dos, y por cada premio pones una carta más en ella.
    En la fila, un cualquier número es el número que diga quien lo iguala, y un dos comodín tiene el color que diga.
fixed-calls-when-dos = A quien le quedan dos cartas le toca cantar.
more-deal-triple-play =
    Un número queda descubierto en cada una de las tres pilas, y cada pila tiene un límite oculto de pulsaciones.
more-turn-triple-play =
    Las luces dicen qué pilas pueden usarse en este turno: una, dos o las tres.
    Cada carta pulsa la pila en la que se juega. Por encima de su límite la pila se sobrecarga: el aparato dice cuántas cartas cuesta, y la pila tiene un límite nuevo.
    Quien no juega nada roba una carta y pulsa una pila encendida; también puede sobrecargarse.
more-deal-boom-o =
    Cada puesto tiene tres bombas boca abajo. El total empieza en 0.
more-turn-boom-o =
    Quien tiene una carta que puede jugarse tiene que jugar una; nadie roba.
    Quien no tiene ninguna descubre una bomba, no juega nada, y el total vuelve a 0.
    Con un doble juego la primera carta tiene que ser un número o fijar el total, y la segunda cualquiera que encaje; quien no puede descubre una bomba.
    Si todos los demás juegan una carta de aguante contra una bomba, la descubre quien jugó la bomba.
more-finish-boom-o =
    Cuando alguien se queda sin cartas, todos los demás descubren una bomba. Las manos se completan hasta 7 para la ronda siguiente; nadie devuelve cartas.
    Quien descubre su tercera bomba queda fuera de la partida.

## Lists that cards point to

heading-dares = Los retos
heading-dances = Los bailes
heading-faces = Las caras
prompt-line = { $number }: { $text }
