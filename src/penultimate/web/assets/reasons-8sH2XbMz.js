var e=`# Por qué se rechaza una acción: las razones de \`penultimate.reasons\`, para personas.

reason-round-over = La ronda ha terminado.
reason-not-in-round = { $seat } ya no está en la ronda.
reason-no-prompt-to-question = { $other } no mantiene ninguna consigna que se pueda cuestionar todavía.
reason-no-signal = Nada espera ahora una señal.
reason-nothing-to-slap = Ahora no hay nada que palmear.
reason-no-deadline = Nada de lo abierto termina ahora por un plazo.
reason-no-clock = Esta ronda no se juega contra el reloj.
reason-advice-free = En esta mesa aconsejar no cuesta nada.
reason-may-still-be-caught = Aún se puede pillar al último puesto; un momento.
reason-not-your-turn = Se espera a { $other }, no a { $seat }.
reason-colour-first = Nombra primero un color.
reason-seat-first = Elige otro puesto que siga en la ronda.
reason-same-number-or-stop = Ahora solo pueden seguir más cartas del mismo número, o parar.
reason-slap-first = Palmea primero el montón.
reason-row-first = Elige una carta de la fila que tu mano iguale, o roba, o termina.
reason-number-first = Nombra un número del 0 al 9.
reason-pile-first = Elige un montón encendido en el que encaje la carta.
reason-token-first = Elige una ficha que aún no sea tuya.
reason-accept-or-cancel = Acepta, o anula con la ficha.
reason-perform-or-take = Hazlo, o toma las cartas.
reason-say-when-done = Di cuándo está hecho.
reason-vote-first = Vota primero.
reason-point-first = Señala primero otro puesto.
reason-device-first = Gira la rueda, o tira de la palanca.
reason-not-in-hand = { $card } no está en esta mano.
reason-not-for-this = { $purpose ->
    [give] { $card } no se puede dar ahora.
    [discard] { $card } no se puede descartar ahora.
   *[other] { $card } no se puede elegir ahora.
  }
reason-card-first = { $purpose ->
    [give] Elige primero la carta que das.
    [discard] Elige primero la carta que descartas.
   *[other] Elige primero una carta.
  }
reason-no-calls = En esta mesa nadie canta.
reason-late-call = En esta mesa cantar tarde no salva.
reason-not-oneself = Nadie se pilla a sí mismo.
reason-owes-no-call = { $other } no debe ahora ningún canto.
reason-no-jumping = En esta mesa solo se juega por turno.
reason-jump-identical = Solo una carta idéntica a { $card } entra fuera de turno.
reason-no-jump-card = { $card } no puede entrar fuera de turno en esta mesa.
reason-jump-late = Ya es tarde para entrar sobre { $card }.
reason-answer-first = Antes hay que responder a algo.
reason-not-last-card = { $card } no puede ser aquí la última carta.
reason-over-sixty = { $card } pasaría el total de 60, o no es la carta con la que empezar.
reason-fits-no-pile = { $card } no encaja en ningún montón encendido.
reason-pending-not-answered = { $cards ->
    [one] Hay una carta pendiente, y { $card } no la responde.
   *[other] Hay { $cards } cartas pendientes, y { $card } no las responde.
  }
reason-pending-taken = { $cards ->
    [one] Hay una carta pendiente y hay que tomarla.
   *[other] Hay { $cards } cartas pendientes y hay que tomarlas.
  }
reason-only-drawn = Tras robar solo se puede jugar la carta robada.
reason-waits-named = El color nombrado es { $colour }.
reason-waits-fit = Solo encaja { $colour }, algo como { $top } o un comodín.
reason-locked = Mientras dure el candado solo se puede jugar { $colour }.
reason-not-last-draw = { $card } no puede ser la última carta; roba en su lugar.
reason-only-without-colour = { $card } solo se juega sin cartas del color activo.
reason-no-bluff = No hay ningún farol que desafiar.
reason-pending-answer = { $cards ->
    [one] Hay una carta pendiente; tómala o respóndela.
   *[other] Hay { $cards } cartas pendientes; tómalas o respóndelas.
  }
reason-drawn-already = Se roba una vez por turno: juega la carta robada o pasa.
reason-drawn-must = La carta robada hay que jugarla.
reason-draw-before-pass = Para pasar hay que robar antes.
reason-must-play = Quien puede jugar debe hacerlo.
reason-not-asked = Eso no es lo que se pide ahora.
reason-no-such-seat = No hay tal puesto.
reason-nothing-played = Ahora no se juega nada.
`;export{e as default};