"""The sheet of a rule set: everything that is played at a table, as sentences that know where they come from.

It is data: the terminal, paper and the lobby all show this and say nothing of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import RuleConflict
from ..kernel.draft import Draft
from ..rules import OPTIONS
from ..rules.option import Values
from ..rules.ruleset import RuleSet
from .cardrows import TOLD_BY_CARDS, Changes, card_rows, first_cards, last_cards, name_of, never_last, replies, told_by
from .catalogue import capital, catalogue, text_name
from .devices import device_sentences
from .moot import matters
from .options import help_for, says, title_of
from .programs import NOTHING, sentence
from .prompted import prompt_sections
from .sentences import CardRow, Section, Sentence

# Which section speaks of a rule, by the word before the dot; any other word is the edition's own.
SECTIONS = {
    "deal": ("players", "deck", "custom", "deal", "start"),
    "first": ("first",),
    "turn": ("turn", "wild"),
    "penalties": ("wd4", "challenge"),
    "calls": ("uno",),
    "misplays": ("illegal", "suggestion"),
    "finish": ("finish", "pile"),
    "points": ("score",),
    "match": ("match",),
    "two": ("reverse",),
    "house": ("house",),
    "edition": (),
}


@dataclass(frozen=True)
class Sheet:
    """A whole sheet: what it is the sheet of, what stands above, the deck card by card, and sections of sentences."""

    rules: str
    seats: int
    lang: str
    title: str
    summary: tuple[str, ...]
    deck: tuple[CardRow, ...]
    cards: int
    sections: tuple[Section, ...]

    @property
    def changed(self) -> tuple[str, ...]:
        """Every setting that differs from the edition as it comes."""
        return tuple(self.rules.split()[1:])


def sheet(rules: RuleSet, seats: int, lang: str = "en") -> Sheet:
    """The sheet of a rule set at a table of so many seats. Raises RuleConflict when they do not fit together."""
    draft = rules.draft(seats)
    writer = _Writer(rules, draft, lang)
    deck = card_rows(draft, rules.values, lang, writer.by_cards)
    sections = [section for name in SECTIONS if (section := writer.section(name)).sentences]
    sections += prompt_sections(draft, rules.values, lang)
    said = {word for row in deck for word in row.changed}
    said |= {word for section in sections for sentence in section.sentences for word in sentence.changed}
    sections += writer.moot([setting for setting in rules.text.split()[1:] if setting not in said])
    return Sheet(
        rules=rules.text,
        seats=seats,
        lang=lang,
        title=title_of("edition", rules.edition.name, lang)
        if catalogue(lang).has(text_name("edition", rules.edition.name))
        else rules.edition.title,
        summary=writer.summary(),
        deck=deck,
        cards=sum(draft.deck.values()),
        sections=tuple(sections),
    )


class _Writer:
    """Writes the sections of one sheet."""

    def __init__(self, rules: RuleSet, draft: Draft, lang: str) -> None:
        self.values = rules.values
        self.draft = draft
        self.lang = lang
        self.texts = catalogue(lang)
        self.edition = draft.like
        self.settings = dict(word.split("=", 1) for word in rules.text.split()[1:])
        self.by_cards = _changes_of_cards(rules, draft)

    def summary(self) -> tuple[str, ...]:
        """The few words above everything."""
        values, say = self.values, self.texts.say
        kind, target, rounds = values["match.kind"], values["match.target"], values["match.rounds"]
        return (
            say("sheet-seats", low=values.count("players.min"), high=values.count("players.max")),
            say("sheet-cards", count=sum(self.draft.deck.values())),
            say("sheet-hand", count=self.draft.hand),
            say("sheet-length", kind=kind, target=target, rounds=rounds),
        )

    def section(self, name: str) -> Section:
        """One section: what is always so, what the cards say there, what the options say."""
        sentences = [*self.fixed(name), *self.more(name), *self.cards(name)]
        options = [said for key in OPTIONS if _section_of(key) == name and (said := self.option(key))]
        # What becomes of the rest of the cards is said once they are dealt.
        sentences = [*options, *sentences] if name in ("deal", "edition") else [*sentences, *options]
        if name == "house":
            sentences += replies(self.draft, self.lang, self.by_cards)
        heading = self.text(f"heading-{name}")
        return Section(name, heading, tuple(sentences))

    def moot(self, settings: list[str]) -> list[Section]:
        """The settings that nothing else speaks of: they have nothing to decide at this table."""
        said = [Sentence(help_for(key := word.partition("=")[0], self.lang), (key,), (), (word,)) for word in settings]
        return [Section("moot", self.text("heading-moot"), tuple(said))] if said else []

    def cards(self, name: str) -> list[Sentence]:
        """What cards say in a section that is about a moment."""
        draft, lang = self.draft, self.lang
        match name:
            case "first":
                # Where no card of the deck is turned up, none does anything then.
                turned = not draft.on_deal or draft.on_deal.endswith("turn up")
                return first_cards(draft, lang, self.by_cards) if turned else []
            case "turn" if "draw turn" not in draft.on_draw and (drawn := sentence(draft.on_draw, lang)):
                return [
                    Sentence(self.text("turn-draw", effect=drawn if lang == "de" else drawn[0].lower() + drawn[1:]))
                ]
            case "edition":
                return device_sentences(draft, self.values, lang)
            case "finish":
                return [*last_cards(draft, lang, self.by_cards), *self.limits()]
        return []

    def limits(self) -> list[Sentence]:
        """What an edition says of going out, and of being out."""
        said = []
        mercy = self.draft.numbers.get("mercy", 0)
        if mercy and not self.values["house.mercy"]:
            said.append(Sentence(self.text("finish-mercy", count=mercy)))
        for faces in never_last(self.draft):
            kind = capital(name_of(faces, self.lang, self.draft))
            said.append(Sentence(self.text("finish-never", kind=kind), (), (faces[0].code,)))
        return said

    def fixed(self, name: str) -> list[Sentence]:
        """What no option changes, as long as the edition plays the usual way."""
        d, values = self.draft, self.values
        usual = {
            "deal-pile": not d.on_deal or d.on_deal.endswith("turn up"),
            "turn-fits": d.on_turn == Draft.on_turn,
            "turn-effects": True,
            "first-plain": not d.opened and (not d.on_deal or d.on_deal.endswith("turn up")),
            "calls-when": bool(d.numbers.get("uno", 1)),
            "finish-out": True,
            "finish-over": d.finish == Draft.finish,
            "points-cards": values["score.mode"] != "none",
            "match-winner": values["match.kind"] in ("target", "rounds"),
            "two-again": values.count("players.min") <= 2 and any("skip" in text for text in d.effects.values()),
        }
        said = []
        for key, on in usual.items():
            own = self.texts.has(f"fixed-{key}-{self.edition.replace('_', '-')}")
            if key.startswith(f"{name}-") and (on or own):
                text = self.text(f"fixed-{key}", mode=str(values["score.mode"]))
                if text != NOTHING:
                    said.append(Sentence(text))
        return said

    def more(self, name: str) -> list[Sentence]:
        """What an edition that is played another way says there besides, a line each."""
        own = f"more-{name}-{self.edition.replace('_', '-')}"
        return [Sentence(line) for line in self.texts.say(own).splitlines()] if self.texts.has(own) else []

    def text(self, name: str, **gaps: object) -> str:
        """A text of the sheet; where the edition has words of its own for it, those."""
        own = f"{name}-{self.edition.replace('_', '-')}"
        return self.texts.say(own if self.texts.has(own) else name, **gaps)

    def option(self, key: str) -> Sentence | None:
        """What an option says at this table. One that was changed is never left out, unless the cards tell it."""
        changed = (f"{key}={self.settings[key]}",) if key in self.settings else ()
        if key in TOLD_BY_CARDS or not matters(key, self.values, self.draft):
            return None
        # The deal may be smaller than what was asked for (deck.too_small).
        value = self.draft.hand if key == "deal.hand_size" else self.values[key]
        text = says(OPTIONS[key], value, self.lang)
        if not text and changed:
            text = self.texts.say("sheet-option", help=help_for(key, self.lang), value=self.settings[key])
        return Sentence(text, (key,), (), changed) if text else None


def _section_of(key: str) -> str:
    word = key.partition(".")[0]
    return next((name for name, words in SECTIONS.items() if word in words), "edition")


def _changes_of_cards(rules: RuleSet, draft: Draft) -> Changes:
    """The settings without which cards would do or count something else: each is taken back, and what differs is its
    doing."""
    changes: Changes = {}
    edition, *settings = rules.text.split()
    points = rules.values["score.mode"] != "none"
    now = told_by(draft, points)
    for setting in settings:
        rest = RuleSet(" ".join([edition, *(other for other in settings if other != setting)]), rules.own)
        try:
            before = told_by(rest.draft(draft.seats), points)
        except RuleConflict:
            continue  # without it the table could not play at all: it is about seats, not about cards
        for at in now:
            if before.get(at) != now[at]:
                changes[at] = (*changes.get(at, ()), setting)
    return changes


def default_seats(values: Values) -> int:
    """The table a sheet is for when nobody says: four seats, or the nearest number that may play."""
    return min(max(4, values.count("players.min")), values.count("players.max"))
