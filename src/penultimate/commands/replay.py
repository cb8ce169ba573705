"""`penultimate replay`."""

from __future__ import annotations

import sys
from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--verify", is_flag=True, help="Only check that the record replays to what it says.")
@click.option("--round", "only", type=click.IntRange(1), help="Show this round only.")
@click.option("--seat", type=click.IntRange(0, 15), help="Show what this seat saw.")
@click.option("--step", is_flag=True, help="Wait for Enter after every move.")
@click.option("--lang", default="en", show_default=True, help="Language.")
def replay(file: Path, verify: bool, only: int | None, seat: int | None, step: bool, lang: str) -> None:
    """Step through the record of a match, as everybody or as one seat saw it.

    The events come from the record itself, so that an old one shows what was played even where a rule was mended since;
    `--verify` plays it again by the rules of today and says where they lead elsewhere (exit status 1).
    """
    from ..errors import BadNotation, PenultimateError
    from ..events import seen
    from ..language import language_for
    from ..record import Diverged, Record

    try:
        record = Record.parse(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise PenultimateError(f"{file}: not a text file in UTF-8") from error
    except BadNotation as error:
        raise PenultimateError(f"{file}: {error}") from error
    if verify:
        moves = 0
        try:
            for _number, _round, move in record.replay():
                moves += move is not None
        except Diverged as error:
            click.echo(f"{file}: {error}")
            sys.exit(1)
        click.echo(f"{file}: {len(record.rounds)} rounds, {moves} moves, all as recorded")
        return
    words = language_for(record.rules, lang)
    players = list(record.names) or [f"Seat {number}" for number in range(record.seats)]
    if seat is not None and seat >= record.seats:
        raise click.BadParameter(f"the table has seats 0 to {record.seats - 1}", param_hint="--seat")
    click.echo(str(record.rules))
    for number, entry in enumerate(record.rounds, start=1):
        if only is not None and number != only:
            continue
        names = [players[player] for player in entry.seating] or players
        click.echo()
        click.echo(words.say("round-line", number=number, dealer=names[entry.dealer]))
        for events in (entry.opening, *(move.events for move in entry.moves)):
            for event in events:
                shown = event if seat is None else seen(event, seat)
                click.echo(words.event(shown, names))
            if step and events and click.getchar() in ("q", "\x03"):
                return
        if entry.points is not None:
            scores = "  ".join(f"{name} {points}" for name, points in zip(players, entry.points, strict=True))
            click.echo(words.say("scores-line", scores=scores))
    for player in record.winners or ():
        click.echo(words.say("match-won", name=players[player]))
