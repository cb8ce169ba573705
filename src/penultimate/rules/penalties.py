"""What house rules need to know of draw cards: which they are, and how many cards each is worth."""

from ..kernel.draft import Draft


def penalty_values(draft: Draft) -> dict[str, int]:
    """Cards that each draw card makes the next seat face, by symbol."""
    worth = {}
    for pair in draft.deck:
        for face in pair:
            if face is not None:
                for part in draft.effect(face).split(";"):
                    words = part.split()
                    if words[:1] == ["penalty"]:
                        worth[face.symbol] = int(words[1]) if words[1].isdigit() else 2
    return worth
