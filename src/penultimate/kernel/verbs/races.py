"""Races: everybody presses, the last one pays (reaction protocol 3.4; time is the host's)."""

from __future__ import annotations

from ..cards import draw_cards, note, take, take_extra
from ..chance import below
from ..codes import DEADLINE, DEVICE, PRESS_BIT, RACE, RIVALS, SLAPPED, STAKED
from ..questions import ask
from ..registers import BIT, Registers, Tables
from ..seats import seat_after, who
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
        return s.over
    s.asked &= ~BIT[s.answerer]
    s.race += 1
    note(s, SLAPPED, s.answerer, s.race, 0, 0)
    if s.asked:
        s.pc -= 4
        return 1
    draw_cards(g, s, s.answerer, g.slap_cards)
    return s.over


@verb("ask race WHO", internal=True)
def ask_race(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """A race among all seats, or among the rivals of the one that plays."""
    s.race = 0
    runners = s.active
    if code == RIVALS:
        runners &= ~BIT[s.player]
    return ask(s, RACE, runners, 0, 0, PRESS_BIT)


@verb("ask race after caller", internal=True)
def ask_race_caller(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """A race among all seats but the one that just called."""
    s.race = 0
    s.noes = 0
    s.ayes = 0
    return ask(s, RACE, s.active & ~BIT[s.performer], 0, 0, PRESS_BIT)


@verb("answer race COUNT", internal=True)
def answer_race(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """The last one draws COUNT, and so do all who have not pressed at the deadline. A lone runner only has to press."""
    if s.answer == DEADLINE:
        late = s.asked
        s.asked = 0
        for seat in range(g.seats):
            if late & BIT[seat]:
                draw_cards(g, s, seat, count)
        return s.over
    s.asked &= ~BIT[s.answerer]
    s.race += 1
    note(s, SLAPPED, s.answerer, s.race, 0, 0)
    if s.asked:
        s.pc -= 4
        return 1
    if s.race > 1:
        draw_cards(g, s, s.answerer, count)
    return s.over


@verb("answer fastest LABEL", internal=True)
def answer_fastest(g: Tables, s: Registers, label: int, _b: int, _c: int) -> int:
    """The first to press plays on from here; nobody at the deadline: go on at LABEL."""
    if s.answer == DEADLINE:
        s.asked = 0
        s.pc = label
        return 0
    s.asked = 0
    note(s, SLAPPED, s.answerer, 1, 0, 0)
    s.player = s.answerer
    s.turn = s.answerer
    return 0


@verb("stake COUNT")
def stake(g: Tables, s: Registers, count: int, _b: int, _c: int) -> int:
    """COUNT cards from the draw pile, face down, are at stake (editions.md 6.2)."""
    for _ in range(count):
        card = take(g, s)
        if card >= 0:
            s.extra[card] += 1
            s.kept += 1
    note(s, STAKED, s.player, s.kept, 0, 0)
    return 0


@verb("ask duel WHO", internal=True)
def ask_duel(g: Tables, s: Registers, code: int, _b: int, _c: int) -> int:
    """The seat that plays and WHO wait for the signal; pressing before it loses at once."""
    s.race = -1
    return ask(s, RACE, BIT[s.player] | BIT[who(g, s, code)], 0, 0, PRESS_BIT)


@verb("answer duel", internal=True)
def answer_duel(g: Tables, s: Registers, _a: int, _b: int, _c: int) -> int:
    """The slower of the two takes the stake; a false start loses, and a tie is broken by lot (3.4)."""
    loser = -1
    if s.answer == DEADLINE:
        late = s.asked
        s.asked = 0
        both = 0
        for seat in range(g.seats):
            if late & BIT[seat]:
                both += 1
                if loser < 0 or below(s, both) == 0:
                    loser = seat
        if both > 1:
            note(s, DEVICE, loser, RACE, 0, 0)
    else:
        s.asked &= ~BIT[s.answerer]
        note(s, SLAPPED, s.answerer, max(s.race, 0) + 1, 0, 0)
        if s.race >= 0:
            s.race += 1
            if s.asked:
                s.pc -= 4
                return 1
        loser = s.answerer
        s.asked = 0
    if loser >= 0 and s.active & BIT[loser]:
        take_extra(g, s, loser)
    return s.over
