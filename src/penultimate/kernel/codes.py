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
DONE = 46
BROKEN = 48  # unused bits up to 61 are free
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
END_BIT = 1 << END
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
SECRET = 8
CHOOSE_PILE = 9
CHOOSE_CARD = 10
MORE = 11  # lay another of the same number, or stop
LUCKY = 12  # match the card turned up first, whoever is quickest

# Whom a verb means.
ME = 0
NEXT = 1
TARGET = 2
RIVALS = 3  # every other seat still in the round, from the next on
PARTNER = 4
STARTER = 5
DEALER = 6

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
MATCHED = 29
PLACED = 30  # seat, place: out of the round, which goes on
EVENT = 5  # integers an event
