"""One thing in full: an option, a house rule, a preset, or a card."""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import plain
from ..editions import edition_names
from ..errors import BadNotation, meant
from ..kernel.draft import Draft, Face
from ..rules import OPTIONS, SWITCHES
from ..rules.option import Option, Value
from ..rules.ruleset import RuleSet, presets
from .cardrows import card_rows, first_cards
from .catalogue import capital, catalogue, text_name
from .listing import values_of
from .naming import in_words
from .options import example_of, help_for, line_of, says, title_of
from .plain import columns, heading, wrap
from .sentences import CardRow
from .sheet import default_seats, sheet


def explained(word: str, lang: str, width: int) -> str:
    """What a word means: an option, a house rule (with or without its +), a preset or the code of a card.

    Raises BadNotation with the word that was meant.
    """
    name = word.removeprefix("+")
    if word in OPTIONS:
        lines = list(_option(OPTIONS[word], lang, width))
    elif name in SWITCHES:
        lines = list(_bundle("rule", name, dict(SWITCHES[name].switched), f"classic +{name}", lang, width))
    elif word in presets():
        lines = list(_bundle("preset", word, presets()[word], f"classic {word}", lang, width))
    elif found := _find_card(word):
        lines = list(_card(*found, lang, width))
    else:
        known = [*edition_names(), *presets(), *SWITCHES, *OPTIONS]
        raise BadNotation(word, f"neither an option, a house rule, a preset, an edition nor a card{meant(name, known)}")
    return "\n".join(lines)


def _option(option: Option, lang: str, width: int) -> Iterator[str]:
    texts = catalogue(lang)
    yield heading(f"{option.key} ({texts.say('explain-option')})")
    yield from wrap(help_for(option.key, lang), width)
    yield ""
    default = option.write(option.default) or texts.say("explain-none")
    yield texts.say("explain-default", value=default)
    if shown := list(_values(option)):
        yield texts.say("explain-values")
        silent = texts.say("explain-silent")
        rows = [(f"  {option.write(value)}", says(option, value, lang) or silent) for value in shown]
        yield from columns(rows, width)
    else:
        yield f"{texts.say('explain-values')}: {values_of(option, lang)}"
        yield from wrap(says(option, example_value(option), lang), width, "  ", "  ")
    if texts.has(name := text_name("help", option.key), "example"):
        yield from wrap(texts.say("explain-example", text=texts.part(name, "example")), width)
    rules = [f"+{rule.name}" for rule in SWITCHES.values() if option.key in dict(rule.switched)]
    names = [*rules, *(name for name, values in presets().items() if option.key in values)]
    if names:
        yield from wrap(texts.say("explain-set-by", names=", ".join(names)), width)


def _values(option: Option) -> Iterator[Value]:
    """The values worth a line each: those of a choice or a switch."""
    if option.values:
        yield from option.values
    elif isinstance(option.default, bool):
        yield from (True, False)


def example_value(option: Option) -> Value:
    """A value that says something, of an option that is a number or a list: the one a house rule sets, or the
    default."""
    for rule in SWITCHES.values():
        if option.key in dict(rule.switched):
            return option.read(dict(rule.switched)[option.key])
    return option.default


def _bundle(sort: str, name: str, sets: dict[str, str], rules: str, lang: str, width: int) -> Iterator[str]:
    say = catalogue(lang).say
    yield heading(f"{title_of(sort, name, lang)} ({say(f'explain-{sort}')})")
    yield from wrap(line_of(sort, name, lang), width)
    yield ""
    for key, value in sets.items():
        option = OPTIONS[key]
        text = says(option, option.read(value), lang) or f"{help_for(key, lang)} {value}"
        yield from wrap(f"{text} ({key}={value})", width, "  ", "  ")
    if example := example_of(sort, name, lang):
        yield from wrap(say("explain-example", text=example), width)
    yield from wrap(say("explain-whole", command=f'penultimate rules "{rules}"'), width)


def _find_card(word: str) -> tuple[str, RuleSet, Draft, Face] | None:
    """The first edition whose deck has the card of this code, in any letters."""
    code = plain(word).lower()
    for edition in sorted(edition_names(), key=lambda name: name != "classic"):
        rules = RuleSet(edition)
        draft = rules.draft(default_seats(rules.values))
        for side in (0, 1):
            for face in draft.faces(side):
                if face.code.lower() == code:
                    return edition, rules, draft, face
    return None


def _card(edition: str, rules: RuleSet, draft: Draft, face: Face, lang: str, width: int) -> Iterator[str]:
    say = catalogue(lang).say
    row = _row_of(draft, rules, face, lang)
    try:
        name = in_words(face.code, lang)
    except BadNotation:
        name = face.code
    yield heading(f"{capital(name)}, {face.code} ({say('explain-card')})")
    yield from wrap(row.text, width)
    first = [said for said in first_cards(draft, lang, {}) if face.code in said.cards]
    for said in first:
        yield from wrap(said.text, width)
    if "restricted" in draft.effect(face):
        # What makes it honest, and what a challenge costs.
        told = [section for section in sheet(rules, draft.seats, lang).sections if section.name == "penalties"]
        for section in told:
            yield ""
            yield from (line for said in section.sentences for line in wrap(said.text, width, "  ", "  "))
            yield ""
    copies = sum(n for pair, n in draft.deck.items() if face in pair)
    yield from wrap(say("explain-in-deck", count=copies, edition=title_of("edition", edition, lang)), width)
    if row.points:
        yield say("explain-points", points=row.points)


def _row_of(draft: Draft, rules: RuleSet, face: Face, lang: str) -> CardRow:
    """The row of the deck for one face alone."""
    alone = [pair for pair in draft.deck if face in pair]
    single = Draft(**{**vars(draft), "deck": {(face, None): sum(draft.deck[pair] for pair in alone)}})
    return card_rows(single, rules.values, lang, {})[0]
