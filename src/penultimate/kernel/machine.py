"""The machine: takes an answer or an offer and runs programs until the next question.

Nothing waits on a call stack: the program counter is a register, so a round can be copied, stored or sent at any
moment. `apply` does what `accepts` allows; it does not ask again.
"""

from __future__ import annotations

from .calls import call, catch, close_windows
from .cards import bury, draw_cards, gain, lose, note, put_under, take
from .chance import below, shuffle_pile
from .codes import (
    ACCUSED,
    ADVICE,
    ADVISED,
    BLOCKED,
    BROKEN,
    CALL,
    CALL_BIT,
    CATCH,
    CHALLENGE,
    CHOOSE_COLOUR,
    CHOOSE_SEAT,
    DEADLINE,
    DEALT,
    DRAW,
    DRAWN,
    END,
    FORCED_TURN,
    GUARD,
    HOST,
    JUMP,
    LAST_SEAT,
    LEAVE,
    LEFT,
    LUCKY,
    MISPLAYED,
    NAME_COLOUR,
    NOTHING,
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
    TAKE,
    TIME,
    TIME_UP,
    TURN,
    VOTE,
    WINDOW,
)
from .ending import drop_out, end_round
from .opening import turn_up
from .plays import jump_in
from .questions import legal, low_bit, may_draw
from .registers import BIT, KINDS, STEPS, WORD, Registers, Tables
from .seats import seat_after
from .verbs import THEMES
from .verbs.turns import hand_value
from .vocabulary import VERBS

assert THEMES  # importing the themes registers their verbs
BODIES = [v.body for v in VERBS]


def execute(g: Tables, s: Registers, op: int, a: int, b: int, c: int) -> int:
    """One step. Under Numba this is a chain of comparisons written from the vocabulary, and compiles to a jump."""
    return BODIES[op](g, s, a, b, c)


def run(g: Tables, s: Registers) -> None:
    """Steps until one asks. A program that takes too many ends the round: home-made cards come from strangers."""
    code = g.code
    for _ in range(STEPS):
        pc = s.pc
        s.pc = pc + 4
        if execute(g, s, code[pc], code[pc + 1], code[pc + 2], code[pc + 3]):
            return
    end_round(s, -1, BLOCKED)


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


def draw_partners(g: Tables, s: Registers) -> None:
    """Every seat is given a hidden partner; with an odd number one seat has none."""
    free = g.seats
    for seat in range(g.seats):
        s.secrets[seat] = seat
        s.links[seat] = seat
    while free > 1:
        i = below(s, free)
        one = s.secrets[i]
        free -= 1
        s.secrets[i] = s.secrets[free]
        i = below(s, free)
        other = s.secrets[i]
        free -= 1
        s.secrets[i] = s.secrets[free]
        s.links[one] = other
        s.links[other] = one


def commonest_colour(g: Tables, s: Registers, seat: int) -> int:
    """The colour a hand holds most of, the first of those that tie."""
    best = s.side * 4
    most = -1
    for c in range(s.side * 4, s.side * 4 + g.colours):
        n = 0
        for kind in range(g.kinds):
            if g.colour[kind + s.side * KINDS] == c:
                n += s.counts[s.base[seat] + kind]
        if n > most:
            most = n
            best = c
    return best


def default_answer(g: Tables, s: Registers, seat: int) -> int:
    """What is answered for a seat that does not (R19)."""
    q = s.question
    if q == NAME_COLOUR or q == CHOOSE_COLOUR:
        return OPTION + commonest_colour(g, s, seat)
    if q == CHOOSE_SEAT:
        best = -1
        for i in range(1, s.actives):
            other = seat_after(g, s, seat, i)
            if s.extras & BIT[other] and (best < 0 or s.sizes[other] < s.sizes[best]):
                best = other
        return OPTION + best
    c0, c1, _, _, options = legal(g, s, seat)
    if options & BIT[TAKE]:
        return OPTION + TAKE
    if options & BIT[PASS]:
        return OPTION + PASS
    if options & BIT[END]:
        return OPTION + END
    if c0:
        return low_bit(c0)
    if c1:
        return WORD + low_bit(c1)
    return OPTION + low_bit(options)


def leave(g: Tables, s: Registers, seat: int) -> None:
    """A seat leaves for good: a choice it was asked for is made for it, its hand goes under the draw pile."""
    if s.actives > 2:
        answer_for(g, s, seat)
    if s.over or s.active & BIT[seat] == 0:
        # The choice made for it has ended the round, or put the seat out of it.
        return
    note(s, LEFT, seat, 0, 0, 0)
    for kind in range(g.kinds):
        while s.counts[s.base[seat] + kind] > 0:
            lose(s, seat, kind)
            put_under(s, kind)
    keep = ~BIT[seat]
    waited = s.question == WINDOW and s.owing & BIT[seat]
    drop_out(g, s, seat)
    s.idle = 0
    if s.actives == 1:
        # Who went out while the round went on has won before whoever is left over.
        end_round(s, s.winner if s.winner >= 0 else low_bit(s.active), LAST_SEAT)
        return
    if s.suspect == seat:
        s.suspect = -1
        s.extras &= ~BIT[CHALLENGE]
    if s.question == CHOOSE_SEAT or s.question == POINT:
        s.extras &= keep
    going_on = waited
    if s.asked & BIT[seat] and not waited:
        if s.question == TURN or s.question == DRAWN or s.question == FORCED_TURN:
            going_on = 1
        else:
            s.asked &= keep
            if s.asked == 0:
                s.answer = DEADLINE
                run(g, s)
    if going_on:
        s.stride = 1
        s.pc = g.on_next
        run(g, s)


