"""Home-made cards of a rule set, as paper shows them: those whose sign is no sign of ours."""

from __future__ import annotations

from penultimate.language.cardrows import effect_of
from penultimate.language.programs import sentence
from penultimate.paper.decks import seats_of
from penultimate.paper.faces.codes import Mark, UnknownCard, parse
from penultimate.paper.faces.home import home_face
from penultimate.paper.faces.palette import SUITS, Style
from penultimate.paper.own import LONGEST_TEXT, LONGEST_TITLE, OwnCard
from penultimate.rules.ruleset import RuleSet


def drawable(code: str) -> bool:
    """Whether a face has a drawing of its own."""
    try:
        parse(code)
    except UnknownCard:
        return False
    return True


def own_cards(rules: RuleSet, lang: str) -> dict[str, OwnCard]:
    """The home-made cards of a rule set by their code, with their name, and what they do in words.

    UnknownName for a sign to draw that there is not.
    """
    draft = rules.draft(seats_of(rules))
    found = {}
    for side in (0, 1):
        for face in draft.faces(side):
            if face.sign in draft.names or not drawable(face.code):
                found[face.code] = OwnCard(
                    title=draft.names.get(face.sign, face.sign)[:LONGEST_TITLE],
                    text=_short(sentence(effect_of(draft, face), lang)),
                    colour=SUITS[face.colour].name if face.colour else "wild" if face.symbol.startswith("W") else "",
                    sign=rules.edition.signs.get(face.sign, ""),
                )
    return found


def small_face(card: OwnCard) -> str:
    """The face of a home-made card where there is no room for its words."""
    mark = card.mark if card.sign else Mark("custom")
    style: Style = "full"
    return home_face(card.colour, mark, style, None, card.title)


def _short(text: str) -> str:
    """A text no longer than a card has room for."""
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1].rsplit(" ", 1)[0] + "…"
