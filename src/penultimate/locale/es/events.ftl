# Lo que pasó, una oración por suceso.

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
