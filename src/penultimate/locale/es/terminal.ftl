# La terminal: preguntas, menús, puntos.

ask-take-turn = Es tu turno.
ask-use-drawn = Robaste { $drawn }.
ask-answer-penalty = { $cards ->
    [one] Te toca una carta.
   *[other] Te tocan { $cards } cartas.
  }
ask-pick-colour = Elige un color.
ask-pick-seat = Elige un puesto.
ask-race = Da la palmada.
ask-lay-more = ¿Más del mismo número?
ask-match-first = Encaja con la primera carta, y empiezas.
ask-round-over = La ronda ha terminado.
ask-offer = Puedes, o no:
option-play = jugar { $card }
option-jump-in = adelantarte con { $card }
option-draw = robar
option-pass = pasar
option-take = aceptar { $pending ->
    [one] una carta
   *[other] { $pending } cartas
  }
option-challenge = desafiar el farol
option-name-colour = { $colour }
option-choose-seat = { $seat ->
    [nobody] nadie
   *[other] { $seat }, { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
  }
option-call = cantar ¡UNO!
option-catch = pillar a { $seat }
option-slap = dar la palmada
option-stop = eso es todo
option-leave = dejar la mesa
option-advise = decir que hubo un consejo
option-deadline = decir que se acabó el tiempo
option-time-up = decir que se acabó el tiempo de la ronda
option-decline = dejarlo estar
prompt = Número, o carta:
table-line = En la mesa: { $card }, color { $colour }. { $counts }
hand-line = Tu mano: { $cards }
count = { $name } { $count }
round-line = Ronda { $number }. Reparte { $dealer }.
points-line = { $name } anota { $points ->
    [one] un punto
   *[other] { $points } puntos
  }.
scores-line = Puntos: { $scores }
match-won = { $name } gana la partida.
no-such-option = No hay opción { $text }. Escribe un número del 1 al { $most }, o lo que quieres hacer, como "robar".
help-line = Escribe el número delante de lo que quieres hacer, o dilo: "robar", "pasar", o una carta, "R5". "quit" sale.
hand-over = Pasa el teclado a { $name } y pulsa Intro.
left-match = Te fuiste. { $kept }
kept-record = El registro hasta aquí está en { $file }.
kept-nothing = No se registró nada.
