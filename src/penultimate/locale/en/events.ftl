# What happened, one sentence an event. Present tense for what stands, past for what was done.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-pink = pink
colour-orange = orange
colour-teal = teal
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
event-partners-shown = The secret partners: { $partners }.

# Of some editions.
event-revealed = { $seat } drew { $card }, and had to show it.
event-knocked-out = { $seat } held { $cards } cards and is out of the round.
event-device-result = { $seat ->
    [nobody] { $device } gave { $result }.
   *[other] { $seat } got { $result } from { $device }.
  }
result-lot = The lot fell on { $seat }.
result-launcher = { $result ->
    [0] { $seat } pressed the launcher: nothing came out.
    [one] { $seat } pressed the launcher: one card came out.
   *[other] { $seat } pressed the launcher: { $result } cards came out.
  }
result-wheel = { $seat } spun the wheel: { $result ->
    [0] almost out.
    [1] discard a number.
    [2] discard a colour.
    [3] draw to a red card.
    [4] draw to a blue card.
    [5] show the hand.
    [6] every hand moves on.
    [7] war.
    [8] a race.
   *[other] slice { $result }.
  }
result-lever = { $seat } pulled the lever: { $result ->
    [0] discard one.
    [1] discard two.
    [2] draw four.
    [3] a rule for the puller.
    [4] a rule for another seat.
   *[other] number { $result }.
  }
event-inserted = { $seat } put a card into the blaster: { $inside } inside.
event-blasted = The blaster fired { $cards ->
    [one] one card
   *[other] { $cards } cards
  } at { $seat }.
event-discarded = { $seat } discarded { $card }.
event-gave = { $card ->
    [hidden] { $seat } gave { $to } a card.
   *[other] { $seat } gave { $to } { $card }.
  }
event-flipped = { $seat } turned all cards over: { $upcard } lies on top.
event-locked = { $colour ->
    [hidden] { $seat } has the turn again: every colour is free.
   *[other] { $seat } locked { $colour }.
  }
event-posed = { $number ->
    [hidden] { $seat } need not keep up anything any more.
   *[other] { $seat } keeps up number { $number }.
  }
event-prompted = { $seat } faces number { $number }.
event-performed = { $done ->
    [yes] { $seat } is done.
   *[no] { $seat } takes it on.
  }
event-voted = { $passed ->
    [yes] { $seat } voted for it.
   *[no] { $seat } voted against it.
  }
event-judged = { $passed ->
    [yes] The table is content with { $seat }.
   *[no] The table is not content with { $seat }.
  }
event-breach-claimed = { $seat } said that { $accused } stopped.
event-token-taken = { $seat } took { $token }.
event-role-given = { $seat } is { $role } now.
event-total-changed = The total is { $total }.
event-exploded = { $seat } turned a bomb: { $lives } left.
event-pointed-at = { $seat } pointed at { $at }.
event-linked = { $seat } and { $other } are linked.
event-added = { $seat } added { $card }.
event-staked = { $cards ->
    [one] One card is at stake.
   *[other] { $cards } cards are at stake.
  }
event-signalled = The signal was given.
event-reflected = { $seat } sent { $cards ->
    [one] one card
   *[other] { $cards } cards
  } back to { $at }.
event-cancelled = { $seat } handed back { $token }, and nothing happens.
event-cashed = { $seat } handed back all towers and discarded the hand.
event-lit = { $seat } may use these piles: { $piles }.
event-pressed = { $seat } pressed pile { $pile }.
event-overloaded = Pile { $pile } overloaded: { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
event-cleared = The counter of pile { $pile } is at nought again.
event-laid-more = { $seat } laid { $card } on top.
event-matched = { $seat } matched { $row } with { $card }.
event-set-down = { $seat ->
    [nobody] { $card } went into the row.
   *[other] { $seat } put { $card } into the row.
  }
event-rule-turned = Rule card { $rule } was turned for { $seat }.
event-chose-secretly = { $seat } has chosen.
event-seat-finished = { $seat } has no cards left, and the side plays on.
event-uncovered = { $seat } showed { $card }.
event-targeted = { $target ->
    [nobody] { $seat } chose nobody.
   *[other] { $seat } chose { $target }.
  }
event-fell-short = { $seat } drew { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, and is not out.

# Things that events name.
token-u = the forked tower
token-n = the gate tower
token-o = the round tower
token-x = the spire tower
device-launcher = the launcher
device-burst = the blaster
device-threshold = a hidden counter
device-lot = the lot
device-wheel = the wheel
device-lights = the lights
device-overload = the overload
device-lever = the lever
device-fanfare = a hidden clock
device-dance = a dance
device-rule = the stack of rule cards
