"""The pages of `docs/editions/`, made from the engine: deck, cards and rules in the sentences that run, and what was
chosen where a sheet is silent. Made by `python -m penultimate.paper.editionpages docs`.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from penultimate.language.catalogue import capital
from penultimate.language.options import line_of, title_of
from penultimate.language.sheet import Sheet, default_seats, sheet
from penultimate.language.steps import steps_page
from penultimate.paper import decks
from penultimate.paper.faces import face, parse
from penultimate.rules.ruleset import RuleSet

WIDTH, HEIGHT, GAP = 60, 84, 8  # of a face in the picture of a deck
MOST = 15  # faces in a row
ROOT = re.compile(r"^<svg ([^>]*)>")
CHOICE = re.compile(r"^- ([a-z_0-9, ]+): (.+)$", re.MULTILINE)


def picture(name: str) -> str:
    """The deck as one SVG: every face once, a row for each colour."""
    rows: list[list[str]] = []
    for _, codes in groupby(decks.faces_by_colour(name), key=lambda code: (parse(code).dark, parse(code).colour)):
        row = list(codes)
        rows += [row[at : at + MOST] for at in range(0, len(row), MOST)]
    width = max(len(row) for row in rows) * (WIDTH + GAP) + GAP
    height = len(rows) * (HEIGHT + GAP) + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img"><title>{title_of("edition", name, "en")}: the deck</title>'
    ]
    for line, row in enumerate(rows):
        for place, code in enumerate(row):
            x, y = GAP + place * (WIDTH + GAP), GAP + line * (HEIGHT + GAP)
            parts.append(ROOT.sub(rf'<svg x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" \1>', face(code)))
    return "".join([*parts, "</svg>\n"])


def page(name: str, choices: str) -> str:
    """The page of an edition in Markdown. `choices` is the text of docs/choices.md."""
    rules = RuleSet.parse(name)
    told = sheet(rules, default_seats(rules.values), "en")
    lines = [
        "<!-- Made by python -m penultimate.paper.editionpages docs -->",
        "",
        f"# {told.title}",
        "",
        line_of("edition", name, "en") or "",
        "",
        " · ".join(told.summary),
        "",
        f"![Every face of the deck]({name}.svg)",
        "",
        "```sh",
        f"penultimate play --rules {name}",
        f"penultimate print cards {name}",
        f"penultimate editions show {name} --text",
        "```",
        "",
        "## The cards",
        "",
        *card_table(told),
        "",
        "Cards are written as in the column on the left: colour letter and sign, `W` for a wild (docs/notation.md).",
    ]
    for section in told.sections:
        lines += ["", f"## {section.heading}", "", *(f"- {sentence.text}" for sentence in section.sentences)]
    if found := chosen(name, choices):
        lines += ["", "## Chosen where the sheet is silent", "", *(f"- {text}" for text in found)]
    return "\n".join(line for line in lines if line is not None) + "\n"


def card_table(told: Sheet) -> list[str]:
    """The deck as a table."""
    head = ["| written | card | copies | points | what it does |", "|---|---|---|---|---|"]
    return head + [
        f"| `{' '.join(row.cards)}` | {capital(row.name)} | {row.count} | {row.points or '-'} | {row.text} |"
        for row in told.deck
    ]


def chosen(name: str, choices: str) -> list[str]:
    """The lines of docs/choices.md about an edition."""
    joined = re.sub(r"\n  +", " ", choices)
    return [capital(text) for names, text in CHOICE.findall(joined) if name in names.split(", ")]


def index() -> str:
    """The list of all editions."""
    lines = ["<!-- Made by python -m penultimate.paper.editionpages docs -->", "", "# Editions", ""]
    lines += ["Each page is made from the program that runs. Write one of your own: [how](../write-an-edition.md).", ""]
    for name in decks.editions():
        line = line_of("edition", name, "en")
        lines.append(f"- [{title_of('edition', name, 'en')}]({name}.md){f': {line}' if line else ''}")
    return "\n".join(lines) + "\n"


def documents(docs: Path) -> dict[str, str]:
    """Every page and picture by its path under `docs`."""
    choices = (docs / "choices.md").read_text(encoding="utf-8")
    made = {"editions/README.md": index(), "steps.md": steps_page()}
    for name in decks.editions():
        made[f"editions/{name}.md"] = page(name, choices)
        made[f"editions/{name}.svg"] = picture(name)
    return made


if __name__ == "__main__":
    docs = Path(sys.argv[1])
    (docs / "editions").mkdir(exist_ok=True)
    for path, text in documents(docs).items():
        (docs / path).write_text(text, encoding="utf-8")
