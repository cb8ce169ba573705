"""`penultimate editions`: those there are, and those that people write."""

from __future__ import annotations

import click


@click.group()
def editions() -> None:
    """Editions: list and show those there are, begin one of your own, check it and play it.

    \b
    Write your own in five minutes:
      penultimate editions new storm.toml --title Storm
      penultimate editions check storm.toml
      penultimate play --rules "storm.toml +stacking"
    A file plays wherever an edition does: play, rules, print, serve.
    """


_LANG = click.option("--lang", default="en", show_default=True, help="Language: en, es or de.")


@editions.command("list")
@_LANG
def list_(lang: str) -> None:
    """Every edition: its name, its title, who may play, and how many cards it has."""
    from ..editions import edition, edition_names
    from ..language.catalogue import catalogue
    from ..language.options import title_of
    from ..language.plain import columns

    say = catalogue(lang).say
    for name in edition_names():
        source = edition(name)
        low, high = source.seats
        counts = f"{say('sheet-seats', low=low, high=high)}, {say('sheet-cards', count=sum(source.deck.values()))}"
        click.echo("\n".join(columns([(f"  {name}", f"{title_of('edition', name, lang)}: {counts}")], _width())))


@editions.command()
@click.argument("edition")
@click.option("--text", is_flag=True, help="Print the file itself, to read or to begin one's own from.")
@_LANG
def show(edition: str, text: bool, lang: str) -> None:
    """The deck of EDITION, a name or a file, and what every card does.

    \b
    Examples:
      penultimate editions show flip
      penultimate editions show storm.toml --lang de
      penultimate editions show spin --text
    """
    from ..language.plain import deck_text
    from ..language.sheet import default_seats, sheet
    from .given import given_rules, is_file, read_file

    rules = given_rules(edition)
    if text:
        from ..editions import edition_text

        click.echo(read_file(edition) if is_file(edition) else edition_text(edition), nl=False)
        return
    click.echo(deck_text(sheet(rules, default_seats(rules.values), lang), _width()))


@editions.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--title", help="What it is called. [default: from the name of the file]")
@click.option("--from", "source", help="Begin with a copy of an edition there is.")
def new(file: str, title: str | None, source: str | None) -> None:
    """Begin an edition of your own in FILE, which must not be there yet.

    \b
    Examples:
      penultimate editions new storm.toml
      penultimate editions new my_flip.toml --from flip --title "My Flip"
    """
    from pathlib import Path

    from ..editions.starting import starting_text
    from ..errors import PenultimateError
    from ..rules.ruleset import RuleSet
    from .given import is_file

    if not is_file(file):
        raise PenultimateError(f"{file}: an edition is a file that ends in .toml")
    text = starting_text(title or Path(file).stem.replace("_", " ").replace("-", " ").title(), source)
    RuleSet.of_edition(text, file=file)
    try:
        with open(file, "x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError as error:
        raise PenultimateError(f"{file} is there already; take another name") from error
    except OSError as error:
        raise PenultimateError(f"{file} cannot be written: {error.strerror}") from error
    click.echo(f"{file} is ready. Change it, then: penultimate editions check {file}")


@editions.command()
@click.argument("rules", nargs=-1, required=True)
@click.option("--rounds", default=1000, show_default=True, type=click.IntRange(1, 1_000_000), help="Rounds to play.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0, (1 << 61) - 1), help="Same seed, same rounds."
)
def check(rules: tuple[str, ...], rounds: int, seed: int) -> None:
    """Check an edition, and play many rounds of it at random.

    RULES is a file, or the name of an edition, and house rules behind it. Every mistake is told with its line. The
    rounds show that it ends, how long it lasts, and whether a card can never be laid; they are played at every size
    of table. Exit code 1: a round did not end.

    \b
    Examples:
      penultimate editions check storm.toml
      penultimate editions check storm.toml +stacking +jump-in --rounds 10000
    """
    import sys

    from ..trial import CAP, sizes, try_out
    from .given import given_rules

    rule_set = given_rules(" ".join(rules))
    with click.progressbar(
        length=rounds, label=f"{rounds} rounds", file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        done = 0

        def tell(n: int) -> None:
            nonlocal done
            if n - done >= 20 or n == rounds:
                bar.update(n - done)
                done = n

        trial = try_out(rule_set, rounds, seed, tell)
    seats = sizes(rule_set)
    cards = sum(rule_set.draft(seats[0]).deck.values())
    click.echo(f"{rule_set.edition.title}: {cards} cards, {seats[0]} to {seats[-1]} seats. No mistakes found.")
    ways = ", ".join(f"{count} {SAYS[why]}" for why, count in sorted(trial.endings.items(), key=lambda item: -item[1]))
    click.echo(f"{rounds} rounds at random (seed {seed}): {ways or 'none ended'}.")
    click.echo(
        f"A round took {trial.median} decisions in the middle, {trial.shortest} at least, {trial.longest} at most."
    )
    if trial.never_laid:
        click.echo(f"Never laid in any round: {', '.join(trial.never_laid)}. Can they be played at all?")
    else:
        click.echo("Every card was laid.")
    if trial.given_up:
        click.echo(
            f"{trial.given_up} rounds had not ended after {CAP} decisions. Give players a way to get rid of cards."
        )
        raise click.exceptions.Exit(1)


SAYS = {
    "went_out": "ended as somebody went out",
    "last_seat": "ended with one seat left in",
    "blocked": "were blocked (nobody could draw or play)",
    "time_up": "ended by the clock",
}


def _width() -> int:
    import shutil

    return min(shutil.get_terminal_size().columns, 100)
