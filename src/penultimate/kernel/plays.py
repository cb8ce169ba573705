"""A play: the card is laid, what its laying opens and closes, and which program runs (principle 1)."""

from __future__ import annotations

from .calls import close_windows, judge
from .cards import lay, note
from .codes import PLAYED, REVERSED
from .registers import KINDS, Registers, Tables


def laid(g: Tables, s: Registers, seat: int, kind: int, how: int) -> None:
    """A seat lays a card: it is in turn now, and the card's program is next."""
    note(s, PLAYED, seat, kind, how, 0)
    s.player = seat
    s.turn = seat
    s.stride = 1
    s.idle = 0
    s.suspect = -1
    s.share = 0
    lay(g, s, seat, kind)
    s.jump = g.jumping
    face = kind + s.side * KINDS
    size = s.sizes[seat]
    if size == 0:
        # Going out comes first (principle 2): only a last draw card still does something.
        s.pc = g.last[face]
        return
    s.pc = g.reply[face] if s.penalty else g.play[face]
    if size == 1 and g.moves[face] == 0:
        judge(g, s, seat)


def jump_in(g: Tables, s: Registers, seat: int, kind: int) -> None:
    """An identical card out of turn; play goes on from there. The card jumped on is void, or counts as well."""
    hop = s.hop
    if not g.jump_add:
        s.penalty -= s.share
        if s.turned:
            s.direction = -s.direction
            note(s, REVERSED, seat, s.direction, 0, 0)
        hop = 0
    close_windows(g, s, seat, True)
    laid(g, s, seat, kind, 1)
    s.stride += hop
