# Why an action is refused: the reasons of `penultimate.reasons`, for people.

reason-round-over = The round is over.
reason-not-in-round = { $seat } is not in the round any more.
reason-no-prompt-to-question = { $other } keeps no prompt up that may still be questioned.
reason-no-signal = Nothing waits for a signal now.
reason-nothing-to-slap = There is nothing to slap now.
reason-no-deadline = Nothing that is open now ends by a deadline.
reason-no-clock = This round is not played against the clock.
reason-advice-free = Advice costs nothing at this table.
reason-may-still-be-caught = The last seat may still be caught; one moment.
reason-not-your-turn = { $other } is waited for, not { $seat }.
reason-colour-first = Name a colour first.
reason-seat-first = Choose another seat that is still in the round.
reason-same-number-or-stop = Only more cards of the same number may follow now, or stop.
reason-slap-first = Slap the pile first.
reason-row-first = Choose a card of the row that your hand matches, or draw, or end.
reason-number-first = Name a number from 0 to 9.
reason-pile-first = Choose a lit pile that the card fits.
reason-token-first = Choose a token that is not yours yet.
reason-accept-or-cancel = Accept, or cancel with the token.
reason-perform-or-take = Perform, or take the cards.
reason-say-when-done = Say when it is done.
reason-vote-first = Vote first.
reason-point-first = Point at another seat first.
reason-device-first = Spin the wheel, or pull the lever.
reason-not-in-hand = { $card } is not in this hand.
reason-not-for-this = { $purpose ->
    [give] { $card } is not a card to give now.
    [discard] { $card } is not a card to discard now.
   *[other] { $card } is not a card to choose now.
  }
reason-card-first = { $purpose ->
    [give] Choose a card to give first.
    [discard] Choose a card to discard first.
   *[other] Choose a card first.
  }
reason-no-calls = Nobody calls at this table.
reason-late-call = A late call does not save at this table.
reason-not-oneself = Nobody catches themselves.
reason-owes-no-call = { $other } owes no call now.
reason-no-jumping = Cards are only laid in turn at this table.
reason-jump-identical = Only a card identical to { $card } jumps in.
reason-no-jump-card = { $card } is not a card that may jump in at this table.
reason-jump-late = It is too late to jump in on { $card }.
reason-answer-first = Something has to be answered first.
reason-not-last-card = { $card } may not be the last card here.
reason-over-sixty = { $card } would take the total over 60, or is not the card to begin with.
reason-fits-no-pile = { $card } fits no lit pile.
reason-pending-not-answered = { $cards ->
    [one] One card is pending, and { $card } does not answer it.
   *[other] { $cards } cards are pending, and { $card } does not answer them.
  }
reason-pending-taken = { $cards ->
    [one] One card is pending and has to be taken.
   *[other] { $cards } cards are pending and have to be taken.
  }
reason-only-drawn = After drawing only the card drawn may be laid.
reason-waits-named = The colour named is { $colour }.
reason-waits-fit = Only { $colour }, the like of { $top }, or a wild fits.
reason-locked = Only { $colour } may be laid while the lock lasts.
reason-not-last-draw = { $card } may not be the last card; draw instead.
reason-only-without-colour = { $card } is only laid without a card of the active colour.
reason-no-bluff = There is no bluff to challenge.
reason-pending-answer = { $cards ->
    [one] One card is pending; take it, or answer it.
   *[other] { $cards } cards are pending; take or answer them.
  }
reason-drawn-already = One draw a turn: lay the card drawn, or pass.
reason-drawn-must = The card drawn has to be laid.
reason-draw-before-pass = A pass needs a draw first.
reason-must-play = Who can play has to.
reason-not-asked = That is not what is asked for now.
reason-no-such-seat = There is no such seat.
reason-nothing-played = Nothing is played now.
