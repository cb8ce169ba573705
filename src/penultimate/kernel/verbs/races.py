"""Races: everybody presses, the last one pays (reaction protocol 3.4; time is the host's)."""

from __future__ import annotations

from ..cards import draw_cards, note
from ..codes import DEADLINE, PRESS_BIT, RACE, SLAPPED
from ..questions import ask
from ..registers import BIT, Registers, Tables
from ..seats import seat_after
from ..vocabulary import verb


@verb("ask slap", internal=True)
def ask_slap(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """Every seat slaps the pile, the one that laid the card too unless house.slap_player_included is off."""
    runners = s.active
    if not g.slap_player:
        runners &= ~BIT[s.player]
    s.race = 0
    return ask(s, RACE, runners, 0, 0, PRESS_BIT)


@verb("answer slap", internal=True)
def answer_slap(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The last to slap draws; at the deadline those who have not (house.slap_missing)."""
    if s.answer == DEADLINE:
        late = s.asked
        s.asked = 0
        last = -1
        for i in range(s.actives):
            seat = seat_after(g, s, s.player, i)
            if late & BIT[seat]:
                if not g.slap_last_only:
                    draw_cards(g, s, seat, g.slap_cards)
                last = seat
        if g.slap_last_only and last >= 0:
            draw_cards(g, s, last, g.slap_cards)
        return 0
    s.asked &= ~BIT[s.answerer]
    s.race += 1
    note(s, SLAPPED, s.answerer, s.race, 0, 0)
    if s.asked:
        s.pc -= 4
        return 1
    draw_cards(g, s, s.answerer, g.slap_cards)
    return 0
