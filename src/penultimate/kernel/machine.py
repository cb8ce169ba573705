"""The machine: takes an answer or an offer and runs programs until the next question.

`apply` does what `accepts` allows; it does not ask again.
"""

from __future__ import annotations

from .calls import call, catch, close_windows
from .cards import draw_cards, note
from .codes import (
    ACCUSED,
    ADVICE,
    ADVISED,
    BROKEN,
    CALL,
    CALL_BIT,
    CATCH,
    DEADLINE,
    DRAW,
    DRAWN,
    FORCED_TURN,
    GUARD,
    HOST,
    JUMP,
    LEAVE,
    LUCKY,
    MISPLAYED,
    OPTION,
    PASS,
    PENALTY,
    PERFORM,
    POINT,
    PROMPT,
    RACE,
    SHOW,
    SIGNAL,
    SIGNALLED,
    TIME,
    TIME_UP,
    TURN,
    VOTE,
    WINDOW,
)
from .ending import end_round
from .leaving import default_answer, leave
from .plays import jump_in
from .questions import legal, may_draw
from .registers import BIT, WORD, Registers, Tables
from .running import run
from .verbs.turns import hand_value


def accepts(g: Tables, s: Registers, seat: int, action: int) -> int:
    """1 when the action is legal; 2 when it is not but the rules let it happen and punish or ignore it; else 0."""
    if action >= HOST:
        if action == LEAVE:
            return 1 if s.active & BIT[seat] and not s.over else 0
        if action == ADVISED:
            return 1 if g.advice_cards and s.active & BIT[seat] and not s.over else 0
        if action == DEADLINE:
            return ends_by_time(g, s)
        if action == SIGNAL:
            return 1 if (s.question == RACE and s.race < 0) or g.timed == 2 else 0
        if action == TIME:
            return 1 if g.blitz and not s.over else 0
        return 0
    c0, c1, j0, j1, options = legal(g, s, seat)
    if action < JUMP:
        mask = c0 if action < WORD else c1
        if mask & BIT[action if action < WORD else action - WORD]:
            return 1
    elif action < OPTION:
        kind = action - JUMP
        mask = j0 if kind < WORD else j1
        if mask & BIT[kind if kind < WORD else kind - WORD]:
            return 1
    elif options & BIT[action - OPTION]:
        return 1
    return tolerates(g, s, seat, action)


def ends_by_time(g: Tables, s: Registers) -> int:
    """1 when what is asked now ends by a deadline."""
    q = s.question
    if q == TURN:
        return 1 if g.timed == 1 else 0
    timed = q == RACE or q == LUCKY or q == VOTE or q == WINDOW or q == GUARD or q == PROMPT
    return 1 if timed or q == PERFORM or q == POINT or q == SHOW else 0


def tolerates(g: Tables, s: Registers, seat: int, action: int) -> int:
    """What is not legal but may happen: misplays, false calls, false catches, a draw from nothing."""
    if s.over or s.active & BIT[seat] == 0:
        return 0
    asked = s.asked & BIT[seat]
    if action < JUMP:
        if s.counts[s.base[seat] + action] == 0:
            return 0
        if s.question not in (TURN, DRAWN, PENALTY):
            return 0
        if asked:
            return 2 if g.misplay else 0
        return 2 if g.untimely_cards else 0
    if action == OPTION + CALL:
        late = s.owing & BIT[seat]
        return 2 if g.uno and not late else 0
    if OPTION + CATCH <= action < OPTION + DRAW:
        caught = action - OPTION - CATCH
        wrong = caught != seat and caught < g.seats and s.active & BIT[caught]
        return 2 if g.false_catch and wrong else 0
    if action == OPTION + DRAW and asked and s.question == TURN and not may_draw(g, s, seat):
        return accepts(g, s, seat, OPTION + PASS)
    return 0


def apply(g: Tables, s: Registers, seat: int, action: int) -> None:
    """Carry out an accepted action, up to the next question."""
    if action >= HOST and action != SIGNAL:
        from_host(g, s, seat, action)
    else:
        step(g, s, seat, action)


def step(g: Tables, s: Registers, seat: int, action: int) -> None:
    """Carry out what a seat does, or a signal or deadline that the question itself deals with."""
    if started(g, s, seat, action):
        run(g, s)


