"""The end of a round."""

from __future__ import annotations

from ..codes import WENT_OUT
from ..registers import Registers, Tables
from ..vocabulary import verb
from .turns import end_round


@verb("finish", internal=True)
def finish(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The seat that played has gone out."""
    return end_round(s, s.player, WENT_OUT)
