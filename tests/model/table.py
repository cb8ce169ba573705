"""The table: what lies where, what is asked of whom, and what each seat may do.

The rules themselves are in the other files, one idea each; they all work on this object.
"""

from collections.abc import Callable, Collection

from model import drawing, jumping, laying, leaving, misplays, opening, penalties, slapping, swapping, uno
from model.cards import COLOURS, is_wild, read
from model.options import Options, complete
from model.refusal import Refused
from model.scoring import round_points

Shuffle = Callable[[list[str]], list[str]]


class Table:
    """One round, from the deal or from a given position until somebody goes out."""

    def __init__(
        self,
        options: Options,
        hands: list[list[str]],
        draw: list[str],
        discard: list[str],
        *,
        turn: int,
        direction: int = 1,
        colour: str | None = None,
        dealer: int = 0,
        called: Collection[int] = (),
        out: Collection[int] = (),
        shuffle: Shuffle,
        opened: bool = False,
    ) -> None:
        self.rules = complete(options)
        self.shuffle = shuffle

        # What lies on the table.
        self.hands = [[read(card) for card in hand] for hand in hands]
        self.draw = [read(card) for card in draw]
        self.discard = [read(card) for card in discard]
        self.colour = colour
        if colour is None and self.discard and not is_wild(self.discard[-1]):
            self.colour = self.discard[-1][0]

        # Who sits there, and whose turn it is.
        self.seats = len(hands)
        self.active = [seat for seat in range(self.seats) if seat not in out]
        self.dealer = dealer
        self.direction = direction
        self.turn = turn

        # What is asked: 'turn', 'drawn', 'colour', 'swap', 'penalty' or 'slap', and of whom.
        self.question = "turn"
        self.asked = turn
        self.opening = False  # the colour asked for is that of a wild turned up first

        # The turn in hand.
        self.drawn: str | None = None
        self.forced_draw = False  # the seat had nothing playable before it drew
        self.idle_turns = 0  # turns passed in a row with nothing to draw

        # A running penalty: the part of each card in it.
        self.penalty_parts: list[int] = []

        # The latest Wild Draw Four, as far as it can be challenged (principle 5).
        self.bluffer: int | None = None
        self.bluffed = False
        self.colour_before: str | None = None
        self.shown_to: set[int] = set()

        # What the top card has done so far and a jump-in could still void or add to.
        self.jump_open = opened  # opened: the top card has just been turned up first
        self.jump_barred = opened and not self.rules["house.jump_first_card"]
        self.top_skips = 0
        self.top_reversed = False
        self.top_penalty = 0

        # Calls of "UNO!".
        self.called = set(called)
        self.vulnerable: set[int] = set()

        self.slapping: list[int] = []  # seats that have not slapped yet

        # The end.
        self.finisher: int | None = None  # out of cards, but the last card may still be challenged
        self.over = False
        self.winner: int | None = None
        self.scored = True  # False: void, or won because everybody else left

    @classmethod
    def deal(
        cls,
        options: Options,
        seats: int,
        deck: list[str],
        dealer: int,
        shuffle: Shuffle,
        starter: int | None = None,
    ) -> "Table":
        """Deal, turn up the first card, and apply it. ValueError when the cards do not suffice."""
        table = cls(
            options,
            [[] for _ in range(seats)],
            deck,
            [],
            turn=dealer,
            direction=1 if complete(options)["start.dir"] == "cw" else -1,
            dealer=dealer,
            shuffle=shuffle,
        )
        opening.deal_hands(table)
        opening.turn_up(table)
        opening.apply_first_card(table, table.next_seat(dealer) if starter is None else starter)
        return table

    # Looking

    @property
    def top(self) -> str:
        return self.discard[-1]

    @property
    def pending(self) -> int:
        """Cards of the running penalty."""
        return sum(self.penalty_parts)

    def next_seat(self, seat: int, steps: int = 1) -> int:
        """The active seat so many steps on, in the direction of this moment (principle 7)."""
        while steps > 0:
            seat = (seat + self.direction) % self.seats
            if seat in self.active:
                steps -= 1
        return seat

    def in_order_from(self, seat: int) -> list[int]:
        """The active seats in the order of play, `seat` itself first."""
        order = [(seat + self.direction * step) % self.seats for step in range(self.seats)]
        return [each for each in order if each in self.active]

    def waiting(self) -> list[tuple[int, str]]:
        """Who is waited for, and over what."""
        if self.over:
            return []
        if self.question == "slap":
            return [(seat, "slap") for seat in self.slapping]
        return [(self.asked, self.question)]

    def is_asked(self, seat: int, *questions: str) -> bool:
        return any((seat, question) in self.waiting() for question in questions)

    def points(self) -> list[int]:
        """What each seat writes down for the finished round."""
        return round_points(self)

    # Doing

    def ask(self, seat: int, question: str) -> None:
        self.asked = seat
        self.question = question

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.drawn = None
        self.ask(seat, "turn")

    def end_round(self, winner: int | None, *, scored: bool = True) -> None:
        self.penalty_parts = []
        self.vulnerable = set()
        self.slapping = []
        self.over = True
        self.winner = winner
        self.scored = scored

    def course_of_play(self, seat: int, *, lays_card: bool = False) -> None:
        """`seat` plays, draws, passes, takes or challenges.

        This closes what others owe (principle 4), the time to jump in, and the effect of the top card,
        which is served from now on.
        """
        uno.close_owed_calls(self, seat, lays_card=lays_card)
        self.jump_open = False
        self.top_skips = 0
        self.top_reversed = False
        self.top_penalty = 0

    def options(self, seat: int) -> set[str]:
        """Every action of the seat that is neither refused nor punished."""
        if self.over or seat not in self.active:
            return set()
        found: set[str] = set()
        if self.is_asked(seat, "turn"):
            found |= drawing.turn_options(self, seat)
        if self.is_asked(seat, "drawn"):
            found |= drawing.drawn_options(self, seat)
        if self.is_asked(seat, "colour"):
            found |= {f"colour {colour}" for colour in COLOURS}
        if self.is_asked(seat, "swap"):
            found |= swapping.swap_options(self, seat)
        if self.is_asked(seat, "penalty"):
            found |= penalties.penalty_options(self, seat)
        if self.is_asked(seat, "slap"):
            found.add("slap")
        found |= {f"jump_in {card}" for card in jumping.jumpers(self, seat)}
        if uno.may_call(self, seat):
            found.add("call")
        found |= {f"catch {other}" for other in self.vulnerable if other != seat}
        return found

    def act(self, seat: int, action: str) -> None:
        """Do it, or raise Refused and change nothing."""
        word, _, argument = action.strip().partition(" ")
        argument = argument.strip()
        if self.over:
            raise Refused("the round is over")
        if word == "deadline":
            if seat != -1 or self.question != "slap":
                raise Refused("nothing is open that has a deadline, or it is not the host who says so")
            return slapping.deadline(self)
        if seat not in self.active:
            raise Refused("this seat is not in the round")
        if word in ("play", "jump_in"):
            argument = read_card(argument)
        if word == "leave":
            return leaving.leave(self, seat)
        if word == "advised":
            return misplays.advised(self, seat)
        if word == "draw" and self.is_asked(seat, "turn") and "pass" in self.options(seat):
            word = "pass"  # with nothing to draw, drawing is passing (principle 6)
        if f"{word} {argument}".strip() in self.options(seat):
            return self._do(seat, word, argument)
        return misplays.punish_or_refuse(self, seat, word, argument)

    def _do(self, seat: int, word: str, argument: str) -> None:
        if word == "play":
            laying.play(self, seat, argument)
        elif word == "jump_in":
            jumping.jump_in(self, seat, argument)
        elif word == "draw":
            drawing.draw(self, seat)
        elif word == "pass":
            drawing.pass_turn(self, seat)
        elif word == "take":
            penalties.take(self, seat)
        elif word == "challenge":
            penalties.challenge(self, seat)
        elif word == "colour":
            laying.name_colour(self, argument)
        elif word == "swap":
            swapping.choose_partner(self, seat, None if argument == "none" else int(argument))
        elif word == "slap":
            slapping.slap(self, seat)
        elif word == "call":
            uno.call(self, seat)
        elif word == "catch":
            uno.catch(self, int(argument))


def read_card(text: str) -> str:
    try:
        return read(text)
    except ValueError as error:
        raise Refused(str(error)) from error
