"""Draw what the client needs of the cards: sprites of faces, their names in words, the suits for CSS.

Run by `client/check`; what it writes is committed, so that building the client needs no Python.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from penultimate.cards import COLOUR_NAMES
from penultimate.editions import edition_names
from penultimate.errors import PenultimateError
from penultimate.language import in_words
from penultimate.paper import faces
from penultimate.paper.faces.palette import SUITS
from penultimate.paper.faces.suits import suit
from penultimate.rules.ruleset import OPTIONS, RuleSet
from penultimate.server.catalogue import catalogue

SOURCE = Path(__file__).parent.parent / "src"
CARDS = SOURCE / "cards" / "made"
LANGUAGES = ("en", "es", "de")
LIGHT = "RYGB"


def deck_of(rules: str) -> set[str]:
    """The codes of all cards of a rule set, both sides of two-sided ones."""
    try:
        parsed = RuleSet.parse(rules)
        seats = parsed.values.count("players.min")
        return {side for card in parsed.deck(seats) for side in faces.sides(str(card))}
    except PenultimateError:
        return set()


def parts() -> tuple[list[str], list[str], list[str]]:
    """The faces of the classic deck, which every visitor needs; those that the other editions are known by in a lobby;
    and all others."""
    kinds = OPTIONS["deck.kind"].values if "deck.kind" in OPTIONS else ()
    classic = deck_of("classic")
    every = {code for name in edition_names() for code in deck_of(name)}
    every |= {code for kind in kinds for code in deck_of(f"classic deck.kind={kind}")}
    known_by = {faces.sides(card)[0] for edition in catalogue().editions for card in edition.known_by} - classic
    return sorted(classic, key=alike), sorted(known_by), sorted(every - classic - known_by, key=alike)


def alike(code: str) -> tuple[str, str]:
    """Where a face stands: faces of one sign side by side, which pack better than those of one colour."""
    face = code.removeprefix("/")
    return (face[1:] if face[0] in COLOUR_NAMES else face), code


def inner(svg: str) -> str:
    """A drawing without its document and title."""
    body = re.sub(r"^<svg[^>]*>|</svg>$", "", svg)
    return re.sub(r"<title>.*?</title>", "", body)


def drawn(codes: list[str]) -> dict[str, str]:
    """Every face by its code; a wild also as it looks once it has named a colour (`W@R`)."""
    found = {}
    for code in codes:
        found[code] = inner(faces.face(code))
        what = faces.parse(code)
        if what.colour == "W":
            for letter, made in SUITS.items():
                if made.dark == what.dark:
                    found[f"{code}@{letter}"] = inner(faces.face(code, named=letter))
    return found


def sprite(drawings: dict[str, str]) -> str:
    """One document with a symbol for each drawing."""
    lines = [f'<symbol id="{key}">{body}</symbol>' for key, body in drawings.items()]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(lines) + "\n</svg>\n"


def names(codes: list[str], language: str) -> dict[str, str]:
    """The cards in words."""
    return {code: in_words(code, language) for code in codes}


def suits_css() -> str:
    """The active colour as a fill, a line and a shape, for everything that wears it."""
    blocks = []
    for letter, name in COLOUR_NAMES.items():
        shape = suit(SUITS[letter].shape, "#000", "none")
        drawing = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>{shape}</svg>"
        address = drawing.replace('"', "'").replace("#", "%23").replace("<", "%3C").replace(">", "%3E")
        blocks.append(
            f'[data-active="{name}"] {{ --active: var(--{name}); --lane: var(--{name}-line); '
            f'--on-active: var(--on-{name}); --suit: url("data:image/svg+xml,{address}"); }}'
        )
    return "/* Made by tools/faces.py. */\n" + "\n".join(blocks) + "\n"


def main() -> None:
    """Write everything."""
    CARDS.mkdir(parents=True, exist_ok=True)
    first, lobby, more = parts()
    extra = {"back": inner(faces.back()), "mark-dark": faces.mark(), "mark-light": faces.mark(front="#171a26")}
    extra["mark-dark"] = faces.mark(front="#fbfaf7")
    for letter, made in SUITS.items():
        extra[f"suit-{letter}"] = suit(made.shape, made.edge if made.dark else made.face, made.ghost)
    (CARDS / "first.svg").write_text(sprite(drawn(first) | extra), encoding="utf-8")
    known_by = drawn(lobby)
    (CARDS / "lobby.svg").write_text(sprite({code: known_by.pop(code) for code in lobby}), encoding="utf-8")
    (CARDS / "more.svg").write_text(sprite(known_by | drawn(more)), encoding="utf-8")
    for language in LANGUAGES:
        text = json.dumps(names(first + lobby + more, language), ensure_ascii=False, indent=0, sort_keys=True)
        (CARDS / f"names.{language}.json").write_text(text + "\n", encoding="utf-8")
    (SOURCE / "look" / "suits.css").write_text(suits_css(), encoding="utf-8")


if __name__ == "__main__":
    main()
