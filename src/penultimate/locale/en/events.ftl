# What happened, one sentence an event. Present tense for what stands, past for what was done.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-pink = pink
colour-teal = teal
colour-orange = orange
colour-purple = purple

event-dealt = { $dealer } dealt { $cards ->
    [one] one card
   *[other] { $cards } cards
  } to everybody.
event-turned-up = { $card } was turned up.
event-put-back = { $card } cannot lie first, and went back.
event-played = { $how ->
    [jump_in] { $seat } jumped in with { $card }.
    [answer] { $seat } answered with { $card }.
    [more] { $seat } laid { $card } as well.
   *[turn] { $seat } played { $card }.
  }
event-colour-named = { $seat } named { $colour }.
event-drew = { $cards ->
    [hidden] { $seat } drew { $count ->
        [one] a card
       *[other] { $count } cards
      }.
   *[other] { $seat } drew { $cards }.
  }
event-passed = { $seat } passed.
event-skipped = { $seat } lost the turn.
event-reversed = { $direction ->
    [1] Play goes clockwise.
   *[other] Play goes counter-clockwise.
  }
event-owed = { $cards ->
    [one] One card is on { $seat }.
   *[other] { $cards } cards are on { $seat }.
  }
event-challenged = { $guilty ->
    [yes] { $seat } challenged { $challenged }: it was a bluff.
   *[no] { $seat } challenged { $challenged }: it was honest.
  }
event-hand-shown = { $cards ->
    [hidden] { $seat } showed the hand to { $to }.
   *[other] { $seat } showed { $cards }.
  }
event-called = { $seat } called UNO!
event-caught = { $by } caught { $seat }: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-called-falsely = { $seat } called without reason: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-accused-falsely = { $seat } accused { $accused } wrongly: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-swapped = { $seat } swapped hands with { $other }.
event-hands-passed = { $seat } sent every hand one seat on.
event-hands-pooled = { $seat } had all hands pooled and dealt again.
event-new-hand = { $cards ->
    [hidden] { $seat } now holds { $count ->
        [one] one card
       *[other] { $count } cards
      }.
   *[other] { $seat } now holds { $cards }.
  }
event-reshuffled = The discards were shuffled into a draw pile of { $cards }.
event-slapped = { $seat } slapped as number { $place }.
event-misplayed = { $seat } took back { $card }: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-advised = { $seat } gave advice: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-departed = { $seat } left the table.
event-taken-back = { $seat } took back { $card }.
event-round-ended = { $why ->
    [went_out] { $winner } went out.
    [last_seat] { $winner } is the only one left.
    [time_up] Time is up: { $winner } wins.
   *[blocked] Nobody can play or draw: the round is over.
  }
event-drew-blind = { $seat } drew { $count ->
    [one] a card
   *[other] { $count } cards
  } blind.
event-looked = { $cards ->
    [hidden] { $seat } looked at the cards drawn blind.
   *[other] { $seat } looked: { $cards }.
  }
event-placed = { $seat } went out as number { $place }.
event-partners-shown = The hidden partners: { $partners }.
