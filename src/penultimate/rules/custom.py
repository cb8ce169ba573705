"""Customizable and blank cards: an effect from the menu (editions.md 4.3), or one written in the verbs."""

from ..errors import BadNotation, RuleConflict
from ..kernel.draft import Draft, Face
from ..kernel.homemade import check_home_made
from ..kernel.programs import BadProgram
from .option import Option, Rule, Values, choice

# By key: for a wild, which names the active colour anyhow; and for a coloured blank.
MENU = {
    "others_draw_1": "draw rivals 1",
    "next_draws_3": "draw next 3",
    "swap": "choose seat; swap target",
    "pass_hands": "pass hands",
    "chosen_draws_2": "choose seat; draw target 2",
    "discard_colour": "discard colour",
    "skip_all": "again",
    "show_hand": "show hand me",
    "next_draws_until": "pick colour; draw next until picked",
    "text": "pick 0; prompt next 2",
}
# A wild needs its colour first where the effect is about that colour.
WILD = {
    "discard_colour": "name colour; discard colour",
    "next_draws_until": "name colour; draw next until colour",
}
CARDS = ("blank", "Wblank", "Wcustom")
OPTIONS = (
    choice("custom.rule", *MENU),
    Option("custom.effect", (), item=lambda item: len(item) <= 60),
    Option("custom.sign", ""),
    Option("custom.name", ""),
)


def written(values: Values) -> str:
    """The home-made effect: steps parted by commas, words by underlines, as an option has no spaces."""
    return "; ".join(step.replace("_", " ") for step in values.words("custom.effect"))


def effect_of(sign: str, values: Values) -> str:
    """What a blank or customizable card does."""
    wild = sign.startswith("W")
    own = written(values)
    if own:
        return f"{own}; name colour" if wild and "name colour" not in own else own
    key = values.word("custom.rule")
    if not wild:
        return MENU[key]
    return WILD.get(key) or f"{MENU[key]}; name colour"


def shape(draft: Draft, values: Values) -> None:
    for sign in CARDS:
        if sign not in draft.effects:
            draft.effects[sign] = effect_of(sign, values)
    sign = values.word("custom.sign")
    if sign and written(values):
        rename(draft, sign, values.word("custom.name").replace("_", " "))


def rename(draft: Draft, sign: str, name: str) -> None:
    """The home-made card carries a sign of its own, and a name where it was given one."""
    taken = {face.symbol for face, _ in draft.deck}
    for pair in list(draft.deck):
        face = pair[0]
        if face.symbol in CARDS:
            own = sign if not face.wild or sign.startswith("W") else f"W{sign}"
            if own in taken:
                raise RuleConflict(f"custom.sign={sign}: this deck has such a card already")
            count = draft.deck.pop(pair)
            draft.deck[Face(face.colour, own), pair[1]] = count
            draft.effects[own] = draft.effects[face.symbol]
            if name:
                draft.names[own] = name
            draft.points.setdefault(own, draft.points.get(face.symbol, 40 if face.wild else 20))


def conflict(values: Values) -> str | None:
    own = written(values)
    sign = values.word("custom.sign")
    if sign and not (sign.isalnum() and sign.isascii() and len(sign) <= 10 and not sign.isdigit()):
        raise BadNotation(f"custom.sign={sign}", "a sign is a short word of letters and digits")
    name = values.word("custom.name")
    if len(name) > 40 or not name.isprintable():
        raise BadNotation(f"custom.name={name}", "a name is one line of up to 40 characters")
    if own:
        try:
            check_home_made(own, coloured=True)
        except BadProgram as error:
            raise BadNotation(f"custom.effect={own}", f"{error.step}: {error.reason}") from error
    return None


RULE = Rule("custom", OPTIONS, shape, conflict=conflict)
