"""The deck: which box, how many of it, what blanks do, which cards are lost or added (clauses 2, 3)."""

from ..cards import plain
from ..editions.mixing import add_card
from ..errors import RuleConflict
from ..kernel.draft import Draft, Face
from .option import Rule, Values, choice, count, items

OPTIONS = (
    choice("deck.kind", "classic108", "blank112", "swap112", "shuffle112"),
    choice("deck.blanks", "remove", "plain_wild", "house_card"),
    count("deck.copies", 1, 1, 4),
    choice("deck.too_small", "reject", "add_copy", "shrink_hand"),
    items("deck.lost", lambda item: bool(item)),
    items("deck.add", lambda item: bool(item.partition(":")[0]) and item.partition(":")[2].isdigit()),
)
EXTRA = {"swap112": "Wswap", "shuffle112": "Wshuffle"}


def shape(draft: Draft, values: Values) -> None:
    kind, blanks = values.word("deck.kind"), values.word("deck.blanks")
    spare = 0
    if kind in EXTRA:
        draft.deck[Face("", EXTRA[kind]), None] = 1
        if blanks != "remove":
            draft.deck[Face("", "Wcustom"), None] = 3
    elif kind == "blank112":
        spare = 4
    spare = lose_cards(draft, values, spare)
    if spare and blanks != "remove":
        draft.deck[Face("", "Wblank"), None] = spare
    if kind != "classic108" and blanks != "house_card":
        draft.effects |= {"Wblank": "name colour", "Wcustom": "name colour"}
    for item in values.words("deck.add"):
        code, _, count = item.partition(":")
        add_card(draft, plain(code), int(count))
    for pair in draft.deck:
        draft.deck[pair] *= values.count("deck.copies")
    fit_hands(draft, values)


def lose_cards(draft: Draft, values: Values, spare: int) -> int:
    """Lost cards leave the deck; while there are spare blanks each stands in for one. Gives the blanks left over."""
    codes = {face.code: (face, other) for face, other in draft.deck}
    for code in values.words("deck.lost"):
        pair = codes.get(plain(code))
        if pair is None or draft.deck.get(pair, 0) == 0:
            raise RuleConflict(f"deck.lost: the deck has no {code} to lose")
        if spare:
            spare -= 1
        else:
            draft.deck[pair] -= 1
            if draft.deck[pair] == 0:
                del draft.deck[pair]
    return spare


def fit_hands(draft: Draft, values: Values) -> None:
    """A deck too small for the hands and a first card is refused, doubled, or dealt in smaller hands."""
    size = sum(draft.deck.values())
    need = draft.seats * draft.hand + 1
    if need <= size:
        return
    how = values["deck.too_small"]
    if how == "reject":
        raise RuleConflict(
            f"{draft.seats} seats with {draft.hand} cards each need {need} cards, the deck has {size};"
            " deal fewer, or set deck.too_small=add_copy"
        )
    if how == "add_copy":
        copies = -(-need // size)
        for pair in draft.deck:
            draft.deck[pair] *= copies
    else:
        draft.hand = (size - 1) // draft.seats


RULE = Rule("deck", OPTIONS, shape)
