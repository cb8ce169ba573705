"""`penultimate rules`."""

from __future__ import annotations

import click


@click.command()
@click.argument("what", nargs=-1)
@click.option("--options", "options", is_flag=True, help="List all options with their values.")
@click.option(
    "--seats", type=click.IntRange(1, 16), help="Seats at the table. [default: 4, or the nearest that may play]"
)
@click.option("--lang", default="en", show_default=True, help="Language: en, es or de.")
def rules(what: tuple[str, ...], options: bool, seats: int | None, lang: str) -> None:
    """Say what the rules are: all there is to choose from, one thing, or the whole sheet of a table.

    \b
    Examples:
      penultimate rules                              editions, presets and house rules
      penultimate rules --options                    all options with their values
      penultimate rules stacking                     one house rule, option, preset or card
      penultimate rules house.stack
      penultimate rules W+4
      penultimate rules "classic +stacking" --lang es
    """
    import shutil

    from ..language import check_language

    check_language(lang)
    width = min(shutil.get_terminal_size().columns, 100)
    text = " ".join(what)
    if options or not text:
        from ..language.listing import all_options, overview

        click.echo(all_options(lang, width) if options else overview(lang, width))
        return
    from ..editions import edition_names
    from .given import given_rules, is_file

    if len(text.split()) == 1 and text not in edition_names() and not is_file(text):
        from ..language.explain import explained

        click.echo(explained(text, lang, width))
        return
    from ..language.plain import sheet_text
    from ..language.sheet import default_seats, sheet

    rule_set = given_rules(text)
    click.echo(sheet_text(sheet(rule_set, seats or default_seats(rule_set.values), lang), width))
