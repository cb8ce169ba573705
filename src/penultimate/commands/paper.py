"""`penultimate print ...` and `penultimate score`, to be mounted by the command line.

Nothing heavy is imported before a command runs. Errors are one line and exit code 1 (2 for a wrong option).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from penultimate.errors import PenultimateError

_LANG = click.option("--lang", default="en", show_default=True, help="Language: en, es or de.")
_PAPER = click.option("--paper", default="A4", show_default=True, help="Paper: A4 or Letter.")


def _output(default: str) -> Callable[[Any], Any]:
    return click.option(
        "-o",
        "--output",
        type=click.Path(dir_okay=False, path_type=Path),
        help=f"The file to write. [default: {default}]",
    )


def _plainly(command: Callable[..., None]) -> Callable[..., None]:
    """Say what went wrong in one line."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except PenultimateError as e:
            raise click.ClickException(str(e)) from None

    return run


def _write(path: Path, pdf: bytes) -> None:
    try:
        path.write_bytes(pdf)
    except OSError as e:
        raise PenultimateError(f"{path} cannot be written: {e.strerror}.") from None
    click.echo(f"{path}")


@click.group("print")
def print_() -> None:
    """Cards, rules and score sheets as PDF."""


@print_.command()
@click.argument("rule_set")
@_output("EDITION-cards.pdf")
@_PAPER
@click.option("--size", default="mini", show_default=True, help="mini (36 x 47 mm) or full (57 x 87 mm).")
@click.option(
    "--style", default="full", show_default=True, help="full, outline (little ink) or mono (black and white)."
)
@click.option("--backs/--no-backs", default=None, help="Print backs behind. [default: only where cards have two faces]")
@click.option(
    "--turn",
    default="long-edge",
    show_default=True,
    help="The edge the printer turns paper over: long-edge or short-edge.",
)
@click.option("--cut", default="lines", show_default=True, help="lines, marks (in the margin only) or none.")
@click.option(
    "--gutter",
    default=2.0,
    show_default=True,
    help="Millimetres between cards, 0 to 2. With 0 one cut serves two cards.",
)
@click.option("--blanks", default=0, show_default=True, help="Blank cards to add.")
@click.option("--parts", is_flag=True, help="Add what else lies on its table: lives, roles, towers.")
@click.option("--own", type=click.Path(path_type=Path), help="A TOML file of home-made cards to add.")
@_LANG
@_plainly
def cards(rule_set: str, output: Path | None, own: Path | None, **options: Any) -> None:
    """All cards of RULE_SET, ready to cut: an edition, an edition with other cards mixed in, or a file of your own.

    \b
    Examples:
      penultimate print cards classic
      penultimate print cards "classic deck.add=Wswap:4" --size full
      penultimate print cards storm.toml --style outline
    """
    from penultimate.commands.given import given_rules
    from penultimate.paper.own import read_own
    from penultimate.paper.sheets import SheetOptions, cards_pdf

    chosen = SheetOptions(own=read_own(own) if own else (), **options)
    rules = given_rules(rule_set)
    _write(output or Path(f"{rules.edition.name}-cards.pdf"), cards_pdf(rules, chosen))


@print_.command()
@click.argument("rule_set")
@_output("rules.pdf")
@_PAPER
@_LANG
@_plainly
def rules(rule_set: str, output: Path | None, paper: str, lang: str) -> None:
    """A leaflet with the rules of RULE_SET, for example "flip +stacking" or "storm.toml +seven-0"."""
    from penultimate.commands.given import given_rules
    from penultimate.paper.leaflet import leaflet_for, leaflet_pdf
    from penultimate.paper.papersize import paper as known_paper

    known_paper(paper)
    _write(output or Path("rules.pdf"), leaflet_pdf(leaflet_for(given_rules(rule_set), lang), paper))


@print_.command()
@_output("scores.pdf")
@click.option("--players", type=int, help="How many players, 2 to 16. [default: 4, or the names given]")
@click.option("--names", default="", help="Names to print, parted by commas.")
@click.option("--edition", default="classic", show_default=True, help="Whose points are shown.")
@click.option("--scoring", help="winner, own or none. [default: the edition's]")
@click.option("--target", type=int, help="Points to play to. [default: the edition's]")
@click.option("--rounds", type=int, help="A fixed number of rounds in place of a target.")
@_PAPER
@_LANG
@_plainly
def scores(output: Path | None, players: int | None, names: str, **options: Any) -> None:
    """A score sheet to write on."""
    from penultimate.paper.scoresheet import ScoreSheet, score_sheet_pdf

    given = _names(names)
    sheet = ScoreSheet(players=players or max(len(given), 2) if given else players or 4, names=given, **options)
    _write(output or Path("scores.pdf"), score_sheet_pdf(sheet))


