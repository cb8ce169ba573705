var e=`# What options, house rules, presets and editions mean.
#
# help-KEY    what an option decides, one line; its part .example shows it at a table
# says-KEY    what it says at the table, by $value; a value with nothing to say is written as -
# rule-NAME   the name of a house rule; .line says what it does, .example shows it
# preset-NAME, edition-NAME   likewise
# Rule sets in backquotes are read and checked.

## Seats and the deal

help-players-min = The fewest seats a table may have.
says-players-min = { $value ->
    [1] One seat is enough.
   *[other] At least { $value } seats play.
  }
help-players-max = The most seats a table may have.
says-players-max = { $value ->
    [1] One seat plays alone.
   *[other] At most { $value } seats play.
  }
help-deal-hand-size = How many cards every seat is dealt.
says-deal-hand-size = { $value ->
    [one] Every seat is dealt one card.
   *[other] Every seat is dealt { $value } cards.
  }
help-deal-dealer = How the first dealer is found.
    .example = Ada cuts blue 8, Bea yellow 3, Cem a Wild: with high_card Ada deals.
says-deal-dealer = { $value ->
    [high_card] Every seat draws a card; the highest number deals first.
    [random] The first dealer is drawn by lot.
   *[fixed] Seat 0 deals first.
  }
help-deal-high-card-symbols = What cards without a number are worth when the first dealer is drawn.
says-deal-high-card-symbols = { $value ->
    [zero] In that draw a card without a number counts 0.
    [redraw] Who draws a card without a number draws again.
   *[points] In that draw a card without a number counts its points.
  }
help-deal-next-dealer = Who deals the rounds after the first.
says-deal-next-dealer = { $value ->
    [next_seat] After each round the deal passes to the next seat.
    [winner] Whoever won a round deals the next one.
    [same] The same seat deals every round.
   *[redraw] The dealer is drawn anew for every round.
  }
help-start-player = Who has the first turn, if the first card changes nothing.
says-start-player = { $value ->
    [beside_dealer] The seat beside the dealer begins, in the direction of play.
    [lot] Who begins is drawn by lot.
    [crown] The King begins.
   *[previous_winner] Whoever won the last round begins; in the first round the seat beside the dealer does.
  }
help-start-dir = Which way round play goes at first.
says-start-dir = { $value ->
    [cw] Play begins clockwise, to the left.
   *[ccw] Play begins counter-clockwise, to the right.
  }

## The deck

help-deck-kind = Which box of cards is used.
says-deck-kind = { $value ->
    [classic108] -
    [blank112] The box has 112 cards, 4 of them blank.
    [swap112] The box has 112 cards: one Wild that swaps hands, and 3 Wilds to make one's own.
   *[shuffle112] The box has 112 cards: one Wild that shuffles hands, and 3 Wilds to make one's own.
  }
help-deck-blanks = What blank cards and Wilds to make one's own do.
says-deck-blanks = { $value ->
    [remove] Cards without a rule of their own stay in the box.
    [plain_wild] A blank card, or a Wild to make one's own, is a plain Wild.
   *[house_card] A blank card, or a Wild to make one's own, is a Wild with a rule of the table.
  }
help-deck-copies = How many decks are shuffled together.
says-deck-copies = { $value ->
    [1] -
   *[other] { $value } decks are shuffled together.
  }
help-deck-too-small = What happens when the deck is too small for all hands.
says-deck-too-small = { $value ->
    [reject] -
    [add_copy] Where one deck is too small for all hands, another is shuffled in.
   *[shrink_hand] Where the deck is too small for all hands, fewer cards are dealt.
  }
help-deck-lost = Cards that are missing from the box, by code; spare blanks stand in for them.
    .example = A 112-card box that lost a red 5 and a Wild: \`classic deck.kind=blank112 deck.lost=R5,W\`
says-deck-lost = { $value ->
    [none] -
   *[other] Lost: { $value }. Spare blank cards stand in; without them the deck is that much smaller.
  }
help-custom-rule = What the table's own Wild does before a colour is named.
says-custom-rule = { $value ->
    [others_draw_1] The table's own Wild: everybody else draws one card.
    [next_draws_3] The table's own Wild: the next seat draws 3 cards.
    [discard_colour] The table's own Wild: all cards of the named colour are discarded.
    [show_hand] The table's own Wild: the hand of whoever plays it is shown.
    [next_draws_until] The table's own Wild: the next seat draws until the named colour comes.
    [text] The table's own Wild: the next seat does what is written on it, or draws 2 cards.
    [swap] The table's own Wild: hands are swapped with a chosen seat.
    [pass_hands] The table's own Wild: every hand goes to the next seat.
    [chosen_draws_2] The table's own Wild: a chosen seat draws 2 cards.
   *[skip_all] The table's own Wild: whoever plays it has another turn.
  }

## The card turned up first

help-first-skip = What a Skip turned up first does.
says-first-skip = { $value ->
    [skip_starter] A Skip turned up first skips the starter.
    [ignore] A Skip turned up first does nothing.
   *[redraw] A Skip turned up first goes back, and another card is turned up.
  }
help-first-reverse = What a Reverse turned up first does.
    .example = Dora deals clockwise and turns up a Reverse: with dealer_starts Dora begins, and play goes counter-clockwise.
says-first-reverse = { $value ->
    [dealer_starts] A Reverse turned up first turns the direction, and the dealer begins.
    [far_neighbour_starts] A Reverse turned up first turns the direction, and the seat on the dealer's other side begins.
    [ignore] A Reverse turned up first does nothing.
   *[redraw] A Reverse turned up first goes back, and another card is turned up.
  }
help-first-draw-two = What a +2 turned up first does.
says-first-draw-two = { $value ->
    [draw_and_lose_turn] A +2 turned up first: the starter draws 2 cards and loses the turn.
    [draw_only] A +2 turned up first: the starter draws 2 cards, and still has the turn.
    [ignore] A +2 turned up first does nothing.
   *[redraw] A +2 turned up first goes back, and another card is turned up.
  }
help-first-wild = What a Wild turned up first does.
says-first-wild = { $value ->
    [starter_names] A Wild turned up first: the starter names a colour, and has the turn.
    [dealer_names] A Wild turned up first: the dealer names a colour.
   *[redraw] A Wild turned up first goes back, and another card is turned up.
  }
help-first-wd4 = What a Wild +4 turned up first does.
says-first-wd4 = { $value ->
    [redraw] A Wild +4 turned up first goes back, and another card is turned up.
   *[as_wild] A Wild +4 turned up first is a plain Wild: nobody draws.
  }
help-first-redraw-method = Where a card goes that cannot lie first.
says-first-redraw-method = { $value ->
    [shuffle_back] A card that cannot lie first is shuffled back into the draw pile.
    [to_bottom] A card that cannot lie first goes under the draw pile.
   *[bury] A card that cannot lie first stays where it is, and the next one is laid on it.
  }

## The turn

help-turn-must-play = Whether a seat that can play has to.
    .example = With yes, Ada may not draw while her red 7 fits the red 2.
says-turn-must-play = { $value ->
    [false] You may draw even when a card of yours fits.
   *[true] Who can play has to: you only draw when no card of yours fits.
  }
help-turn-draw = How many cards a seat draws that has nothing to play.
says-turn-draw = { $value ->
    [one] Who does not play draws one card.
    [until_playable] Who has nothing to play draws until a card fits; who draws by choice draws one card.
    [always_until_playable] Who does not play draws until a card fits.
   *[until_playable_optional] Who has nothing to play may go on drawing until a card fits, and may stop after any card.
  }
help-turn-drawn-card = What may be done with a card just drawn that fits.
says-turn-drawn-card = { $value ->
    [may] A card just drawn that fits may be laid at once, or kept.
    [must] A card just drawn that fits has to be laid at once.
    [must_if_forced] A card just drawn that fits has to be laid at once by a seat that had nothing to play; others may keep it.
   *[never] Drawing ends the turn: the card drawn is kept.
  }
help-turn-after-draw = Which cards may be laid after drawing.
says-turn-after-draw = { $value ->
    [drawn_only] After drawing, only the card drawn may be laid.
   *[any_card] After drawing, any card that fits may be laid.
  }
help-wild-on-wild = Whether a Wild may be laid on a Wild.
says-wild-on-wild = { $value ->
    [true] A Wild may be laid on anything, even on a Wild.
   *[false] A Wild may be laid on anything but a Wild.
  }
help-reverse-two-players = What a Reverse does when two seats are left.
says-reverse-two-players = { $value ->
    [skip] With two seats a Reverse skips the other one: whoever laid it has another turn.
   *[flip_only] With two seats a Reverse only turns the direction, and the other seat is next.
  }

## The Wild +4

help-wd4-condition = When a Wild +4 is honest.
says-wd4-condition = { $value ->
    [no_colour] A Wild +4 is honest only while no card left in the hand has the active colour.
    [no_playable] A Wild +4 is honest only while no other card left in the hand fits, Wilds aside.
   *[none] A Wild +4 may always be laid.
  }
help-wd4-blockers = Which cards of the active colour make a Wild +4 a bluff.
says-wd4-blockers = { $value ->
    [coloured] Every card of the active colour counts, numbers and symbols alike; the same number in another colour does not.
    [numbers_only] Only number cards of the active colour count.
   *[coloured_and_wilds] Every card of the active colour counts, and so does any Wild.
  }
help-wd4-enforce = Whether a bluff can be tried.
says-wd4-enforce = { $value ->
    [challenge] A bluff may be tried; only the seat that has to draw may challenge it, before it draws.
   *[refuse] There is no bluffing: a Wild +4 can only be laid when it is honest.
  }
help-challenge-on = Whether a Wild +4 can be challenged.
says-challenge-on = { $value ->
    [true] -
   *[false] Nobody challenges: the cards are simply drawn.
  }
help-challenge-show-to = Who sees the hand that is challenged.
says-challenge-show-to = { $value ->
    [challenger] The hand that is challenged is shown to the challenger alone.
   *[everyone] The hand that is challenged is shown to everybody.
  }
help-challenge-guilty-cards = How many cards a bluff costs when it is found out.
says-challenge-guilty-cards = { $value ->
    [0] A bluff found out costs no cards.
    [one] A bluff found out: the seat that laid the card draws one card instead.
   *[other] A bluff found out: the seat that laid the card draws { $value } cards instead.
  }
help-challenge-guilty-card-returns = Whether a bluffed Wild +4 goes back to the hand.
says-challenge-guilty-card-returns = { $value ->
    [false] The bluffed card stays where it lies, with the colour that was named.
   *[true] The bluffed card goes back to the hand, and the colour before it is active again.
  }
help-challenge-after-success = Who goes on after a bluff was found out.
says-challenge-after-success = { $value ->
    [challenger_plays] After a bluff was found out, the challenger has a normal turn.
   *[challenger_skipped] Even after a bluff was found out, the challenger loses the turn.
  }
help-challenge-failed-extra = How many cards more a wrong challenge costs.
says-challenge-failed-extra = { $value ->
    [0] A wrong challenge costs nothing more than the cards themselves.
    [one] A wrong challenge costs one card more.
   *[other] A wrong challenge costs { $value } cards more.
  } The turn is lost.
help-challenge-stack-scope = How much of a stacked sum a bluff found out draws.
says-challenge-stack-scope = { $value ->
    [whole_stack] When cards were stacked, a bluff found out draws the whole sum.
   *[last_card] When cards were stacked, a bluff found out pays for the last card only; the rest stays with the challenger.
  }
help-challenge-on-last-card = Whether a Wild +4 that ends the round can be challenged.
says-challenge-on-last-card = { $value ->
    [false] A Wild +4 that ends the round cannot be challenged.
   *[true] Even a Wild +4 that ends the round can be challenged.
  }

## Calling UNO

help-uno-penalty = How many cards a missed call costs.
says-uno-penalty = { $value ->
    [0] Being caught without a call costs nothing.
    [one] Who is caught without a call draws one card.
   *[other] Who is caught without a call draws { $value } cards.
  }
help-uno-self-rescue = Whether a late call still saves.
says-uno-self-rescue = { $value ->
    [true] A late call still saves, if nobody was quicker.
   *[false] A late call does not save.
  }
help-uno-window = How long a missed call can be caught.
says-uno-window = { $value ->
    [next_action] It can be caught until another seat does anything: plays, draws, takes or challenges.
   *[next_play] It can be caught until another seat lays a card.
  }
help-uno-false-call = How many cards a call without reason costs.
says-uno-false-call = { $value ->
    [0] -
    [one] Who calls without reason draws one card.
   *[other] Who calls without reason draws { $value } cards.
  }
help-uno-false-catch = How many cards a wrong accusation costs.
says-uno-false-catch = { $value ->
    [0] -
    [one] Who accuses a seat that owes no call draws one card.
   *[other] Who accuses a seat that owes no call draws { $value } cards.
  }
help-uno-after-swap = Who owes a call after hands have moved.
says-uno-after-swap = { $value ->
    [actor] After hands have moved, only the seat that played owes a call for a single card.
    [everyone] After hands have moved, everybody with a single card owes a call.
   *[nobody] After hands have moved, nobody owes a call.
  }

## Misplays

help-illegal-mode = What happens with a card that does not fit.
says-illegal-mode = { $value ->
    [refuse] A card that does not fit is simply taken back.
   *[penalise] A card that does not fit is taken back, and that has a price.
  }
help-illegal-cards = How many cards a misplay costs.
says-illegal-cards = { $value ->
    [0] Taking it back costs no cards.
    [one] Taking it back costs one card.
   *[other] Taking it back costs { $value } cards.
  }
help-illegal-lose-turn = Whether a misplay costs the turn.
says-illegal-lose-turn = { $value ->
    [false] The turn is not lost: another card may be tried.
   *[true] The turn is lost as well.
  }
help-illegal-out-of-turn-cards = How many cards playing out of turn costs.
says-illegal-out-of-turn-cards = { $value ->
    [0] A card laid out of turn is simply taken back.
    [one] A card laid out of turn is taken back and costs one card.
   *[other] A card laid out of turn is taken back and costs { $value } cards.
  }
help-suggestion-cards = How many cards advice to another seat costs.
says-suggestion-cards = { $value ->
    [0] -
    [one] Advising another seat costs one card.
   *[other] Advising another seat costs { $value } cards.
  }

## Going out

help-finish-last-card = Which cards may be the last.
says-finish-last-card = { $value ->
    [any] Any card may be the last.
    [no_wild] A Wild may not be the last card; who holds only that draws.
   *[numbers_only] The last card has to be a number; who holds only another card draws.
  }
help-finish-final-draw-card = Whether a draw card laid last still makes the next seat draw.
says-finish-final-draw-card = { $value ->
    [true] When the last card is a draw card, the next seat still draws before hands are counted.
   *[false] When the last card is a draw card, nobody draws for it.
  }
help-pile-when = When the discards become a new draw pile.
says-pile-when = { $value ->
    [on_need] When a card is needed and the draw pile is empty, the discards are shuffled into a new one; the upcard stays.
   *[at_once] As soon as the draw pile is empty, the discards are shuffled into a new one; the upcard stays.
  }
help-pile-blocked = How a round ends in which nobody can play or draw.
says-pile-blocked = { $value ->
    [void] When nobody can play or draw for a whole circle, the round ends without a winner.
   *[lowest_hand_wins] When nobody can play or draw for a whole circle, the lowest hand wins the round.
  }

## Points and the match

help-score-action = What a coloured card without a number counts.
says-score-action = Coloured cards without a number count { $value }.
help-score-wild = What a plain Wild counts.
says-score-wild = A plain Wild counts { $value }.
help-score-wd4 = What a Wild +4 counts.
says-score-wd4 = A Wild +4 counts { $value }.
help-score-extra-wild = What a blank card, or a Wild that swaps or shuffles hands, counts.
says-score-extra-wild = A blank card, or a Wild that swaps or shuffles hands, counts { $value }.
help-score-mode = Who writes down which points.
says-score-mode = { $value ->
    [winner_takes] Whoever goes out writes down the points of all cards left in the other hands.
    [own_points] Everybody writes down the points left in their own hand; few points are good.
   *[none] No points are written down; rounds won count.
  }
help-match-kind = How long a match is.
says-match-kind = { $value ->
    [target] -
    [rounds] A match has a fixed number of rounds.
    [lives] A match goes on until one seat is left with bombs to turn.
   *[single] A match is a single round.
  }
help-match-target = The points that end the match.
says-match-target = The match ends when a score reaches { $value }.
help-match-rounds = The number of rounds in a match.
says-match-rounds = { $value ->
    [one] One round is played.
   *[other] { $value } rounds are played.
  }
help-match-tie = What happens when the best scores are level.
says-match-tie = { $value ->
    [extra_round] When the best are level, another round decides.
   *[shared] When the best are level, they share the win.
  }

## Options of the house

help-house-stack = Which draw cards answer a draw card.
    .example = Ada plays +2, Bea answers with +2, and Cem, who has none, draws 4.
says-house-stack = { $value ->
    [none] -
    [draw_two] A +2 may be answered with a +2: the cards add up and pass to the next seat.
    [same_kind] A draw card may be answered with the same kind, +2 on +2 and Wild +4 on Wild +4: the cards add up and pass to the next seat.
    [up] A draw card may be answered with the same kind or a bigger one: the cards add up and pass to the next seat.
    [at_least] A draw card may be answered with one that is as big or bigger: the cards add up and pass to the next seat.
   *[any] Any draw card may be answered with any other, a smaller one in the colour that was named: the cards add up and pass to the next seat.
  }
help-house-bounce = Whether a Skip or a Reverse turns a penalty away.
    .example = Blue +2 is on Bea; her blue Skip passes it on to Cem.
says-house-bounce = { $value ->
    [none] -
    [skip_on_draw_two] A Skip of the active colour passes a +2 on to the next seat.
    [skip] A Skip of the active colour passes any penalty on to the next seat.
    [reverse] A Reverse of the active colour sends any penalty back.
   *[skip_and_reverse] A Skip of the active colour passes any penalty on, a Reverse of the active colour sends it back.
  }
help-house-jump-in = Which identical cards may be laid out of turn.
    .example = Ada plays green 6; Dora holds the other green 6, lays it at once, and play goes on from her.
says-house-jump-in = { $value ->
    [none] -
    [numbers] Who holds the identical number card may lay it out of turn; play goes on from there.
    [coloured] Who holds the identical coloured card may lay it out of turn; play goes on from there.
   *[all] Who holds the identical card, a Wild too, may lay it out of turn; play goes on from there.
  }
help-house-jump-effect = Whether the card that was jumped on still counts.
says-house-jump-effect = { $value ->
    [cancel_first] The card that was jumped on has no effect; only the second one counts.
   *[add] Both cards have their effect.
  }
help-house-jump-window = How long a card may be jumped on.
says-house-jump-window = { $value ->
    [until_next_action] Jumping in is possible until another seat has acted.
   *[while_on_top] Jumping in is possible as long as the card lies on top.
  }
help-house-jump-first-card = Whether the card turned up first may be jumped on.
says-house-jump-first-card = { $value ->
    [true] Even the card turned up first may be jumped on.
   *[false] The card turned up first may not be jumped on.
  }
help-house-seven = Whether a 7 swaps hands with a chosen seat.
says-house-seven = { $value ->
    [false] -
   *[true] Who plays a 7 swaps hands with another seat.
  }
help-house-seven-optional = Whether the swap of a 7 may be declined.
says-house-seven-optional = { $value ->
    [false] The swap of a 7 cannot be declined.
   *[true] The swap of a 7 may be declined.
  }
help-house-zero = Whether a 0 passes every hand along.
says-house-zero = { $value ->
    [false] -
   *[true] On a 0 every hand goes to the next seat, in the direction of play.
  }
help-house-slap = On which numbers everybody slaps the pile.
    .example = On 6 and 9: \`classic house.slap=6,9\`
says-house-slap = { $value ->
    [none] -
   *[other] On { $value } everybody slaps the pile, and the last one draws.
  }
help-house-slap-cards = How many cards the last to slap draws.
says-house-slap-cards = { $value ->
    [0] The last to slap draws nothing.
    [one] The last to slap draws one card.
   *[other] The last to slap draws { $value } cards.
  }
help-house-slap-player-included = Whether the seat that laid the card slaps too.
says-house-slap-player-included = { $value ->
    [true] Whoever laid the card slaps too.
   *[false] Whoever laid the card does not have to slap.
  }
help-house-slap-missing = Who draws when several have not slapped in time.
says-house-slap-missing = { $value ->
    [all_draw] When time is up, everybody who has not slapped draws.
   *[last_seat_only] When time is up, only the last of those who have not slapped draws.
  }
help-house-silent = Whether the call is left out.
says-house-silent = { $value ->
    [false] -
   *[true] Nobody calls, and nobody can be caught.
  }
help-house-doubles = Whether several cards of one number may be laid in a turn.
    .example = Bea lays red 4, then blue 4 and green 4: green is the active colour now.
says-house-doubles = { $value ->
    [false] -
   *[true] Who lays a number may lay more cards of that number in the same turn; the last one is the upcard.
  }
help-house-bomb = Whether three of a number make everybody else draw.
says-house-bomb = { $value ->
    [false] -
   *[true] Who lays three or more of a number in a turn makes everybody else draw one card.
  }
help-house-hand-limit = From how many cards a hand draws no more; 0 is never.
says-house-hand-limit = { $value ->
    [0] -
   *[other] A hand of { $value } cards draws no more: it passes, and a penalty counts only up to there.
  }
help-house-open-low = Up to how many cards a hand lies open; 0 is never.
says-house-open-low = { $value ->
    [0] -
    [one] A hand of one card lies open.
   *[other] A hand of { $value } or fewer cards lies open.
  }
help-house-last-one-loses = Whether the round goes on until one seat is left.
says-house-last-one-loses = { $value ->
    [false] -
   *[true] The round goes on until one seat is left; the others take their places in the order they went out.
  }
help-house-blind-draw = Whether a drawn card is only seen at the next turn.
says-house-blind-draw = { $value ->
    [false] -
   *[true] A card drawn is only looked at when one's next turn begins.
  }
help-house-blitz = After how many seconds a round ends; 0 is never.
says-house-blitz = { $value ->
    [0] -
   *[other] A round ends after { $value } seconds: the fewest cards win, then the fewest points.
  }
help-house-revenge = Whether an answered penalty doubles.
    .example = Ada plays +2, Bea answers with +2: 4 cards. Cem answers as well: 8 cards.
says-house-revenge = { $value ->
    [false] -
   *[true] An answered penalty doubles, where it would only add up.
  }
help-house-double-score = Whether points count double.
says-house-double-score = { $value ->
    [false] -
   *[true] All points count double.
  }
help-house-season = Whether scores are carried over from match to match.
says-house-season = { $value ->
    [false] -
   *[true] Scores are carried over into the next match of the same players.
  }
help-house-swap-any = Whether a plain Wild may swap hands.
says-house-swap-any = { $value ->
    [false] -
   *[true] Who plays a plain Wild may also swap hands with another seat.
  }
help-house-music-chairs = Whether seats are shuffled before each round.
says-house-music-chairs = { $value ->
    [false] -
   *[true] Before every round but the first, everybody is seated anew by lot.
  }
help-house-progressive-uno = Whether the price of a missed call grows.
says-house-progressive-uno = { $value ->
    [false] -
   *[true] The second call a seat misses in a round costs twice as much, the third three times, and so on.
  }
help-house-lucky-opening = Whether the quickest to match the first card begins.
says-house-lucky-opening = { $value ->
    [false] -
   *[true] When a number is turned up first, whoever is quickest to lay a card that fits begins.
  }
help-house-secret-partner = Whether every seat has a hidden partner.
says-house-secret-partner = { $value ->
    [false] -
   *[true] Every seat has a hidden partner, and both win together; the pairs are shown at the end.
  }
help-house-mercy = From how many cards a hand is out of the round; 0 is never.
says-house-mercy = { $value ->
    [0] -
   *[other] A hand of { $value } or more cards is out of the round, and its cards are set aside.
  }
help-house-teams = Whether seats opposite are partners.
says-house-teams = { $value ->
    [false] -
   *[true] Seats opposite are partners: a side wins when one of it goes out, and scores are per side.
  }
help-house-elimination = Whether the seat with the most points in hand leaves after each round.
says-house-elimination = { $value ->
    [false] -
   *[true] After each round the seat with the most points in hand leaves the match; the last one left wins.
  }

## House rules

rule-stacking = Stacking
    .line = A draw card answers a draw card, and the sum passes on.
    .example = Ada plays +2, Bea answers with +2, Cem draws 4. Any draw card on any: \`classic +stacking=any\`
rule-bounce = Bounce
    .line = A Skip of the active colour passes a +2 on.
    .example = Red +2 is on Bea: her red Skip sends it to Cem. With Reverse too: \`classic +bounce=skip_and_reverse\`
rule-jump-in = Jump-in
    .line = Who holds the identical card may lay it out of turn.
    .example = Ada plays green 6, Dora jumps in with the other green 6, and the seat after Dora is next.
rule-seven-0 = Seven-0
    .line = A 7 swaps hands with a chosen seat, a 0 passes every hand along.
    .example = Cem has 5 cards left and plays a 7: he takes the 2 cards of Ada, and she his 4.
rule-slap = Slap
    .line = On a 6 or a 9 everybody slaps the pile, and the last one draws.
    .example = Ada plays blue 9, all slap, Emil is last and draws 2. On 3 alone: \`classic +slap=3\`
rule-silent = Silent
    .line = Nobody calls, and nobody can be caught.
    .example = Bea lays her last card but one and says nothing; nothing happens.
rule-doubles = Doubles
    .line = Several cards of one number may be laid in one turn.
    .example = Bea lays red 4, blue 4 and green 4 in one turn; green is active.
rule-bomb = Bomb
    .line = Three of one number in a turn make everybody else draw one card.
    .example = Bea lays three 4s: everybody else draws one card. It comes with Doubles.
rule-hand-limit = Hand limit
    .line = A full hand draws no more.
    .example = With 15 cards Cem passes where he would draw. At 10 already: \`classic +hand-limit=10\`
rule-open-low = Open low
    .line = A small hand lies open.
    .example = Ada is down to 2 cards: everybody sees them.
rule-last-one-loses = Last one loses
    .line = The round goes on until one seat is left.
    .example = Ada goes out first, Cem second, Bea third: Dora is left with her cards.
rule-blind-draw = Blind draw
    .line = A drawn card is only seen at one's next turn.
    .example = Bea draws and lays the card aside, face down; when her turn comes again she looks at it.
rule-blitz = Blitz
    .line = A round ends after three minutes: fewest cards win.
    .example = Time is up; Ada has 2 cards and wins. After one minute: \`classic +blitz=60\`
rule-revenge = Revenge
    .line = An answered penalty doubles. It needs Stacking.
    .example = \`classic +stacking +revenge\`: +2, answered, is 4; answered again, 8.
rule-double-score = Double score
    .line = All points count double.
    .example = Bea goes out and the others hold 31 points: she writes down 62.
rule-season = Season
    .line = Scores are carried over from match to match.
    .example = Ada won by 520 to 310; the next match goes on with these standings beside it.
rule-swap-any-card = Swap any card
    .line = A plain Wild may also swap hands.
    .example = Emil plays a Wild, swaps hands with Ada, and names blue.
rule-music-chairs = Music chairs
    .line = Everybody is seated anew before each round.
    .example = In round 2 Ada sits behind Dora, who used to sit across from her.
rule-progressive-uno = Progressive UNO
    .line = Each missed call costs more than the one before.
    .example = Cem is caught and draws 2; caught again in this round he draws 4.
rule-lucky-opening = Lucky opening
    .line = Whoever is quickest to match the first number begins.
    .example = Yellow 3 is turned up; Fay is first with yellow 8 and has opened the round.
rule-secret-partner = Secret partner
    .line = Every seat has a hidden partner, and both win together.
    .example = Ada goes out; Cem turns out to be her partner and wins with her.
rule-force-play = Force play
    .line = Who can play has to.
    .example = Ada would keep her red 7, but it fits: she may not draw.
rule-draw-then-play-any = Draw, then play any
    .line = After drawing, any card that fits may be laid.
    .example = Bea draws yellow 1 and lays the green 2 she kept back.
rule-draw-skips-turn = Draw skips turn
    .line = Drawing ends the turn.
    .example = Cem draws the very card he needed, and has to wait.
rule-draw-until-playable = Draw until playable
    .line = Who has nothing to play draws until a card fits.
    .example = Dora draws 1, 2, 3 cards; the third fits.
rule-no-action-finish = No action finish
    .line = The last card has to be a number.
    .example = Emil holds one Skip: it may not be his last card, so he draws.
rule-false-call = False call
    .line = Calling without reason costs 2 cards.
    .example = Fay calls with 4 cards in hand and draws 2.
rule-false-catch = False catch
    .line = Accusing a seat that owes no call costs 2 cards.
    .example = Gus accuses Ada, who has called: Gus draws 2.
rule-rules-lawyer = Rules lawyer
    .line = Misplays and advice are possible, and cost cards.
    .example = Hana lays green 5 on red 2, takes it back, and draws 2.
rule-mercy = Mercy
    .line = Too large a hand is out of the round.
    .example = Emil has to take 6 and would hold 26 cards: he is out. Already with 20: \`classic +mercy=20\`
rule-teams = Teams
    .line = Seats opposite are partners, and win together.
    .example = At a table of four Ada goes out: she and Cem, across from her, have won.
rule-elimination = Elimination
    .line = After each round the worst hand leaves the match.
    .example = Bea goes out; Dora holds 87 points, more than Ada and Cem, and leaves.

## Presets

preset-official = Official
    .line = What every option is by default: the usual rules of today's 108-card box.
    .example = \`classic\` and \`classic official\` are the same.
preset-spanish = Spanish booklet
    .line = An older booklet: to the right, misplays and advice cost 2 cards, a Wild counts 20.
    .example = \`classic spanish\`
preset-german = German booklet
    .line = An older booklet: who can play has to, the starter is drawn by lot, misplays cost a card.
    .example = \`classic german\`
preset-article112 = The 112-card box
    .line = A box with 4 blank cards, and 4 cards for a missed call.
    .example = \`classic article112\`
preset-modern = Modern page
    .line = As official, and the first dealer is drawn by lot.
    .example = \`classic modern\`
preset-modern-house = Modern page with house rules
    .line = Stacking, jump-in, 7 and 0, slapping, drawing on, and no action card last.
    .example = \`classic modern modern_house\`
preset-mattel-house = House rules of the sheet
    .line = Same-kind stacking, jump-in with every card, 7 and 0, drawing on as long as one likes.
    .example = \`classic mattel_house\`
preset-short-250 = To 250
    .line = A shorter match, to 250 points.
    .example = \`classic short_250\`
preset-rounds-5 = Five rounds
    .line = Five rounds, the most points win.
    .example = \`classic rounds_5\`
preset-rounds-10 = Ten rounds
    .line = Ten rounds, the most points win.
    .example = \`classic rounds_10\`
preset-single = A single round
    .line = One round, no points: whoever goes out wins.
    .example = \`classic single\`
preset-low-score = Low score
    .line = Everybody writes down their own points; the fewest win.
    .example = \`classic low_score\`
preset-party-rules = Party
    .line = Stack any draw card, 7 and 0, jump-in, draw until a card fits.
    .example = \`classic party_rules\`
preset-quick = Quick
    .line = 5 cards, to 250 points, and who can play has to.
    .example = \`classic quick\`
preset-kids = Kids
    .line = 5 cards, no call, no challenge, slow timers.
    .example = \`classic kids\`
preset-tournament = Tournament
    .line = No bluffing, ten rounds, 15 seconds a turn.
    .example = \`classic tournament\`
preset-chaos = Chaos
    .line = Everything at once: stacking, bounce, jump-in, 7 and 0, slap, doubles, bomb, revenge.
    .example = \`classic chaos\`

## Editions

edition-classic = Classic
    .line = Four colours, numbers 0 to 9, Skip, Reverse, +2, Wild and Wild +4.
    .example = \`classic\`
edition-all-wild = All Wild
    .line = No colours: every card is a Wild and fits on every other.
    .example = \`all_wild\`
edition-angry-birds = Angry Birds
    .line = A Wild pig king deals cards around until the named colour comes.
    .example = \`angry_birds\`
edition-attack = Attack
    .line = A launcher in place of the draw pile: nobody knows how many cards it shoots.
    .example = \`attack\`
edition-attack-modern = Attack, current deck
    .line = The launcher with the cards of the current box.
    .example = \`attack_modern\`
edition-blast = Blast
    .line = Cards go into a blaster until it fires them all at somebody.
    .example = \`blast\`
edition-boom-o = Boom-O
    .line = A running total that must not pass 60, and bombs for those who cannot keep it there.
    .example = \`boom_o\`
edition-bts = BTS
    .line = A Wild dance asks for a dance, and the table votes.
    .example = \`bts\`
edition-chicago-cubs = Chicago Cubs
    .line = A Wild that swaps hands with a chosen seat.
    .example = \`chicago_cubs\`
edition-classic-blank = Classic with blanks
    .line = The classic game with four blank cards that carry a rule of the table.
    .example = \`classic_blank\`
edition-classic-modern = Classic, current deck
    .line = The classic game with a Wild that shuffles hands and three to make one's own.
    .example = \`classic_modern\`
edition-dare = Dare
    .line = Whoever is hit does a dare from a list, or draws.
    .example = \`dare\`
edition-dos = Dos
    .line = A row of cards in the middle, matched by one card or by the sum of two.
    .example = \`dos\`
edition-emoji = Emoji
    .line = A face on the card is pulled until the next turn, or costs cards.
    .example = \`emoji\`
edition-flash = Flash
    .line = Nobody knows who is next: the lot decides after every card.
    .example = \`flash\`
edition-flip = Flip
    .line = Every card has a light and a dark side, and a Flip turns them all over.
    .example = \`flip\`
edition-frozen-2 = Frozen II
    .line = A Wild lock freezes one colour until the turn comes round.
    .example = \`frozen_2\`
edition-harry-potter = Harry Potter
    .line = A Wild hat sends a chosen seat drawing until its house comes.
    .example = \`harry_potter\`
edition-harry-potter-2010 = Harry Potter, 2010
    .line = A Wild wand discards certain numbers all at once.
    .example = \`harry_potter_2010\`
edition-jurassic-world = Jurassic World
    .line = A Wild raptor takes certain numbers with it.
    .example = \`jurassic_world\`
edition-minecraft = Minecraft
    .line = A Wild creeper goes off when it is drawn.
    .example = \`minecraft\`
edition-mod = MOD
    .line = A Wild gives cards of one colour away, one to each seat.
    .example = \`mod\`
edition-no-mercy = Show 'Em No Mercy
    .line = Draw cards up to +10 that stack, and 25 cards knock a seat out.
    .example = \`no_mercy\`
edition-party = Party
    .line = For 6 to 16 seats, with pointing, links and a pile that goes round.
    .example = \`party\`
edition-power-grab = Power Grab
    .line = Four towers to take and lose; each protects, and all four win.
    .example = \`power_grab\`
edition-royal-revenge = Royal Revenge
    .line = A King, a Jester, and a crown that goes on without warning.
    .example = \`royal_revenge\`
edition-showdown = Showdown
    .line = Two seats wait for the signal, and the slower one takes the stake.
    .example = \`showdown\`
edition-spin = Spin
    .line = Some numbers make the next seat spin a wheel.
    .example = \`spin\`
edition-super-mario = Super Mario
    .line = A Wild star sends a penalty back to where it came from.
    .example = \`super_mario\`
edition-teams = Teams
    .line = Seats opposite are partners; a side wins when all its cards are gone.
    .example = \`teams\`
edition-triple-play = Triple Play
    .line = Three discard piles that overload when they are pressed too often.
    .example = \`triple_play\`
edition-wild-jackpot = Wild Jackpot
    .line = A machine with a lever deals rewards and rule cards.
    .example = \`wild_jackpot\`

## Options of some editions

help-deck-add = Special cards of any edition to shuffle in: a code and how many.
    .example = Four Wilds that swap hands: \`classic deck.add=Wswap:4\`
says-deck-add = { $value ->
    [none] -
   *[other] Shuffled in: { $value }, of a coloured sign as many in each colour.
  }
help-custom-effect = What the table's own card does, in the verbs of the engine.
    .example = \`classic_modern deck.blanks=house_card custom.effect=draw_rivals_1,name_colour\`
says-custom-effect = { $value ->
    [none] -
   *[other] The table's own card does this: { $value }.
  }
help-custom-sign = The sign the table's own card carries.
says-custom-sign = { $value ->
    [none] -
   *[other] The table's own card carries the sign { $value }.
  }
help-custom-name = The name of the table's own card.
says-custom-name = { $value ->
    [none] -
   *[other] The table's own card is called { $value }.
  }
help-swap-instead-of-shuffle = Whether the Wild that shuffles hands is the one that swaps them.
says-swap-instead-of-shuffle = { $value ->
    [false] -
   *[true] The Wild that shuffles hands is left out; one that swaps them takes its place.
  }
help-challenge-elimination = Whether the worst hand of a round leaves the match.
says-challenge-elimination = { $value ->
    [false] -
   *[true] After each round whoever holds the most points leaves the match.
  }
help-launcher-memoryless = Whether each press of the launcher is a matter of chance alone.
says-launcher-memoryless = { $value ->
    [false] -
   *[true] Each press of the launcher is as likely to fire as the one before.
  }
help-uno-slap = Whether a call starts a race to slap the pile.
says-uno-slap = { $value ->
    [false] -
   *[true] When somebody calls, all others slap the pile.
  }
help-turn-timer = Whether turns are played against the clock.
says-turn-timer = { $value ->
    [off] -
   *[on] A turn that takes too long is over, and costs cards.
  }
help-flip-pairing = Which faces share a card.
says-flip-pairing = { $value ->
    [table] -
   *[seeded] Which faces share a card is drawn by lot.
  }
help-flip-seed = The number from which the pairing of faces is drawn.
says-flip-seed = The pairing of faces is the one of number { $value }.
help-flip-simple = Whether the piles stay as they lie when cards are flipped.
says-flip-simple = { $value ->
    [false] -
   *[true] When cards are flipped, the piles stay as they lie.
  }
help-visible-backs = Whether the far side of other seats' cards is seen.
says-visible-backs = { $value ->
    [true] Everybody sees the far side of the cards in other hands.
   *[false] The far side of the cards in other hands is not seen.
  }
help-house-map = Which cards end the drawing for the Wild hat.
says-house-map = { $value ->
    [none] Nothing ends the drawing for the Wild hat.
   *[other] Drawing for the Wild hat ends with one of these: { $value }.
  }
help-creeper-mode = Whom a Wild creeper hits, and when.
says-creeper-mode = { $value ->
    [self_on_draw] Whoever draws a Wild creeper shows it and draws 3 cards more.
    [others_on_play] A Wild creeper that is played makes all others draw 3 cards.
   *[next_on_play] A Wild creeper that is played makes the next seat draw 3 cards.
  }
help-four-towers-win = Whether all four towers win the round.
says-four-towers-win = { $value ->
    [true] Whoever holds all four towers may hand them back and win the round.
   *[false] Towers do not win the round.
  }
help-royal-clock = Whether the royal clock runs on time.
says-royal-clock = { $value ->
    [off] -
   *[on] The royal clock runs on time, where it usually counts turns.
  }
help-open-team-chat = Whether partners may talk openly.
says-open-team-chat = { $value ->
    [false] -
   *[true] Partners may talk openly about their cards.
  }
help-dare-list = Which list of dares is used.
says-dare-list = { $value ->
    [family] Dares are taken from the list for families.
    [show_off] Dares are taken from the list for performers.
    [daredevil] Dares are taken from the list for the bold.
   *[house_rules] Dares are taken from the list of the house.
  }
help-prompt-kind = Whether dares are done at once or kept up.
says-prompt-kind = { $value ->
    [listed] A dare is done at once or kept up, as its list says.
    [instant] Every dare is done at once.
   *[lasting] Every dare is kept up.
  }
help-jackpot-rules = The rule cards in the machine.
says-jackpot-rules = { $value ->
    [none] The machine holds no rule cards.
   *[other] A rule result turns the next of these rule cards, which then goes under the others: { $value }.
  }
help-score-knockout = What a seat knocked out by too many cards counts for the winner.
says-score-knockout = { $value ->
    [0] -
   *[other] A seat knocked out by too many cards counts { $value } for the winner.
  }

# Headings over the options that every table has.

group-players = How many play
group-deal = The deal
group-deck = The deck
group-custom = A card of your own
group-start = Who begins
group-first = The first card
group-turn = A turn
group-wild = Wilds
group-reverse = Reverse with two
group-wd4 = Wild draw four
group-uno = Calling UNO
group-illegal = Cards that do not fit
group-suggestion = Advice
group-finish = Going out
group-pile = An empty draw pile
group-score = Points
group-match = The match
group-challenge = Challenges
group-editions = Of single editions
`;export{e as default};