def started(g: Tables, s: Registers, seat: int, action: int) -> bool:
    """Take an action in; whether programs have to run on."""
    if action < JUMP or action >= OPTION + DRAW:
        if action == OPTION + CALL:
            _, _, _, _, options = legal(g, s, seat)
            call(g, s, seat, options & CALL_BIT)
            if s.question == WINDOW and s.owing == 0:
                s.answer = DEADLINE
                return True
            if g.uno_slap and options & CALL_BIT and s.question <= PENALTY:
                s.performer = seat
                interrupt(s, g.on_call)
                return True
            return False
        if action == SIGNAL:
            signal(s)
            return False
        if OPTION + BROKEN <= action < HOST:
            accuse(s, seat, action - OPTION - BROKEN)
            s.pc = g.on_accused
            return True
        if s.question <= PENALTY or s.question == FORCED_TURN:
            close_windows(g, s, seat, action < JUMP)
    elif action >= OPTION + CATCH:
        catch(g, s, seat, action - OPTION - CATCH)
        s.answer = action
        return s.question == WINDOW and s.owing == 0 and not s.over
    elif action < OPTION:
        jump_in(g, s, seat, action - JUMP)
        return True
    s.answer = action
    s.answerer = seat
    return True


def signal(s: Registers) -> None:
    """The host's signal: a race is open, or a hidden countdown is over."""
    if s.question == RACE:
        s.race = 0
        note(s, SIGNALLED, -1, 0, 0, 0)
    elif s.clock > 0:
        s.clock = 1


def interrupt(s: Registers, program: int) -> None:
    """Put the open question aside, whole, for a program that ends by asking it again."""
    s.saved = s.question
    s.saved_asked = s.asked
    s.saved_fit0 = s.fit0
    s.saved_fit1 = s.fit1
    s.saved_extras = s.extras
    s.saved_purpose = s.purpose
    s.saved_pc = s.pc
    s.pc = program


def accuse(s: Registers, seat: int, accused: int) -> None:
    """A seat says that a lasting prompt was broken: the others judge it, and the open question waits (3.3)."""
    note(s, ACCUSED, seat, accused, 0, 0)
    s.accused |= BIT[seat]
    s.performer = accused
    interrupt(s, s.pc)


def misplay(g: Tables, s: Registers, seat: int, kind: int) -> None:
    """A card that does not fit is taken back and costs cards, perhaps the turn (clauses 36 and 37)."""
    if s.asked & BIT[seat] == 0:
        note(s, MISPLAYED, seat, kind, g.untimely_cards, 0)
        draw_cards(g, s, seat, g.untimely_cards)
        return
    note(s, MISPLAYED, seat, kind, g.misplay_cards, 0)
    close_windows(g, s, seat, False)
    draw_cards(g, s, seat, g.misplay_cards)
    if g.misplay_skips and s.question != PENALTY:
        s.pc = g.on_next
        run(g, s)


def from_host(g: Tables, s: Registers, seat: int, action: int) -> None:
    """What the host says: a seat leaves, advised another, or the time is over."""
    if action == LEAVE:
        leave(g, s, seat)
    elif action == ADVISED:
        note(s, ADVICE, seat, g.advice_cards, 0, 0)
        draw_cards(g, s, seat, g.advice_cards)
    elif action == TIME:
        end_round(s, s.winner if s.winner >= 0 else fewest(g, s), TIME_UP)
    elif s.question == PROMPT or s.question == PERFORM or s.question == GUARD or s.question == SHOW:
        question = s.question
        for asked in range(g.seats):
            if s.question == question and s.asked & BIT[asked] and not s.over:
                step(g, s, asked, default_answer(g, s, asked))
    else:
        step(g, s, seat, action)


def fewest(g: Tables, s: Registers) -> int:
    """The seat with the fewest cards, then the fewest points; -1 when two tie in both."""
    winner = -1
    cards = 0
    value = 0
    for seat in range(g.seats):
        if s.active & BIT[seat]:
            size = s.sizes[seat]
            worth = hand_value(g, s, seat)
            if cards == 0 or size < cards or (size == cards and worth < value):
                winner = seat
                cards = size
                value = worth
            elif size == cards and worth == value:
                winner = -1
    return winner
