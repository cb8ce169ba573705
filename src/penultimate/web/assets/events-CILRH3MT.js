var e=`# Lo que pasó, una oración por suceso.

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-pink = rosa
colour-orange = naranja
colour-teal = turquesa
colour-purple = morado

event-dealt = { $dealer } repartió { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  } a cada puesto.
event-turned-up = Se descubrió { $card }.
event-put-back = { $card } no puede quedar primera, y volvió al mazo.
event-played = { $how ->
    [jump_in] { $seat } se adelantó con { $card }.
    [answer] { $seat } respondió con { $card }.
    [more] { $seat } jugó también { $card }.
   *[turn] { $seat } jugó { $card }.
  }
event-colour-named = { $seat } eligió { $colour }.
event-drew = { $cards ->
    [hidden] { $seat } robó { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
   *[other] { $seat } robó { $cards }.
  }
event-passed = { $seat } pasó.
event-skipped = { $seat } perdió el turno.
event-reversed = { $direction ->
    [1] Se juega en el sentido del reloj.
   *[other] Se juega en sentido contrario al reloj.
  }
event-owed = { $cards ->
    [one] A { $seat } le toca una carta.
   *[other] A { $seat } le tocan { $cards } cartas.
  }
event-challenged = { $guilty ->
    [yes] { $seat } desafió a { $challenged }: era un farol.
   *[no] { $seat } desafió a { $challenged }: era honesto.
  }
event-hand-shown = { $cards ->
    [hidden] { $seat } enseñó su mano a { $to }.
   *[other] { $seat } enseñó { $cards }.
  }
event-called = { $seat } cantó ¡UNO!
event-caught = { $by } pilló a { $seat }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-called-falsely = { $seat } cantó sin motivo: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-accused-falsely = { $seat } acusó a { $accused } sin motivo: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-swapped = { $seat } cambió su mano con { $other }.
event-hands-passed = { $seat } hizo pasar cada mano un puesto.
event-hands-pooled = { $seat } hizo barajar todas las manos y repartirlas de nuevo.
event-new-hand = { $cards ->
    [hidden] { $seat } tiene ahora { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
   *[other] { $seat } tiene ahora { $cards }.
  }
event-reshuffled = Los descartes se barajaron en un mazo de { $cards }.
event-slapped = { $seat } dio la palmada en el lugar { $place }.
event-misplayed = { $seat } recogió { $card }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-advised = { $seat } aconsejó a otro: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-departed = { $seat } dejó la mesa.
event-taken-back = { $seat } recuperó { $card }.
event-round-ended = { $why ->
    [went_out] { $winner } se quedó sin cartas.
    [last_seat] Solo queda { $winner }.
    [time_up] Se acabó el tiempo: gana { $winner }.
   *[blocked] Nadie puede jugar ni robar: la ronda ha terminado.
  }
event-drew-blind = { $seat } robó { $count ->
    [one] una carta
   *[other] { $count } cartas
  } a ciegas.
event-looked = { $cards ->
    [hidden] { $seat } miró las cartas robadas a ciegas.
   *[other] { $seat } miró: { $cards }.
  }
event-placed = { $seat } se quedó sin cartas en el lugar { $place }.
event-partners-shown = Las parejas secretas: { $partners }.

# De algunas ediciones.
event-revealed = { $seat } robó { $card } y tuvo que enseñarla.
event-knocked-out = { $seat } tenía { $cards } cartas y queda fuera de la ronda.
event-device-result = { $seat ->
    [nobody] { $device } dio { $result }.
   *[other] A { $seat } le salió { $result } en { $device }.
  }
result-lot = El sorteo señala a { $seat }.
result-launcher = { $result ->
    [0] { $seat } pulsó el lanzador: no salió nada.
    [one] { $seat } pulsó el lanzador: salió una carta.
   *[other] { $seat } pulsó el lanzador: salieron { $result } cartas.
  }
result-wheel = { $seat } giró la rueda: { $result ->
    [0] casi fuera.
    [1] descartar un número.
    [2] descartar un color.
    [3] robar hasta una carta roja.
    [4] robar hasta una carta azul.
    [5] enseñar la mano.
    [6] cada mano pasa al siguiente.
    [7] guerra.
    [8] una carrera.
   *[other] sector { $result }.
  }
result-lever = { $seat } tiró de la palanca: { $result ->
    [0] descartar una.
    [1] descartar dos.
    [2] robar cuatro.
    [3] una regla para quien tira.
    [4] una regla para otro puesto.
   *[other] número { $result }.
  }
event-inserted = { $seat } metió una carta en el cañón: dentro hay { $inside }.
event-blasted = El cañón disparó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  } a { $seat }.
event-discarded = { $seat } descartó { $card }.
event-gave = { $card ->
    [hidden] { $seat } dio una carta a { $to }.
   *[other] { $seat } dio { $card } a { $to }.
  }
event-flipped = { $seat } dio la vuelta a todas las cartas: encima está { $upcard }.
event-locked = { $colour ->
    [hidden] { $seat } tiene de nuevo el turno: todo color está libre.
   *[other] { $seat } fijó el color { $colour }.
  }
event-posed = { $number ->
    [hidden] { $seat } ya no tiene que mantener nada.
   *[other] { $seat } mantiene el número { $number }.
  }
event-prompted = A { $seat } le toca el número { $number }.
event-performed = { $done ->
    [yes] { $seat } ha terminado.
   *[no] { $seat } lo acepta.
  }
event-voted = { $passed ->
    [yes] { $seat } votó a favor.
   *[no] { $seat } votó en contra.
  }
event-judged = { $passed ->
    [yes] La mesa está conforme con { $seat }.
   *[no] La mesa no está conforme con { $seat }.
  }
event-breach-claimed = { $seat } dijo que { $accused } lo dejó.
event-token-taken = { $seat } tomó { $token }.
event-role-given = { $seat } es ahora { $role }.
event-total-changed = El total es { $total }.
event-exploded = { $seat } descubrió una bomba: quedan { $lives }.
event-pointed-at = { $seat } señaló a { $at }.
event-linked = { $seat } y { $other } quedan unidos.
event-added = { $seat } añadió { $card }.
event-staked = { $cards ->
    [one] Hay una carta en juego.
   *[other] Hay { $cards } cartas en juego.
  }
event-signalled = Se dio la señal.
event-reflected = { $seat } devolvió { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  } a { $at }.
event-cancelled = { $seat } devolvió { $token }, y no pasa nada.
event-cashed = { $seat } devolvió todas las torres y descartó la mano.
event-lit = { $seat } puede usar estas pilas: { $piles }.
event-pressed = { $seat } pulsó la pila { $pile }.
event-overloaded = La pila { $pile } se sobrecargó: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
event-cleared = El contador de la pila { $pile } vuelve a cero.
event-laid-more = { $seat } jugó { $card } encima.
event-matched = { $seat } igualó { $row } con { $card }.
event-set-down = { $seat ->
    [nobody] { $card } entró en la fila.
   *[other] { $seat } puso { $card } en la fila.
  }
event-rule-turned = Se descubrió la carta de regla { $rule } para { $seat }.
event-chose-secretly = { $seat } ha elegido.
event-seat-finished = A { $seat } no le quedan cartas, y su equipo sigue.
event-uncovered = { $seat } enseñó { $card }.
event-targeted = { $target ->
    [nobody] { $seat } no eligió a nadie.
   *[other] { $seat } eligió a { $target }.
  }
event-fell-short = { $seat } robó { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  } y sigue en la ronda.

# Things that events name.
token-u = la torre de dos puntas
token-n = la torre puerta
token-o = la torre redonda
token-x = la torre aguja
device-launcher = el lanzador
device-burst = el cañón
device-threshold = un contador oculto
device-lot = el sorteo
device-wheel = la rueda
device-lights = las luces
device-overload = la sobrecarga
device-lever = la palanca
device-fanfare = un reloj oculto
device-dance = un baile
device-rule = el montón de cartas de regla
`;export{e as default};