@print_.command()
@_output("proof.pdf")
@_PAPER
@_LANG
@_plainly
def proof(output: Path | None, paper: str, lang: str) -> None:
    """All faces of all editions in all styles, to check by eye."""
    from penultimate.paper.proof import proof_pdf

    _write(output or Path("proof.pdf"), proof_pdf(lang, paper))


def _names(text: str) -> tuple[str, ...]:
    return tuple(n.strip() for n in text.split(",") if n.strip())


@click.command()
@click.argument("pad", default="table")
@click.option("--players", "names", default="", help="Names of a new pad, clockwise, parted by commas.")
@click.option("--edition", default="classic", show_default=True, help="Whose points count: its name, or a file.")
@click.option("--scoring", help="winner, own or none. [default: the edition's]")
@click.option("--target", type=int, help="Points to play to, such as 250. [default: the edition's]")
@click.option("--rounds", type=int, help="A fixed number of rounds; 1 is a single round.")
@click.option("--tie", default="extra-round", show_default=True, help="A tie at the end: extra-round or shared.")
@click.option("--dealer", help="Who deals first. [default: the first player]")
@click.option("--list", "listing", is_flag=True, help="List the pads on this device and stop.")
@click.option("--text", is_flag=True, help="Print the pad as text and stop.")
@click.option("--csv", is_flag=True, help="Print the pad as CSV and stop.")
@_LANG
@_plainly
def score(
    pad: str,
    names: str,
    edition: str,
    scoring: str | None,
    target: int | None,
    rounds: int | None,
    tie: str,
    dealer: str | None,
    listing: bool,
    text: bool,
    csv: bool,
    lang: str,
) -> None:
    """Keep the score of a table with real cards on the pad PAD; an old pad goes on where it was."""
    from penultimate.commands.given import is_file, read_file
    from penultimate.paper import decks, padfile, share
    from penultimate.paper.scorepad import PadError, Terms
    from penultimate.paper.words import check_language, say
    from penultimate.terminal.score import ScoreTable

    check_language(lang)
    if listing:
        for name in padfile.pad_names():
            click.echo(name)
        return
    path = padfile.pad_path(pad)
    if text or csv or path.exists():
        if names:
            raise PadError(f"There is a pad {pad!r} already. Go on with it without --players, or take another name.")
        file = padfile.PadFile.open(path)
        greeting = say(lang, "pad.on", name=pad)
    else:
        players = _names(names) or _names(click.prompt(say(lang, "pad.ask_players"), prompt_suffix=" "))
        edition = read_file(edition) if is_file(edition) else edition
        usual = decks.scoring(decks.check_edition(edition))
        mode: Any = scoring or usual.mode
        first = 0
        if dealer is not None:
            folded = [p.casefold() for p in players]
            if dealer.casefold() not in folded:
                raise PadError(say(lang, "pad.no_player", given=dealer, names=", ".join(players)))
            first = folded.index(dealer.casefold())
        end: Any = tie.replace("-", "_")
        natural = None if rounds or mode == "none" else usual.target
        file = padfile.PadFile.create(path, Terms(players, edition, mode, target or natural, rounds, end, first))
        greeting = say(lang, "pad.new", name=pad)
    with file:
        if text or csv:
            click.echo(share.as_csv(file.pad, lang) if csv else share.as_text(file.pad, lang), nl=not csv)
            return
        click.echo(greeting)
        ScoreTable(file, lang, _ask, click.echo).run()
    click.echo(say(lang, "pad.kept", name=pad, quoted=f'"{pad}"' if " " in pad else pad))


def _ask(question: str) -> str:
    try:
        answer: str = click.prompt(question, default="", show_default=False, prompt_suffix=" ")
    except click.Abort:
        click.echo()
        raise EOFError from None
    return answer


@click.group()
def main() -> None:
    """Paper, on its own."""


main.add_command(print_)
main.add_command(score)

if __name__ == "__main__":
    main()
