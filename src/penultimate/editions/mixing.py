"""Special cards of one edition in the deck of another: `deck.add=Wswap:4`."""

from __future__ import annotations

from functools import cache

from ..errors import RuleConflict, meant
from ..kernel.draft import LETTERS, LIGHT, Draft, Face, of_face
from .register import NEVER, Edition, edition, edition_names, face

MOST = 40  # copies of one added card


@cache
def signs() -> dict[str, str]:
    """The special signs of all editions that can be mixed, and the edition each is taken from."""
    found: dict[str, str] = {}
    for name in ("classic", *edition_names()):
        source = edition(name)
        if not source.alone:
            for front, back in source.deck:
                if back is None and not front.digit:
                    found.setdefault(front.sign, name)
    return found


def add_card(draft: Draft, code: str, count: int) -> None:
    """Put `count` copies of a card (of a coloured sign, in each colour) into a draft, with all its effect needs.

    Raises RuleConflict for a card no edition has, or that means nothing outside its edition.
    """
    coloured = code[0] in LETTERS and code[1:] in signs()
    sign = code[1:] if coloured else code
    if sign not in signs():
        raise RuleConflict(f"deck.add: no edition has a card {code} that can be mixed{meant(sign, signs())}")
    if not 1 <= count <= MOST:
        raise RuleConflict(f"deck.add: {count} copies of {code}; choose 1 to {MOST}")
    source = edition(signs()[sign])
    colours = code[0] if coloured else "" if sign.startswith("W") else LIGHT
    for colour in colours or [""]:
        card = face(colour, sign)
        draft.deck[card, None] = draft.deck.get((card, None), 0) + count
    learn(draft, source, card)


def learn(draft: Draft, source: Edition, card: Face) -> None:
    """A draft takes over what an edition says of a card, as far as it says nothing itself."""
    draft.effects.setdefault(card.sign, of_face(source.effects, card, ""))
    for mine, theirs in ((draft.last, source.last), (draft.reply, source.reply)):
        step = of_face(theirs, card, None)
        if step == NEVER:
            draft.never_last.add(card.sign)
        elif step is not None:
            mine.setdefault(card.sign, step)
    if card.sign in source.opening:
        draft.open.setdefault(card.sign, source.opening[card.sign])
    points = of_face(source.points, card, -1)
    if points >= 0:
        draft.points.setdefault(card.sign, points)
    if card.sign in source.drawn:
        draft.drawn[card.sign] = source.drawn[card.sign]
    for name in ("sets", "devices", "programs"):
        for key, value in getattr(source, name).items():
            getattr(draft, name).setdefault(key, value)
    if "threshold" in source.devices and not draft.on_deal:
        draft.on_deal = source.programs.get("on_deal", "")
    draft.numbers["more"] = 1
