"""Drawing that is an effect, and costs no turn by itself."""

from __future__ import annotations

from ..cards import draw_cards
from ..codes import RIVALS
from ..registers import Registers, Tables
from ..seats import seat_after, who
from ..vocabulary import verb


@verb("draw WHO COUNT", draws=True)
def draw(g: Tables, s: Registers, code: int, count: int, _c: int) -> int:
    """WHO draws COUNT cards."""
    if code == RIVALS:
        for i in range(1, s.actives):
            draw_cards(g, s, seat_after(g, s, s.player, i), count)
    else:
        draw_cards(g, s, who(g, s, code), count)
    return 0
