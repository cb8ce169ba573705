# Was geschehen ist, ein Satz für jedes Ereignis.

event-dealt = { $dealer } hat jedem Platz { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } gegeben.
event-turned-up = Aufgedeckt: { $card }.
event-put-back = { $card } darf nicht zuerst liegen und ging zurück.
event-played = { $how ->
    [jump_in] { $seat } hat { $card } zwischengeworfen.
    [answer] { $seat } hat mit { $card } geantwortet.
    [more] { $seat } hat auch { $card } gelegt.
   *[turn] { $seat } hat { $card } gespielt.
  }
event-colour-named = { $seat } hat { $colour } genannt.
event-drew = { $cards ->
    [hidden] { $seat } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      } gezogen.
   *[other] { $seat } hat { $cards } gezogen.
  }
event-passed = { $seat } hat gepasst.
event-skipped = { $seat } setzt aus.
event-reversed = { $direction ->
    [1] Gespielt wird im Uhrzeigersinn.
   *[other] Gespielt wird gegen den Uhrzeigersinn.
  }
event-owed = { $cards ->
    [one] Eine Karte liegt auf { $seat }.
   *[other] { $cards } Karten liegen auf { $seat }.
  }
event-challenged = { $guilty ->
    [yes] { $seat } hat { $challenged } angezweifelt: es war ein Bluff.
   *[no] { $seat } hat { $challenged } angezweifelt: es war ehrlich.
  }
event-hand-shown = { $cards ->
    [hidden] { $seat } hat { $to } die Hand gezeigt.
   *[other] { $seat } hat { $cards } gezeigt.
  }
event-called = { $seat } hat UNO! gerufen.
event-caught = { $by } hat { $seat } erwischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
event-called-falsely = { $seat } hat ohne Grund gerufen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
event-accused-falsely = { $seat } hat { $accused } zu Unrecht beschuldigt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
event-swapped = { $seat } hat die Hand mit { $other } getauscht.
event-hands-passed = { $seat } hat jede Hand einen Platz weitergehen lassen.
event-hands-pooled = { $seat } hat alle Hände zusammenmischen und neu geben lassen.
event-new-hand = { $cards ->
    [hidden] { $seat } hält jetzt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }.
   *[other] { $seat } hält jetzt { $cards }.
  }
event-reshuffled = Die Ablage wurde zu einem Zugstapel von { $cards } gemischt.
event-slapped = { $seat } hat als Nummer { $place } geklatscht.
event-misplayed = { $seat } hat { $card } zurückgenommen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
event-advised = { $seat } hat einen Rat gegeben: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
event-departed = { $seat } hat den Tisch verlassen.
event-taken-back = { $seat } hat { $card } zurückbekommen.
event-round-ended = { $why ->
    [went_out] { $winner } ist ausgegangen.
    [last_seat] Nur { $winner } ist noch da.
    [time_up] Die Zeit ist um: { $winner } gewinnt.
   *[blocked] Niemand kann spielen oder ziehen: die Runde ist vorbei.
  }
event-drew-blind = { $seat } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } blind gezogen.
event-looked = { $cards ->
    [hidden] { $seat } hat die blind gezogenen Karten angesehen.
   *[other] { $seat } hat nachgesehen: { $cards }.
  }
event-placed = { $seat } ist als Nummer { $place } ausgegangen.
event-partners-shown = Die geheimen Partner: { $partners }.
