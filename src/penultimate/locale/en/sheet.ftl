# The sheet of a rule set, and what `penultimate rules` prints around it.

row-of = { $first } and { $last }

## The sheet

sheet-title = { $edition }: the rules of this table
sheet-table = This table has { $seats } seats.
sheet-seats = { $low ->
    [one] { $high ->
        [one] one seat
       *[other] 1 to { $high } seats
    }
   *[other] { $low } to { $high } seats
  }
sheet-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
sheet-hand = { $count ->
    [one] one card each
   *[other] { $count } cards each
  }
sheet-length = { $kind ->
    [lives] until one seat has bombs left
    [target] to { $target } points
    [rounds] { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
   *[single] a single round
  }
sheet-changed = * differs from the edition as it comes. In brackets: what says so.
sheet-numbers = { $count ->
    [one] number { $numbers }
   *[other] numbers { $numbers }
  }
sheet-dark = { $name }, dark side
sheet-face-value = as shown
sheet-option = { $help } Here: { $value }.
sheet-number = Fits on its colour and on its number, and does nothing more.
sheet-nothing = Does nothing more.

heading-deck = The deck
heading-deal = The deal
heading-first = The card turned up first
heading-turn = A turn
heading-penalties = The Wild +4
heading-calls = Calling UNO
heading-misplays = Misplays
heading-finish = Going out
heading-points = Points
heading-match = The match
heading-two = With two seats
heading-house = House rules in force
heading-edition = More of this edition
heading-moot = Set, with nothing to decide here

fixed-two-again = Whoever makes the other seat lose its turn has another turn.
fixed-deal-pile = The rest is the draw pile, face down; its top card is turned up to begin the discard pile.
fixed-first-plain = A number turned up first does nothing: the starter has the first turn.
fixed-turn-fits = On your turn lay a card with the colour, the number or the symbol of the upcard; a Wild fits on any colour, and whoever lays it names the next one.
fixed-turn-effects = What a card does is said beside it, at the deck.
fixed-calls-when = Whoever lays the last card but one calls “UNO!”.
fixed-finish-out = Whoever lays the last card goes out.
fixed-finish-over = With that the round is over.
fixed-points-cards = Numbers count what they show; every other card counts what the deck says.
fixed-match-winner = { $mode ->
    [winner_takes] The highest score wins the match.
    [own_points] The lowest score wins the match.
   *[none] Whoever has won the most rounds wins the match.
  }

first-card = { $kind } turned up first: { $effect }
first-redraw = { $kind } turned up first cannot lie there: another card is turned up.
first-nothing = { $kind } turned up first does nothing.
last-card = { $kind } as the last card: { $effect }
reply-card = { $kind } as the answer to a penalty: { $effect } The penalty moves on.
reply-nothing = { $kind } as the answer to a penalty does nothing else: the penalty moves on.

## What the command prints

list-editions = Editions
list-presets = Presets
list-rules = House rules
list-options = Options
list-more = One thing in full: penultimate rules stacking, penultimate rules house.stack, penultimate rules W+4. A whole table: penultimate rules "classic +stacking". All options: penultimate rules --options.
explain-option = option
explain-rule = house rule
explain-preset = preset
explain-card = card
explain-default = Usually: { $value }
explain-values = Values
explain-range = { $low } to { $high }
explain-list = a list, parted by commas
explain-silent = (nothing to say)
explain-set-by = Set by: { $names }
explain-example = Example: { $text }
explain-whole = The whole sheet: { $command }
explain-none = (none)
explain-in-deck = { $count ->
    [one] One such card in the deck of { $edition }.
   *[other] { $count } such cards in the deck of { $edition }.
  }
explain-points = Points when left in a hand: { $points }

## An example round

story-later = { $count ->
    [one] The first step is left out.
   *[other] The first { $count } steps are left out.
  }

## Editions that are played another way

fixed-turn-fits-all-wild = On your turn lay any card: every card fits on every other.
fixed-turn-fits-boom-o = On your turn lay a card that keeps the total at 60 or less, or turn a bomb.
fixed-turn-fits-dos = On your turn match cards of the row, with one card of the same number or with two that add up to it; then lay what you are owed, or draw.
fixed-turn-fits-triple-play = On your turn lay a card on one of the lit piles, where it has the colour, the number or the symbol, or draw.
fixed-turn-fits-power-grab = On your turn lay a card with the colour, the number or the symbol of the upcard; a Wild fits on any colour, and whoever lays it names the next one.
turn-draw = Whoever lays nothing draws in another way: { $effect }
finish-mercy = A hand of { $count } or more cards is out of the round.
finish-never = { $kind } may not be the last card.

## What chance decides

device-share = { $part } in { $whole }
device-outcome = { $share }: { $effect }
rule-card = Rule card { $name }: { $effect }

## Cards and turns of editions that are played another way. One sentence a line

card-dos-number = Matches a card of the row by its number, alone or added to another card.
card-dos-any = Stands for any number from 1 to 10, in its own colour.
card-dos-wdos = A 2 whose colour you name.
card-boom-o-hold = Leaves the total as it is; laid against a bomb, it saves you from turning one.
card-triple-play-w = Any card may be laid on it next. Press the pile it lies on, and draw when it overloads.
more-deal-dos =
    Two cards lie face up in the middle: the row.
more-turn-dos =
    You may match as many cards as you like, each of them once.
    A match in the row card's own colour earns a bonus; with two cards of that colour all others draw a card as well.
    Before matching, or after, you may draw one card; who then has matched nothing lays a card into the row.
    When the turn is over, matched cards leave the row, it is filled up to two, and for every bonus you lay one card more into it.
    In the row, an any number is the number its matcher says, and a wild two has the colour its matcher says.
fixed-calls-when-dos = Whoever is left with two cards has to call.
more-deal-triple-play =
    A number lies face up on each of three piles, and each pile has a hidden limit of presses.
more-turn-triple-play =
    Lights say which piles may be used in this turn: one, two or all three.
    Every card presses the pile it is laid on. Above its limit a pile overloads: the device says how many cards that costs, and the pile has a new limit.
    Who lays nothing draws one card and presses a lit pile; it may overload as well.
more-deal-boom-o =
    Every seat has three bombs, face down. The total begins at 0.
more-turn-boom-o =
    Who holds a card that may be laid has to lay one; nobody draws.
    Who has none turns a bomb, lays nothing, and the total goes back to 0.
    Under a double play the first card has to be a number or set the total, and the second any that fits; who cannot turns a bomb.
    When all others lay a Hold against a bomb, whoever laid the bomb turns one.
more-finish-boom-o =
    When somebody goes out, all others turn a bomb. Hands are filled up to 7 for the next round; nobody hands cards back.
    Who turns the third bomb is out of the match.

## Lists that cards point to

heading-dares = The dares
heading-dances = The dances
heading-faces = The faces
prompt-line = { $number }: { $text }
