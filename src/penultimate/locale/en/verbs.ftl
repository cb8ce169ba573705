# Verbs and phrases of the vocabulary as parts of sentences, without a capital or a full stop.
#
# verb-WORDS   a verb or phrase, named by its pattern: `draw WHO COUNT` is verb-draw-who-count; its part .note is a sentence
#              that follows; what says nothing is written as -
# who-WORD     a seat: as who acts, .form (you, one, many), .whom after a preposition
# $at          where it happens: play, open (turned up first), last (the last card), reply (the answer to a penalty)
# $count, $count2 ...   the counts in their order; other arguments by their names

who-me = you
    .form = you
    .whom = yourself
who-next = the next seat
    .form = one
    .whom = the next seat
who-target = that seat
    .form = one
    .whom = that seat
who-rivals = all others
    .form = many
    .whom = all others
who-partner = your partner
    .form = one
    .whom = your partner
who-starter = the starter
    .form = one
    .whom = the starter
who-dealer = the dealer
    .form = one
    .whom = the dealer

join-parts = { $first }, and { $last }

## Turns

verb-skip-count = { $at ->
    [open] { $count ->
        [one] the starter loses the turn
       *[other] the first { $count } seats lose their turn
    }
   *[play] { $count ->
        [one] the next seat loses its turn
       *[other] the next { $count } seats lose their turn
    }
  }
    .too = , and loses its turn
verb-reverse = the direction of play turns
verb-turn-back = the direction of play turns
verb-again = you have another turn
verb-begin-who-count = { $count ->
    [0] { $who } { $form ->
        [one] begins
       *[other] begin
    }
    [one] the seat after { $whom } begins
   *[other] the seat { $count } places after { $whom } begins
  }
verb-next-turn = -
verb-ask-turn = lay a card that fits, or draw
verb-answer-turn = -
verb-draw-turn = draw
verb-answer-drawn = lay the card drawn, or keep it
verb-blocked = the round ends where nobody can play or draw

## Drawing

