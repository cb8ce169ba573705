# Verbos y frases del vocabulario como partes de una oración. Los nombres se explican en en/verbs.ftl.

who-me = tú
    .form = you
    .whom = ti
who-next = el puesto siguiente
    .form = one
    .whom = el puesto siguiente
who-target = ese puesto
    .form = one
    .whom = ese puesto
who-rivals = todos los demás
    .form = many
    .whom = todos los demás
who-partner = tu pareja
    .form = one
    .whom = tu pareja
who-starter = quien empieza
    .form = one
    .whom = quien empieza
who-dealer = quien reparte
    .form = one
    .whom = quien reparte

join-parts = { $first }, y { $last }

## Turnos

verb-skip-count = { $at ->
    [open] { $count ->
        [one] quien empieza pierde el turno
       *[other] los { $count } primeros puestos pierden el turno
    }
   *[play] { $count ->
        [one] el puesto siguiente pierde el turno
       *[other] los { $count } puestos siguientes pierden el turno
    }
  }
    .too = , y pierde el turno
verb-reverse = se invierte el sentido del juego
verb-turn-back = se invierte el sentido del juego
verb-again = tienes otro turno
verb-begin-who-count = { $count ->
    [0] { $form ->
        [you] empiezas tú
        [one] empieza { $who }
       *[many] empiezan { $who }
    }
    [one] empieza el puesto después de { $whom }
   *[other] empieza el puesto { $count } lugares después de { $whom }
  }
verb-next-turn = -
verb-ask-turn = juega una carta que encaje o roba
verb-answer-turn = -
verb-draw-turn = roba
verb-answer-drawn = juega la carta robada o guárdala
verb-blocked = la ronda termina cuando nadie puede jugar ni robar

## Robar

verb-draw-who-count = { $form ->
    [you] robas
    [one] { $who } roba
   *[many] { $who } roban
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
verb-penalty-count = { $at ->
    [open] quien empieza roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } y pierde el turno
    [last] el puesto siguiente roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
   *[play] el puesto siguiente roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } y pierde el turno
  }
verb-restricted = -
    .note = Cuándo es honesto se dice en su propio apartado.
verb-face-penalty = el puesto en turno afronta lo pendiente
verb-answer-penalty = -
verb-collect = -
verb-last-stand = el puesto que tiene que robar aún puede desafiar

## Manos

verb-swap-who = cambia tu mano con { $form ->
    [you] la tuya
   *[other] { $whom }
  }
verb-pass-hands = cada mano pasa al puesto siguiente, en el sentido del juego
verb-pool-hands = todas las manos se barajan juntas y se reparten de nuevo, empezando por el puesto siguiente
verb-judge-count = -

## Preguntas

verb-name-colour = elige un color
verb-ask-colour-who = { $form ->
    [you] eliges un color
    [one] { $who } elige un color
   *[many] { $who } eligen un color
  }
verb-answer-colour = -
verb-choose-seat = elige otro puesto
verb-may-choose-seat = elige otro puesto, o ninguno
verb-ask-seat-count = elige otro puesto
verb-answer-seat = -

## Carreras, varias cartas, el final

verb-slap = todos dan una palmada a la pila, y el último roba
verb-ask-slap = todos dan una palmada a la pila
verb-answer-slap = el último roba
verb-more = -
    .note = Con ella pueden jugarse más cartas del mismo número.
verb-start-run = -
verb-ask-more = puedes jugar más cartas del mismo número
verb-answer-more = -
verb-bomb-count-count = -
    .note = Por { $count } o más de un número en un turno todos los demás roban { $count2 ->
        [one] una carta
       *[other] { $count2 } cartas
    }.
verb-lucky = empieza quien más rápido juega una carta que encaja
verb-ask-lucky = empieza quien más rápido juega una carta que encaja
verb-answer-lucky = -
verb-finish = la ronda ha terminado
verb-retire = la ronda sigue sin ti

## Azar

