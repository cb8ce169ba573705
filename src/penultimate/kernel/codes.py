"""The numbers the kernel speaks in: actions, questions, events, whom a verb means, why a round ended.

Actions: a card of the hand is its kind, a jump-in is `JUMP` + kind, every other answer is `OPTION` + bit, where bit is
its place in the option word. What the host says stands behind them.
"""

from __future__ import annotations

from .registers import KINDS

# Actions.
JUMP = KINDS
OPTION = 2 * KINDS
# Bits of the option word. 0-15 choose: a colour, a seat, a number, a pile, as the question says.
CHOICES = 16
CATCH = 16  # + seat
DRAW = 32
PASS = 33
TAKE = 34
CHALLENGE = 35
CALL = 36
PRESS = 37
YES = 38
NO = 39
CANCEL = 40
CASH = 41
SPIN = 42
END = 43
NONE = 44
EXPLODE = 45
BROKEN = 46  # + seat: its lasting prompt was broken
OPTIONS = 62
# Said by the host, or by a seat about itself, whatever is asked.
HOST = OPTION + OPTIONS
LEAVE = HOST
ADVISED = HOST + 1
DEADLINE = HOST + 2
SIGNAL = HOST + 3
TIME = HOST + 4

# Masks that are used often: 1 << bit of an option.
DRAW_BIT = 1 << DRAW
PASS_BIT = 1 << PASS
TAKE_BIT = 1 << TAKE
CHALLENGE_BIT = 1 << CHALLENGE
CALL_BIT = 1 << CALL
PRESS_BIT = 1 << PRESS
YES_BIT = 1 << YES
NO_BIT = 1 << NO
NONE_BIT = 1 << NONE
CANCEL_BIT = 1 << CANCEL
CASH_BIT = 1 << CASH
SPIN_BIT = 1 << SPIN
END_BIT = 1 << END
EXPLODE_BIT = 1 << EXPLODE
BROKEN_ONE = 1 << BROKEN
CATCH_ONE = 1 << CATCH

# Questions.
NOTHING = 0
TURN = 1
DRAWN = 2
PENALTY = 3
NAME_COLOUR = 4
CHOOSE_SEAT = 5
RACE = 6
VOTE = 7
EXCHANGE = 8  # every seat asked gives a card, secretly
CHOOSE_PILE = 9
CHOOSE_CARD = 10
MORE = 11  # lay another of the same number, or stop
# From here on the cards or options that would do depend on more than the masks of the question.
WINDOW = 12  # a hand emptied by several cards without a call: open for a catch until the deadline
GUARD = 13  # accept what the last card does, or cancel it
PROMPT = 14  # perform, or draw
PERFORM = 15  # say that it is done
POINT = 16  # every seat points at another, secretly
SHOW = 17  # every seat shows its highest number, secretly
CHOOSE_COLOUR = 18  # a colour that does not become the active one
CHOOSE_NUMBER = 19
CHOOSE_TOKEN = 20
OPERATE = 21  # a wheel or a lever
CHOOSE_ROW = 22  # a card of the centre row
FORCED_TURN = 23  # lay a card that fits; pass only without one
LUCKY = 24  # match the card turned up first, whoever is quickest

# What a card is chosen for, or what a choice is about.
TO_DISCARD = 1
TO_GIVE = 2
TO_ADD = 3
TO_PLACE = 4
TO_LAY = 5
TO_TOP = 6
TO_HOLD = 7
TO_MATCH = 8

# Whom a verb means.
ME = 0
NEXT = 1
TARGET = 2
RIVALS = 3  # every other seat still in the round, from the next on
PARTNER = 4
STARTER = 5
DEALER = 6
EVERYONE = 7  # from the next on, the seat that plays last
KING = 8
JESTER = 9
FOE = 10  # the next seat of another side
FOES_PARTNER = 11

