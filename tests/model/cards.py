"""Cards are strings: a colour letter and a symbol (R5, Gskip, B+2), or W and a symbol for wilds."""

from model.options import Options

COLOURS = "RYGB"
ACTIONS = ["skip", "rev", "+2"]


def read(card: str) -> str:
    """A card as the writer writes it; the readers' synonyms Rd2 and WD4 are taken too."""
    card = card.strip()
    if card == "WD4":
        card = "W+4"
    elif card.endswith("d2"):
        card = card[0] + "+2"
    if not is_card(card):
        raise ValueError(f"no such card: {card!r}")
    return card


def is_card(card: str) -> bool:
    if card in ("W", "W+4", "Wswap", "Wshuffle", "Wcustom", "Wblank"):
        return True
    return card[:1] in list(COLOURS) and (card[1:] in list("0123456789") or card[1:] in ACTIONS)


def is_wild(card: str) -> bool:
    return card.startswith("W")


def is_number(card: str) -> bool:
    return not is_wild(card) and card[1:].isdigit()


def is_draw_two(card: str) -> bool:
    return not is_wild(card) and card[1:] == "+2"


def is_skip(card: str) -> bool:
    return card[1:] == "skip"


def is_reverse(card: str) -> bool:
    return card[1:] == "rev"


def points_of(card: str, options: Options) -> int:
    """Clauses 43 to 46."""
    if is_number(card):
        return int(card[1:])
    if card == "W":
        return int(options["score.wild"])
    if card == "W+4":
        return int(options["score.wd4"])
    if is_wild(card):
        return int(options["score.extra_wild"])
    return int(options["score.action"])


def box(options: Options) -> list[str]:
    """One deck as it comes from the box, without the cards that stay in it (clauses 2 and 3)."""
    cards = []
    for colour in COLOURS:
        cards.append(colour + "0")
        for symbol in [*"123456789", *ACTIONS]:
            cards += [colour + symbol] * 2
    cards += ["W"] * 4 + ["W+4"] * 4
    kind = options["deck.kind"]
    keep_blanks = options["deck.blanks"] != "remove"
    if kind == "swap112":
        cards.append("Wswap")
    if kind == "shuffle112":
        cards.append("Wshuffle")
    if kind in ("swap112", "shuffle112") and keep_blanks:
        cards += ["Wcustom"] * 3
    if kind == "blank112" and keep_blanks:
        cards += ["Wblank"] * 4
    return cards


def deck(options: Options, seats: int) -> list[str]:
    """All cards in use at a table of so many seats (deck.copies, deck.too_small = add_copy)."""
    cards = box(options) * int(options["deck.copies"])
    needed = seats * options["deal.hand_size"] + 1
    while len(cards) < needed and options["deck.too_small"] == "add_copy":
        cards += box(options)
    return cards
