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

# De algunas ediciones.
ask-pick-card = { $purpose ->
    [discard] Elige una carta que descartar.
    [give] Elige una carta que dar.
    [add] Elige una carta que añadir.
    [place] Elige una carta para la fila.
    [lay] Elige una carta que jugar encima.
    [top] Elige la carta que queda encima.
    [hold] Juega una carta de espera.
    [match] Elige una carta con que igualar.
   *[show] Elige una carta que enseñar.
  }
ask-pick-row = Iguala una carta de la fila.
ask-pick-number = Di un número.
ask-pick-pile = Elige una pila.
ask-pick-token = Elige una ficha.
ask-must-play = Tienes que jugar una carta que encaje.
ask-play-or-explode = Juega una carta segura.
ask-cancel-or-accept = Puedes anular lo que se jugó.
ask-face-prompt = El número { $number } es para ti.
ask-performing = Di cuándo has terminado.
ask-voting = ¿Lo hizo bien?
ask-pointing = Señala a otro puesto.
ask-work-device = La máquina te espera.
ask-last-call = Tu mano está vacía, y nadie oyó que cantaras.
option-choose-card = { $card }
option-choose-row = { $card }
option-choose-number = { $number }
option-choose-pile = pila { $pile }
option-choose-token = { $token }
option-perform = hacerlo
option-done = hecho
option-vote = { $passed ->
    [yes] sí
   *[no] no
  }
option-say-broken = decir que { $seat } lo dejó
option-spin = ponerla en marcha
option-cancel = anularlo
option-cash = devolver todas las torres
option-explode = descubrir una bomba
option-signal = dar la señal

## What lies on the table in some editions

row-line = En la fila: { $cards }
total-line = El total es { $total }. Vidas: { $lives }
pile-line = Pila de descarte { $pile }: { $card }, pulsada { $presses ->
        [one] una vez
       *[other] { $presses } veces
    }{ $lit ->
        [yes] , encendida
       *[no] { "" }
    }
token-line = { $name } tiene { $token }.
roles-line = Rey: { $king }. Bufón: { $jester }.
lock-line = Bloqueado por { $name }: { $colour }.

# En una mesa de un servidor.
join-help = Escribe el número de lo que quieres hacer, o dilo. s: empezar · sit N: sentarse · stand: levantarse · p N: una frase · r: revancha · quit: salir
join-bot = bot { $seat }
join-free = asiento { $seat }
join-seat = { $how ->
    [you]   { $seat }  { $name } (tú)
    [away]   { $seat }  { $name } (fuera)
   *[other]   { $seat }  { $name }
  }
join-phase = { $phase ->
    [lobby] La mesa espera a todos; empieza quien la abrió.
    [dealing] Se reparte la próxima ronda.
    [playing] La ronda está en juego.
    [over] La partida ha terminado.
   *[other] Esta mesa está cerrada.
  }
join-bound = Quien reparte queda atado a { $commitment }
join-added = Tú añades { $share }
join-refused = Ahora no: { $reason }
join-away = { $name } no está; un bot sigue en { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
  }
join-race = Atención: en { $seconds } s se abre una carrera.
join-lost = Se ha perdido la conexión; lo intento otra vez.
join-wait = Juegan los demás; ya te tocará.