def answer_for(g: Tables, s: Registers, seat: int) -> None:
    """Make the choices a seat is asked for, until it is asked for none: a turn of its own it need not take.

    Nobody chose here, so neither the time to catch nor the time to jump in is over.
    """
    for _ in range(STEPS):
        if s.over or s.asked & BIT[seat] == 0:
            return
        q = s.question
        if q == TURN or q == DRAWN or q == RACE or q == LUCKY or q == VOTE or q == FORCED_TURN:
            return
        s.answer = default_answer(g, s, seat)
        s.answerer = seat
        run(g, s)


def clear(g: Tables, s: Registers) -> None:
    """A table before the deal: every seat in the round, nothing dealt. Only the generator is left as it was."""
    s.direction = 1
    s.stride = 1
    s.active = BIT[g.seats] - 1
    s.actives = g.seats
    s.suspect = -1
    s.drawn = -1
    s.target = -1
    s.winner = -1
    s.penalty = 0
    s.share = 0
    s.called = 0
    s.owing = 0
    s.jump = 0
    s.turned = 0
    s.hop = 0
    s.idle = 0
    s.over = 0
    s.side = 0
    s.limit = 0
    s.total = 0
    s.until = 0
    s.clock = 0
    s.since = 0
    s.race = 0
    s.posed = 0
    s.accused = 0
    s.fallen = 0
    s.lit = 0
    s.twice = 0
    s.bonus = 0
    s.saved = 0
    s.ayes = 0
    s.noes = 0
    s.performer = 0
    s.prompted = 0
    s.creditor = 0
    s.locker = 0
    s.kept = 0
    s.second = 0
    s.spot = 0
    s.picked = 0
    s.purpose = 0
    s.piled = 0
    s.discarded = 0
    s.kept = 0
    s.run = 0
    s.moved = 0
    for seat in range(g.seats):
        s.misses[seat] = 0
        s.places[seat] = 0
        s.base[seat] = seat * g.kinds
        s.held0[seat] = 0
        s.held1[seat] = 0
        s.sizes[seat] = 0
        s.secrets[seat] = 0
        s.status[seat] = 0
        s.links[seat] = seat if g.partners else 0
        s.misses[seat] = 0
        s.places[seat] = 0
    for i in range(g.seats * g.kinds):
        s.counts[i] = 0
    if g.more:
        clear_more(g, s)


def clear_more(g: Tables, s: Registers) -> None:
    """What only some editions have on the table."""
    for kind in range(g.kinds):
        s.extra[kind] = 0
        s.centre[kind] = 0
    for i in range(4):
        s.tops[i] = -1
        s.top_colours[i] = 0
        s.top_symbols[i] = 0
        s.presses[i] = 0
        s.limits[i] = 0
        s.roles[i] = 0
        s.tokens[i] = 0
    for seat in range(g.seats):
        s.lives[seat] = 3


def deal(g: Tables, s: Registers, dealer: int, starter: int, out: int) -> None:
    """Shuffle, deal and turn up the first card; up to the first question. `starter` is -1 beside the dealer, `out`
    the mask of seats that are out of the match."""
    clear(g, s)
    s.active &= ~out
    for seat in range(g.seats):
        if out & BIT[seat]:
            s.actives -= 1
    s.direction = g.start_direction
    s.dealer = dealer
    for i in range(g.cards):
        s.pile[i] = g.deck[i]
    s.piled = g.cards
    shuffle_pile(s, 0)
    for _ in range(g.hand):
        for i in range(1, s.actives + 1):
            gain(s, seat_after(g, s, dealer, i), take(g, s))
    note(s, DEALT, dealer, g.hand, 0, 0)
    if g.partners:
        draw_partners(g, s)
    begin_play(g, s, starter)


def renew(g: Tables, s: Registers, dealer: int, starter: int) -> None:
    """A new round from what the last one left: hands, piles and lives stay, all else is as at the start."""
    s.dealer = dealer
    s.starter = starter
    s.direction = g.start_direction
    s.stride = 1
    s.penalty = 0
    s.called = 0
    s.owing = 0
    s.idle = 0
    s.over = 0
    s.winner = -1
    s.total = 0
    s.twice = 0
    s.active = 0
    s.actives = 0
    for seat in range(g.seats):
        if s.lives[seat] > 0:
            s.active |= BIT[seat]
            s.actives += 1
        else:
            while s.sizes[seat] > 0:
                kind = low_bit(s.held0[seat]) if s.held0[seat] else WORD + low_bit(s.held1[seat])
                lose(s, seat, kind)
                bury(g, s, kind)


def refill(g: Tables, s: Registers, starter: int) -> None:
    """Hands are filled up to the number dealt, from the starter on; then play begins."""
    for i in range(g.seats):
        seat = (starter + i) % g.seats
        if s.active & BIT[seat]:
            draw_cards(g, s, seat, g.hand - s.sizes[seat])
    s.player = starter
    s.turn = starter
    s.question = NOTHING
    s.pc = g.on_deal
    run(g, s)


def begin_play(g: Tables, s: Registers, starter: int) -> None:
    """The hands are dealt: what an edition does before the first card, and the first card."""
    s.picked = starter
    s.starter = starter if starter >= 0 else seat_after(g, s, s.dealer, 1)
    if g.on_deal >= 0:
        s.player = s.starter
        s.turn = s.starter
        s.question = NOTHING
        s.pc = g.on_deal
    else:
        turn_up(g, s)
    run(g, s)
