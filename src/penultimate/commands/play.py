"""`penultimate play`."""

from __future__ import annotations

import getpass
import secrets
import sys
from contextlib import ExitStack

import click


def own_name() -> str:
    """What to call the only person here who gave no name."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = "root"
    return user.capitalize() if user != "root" and user.isalpha() else "Penny"


def join(url: str, names: tuple[str, ...], lang: str) -> None:
    """Sit down at a table behind a link. Raises PenultimateError without the server extra."""
    from ..errors import PenultimateError

    try:
        from ..server.commands import join as sit_down
    except ImportError as error:
        raise PenultimateError("joining a table needs: pip install 'penultimate[server]'") from error
    sit_down(url, names[0] if names else "", lang=lang)


@click.command()
@click.option("--rules", default="classic", show_default=True, help="Rule set, as one line.")
@click.option("--seats", default=4, show_default=True, type=click.IntRange(2, 16), help="Seats at the table.")
@click.option("--seed", type=click.IntRange(0, (1 << 62) - 1), help="Same seed, same shuffles. Else by chance.")
@click.option("--people", default=1, show_default=True, help="People at this keyboard; the rest are bots.")
@click.option("--name", "names", multiple=True, help="Name of a seat, in order; may be repeated.")
@click.option("--bot", "bots", multiple=True, help="Kind of bot: simple (usual) or random; may be repeated.")
@click.option("--record", type=click.Path(dir_okay=False), help="File to write the record to, as you play.")
@click.option("--lang", default="en", show_default=True, help="Language.")
@click.option("--join", "url", help="Sit down at a table on a server, by its link.")
def play(
    rules: str,
    seats: int,
    seed: int | None,
    people: int,
    names: tuple[str, ...],
    bots: tuple[str, ...],
    record: str | None,
    lang: str,
    url: str | None,
) -> None:
    """Play a match in the terminal, against bots and with friends at the same keyboard.

    \b
    Examples:
      penultimate play
      penultimate play --rules "classic +stacking +seven-0" --seats 3
      penultimate play --people 2 --name Ada --name Bea --record evening.txt
      penultimate play --people 0 --seed 7        (bots only: watch)
      penultimate play --join http://192.168.1.5:8080/t/ABCD-EFGH --name Ada
    """
    if url is not None:
        join(url, names, lang)
        return
    from ..errors import PenultimateError
    from ..language import language_for
    from ..match import Match
    from ..players import bot
    from ..terminal.play import Game, Person, Quit, Screen
    from .given import given_rules

    if not 0 <= people <= seats:
        raise click.BadParameter(f"{people} people do not fit on {seats} seats", param_hint="--people")
    rule_set = given_rules(rules)
    rule_set.tables(seats)
    words = language_for(rule_set, lang)
    seed = secrets.randbits(62) if seed is None else seed
    spare = [own_name()] if people == 1 and not names else []
    spare += ["Ada", "Bea", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Juno", "Kai", "Lea", "Max"]
    spare += ["Nils", "Ora", "Pia"]
    called = [*names, *(name for name in spare if name not in names)][:seats]
    screen = Screen(words, called, tuple(range(people)), sys.stdin, sys.stdout)
    kinds = [*bots, *["simple"] * seats]
    players = [
        Person(screen, seat) if seat < people else bot(kinds[seat - people], seed + seat) for seat in range(seats)
    ]
    with ExitStack() as stack:
        file = None
        if record is not None:
            try:
                file = stack.enter_context(open(record, "w", encoding="utf-8"))
            except OSError as error:
                raise PenultimateError(f"{record} cannot be written: {error.strerror}") from error
        screen.line(f"{rule_set}   seed {seed}")
        try:
            Game(Match(rule_set, seats, seed), players, screen, file).run()
        except (Quit, KeyboardInterrupt):
            kept = words.say("kept-record", file=record) if record else words.say("kept-nothing")
            screen.line()
            screen.line(words.say("left-match", kept=kept))
