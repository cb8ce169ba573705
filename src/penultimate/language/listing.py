"""Everything there is to choose from, one line each."""

from __future__ import annotations

from ..editions import edition_names
from ..rules import OPTIONS, SWITCHES
from ..rules.option import Option
from ..rules.ruleset import presets
from .catalogue import catalogue
from .options import help_for, line_of, title_of
from .plain import columns, heading, wrap


def overview(lang: str, width: int) -> str:
    """Editions, presets and house rules."""
    say = catalogue(lang).say
    lines: list[str] = []
    for sort, names, sign in (("edition", edition_names(), ""), ("preset", presets(), ""), ("rule", SWITCHES, "+")):
        lines += [heading(say(f"list-{sort}s"))]
        rows = [(f"  {sign}{name}", line_of(sort, name, lang) or title_of(sort, name, lang)) for name in names]
        lines += [*columns(rows, width), ""]
    return "\n".join([*lines, *wrap(say("list-more"), width)])


def all_options(lang: str, width: int) -> str:
    """Every option with its values, its default and what it decides."""
    say = catalogue(lang).say
    lines = [heading(say("list-options"))]
    for option in OPTIONS.values():
        lines += [f"{option.key} = {option.write(option.default) or say('explain-none')}"]
        lines += wrap(f"{help_for(option.key, lang)} ({values_of(option, lang)})", width, "    ", "    ")
    return "\n".join(lines)


def values_of(option: Option, lang: str) -> str:
    """The values an option takes, as they are written."""
    say = catalogue(lang).say
    if option.values:
        return ", ".join(option.values)
    if isinstance(option.default, bool):
        return "true, false"
    if isinstance(option.default, tuple):
        return say("explain-list")
    return say("explain-range", low=str(option.low), high=str(option.high))