verb-chance-count-count = el azar decide entre { $count2 } resultados
verb-chance-device = decide { $device }
verb-roll-device = -
verb-read-number = -
verb-pick-count = -
verb-do-program = { $program }
# Lo que termina en … se dice junto con la parte siguiente.
verb-if-picked-label = si no hubo ninguna, …
verb-if-coloured-label = si la carta visible no tiene color propio, …
verb-go-label = si no, …

## Puestos de algunas ediciones

who-everyone = todos
    .form = many
    .whom = todos
who-king = el Rey
    .form = one
    .whom = el Rey
who-jester = el Bufón
    .form = one
    .whom = el Bufón
who-foe = el puesto siguiente del otro equipo
    .form = one
    .whom = el puesto siguiente del otro equipo
who-foes-partner = su pareja
    .form = one
    .whom = su pareja

## Lo que nombran los verbos de algunas ediciones

cards-face = una carta de número
cards-gryffindor = las cartas de la casa
cards-harry = los 2, 6 y 9
cards-raptors = los 2, 6 y 9
cards-hold = una carta de espera
cards-numbers = cartas de número
cards-red = las cartas rojas y los Comodines
cards-blue = las cartas azules y los Comodines
program-wheel = el puesto siguiente gira la rueda y hace lo que dice
program-lever = tira de la palanca y haz lo que dice
program-rule = se descubre la siguiente carta de regla
program-fanfare = la corona pasa

## Más turnos

verb-lot-rival = el puesto siguiente se sortea entre los demás
verb-lose-turn = ese puesto pierde el turno
verb-as-target = el puesto elegido hace lo que sigue
verb-target-me = -
verb-take-over = el puesto siguiente toma el relevo
verb-my-turn = tienes el turno siguiente
verb-miss-who = { $form ->
    [you] pierdes el turno
    [one] { $who } pierde el turno
   *[many] { $who } pierden el turno
  }
verb-skip-foe = el puesto siguiente del otro equipo pierde el turno
verb-skip-next-unless-token = el puesto siguiente pierde el turno, si no devuelve { $token }
verb-double-play = el puesto siguiente tiene que jugar dos cartas
verb-as-starter = -

## Más sobre robar

verb-draw-who-until-colour = { $form ->
    [you] robas
    [one] { $who } roba
   *[many] { $who } roban
  } hasta que sale una carta del color activo
verb-draw-who-until-picked = { $form ->
    [you] robas
    [one] { $who } roba
   *[many] { $who } roban
  } hasta que sale una carta del color indicado
verb-draw-who-until-cards = { $form ->
    [you] robas
    [one] { $who } roba
   *[many] { $who } roban
  } hasta que sale una de { $cards }
verb-deal-rivals-until-colour = se reparten cartas a los demás una a una, a la vista, hasta que sale una del color activo
verb-press-who-count = { $form ->
    [you] pulsas
    [one] { $who } pulsa
   *[many] { $who } pulsan
  } el lanzador { $count ->
    [one] una vez
   *[other] { $count } veces
  }
verb-press-who-until-fired = { $form ->
    [you] pulsas
    [one] { $who } pulsa
   *[many] { $who } pulsan
  } el lanzador hasta que salen cartas
verb-insert-who-count = { $form ->
    [you] metes
    [one] { $who } mete
   *[many] { $who } meten
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  } en el cañón
verb-insert-who-until-fired = { $form ->
    [you] metes
    [one] { $who } mete
   *[many] { $who } meten
  } cartas en el cañón hasta que dispara
verb-penalty-until-colour = { $at ->
    [open] quien empieza roba hasta que sale una carta del color activo, y pierde el turno
   *[play] el puesto siguiente roba hasta que sale una carta del color activo, y pierde el turno
  }
verb-reflect = quien puso el castigo lo roba en su lugar

## Más manos

