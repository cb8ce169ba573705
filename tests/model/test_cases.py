"""The model passes every classic rule case, each with two ways of filling what is not given.

Of the others it runs those that need no more than the options of section 4 and the words known here: where kernel and
model are both held to a case, neither can have been taught it by the other.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from model.cards import deck, is_number, read
from model.match import Match, cut_for_deal
from model.options import OFFICIAL, PRESETS, Options, complete
from model.penalties import can_bounce_at_all, can_stack_at_all
from model.refusal import Refused
from model.table import Table

FILES = [Path(__file__).parent.parent / "cases" / f"{name}.yaml" for name in ("classic", "options", "combinations")]
FILES += [FILES[0].with_name("house.yaml"), FILES[0].with_name("match.yaml")]
Case = dict[str, Any]
# What the naive model leaves to the engine: further house rules, several rounds, what the deck holds.
NOT_HERE = {"open", "unseen", "places", "season", "copies_in_deck"}
LATER = ("next_round", "rematch", "time_up")


class TextLoader(yaml.SafeLoader):
    """Words such as Y, N and on stay text; only true and false are booleans."""


TextLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in pairs if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def runs_here(case: Case) -> bool:
    """Whether the case needs only what the model has."""
    options = case.get("options", {})
    bounce = options.get("house.bounce", "none") in ("none", "skip_on_draw_two")
    rounds_won = options.get("score.mode") == "none"
    clash = case["expect"].get("rejected") is True and options.get("deal.hand_size") is None
    words = [word for action in case["do"] for word in action.split() if word in LATER or "target=" in word]
    known = set(options) <= set(OFFICIAL) and case.get("preset", "official") in PRESETS
    shrunk = options.get("deck.too_small") == "shrink_hand"
    keys = NOT_HERE & set(case["expect"]) or "partners" in case["given"]
    return known and bounce and not (rounds_won or clash or words or keys or shrunk)


def load_cases(file: Path) -> list[Case]:
    """Every case and every variant of it, named ID/1, ID/2, ..."""
    cases = []
    for case in yaml.load_all(file.read_text(encoding="utf-8"), TextLoader):
        if case is None:
            continue
        cases.append(case)
        for number, variant in enumerate(case.get("variants", []), 1):
            merged = {key: value for key, value in case.items() if key != "variants"}
            cases.append({**merged, **variant, "id": f"{case['id']}/{number}"})
    return cases


def seat_of(text: str) -> int:
    return int(str(text).removeprefix("P"))


def by_seat(given: dict[str, Any] | None) -> dict[int, Any]:
    return {seat_of(seat): value for seat, value in (given or {}).items()}


def read_all(cards: Any) -> list[str]:
    return [read(str(card)) for card in ([cards] if isinstance(cards, str | int) else cards)]


class Runner:
    """Sets up one case, does what it says, and compares."""

    def __init__(self, case: Case, *, backwards: bool) -> None:
        self.case = case
        self.given = case["given"]
        self.options: Options = complete(case.get("options"), case.get("preset", "official"))
        self.seats = int(self.given["players"])
        self.rejected: list[int] = []
        self.dealer: int | None = None
        self.table: Table | None = None
        self.backwards = backwards
        scores = by_seat(self.given.get("scores"))
        self.match = Match(
            self.options,
            [scores.get(seat, 0) for seat in range(self.seats)],
            int(self.given.get("round", 1)),
        )
        first = case["do"][0] if case["do"] else ""
        self.is_set_up = first in ("start", "cut_for_deal")
        self.unused = self.cards_not_named()
        if not self.is_set_up:
            self.table = self.position()

    # Filling in

    def cards_not_named(self) -> list[str]:
        """The deck without the cards the case names, plain number cards first."""
        given = self.given
        named = read_all(given.get("draw", [])) + read_all(given.get("discard_below", []))
        named += read_all(given.get("turn_up", []))
        named += [read(given["top"])] if "top" in given else []
        for cards in by_seat(given.get("hands")).values():
            named += read_all(cards)
        left = deck(self.options, self.seats)
        for card in named:
            if card in left:
                left.remove(card)
            else:
                assert card in ("Wblank", "Wcustom"), f"{card} is named too often"
        if self.backwards:
            left.reverse()
        return sorted(left, key=lambda card: not is_number(card))

    def fill(self, number: int) -> list[str]:
        cards, self.unused = self.unused[:number], self.unused[number:]
        return cards

    # The position, and the set-up

    def position(self) -> Table:
        given = self.given
        listed, counts = by_seat(given.get("hands")), by_seat(given.get("counts"))
        counts |= {seat_of(seat): 0 for seat in given.get("out", [])}
        hands = [
            read_all(listed[seat]) if seat in listed else self.fill(int(counts.get(seat, 3)))
            for seat in range(self.seats)
        ]
        draw = read_all(given["draw"]) if "draw" in given else self.unused
        direction = given.get("dir", self.options["start.dir"])
        return Table(
            self.options,
            hands,
            draw,
            [*read_all(given.get("discard_below", [])), read(given["top"])],
            turn=seat_of(given["turn"]),
            direction=1 if direction == "cw" else -1,
            colour=given.get("colour"),
            called={seat_of(seat) for seat in given.get("uno_called", [])},
            out={seat_of(seat) for seat in given.get("out", [])},
            shuffle=list,
        )

    def start(self) -> None:
        """Deal so that the listed hands come; cards dealt beyond a listed hand are put aside."""
        given = self.given
        dealer = seat_of(given.get("dealer", "P0"))
        listed = by_seat(given.get("hands"))
        size = self.options["deal.hand_size"]
        if self.seats * size + 1 > len(deck(self.options, self.seats)):
            Table.deal(self.options, self.seats, deck(self.options, self.seats), dealer, list)
        turned_up = read_all(given["turn_up"]) if "turn_up" in given else self.fill(1)
        hands = []
        for seat in range(self.seats):
            named = read_all(listed.get(seat, []))
            hands.append(named + self.fill(size - len(named)))
        step = 1 if self.options["start.dir"] == "cw" else -1
        order = [(dealer + step * place) % self.seats for place in range(1, self.seats + 1)]
        cards = [hands[seat][number] for number in range(size) for seat in order]
        cards += turned_up + (read_all(given["draw"]) if "draw" in given else self.unused)
        starter = seat_of(given["lot"]) if "lot" in given else None
        self.table = Table.deal(self.options, self.seats, cards, dealer, list, starter)
        for seat in listed:
            hand = self.table.hands[seat]
            self.table.hands[seat] = hand[: len(listed[seat])] + hand[size:]

    # Doing

    def run(self) -> None:
        for number, action in enumerate(self.case["do"], 1):
            try:
                self.do(action)
            except Refused:
                self.rejected.append(number)
            if not self.case["do"][number : number + 1] or "pass" not in self.case["do"][number]:
                self.answers_nobody_writes()
        if self.table is not None and self.table.over:
            self.match.finish_round(self.table)

    def do(self, action: str) -> None:
        if action == "start":
            try:
                return self.start()
            except ValueError as error:
                raise Refused(str(error)) from error
        if action == "cut_for_deal":
            cut, second = by_seat(self.given["cut"]), by_seat(self.given.get("second_cut"))
            self.dealer = cut_for_deal(self.options, cut, second)
            return None
        assert self.table is not None
        words = action.split()
        if words[0] == "report_suggestion":
            return self.table.act(seat_of(words[1]), "advised")
        if words[0] in ("deadline", "slap_deadline"):
            return self.table.act(-1, "deadline")
        return self.do_seat(seat_of(words[0]), words[1], words[2:])

    def do_seat(self, seat: int, word: str, rest: list[str]) -> None:
        """A play holds with all its choices, or not at all."""
        table = self.table
        assert table is not None
        word = {"accept": "take", "call_uno": "call"}.get(word, word)
        arguments = [text for text in rest if "=" not in text]
        choices = dict(text.split("=") for text in rest if "=" in text)
        calls = arguments[-1:] == ["uno"]
        arguments = arguments[: len(arguments) - calls]
        if calls and "call" in table.options(seat):
            table.act(seat, "call")
            calls = False
        if word.startswith("choose_"):
            word = word.removeprefix("choose_")
        if word in ("catch", "swap") and arguments != ["none"]:
            arguments = [str(seat_of(arguments[0]))]
        declined = choices.get("swap") == "none" and not self.options["house.seven_optional"]
        if choices.get("swap") == f"P{seat}" or declined:
            raise Refused("a different seat must be chosen")
        table.act(seat, " ".join([word, *arguments]))
        for question in ("colour", "swap"):
            if question in choices and table.is_asked(seat, question):
                table.act(seat, f"{question} {choices[question].removeprefix('P')}")
        if calls:
            table.act(seat, "call")

    def answers_nobody_writes(self) -> None:
        """A drawn card that cannot be played: the turn passes by itself (section 7)."""
        table = self.table
        if table is None or table.over or table.question != "drawn":
            return
        actions = {each.split()[0] for each in table.options(table.asked)}
        if "pass" in actions and not actions & {"play", "draw"}:
            table.act(table.asked, "pass")

    # Comparing

    def awaiting(self) -> list[str]:
        table = self.table
        assert table is not None
        return sorted(f"P{seat} " + "_".join(sorted(self.words(seat, asked))) for seat, asked in table.waiting())

    def words(self, seat: int, question: str) -> set[str]:
        table = self.table
        assert table is not None
        if question == "penalty":
            found = {"take"}
            if can_stack_at_all(table) or can_bounce_at_all(table):
                found.add("stack")
            if "challenge" in table.options(seat):
                found.add("challenge")
            return found
        words = {"turn": {"play", "draw"}, "drawn": {"play", "pass"}, "slap": {"slap"}}
        return words.get(question, {f"choose {question}"})

    def compare(self) -> None:
        expect = dict(self.case["expect"])
        rejected = expect.pop("rejected", [])
        if rejected is True:
            assert self.rejected == [1]
            return
        if expect.get("match_winner") is not None and not isinstance(expect["match_winner"], list):
            expect["match_winner"] = [expect["match_winner"]]
        assert self.rejected == rejected, "rejected"
        for key, wanted in expect.items():
            found = self.found(key, wanted)
            assert found == self.normal(key, wanted), key

    def normal(self, key: str, wanted: Any) -> Any:
        """What the case says, in the shape of what is found."""
        if key == "awaiting":
            if wanted == "none":
                return []
            texts = []
            for text in wanted if isinstance(wanted, list) else [wanted]:
                seat, words = text.replace("accept", "take").replace("choose_", "choose ").split(" ", 1)
                texts.append(f"{seat} " + "_".join(sorted(words.split("_or_"))))
            return sorted(texts)
        if key in ("hands", "includes"):
            return {seat: sorted(read_all(cards)) for seat, cards in by_seat(wanted).items()}
        if key in ("counts", "scores"):
            return by_seat(wanted)
        if key in ("legal", "illegal", "bottom_of_draw"):
            return sorted(read_all(wanted))
        if key == "draw":
            return read_all(wanted)
        if key == "top":
            return read(wanted)
        return wanted

    def found(self, key: str, wanted: Any) -> Any:
        table = self.table
        if key == "dealer":
            return f"P{self.dealer if table is None else table.dealer}"
        assert table is not None

        def names(seats: Any) -> list[str]:
            return [f"P{seat}" for seat in sorted(seats)]

        seats = by_seat(wanted) if isinstance(wanted, dict) else {}
        all_cards = table.draw + table.discard + [card for hand in table.hands for card in hand]
        playing = {each.split()[1] for each in table.options(table.asked) if each.startswith("play ")}
        simple = {
            "top": table.top,
            "colour": table.colour,
            "dir": "cw" if table.direction == 1 else "ccw",
            "turn": f"P{table.turn}",
            "pending": table.pending,
            "draw": table.draw,
            "draw_size": len(table.draw),
            "discard_size": len(table.discard),
            "total_cards": len(all_cards),
            "distinct_cards": len(self.accounted_for(all_cards)),
            "legal": sorted(playing),
            "uno_called": names(table.called),
            "vulnerable": names(table.vulnerable),
            "revealed_to": names(table.shown_to),
            "round_over": table.over,
            "winner": "none" if table.winner is None else f"P{table.winner}",
            "out": names(set(range(table.seats)) - set(table.active)),
            "points": 0 if table.winner is None else table.points()[table.winner],
            "match_over": self.match.over,
            "match_winner": names(self.match.winners),
            "players_left": names(table.active),
        }
        if key in simple:
            return simple[key]
        if key == "awaiting":
            return self.awaiting()
        if key == "hands":
            return {seat: sorted(table.hands[seat]) for seat in seats}
        if key == "includes":
            return {seat: sorted(self.common(table.hands[seat], read_all(seats[seat]))) for seat in seats}
        if key == "counts":
            return {seat: len(table.hands[seat]) for seat in seats}
        if key == "scores":
            return {seat: self.match.scores[seat] for seat in seats}
        if key == "illegal":
            return sorted(card for card in read_all(wanted) if card not in playing)
        if key == "bottom_of_draw":
            return sorted(table.draw[-len(wanted) :])
        if key == "not_revealed_to":
            return [seat for seat in wanted if seat_of(seat) not in table.shown_to]
        raise AssertionError(f"unknown key {key}")

    def accounted_for(self, cards: list[str]) -> list[str]:
        return self.common(deck(self.options, self.seats), cards)

    @staticmethod
    def common(cards: list[str], wanted: list[str]) -> list[str]:
        left, both = list(cards), []
        for card in wanted:
            if card in left:
                left.remove(card)
                both.append(card)
        return both


CASES = [case for file in FILES for case in load_cases(file) if file is FILES[0] or runs_here(case)]


@pytest.mark.parametrize("backwards", [False, True], ids=["filled", "filled-backwards"])
@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: Case, backwards: bool) -> None:
    runner = Runner(case, backwards=backwards)
    runner.run()
    runner.compare()


def test_all_the_cases_are_there() -> None:
    assert len({case["id"] for case in load_cases(FILES[0]) if "/" not in case["id"]}) == 116
    assert len(CASES) >= 450
