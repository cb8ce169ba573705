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
verb-starter-names-colour = the starter names a colour
verb-dealer-names-colour = the dealer names a colour
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
verb-go-label = -