# Devices: what a foretold result is for.
LAUNCHER = 1
BURST = 2
THRESHOLD = 3
LOT = 4  # a seat
WHEEL = 5
LIGHTS = 6
OVERLOAD = 7
LEVER = 8
FANFARE = 9
FROM_HAND = 10
DANCE = 11
RULE = 12
DEVICES = 16


# Why a round ended.
WENT_OUT = 1
LAST_SEAT = 2
BLOCKED = 3
TIME_UP = 4

# Events: each is written as five integers, what, seat, and three more named here.
DEALT = 1  # seat: dealer
TURNED_UP = 2  # kind
PUT_BACK = 3  # kind turned up first and put back
PLAYED = 4  # seat, kind, 1 when it was a jump-in, 2 an answer to a penalty, 3 one more of the same play
COLOURED = 5  # seat, colour
DREW = 6  # seat, kind, 1 when it pays a penalty
PASSED = 7  # seat
SKIPPED = 8  # seat
REVERSED = 9  # seat, new direction
OWED = 10  # seat that faces it, cards in all
CHALLENGED = 11  # seat, challenged seat, 1 when rightly
SHOWED = 12  # seat whose hand, kind, seat that sees it (-1: all)
CALLED = 13  # seat
CAUGHT = 14  # seat that was caught, by whom, cards
FALSE_CALL = 15  # seat, cards
FALSE_CATCH = 16  # seat, whom it accused, cards
SWAPPED = 17  # seat, other seat
PASSED_ALONG = 18  # seat, direction: every hand went one seat on
REDEALT = 19  # seat: all hands pooled and dealt again
HAND_NOW = 20  # seat, kind: a card of the hand it was given (one event a card)
RESHUFFLED = 21  # -, cards
SLAPPED = 22  # seat, place
MISPLAYED = 23  # seat, kind, cards
ADVICE = 24  # seat, cards
LEFT = 25  # seat
TOOK_BACK = 26  # seat, kind: a bluffed card goes back to its hand
WON = 27  # seat or side, why
TURNED_TO = 28  # seat in turn
MATCHED = 29  # seat, kind, card of the row
REVEALED = 30  # seat, kind: a drawn card it had to show
KNOCKED_OUT = 31  # seat, cards of its hand
DEVICE = 32  # seat, device, result
INSERTED = 33  # seat, cards inside
BLASTED = 34  # seat, cards
DISCARDED = 35  # seat, kind: under the upcard
GAVE = 36  # seat, kind, to whom
FLIPPED = 37  # seat, side, new upcard
LOCKED = 38  # seat, colour; colour -1: the lock is gone
POSED = 39  # seat, number + 1; 0: it is over
PROMPTED = 40  # seat, number
PERFORMED = 41  # seat, 0 it will, 1 it has
VOTED = 42  # seat, 1 for a pass
JUDGED = 43  # seat that performed, 1 when it passed
ACCUSED = 44  # seat, whom
TOKEN = 45  # new owner (-1: the middle), token
ROLE = 46  # seat, role
TOTAL = 47  # seat, new total
EXPLODED = 48  # seat, lives left
POINTED = 49  # seat, at whom
LINKED = 50  # seat, other seat
ADDED = 51  # seat, kind
STAKED = 52  # seat, cards
SIGNALLED = 53
REFLECTED = 54  # seat, at whom, cards
CANCELLED = 55  # seat, token
CASHED = 56  # seat
LIT = 57  # seat, mask of piles
PRESSED = 58  # seat, pile
OVERLOADED = 59  # seat, pile, cards
CLEARED = 60  # seat, pile
LAID = 61  # seat, kind: a further card of the same play
SET_DOWN = 62  # seat (-1: from the draw pile), kind: into the centre row
RULED = 63  # seat, number of the rule
CHOSE = 64  # seat: made its secret choice
FINISHED = 65  # seat that is out while its side plays on
UNCOVERED = 66  # seat, kind: what it showed
TARGETED = 67  # seat, whom
PLACED = 69  # seat, place: out of the round, which goes on
FALLEN_SHORT = 68  # seat, cards: drawn instead of going out
EVENT = 5  # integers an event
