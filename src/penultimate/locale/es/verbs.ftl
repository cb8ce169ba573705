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
verb-starter-names-colour = quien empieza elige un color
verb-dealer-names-colour = quien reparte elige un color
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
verb-go-label = -
