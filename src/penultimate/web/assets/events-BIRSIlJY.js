var e=`# Was geschehen ist, ein Satz für jedes Ereignis.

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-pink = Rosa
colour-orange = Orange
colour-teal = Türkis
colour-purple = Violett

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

# Aus manchen Ausgaben.
event-revealed = { $seat } hat { $card } gezogen und musste sie zeigen.
event-knocked-out = { $seat } hatte { $cards } Karten und ist aus der Runde.
event-device-result = { $seat ->
    [nobody] { $device } ergab { $result }.
   *[other] { $seat } bekam { $result }: { $device }.
  }
result-lot = Das Los fiel auf { $seat }.
result-launcher = { $result ->
    [0] { $seat } drückte den Werfer: Nichts kam heraus.
    [one] { $seat } drückte den Werfer: Eine Karte kam heraus.
   *[other] { $seat } drückte den Werfer: { $result } Karten kamen heraus.
  }
result-wheel = { $seat } drehte das Rad: { $result ->
    [0] fast draußen.
    [1] eine Zahl ablegen.
    [2] eine Farbe ablegen.
    [3] ziehen bis zu einer roten Karte.
    [4] ziehen bis zu einer blauen Karte.
    [5] die Hand zeigen.
    [6] jede Hand wandert weiter.
    [7] Krieg.
    [8] ein Rennen.
   *[other] Feld { $result }.
  }
result-lever = { $seat } zog den Hebel: { $result ->
    [0] eine ablegen.
    [1] zwei ablegen.
    [2] vier ziehen.
    [3] eine Regel für die eigene Person.
    [4] eine Regel für einen anderen Platz.
   *[other] Nummer { $result }.
  }
event-inserted = { $seat } hat eine Karte in die Kanone gesteckt: { $inside } sind darin.
event-blasted = Die Kanone hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } auf { $seat } geschossen.
event-discarded = { $seat } hat { $card } abgelegt.
event-gave = { $card ->
    [hidden] { $seat } hat { $to } eine Karte gegeben.
   *[other] { $seat } hat { $to } { $card } gegeben.
  }
event-flipped = { $seat } hat alle Karten gewendet: oben liegt { $upcard }.
event-locked = { $colour ->
    [hidden] { $seat } ist wieder am Zug: jede Farbe ist frei.
   *[other] { $seat } hat { $colour } festgesetzt.
  }
event-posed = { $number ->
    [hidden] { $seat } muss nichts mehr beibehalten.
   *[other] { $seat } behält Nummer { $number } bei.
  }
event-prompted = { $seat } bekommt Nummer { $number }.
event-performed = { $done ->
    [yes] { $seat } ist fertig.
   *[no] { $seat } nimmt sie an.
  }
event-voted = { $passed ->
    [yes] { $seat } hat dafür gestimmt.
   *[no] { $seat } hat dagegen gestimmt.
  }
event-judged = { $passed ->
    [yes] Der Tisch ist zufrieden mit { $seat }.
   *[no] Der Tisch ist nicht zufrieden mit { $seat }.
  }
event-breach-claimed = { $seat } hat gesagt, dass { $accused } aufgehört hat.
event-token-taken = { $seat } hat genommen: { $token }.
event-role-given = { $seat } ist jetzt { $role }.
event-total-changed = Die Summe ist { $total }.
event-exploded = { $seat } hat eine Bombe aufgedeckt: { $lives } übrig.
event-pointed-at = { $seat } hat auf { $at } gezeigt.
event-linked = { $seat } und { $other } sind verbunden.
event-added = { $seat } hat { $card } dazugelegt.
event-staked = { $cards ->
    [one] Eine Karte ist der Einsatz.
   *[other] { $cards } Karten sind der Einsatz.
  }
event-signalled = Das Zeichen wurde gegeben.
event-reflected = { $seat } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } an { $at } zurückgeschickt.
event-cancelled = { $seat } hat zurückgegeben: { $token }. Nichts geschieht.
event-cashed = { $seat } hat alle Türme zurückgegeben und die Hand abgelegt.
event-lit = { $seat } darf diese Stapel benutzen: { $piles }.
event-pressed = { $seat } hat Stapel { $pile } gedrückt.
event-overloaded = Stapel { $pile } hat überladen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
event-cleared = Der Zähler von Stapel { $pile } steht wieder auf null.
event-laid-more = { $seat } hat { $card } daraufgelegt.
event-matched = { $seat } hat { $row } mit { $card } getroffen.
event-set-down = { $seat ->
    [nobody] { $card } kam in die Reihe.
   *[other] { $seat } hat { $card } in die Reihe gelegt.
  }
event-rule-turned = Regelkarte { $rule } wurde für { $seat } aufgedeckt.
event-chose-secretly = { $seat } hat gewählt.
event-seat-finished = { $seat } hat keine Karten mehr, und die Seite spielt weiter.
event-uncovered = { $seat } hat { $card } gezeigt.
event-targeted = { $target ->
    [nobody] { $seat } hat niemanden gewählt.
   *[other] { $seat } hat { $target } gewählt.
  }
event-fell-short = { $seat } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  } gezogen und ist nicht ausgegangen.

# Things that events name.
token-u = Zinkenturm
token-n = Torturm
token-o = Rundturm
token-x = Spitzturm
device-launcher = der Werfer
device-burst = die Kanone
device-threshold = ein verdeckter Zähler
device-lot = das Los
device-wheel = das Rad
device-lights = die Lichter
device-overload = die Überladung
device-lever = der Hebel
device-fanfare = eine verdeckte Uhr
device-dance = ein Tanz
device-rule = der Stapel der Regelkarten
`;export{e as default};