verb-draw-who-count = { $who } { $form ->
    [one] draws
   *[other] draw
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }
verb-penalty-count = { $at ->
    [open] the starter draws { $count ->
        [one] one card
       *[other] { $count } cards
    } and loses the turn
    [last] the next seat draws { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[play] the next seat draws { $count ->
        [one] one card
       *[other] { $count } cards
    } and loses its turn
  }
verb-restricted = -
    .note = When it is honest is said under its own heading.
verb-face-penalty = the seat in turn faces what is pending
verb-answer-penalty = -
verb-collect = -
verb-last-stand = the seat that has to draw may still challenge

## Hands

verb-swap-who = swap hands with { $whom }
verb-pass-hands = every hand goes to the next seat, in the direction of play
verb-pool-hands = all hands are shuffled together and dealt out again, beginning with the next seat
verb-judge-count = -

## Asking

verb-name-colour = name a colour
verb-ask-colour-who = { $who } { $form ->
    [one] names
   *[other] name
  } a colour
verb-answer-colour = -
verb-choose-seat = choose another seat
verb-may-choose-seat = choose another seat, or nobody
verb-ask-seat-count = choose another seat
verb-answer-seat = -

## Races, several cards, the end

verb-slap = everybody slaps the pile, and the last one draws
verb-ask-slap = everybody slaps the pile
verb-answer-slap = the last one draws
verb-more = -
    .note = More cards of the same number may be laid with it.
verb-start-run = -
verb-ask-more = you may lay more cards of the same number
verb-answer-more = -
verb-bomb-count-count = -
    .note = For { $count } or more of a number in one turn all others draw { $count2 ->
        [one] one card
       *[other] { $count2 } cards
    }.
verb-lucky = whoever is quickest to lay a card that fits begins
verb-ask-lucky = whoever is quickest to lay a card that fits begins
verb-answer-lucky = -
verb-finish = the round is over
verb-retire = the round goes on without you

## Chance

verb-chance-count-count = chance decides between { $count2 } outcomes
verb-chance-device = { $device } decides
verb-roll-device = -
verb-read-number = -
verb-pick-count = -
verb-do-program = { $program }
# What ends in … is said together with the next part.
verb-if-picked-label = if there was none, …
verb-if-coloured-label = if the upcard has no colour of its own, …
verb-go-label = otherwise …

## Seats of some editions

who-everyone = everybody
    .form = one
    .whom = everybody
who-king = the King
    .form = one
    .whom = the King
who-jester = the Jester
    .form = one
    .whom = the Jester
who-foe = the next seat of the other side
    .form = one
    .whom = the next seat of the other side
who-foes-partner = its partner
    .form = one
    .whom = its partner

## What verbs of some editions name

cards-face = a number card
cards-gryffindor = the cards of the house
cards-harry = 2s, 6s and 9s
cards-raptors = 2s, 6s and 9s
cards-hold = a Hold card
cards-numbers = number cards
cards-red = the red cards and Wilds
cards-blue = the blue cards and Wilds
program-wheel = the next seat spins the wheel and does what it says
program-lever = pull the lever and do what it says
program-rule = the next rule card is turned
program-fanfare = the crown goes on

## More of turns

verb-lot-rival = the next seat is drawn by lot among the others
verb-lose-turn = it loses its turn
verb-as-target = the chosen seat does what follows
verb-target-me = -
verb-take-over = the next seat takes over
verb-my-turn = you have the next turn
verb-miss-who = { $who } { $form ->
    [one] loses its turn
   *[other] lose the turn
  }
verb-skip-foe = the next seat of the other side loses its turn
verb-skip-next-unless-token = the next seat loses its turn, unless it hands back { $token }
verb-double-play = the next seat must lay two cards
verb-as-starter = -

## More of drawing

verb-draw-who-until-colour = { $who } { $form ->
    [one] draws
   *[other] draw
  } until a card of the active colour comes
verb-draw-who-until-picked = { $who } { $form ->
    [one] draws
   *[other] draw
  } until a card of the colour picked comes
verb-draw-who-until-cards = { $who } { $form ->
    [one] draws
   *[other] draw
  } until one of { $cards } comes
verb-deal-rivals-until-colour = cards are dealt to the others one by one, face up, until one of the active colour comes
verb-press-who-count = { $who } { $form ->
    [one] presses
   *[other] press
  } the launcher { $count ->
    [one] once
   *[other] { $count } times
  }
verb-press-who-until-fired = { $who } { $form ->
    [one] presses
   *[other] press
  } the launcher until cards come out
verb-insert-who-count = { $who } { $form ->
    [one] puts
   *[other] put
  } { $count ->
    [one] one card
   *[other] { $count } cards
  } into the blaster
verb-insert-who-until-fired = { $who } { $form ->
    [one] puts
   *[other] put
  } cards into the blaster until it fires
verb-penalty-until-colour = { $at ->
    [open] the starter draws until a card of the active colour comes, and loses the turn
   *[play] the next seat draws until a card of the active colour comes, and loses its turn
  }
verb-reflect = whoever set the penalty draws it instead

## More of hands

verb-pass-hands-left = every hand goes to the next seat clockwise
verb-discard-colour = discard all your cards of the active colour
verb-discard-picked = discard all your cards of the colour picked
verb-discard-any-cards = you may put { $cards } from your hand under the upcard
verb-discard-any-picked = you may put cards of the colour picked under the upcard
verb-discard-any-number = you may put cards of the number picked under the upcard
verb-discard-all-cards = discard all your { $cards }, one of your choice on top
verb-discard-down-to-count = discard down to { $count ->
    [one] one card
   *[other] { $count } cards
  }
verb-discard-one = discard a card of your choice
verb-give-picked-colour = give away your cards of the colour picked, one to each seat in turn
verb-exchange = you and your partner each give the other a card, secretly
verb-everyone-exchanges = all partners each give the other a card, secretly
verb-show-hand-who = { $form ->
    [you] show your hand to everybody
    [one] { $who } shows its hand to everybody
   *[many] { $who } show their hands to everybody
  }
verb-may-lay-cards = you may lay { $cards } on it
verb-may-lay-upper = you may lay one more card of its colour on it
verb-upper-effect = the upper card takes effect

## More of asking

verb-who-names-colour = { $who } { $form ->
    [one] names
   *[other] name
  } a colour
verb-pick-colour = pick a colour
verb-who-picks-colour = { $who } { $form ->
    [one] picks
   *[other] pick
  } a colour
verb-pick-number = pick a number
verb-choose-two-seats = choose two seats
verb-king-chooses-seat = the King chooses a seat
verb-king-names-jester = the King names another seat Jester

## Races, duels, prompts

verb-race-who-count = { $who } { $form ->
    [one] slaps
   *[other] slap
  } the pile, and the last one draws { $count ->
    [one] one card
   *[other] { $count } cards
  }
verb-duel-who = { $form ->
    [you] you wait
   *[other] you and { $whom } wait
  } for the signal, and the slower one takes what is at stake
verb-stake-count = { $count ->
    [one] one card
   *[other] { $count } cards
  } from the draw pile are put at stake
verb-prompt-who-count = { $who } { $form ->
    [one] does what the prompt says or draws
   *[other] do what the prompt says or draw
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }
verb-pose-who-count = { $who } { $form ->
    [one] keeps up the face of that number or draws
   *[other] keep up the face of that number or draw
  } { $count ->
    [one] one card
   *[other] { $count } cards
  }
verb-force-who-count = { $who } { $form ->
    [one] has
   *[other] have
  } to lay a card that fits, or you draw { $count ->
    [one] one card
   *[other] { $count } cards
  }
verb-point = all point at another seat secretly, and everybody draws a card for every finger on them
verb-war = all show their highest number, and whoever shows the highest discards it
verb-pile-up-count = in turn everybody adds a card of the active colour to a pile, until somebody has to take it all; with nothing in it that costs { $count ->
    [one] one card
   *[other] { $count } cards
  }

## Tokens, links, piles, totals, sides of cards

verb-take-token = take { $token }
verb-take-any-token = take a token of your choice
verb-take-two-tokens = take two tokens of your choice
verb-link = the two are linked: when one draws, so does the other
verb-lock-colour = only this colour may be laid until your next turn
verb-flip = all cards are turned over to their other side, the piles with them
verb-flip-simple = all cards are turned over to their other side, and the piles stay as they lie
verb-press-pile = press the pile it lies on, and draw when it overloads
verb-clear-pile = the counter of its pile is at nought again
verb-share-overload = press the pile, and give what an overload brings to the others as you like
verb-still-in = whoever has drawn for it is not out
verb-add-count = the total goes up by { $count }
verb-set-total-count = the total is { $count }
verb-hold-cards-or-explode = in turn all others lay { $cards } or turn a bomb
verb-answer-fastest-label = everybody presses, and whoever is quickest does the rest
