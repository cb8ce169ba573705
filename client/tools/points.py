"""Write what the scorepad knows of the editions: for each kind of card its points and name, and how a match is
counted. Run by `client/check`; what it writes is committed. No points are typed in the client.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from penultimate.editions import edition
from penultimate.language.catalogue import catalogue, text_name
from penultimate.language.naming import kind_in_words
from penultimate.paper import decks
from penultimate.paper.faces import parse
from penultimate.paper.faces.codes import Face

TARGET = Path(__file__).parent.parent / "src" / "score" / "made" / "editions.json"
LANGUAGES = ("en", "es", "de")


def order_of(face: Face) -> tuple[bool, bool, bool, int]:
    """Light before dark; numbers, then coloured cards with signs, then wilds."""
    number = face.symbol.rstrip("unoxspv")
    return face.dark, face.colour == "W", not number.isdigit(), int(number) if number.isdigit() else 0


Kind = tuple[bool, bool, str]


def kind_of(code: str) -> Kind:
    """What counts alike: a number whatever its colour and icon, every card of a list of dares."""
    face = parse(code)
    return face.dark, face.colour == "W", re.sub(r"^(\d+)[a-z]$|^(dare)\d+$", r"\1\2", face.symbol)


def kinds(name: str) -> dict[Kind, str]:
    """One face for each kind of card of an edition; the colours take turns, for a colour counts nothing."""
    found: dict[Kind, list[str]] = {}
    for code in decks.faces(name):
        alike = found.setdefault(kind_of(code), [])
        alike.append(code)
        assert decks.points(name, code) == decks.points(name, alike[0]), code
    rows = sorted(found.items(), key=lambda row: order_of(parse(row[1][0])))
    return {kind: codes[place % len(codes)] for place, (kind, codes) in enumerate(rows)}


def words(code: str, language: str) -> str:
    """The kind in words; a number is itself."""
    return kind_in_words(code, language) or parse(code).mark.label


def shown(name: str) -> dict[str, Any]:
    """An edition: how a match is counted, and each kind with its points (none where no points are kept)."""
    usual = decks.scoring(name)
    counted = usual.mode != "none"
    rows = [[code, decks.points(name, code), parse(code).dark] for code in kinds(name).values()] if counted else []
    made: dict[str, Any] = {"mode": usual.mode, "target": usual.target, "knockout": usual.knockout}
    made["title"] = {
        language: catalogue(language).say(text_name("edition", name))
        if catalogue(language).has(text_name("edition", name))
        else edition(name).title
        for language in LANGUAGES
    }
    return {**made, "kinds": [row if row[2] else row[:2] for row in rows]}


def main() -> None:
    """Write the file, an edition a line."""
    editions = {name: shown(name) for name in decks.editions()}
    codes = sorted({row[0] for made in editions.values() for row in made["kinds"]})
    names = {code: [words(code, language) for language in LANGUAGES] for code in codes}
    parts = []
    for title, table in (("editions", editions), ("names", names)):
        lines = [f"{json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}" for key, row in table.items()]
        parts.append(f'"{title}": {{\n' + ",\n".join(lines) + "\n}")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