verb-pass-hands-left = cada mano pasa al puesto siguiente en el sentido del reloj
verb-discard-colour = descarta todas tus cartas del color activo
verb-discard-picked = descarta todas tus cartas del color indicado
verb-discard-any-cards = puedes poner { $cards } de tu mano bajo la carta visible
verb-discard-any-picked = puedes poner cartas del color indicado bajo la carta visible
verb-discard-any-number = puedes poner cartas del número indicado bajo la carta visible
verb-discard-all-cards = descarta todos { $cards } de tu mano, encima el que elijas
verb-discard-down-to-count = descarta hasta quedarte con { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
verb-discard-one = descarta la carta que elijas
verb-give-picked-colour = regala tus cartas del color indicado, una a cada puesto por orden
verb-exchange = tú y tu pareja os dais una carta, en secreto
verb-everyone-exchanges = las parejas se dan una carta, en secreto
verb-show-hand-who = { $form ->
    [you] enseña tu mano a todos
    [one] { $who } enseña su mano a todos
   *[many] { $who } enseñan sus manos a todos
  }
verb-may-lay-cards = puedes jugar { $cards } encima
verb-may-lay-upper = puedes jugar encima otra carta de su color
verb-upper-effect = la carta de encima hace efecto

## Más preguntas

verb-who-names-colour = { $form ->
    [you] eliges un color
    [one] { $who } elige un color
   *[many] { $who } eligen un color
  }
verb-pick-colour = indica un color
verb-who-picks-colour = { $form ->
    [you] indicas un color
    [one] { $who } indica un color
   *[many] { $who } indican un color
  }
verb-pick-number = indica un número
verb-choose-two-seats = elige dos puestos
verb-king-chooses-seat = el Rey elige un puesto
verb-king-names-jester = el Rey nombra Bufón a otro puesto

## Carreras, duelos, pruebas

verb-race-who-count = { $form ->
    [you] das
    [one] { $who } da
   *[many] { $who } dan
  } una palmada a la pila, y el último roba { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
verb-duel-who = { $form ->
    [you] esperas
   *[other] tú y { $whom } esperáis
  } la señal, y el más lento se lleva lo que está en juego
verb-stake-count = se ponen en juego { $count ->
    [one] una carta
   *[other] { $count } cartas
  } del mazo
verb-prompt-who-count = { $form ->
    [you] haces lo que dice la prueba o robas
    [one] { $who } hace lo que dice la prueba o roba
   *[many] { $who } hacen lo que dice la prueba o roban
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
verb-pose-who-count = { $form ->
    [you] mantienes la cara de ese número o robas
    [one] { $who } mantiene la cara de ese número o roba
   *[many] { $who } mantienen la cara de ese número o roban
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
verb-force-who-count = { $form ->
    [you] tienes que jugar una carta que encaje
    [one] { $who } tiene que jugar una carta que encaje
   *[many] { $who } tienen que jugar una carta que encaje
  }, o tú robas { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
verb-point = todos señalan en secreto a otro puesto, y cada cual roba una carta por cada dedo que le señala
verb-war = todos enseñan su número más alto, y quien enseña el mayor lo descarta
verb-pile-up-count = por orden cada cual añade una carta del color activo a un montón, hasta que alguien tiene que llevárselo entero; si está vacío, eso cuesta { $count ->
    [one] una carta
   *[other] { $count } cartas
  }

## Fichas, lazos, pilas, totales, caras de las cartas

verb-take-token = toma { $token }
verb-take-any-token = toma la ficha que elijas
verb-take-two-tokens = toma las dos fichas que elijas
verb-link = los dos quedan unidos: cuando uno roba, roba también el otro
verb-lock-colour = solo puede jugarse este color hasta tu próximo turno
verb-flip = todas las cartas se dan la vuelta, y las pilas con ellas
verb-flip-simple = todas las cartas se dan la vuelta, y las pilas se quedan como están
verb-press-pile = pulsa la pila en que está, y roba si se sobrecarga
verb-clear-pile = el contador de su pila vuelve a cero
verb-share-overload = pulsa la pila, y reparte a tu gusto entre los demás lo que trae una sobrecarga
verb-still-in = quien ha robado por ello no se ha quedado sin cartas
verb-add-count = el total sube { $count }
verb-set-total-count = el total es { $count }
verb-hold-cards-or-explode = por orden todos los demás juegan { $cards } o descubren una bomba
verb-answer-fastest-label = todos pulsan, y quien sea más rápido hace lo demás
