"""Cards as Python sees them: values without identity, so that nothing can be followed through a shuffle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from .errors import BadNotation
from .kernel.draft import LETTERS, Draft, Face

COLOUR_NAMES = {
    "R": "red",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "K": "pink",
    "T": "teal",
    "O": "orange",
    "V": "purple",
}


@dataclass(frozen=True, order=True)
class Card:
    """A card: the code of its face, and of its other face where it has two (`B1/Vskipall`).

    Two red fives are equal. Raises nothing: `read_card` is the door that checks.
    """

    face: str
    other: str | None = None

    def __str__(self) -> str:
        return self.face if self.other is None else f"{self.face}/{self.other}"

    @property
    def wild(self) -> bool:
        """Whether its (light) face is a wild."""
        return self.face[0] not in LETTERS

    @property
    def colour(self) -> str:
        """Colour letter of its (light) face, "" for a wild."""
        return "" if self.wild else self.face[0]

    @property
    def symbol(self) -> str:
        """Symbol of its (light) face: `5`, `skip`, `+2`, `W`, `W+4`."""
        return self.face if self.wild else self.face[1:]

    @property
    def number(self) -> int | None:
        """The number on its (light) face, None when there is none."""
        digits = self.symbol.rstrip("abcdefghijklmnopqrstuvwxyz")
        return int(digits) if digits.isdigit() else None


@lru_cache(maxsize=4096)
def plain(code: str) -> str:
    """A face code as every writer writes it: `Rd2` is `R+2`, `WD4` is `W+4`, `WDC` is `W+c`."""
    code = code.strip()
    if code.startswith("WD") and len(code) > 2:
        return "W+c" if code == "WDC" else "W+" + code[2:]
    if len(code) > 2 and code[0] in LETTERS and code[1] == "d" and code[2:].isdigit():
        return f"{code[0]}+{code[2:]}"
    return code


def read_card(text: str) -> Card:
    """The card a code stands for. Raises BadNotation for what cannot be a code."""
    front, slash, back = text.strip().partition("/")
    for code in (front, back) if slash else (front,):
        if not code or not code.replace("+", "").replace("_", "").isalnum() or len(code) > 12:
            raise BadNotation(text, "not a card code, such as R5, Gskip or W+4")
    return Card(plain(front), plain(back) if slash else None)


class Deck:
    """The kinds of card in a deck, by number: what the kernel counts is a card here."""

    def __init__(self, draft: Draft) -> None:
        self.faces: list[tuple[Face, Face | None]] = list(draft.deck)
        self.copies = tuple(draft.deck.values())
        self.cards = tuple(Card(front.code, back.code if back else None) for front, back in self.faces)
        self._kinds = {card: kind for kind, card in enumerate(self.cards)}
        # As they are seen while a side is up: its holder does not see the back of a card.
        self.shown = (
            tuple(Card(front.code) for front, _ in self.faces),
            tuple(Card(back.code if back else front.code) for front, back in self.faces),
        )

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def kind(self, card: Card) -> int:
        """The number of a card, -1 when the deck has none such."""
        return self._kinds.get(card, -1)

    def face(self, kind: int, side: int) -> Face:
        """The face a kind shows on a side."""
        face = self.faces[kind][side]
        assert face is not None
        return face

    def showing(self, code: str, side: int) -> list[int]:
        """The kinds that show this face on that side; a two-sided code means one kind."""
        card = read_card(code)
        if card.other is not None:
            kind = self.kind(card)
            return [kind] if kind >= 0 else []
        return [k for k, pair in enumerate(self.faces) if (f := pair[side]) is not None and f.code == card.face]
