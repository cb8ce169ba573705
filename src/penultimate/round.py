"""One round, as Python sees it: questions, answers, events and views over the kernel's registers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from . import actions as act
from . import decisions as dec
from . import events as ev
from .actions import Action
from .cards import Card, Deck
from .decisions import Decision
from .errors import IllegalAction, RuleConflict
from .eventlog import read_log
from .events import Event
from .kernel import codes, machine
from .kernel.cards import gain
from .kernel.chance import Chance as Source
from .kernel.chance import seed_chance
from .kernel.draft import LETTERS
from .kernel.questions import legal
from .kernel.registers import BIT, KINDS, LOG, WORD, Registers, Tables, copy_registers, new_registers
from .kernel.seats import seat_after
from .rules.ruleset import RuleSet
from .view import View


@dataclass(frozen=True)
class Chance:
    """Where a round's chance comes from: a seed of its own generator, or a source from outside."""

    seed: int = 0
    source: Source | None = None

    @classmethod
    def seeded(cls, seed: int) -> Chance:
        """The state's own generator, started with `seed`: the same seed gives the same round on any machine."""
        return cls(seed)

    @classmethod
    def outside(cls, source: Source) -> Chance:
        """Every shuffle and device asks `source`: a fair dealer, a record, a stacked deck."""
        return cls(0, source)


@dataclass(frozen=True)
class Move:
    """What one seat did, and what followed."""

    seat: int
    chain: tuple[Action, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Position:
    """A table in mid-round: what a position on one line says. Piles begin with the card drawn first or laid first;
    the last of `discard` is the upcard. `colour` is only needed where that is a wild."""

    hands: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    turn: int = 0
    direction: int = 1
    colour: str = ""
    dealer: int = 0
    called: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    side: int = 0


_LOG = [0] * LOG
"""One log for all rounds of the process: it is read right after each action."""

OPTION_ACTIONS: dict[int, Action] = {
    codes.DRAW: act.Draw(),
    codes.PASS: act.Pass(),
    codes.TAKE: act.Take(),
    codes.CHALLENGE: act.Challenge(),
    codes.CALL: act.Call(),
    codes.PRESS: act.Slap(),
    codes.END: act.Stop(),
}
OPTION_CODES = {action: codes.OPTION + bit for bit, action in OPTION_ACTIONS.items()}
HOST_CODES: dict[type[Action], int] = {
    act.Leave: codes.LEAVE,
    act.Advise: codes.ADVISED,
    act.Deadline: codes.DEADLINE,
    act.TimeUp: codes.TIME,
}


@dataclass
class Round:
    """A round of a rule set at a table.

    >>> round = Round.deal(RuleSet.parse("classic"), seats=2, chance=Chance.seeded(7))
    >>> round.decision
    TakeTurn(seat=1)
    >>> len(round.view(1).hand)
    7
    """

    rules: RuleSet
    seats: int
    chance: Chance
    _g: Tables
    _s: Registers
    _deck: Deck
    opening: tuple[Event, ...] = field(default=())
    dealer: int = 0
    starter: int | None = None
    history: list[Move] = field(default_factory=list)
    _unseen: dict[int, tuple[Card, ...]] = field(default_factory=dict)

    @classmethod
    def _new(cls, rules: RuleSet, seats: int, chance: Chance) -> Round:
        g = rules.tables(seats)
        s = new_registers(g)
        seed_chance(s, chance.seed)
        if chance.source is not None:
            s.live = 1
            s.chance = chance.source
        return cls(rules, seats, chance, g, s, rules.deck(seats))

    @classmethod
    def deal(cls, rules: RuleSet, seats: int, chance: Chance, dealer: int = 0, starter: int | None = None) -> Round:
        """Shuffle, deal and turn up. `starter` is the seat that would begin, beside the dealer when None.

        Raises RuleConflict when these rules cannot be played at so many seats.
        """
        round = cls._new(rules, seats, chance)
        s = round._s
        s.log, s.logging, s.logged = _LOG, 1, 0
        machine.deal(round._g, s, dealer, -1 if starter is None else starter)
        round.opening = round._read()
        round.dealer, round.starter = dealer, starter
        return round

    @classmethod
    def at(cls, rules: RuleSet, position: Position, chance: Chance | None = None, starter: int | None = None) -> Round:
        """The round in a position: `turn` is about to begin a normal turn; or, with no discards, hands are dealt
        and the card to be turned up first lies on the draw pile.

        Raises RuleConflict for a card the deck has not, or has not so often.
        """
        seats = len(position.hands)
        round = cls._new(rules, seats, chance or Chance.seeded(0))
        g, s, deck = round._g, round._s, round._deck
        left = dict(zip(deck.cards, deck.copies, strict=True))

        def kind(card: Card) -> int:
            if left.get(card, 0) == 0:
                raise RuleConflict(f"there are not that many {card} in this deck")
            left[card] -= 1
            return deck.kind(card)

        machine.clear(g, s)
        s.direction, s.dealer, s.turn, s.player = position.direction, position.dealer, position.turn, position.turn
        s.side = position.side
        for seat, hand in enumerate(position.hands):
            for card in hand:
                gain(s, seat, kind(card))
        for i, card in enumerate(reversed(position.draw)):
            s.pile[i] = kind(card)
        s.piled = len(position.draw)
        for i, card in enumerate(position.discard):
            s.discard[i] = kind(card)
        s.discarded = len(position.discard)
        for seat in position.out:
            s.active &= ~BIT[seat]
            s.actives -= 1
        for seat in position.called:
            s.called |= BIT[seat]
        if not position.discard:
            s.starter = starter if starter is not None else seat_after(g, s, s.dealer, 1)
            s.log, s.logging, s.logged = _LOG, 1, 0
            machine.turn_up(g, s)
            round.opening = round._read()
            return round
        top = s.discard[s.discarded - 1] + s.side * KINDS
        s.symbol = s.under = g.symbol[top]
        s.colour = LETTERS.index(position.colour) if position.colour else max(g.colour[top], 0)
        s.jump = 1 if g.jumping and g.jump_stays else 0
        s.pc = g.on_turn
        machine.run(g, s)
        return round

    # ---------------------------------------------------------------- questions

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return bool(self._s.over)

    @property
    def winner(self) -> int | None:
        """The seat that won, None while it is played or when nobody did."""
        return self._s.winner if self._s.over and self._s.winner >= 0 else None

    @property
    def decision(self) -> Decision:
        """Who is waited for, and over what. It tells nothing of any hand."""
        g, s = self._g, self._s
        seats = tuple(seat for seat in range(self.seats) if s.asked & BIT[seat])
        match s.question:
            case codes.TURN:
                return dec.TakeTurn(seats[0])
            case codes.DRAWN:
                return dec.UseDrawn(seats[0])
            case codes.PENALTY:
                going_out = s.sizes[s.player] == 0
                stack = bool(g.answerable[s.owed]) and not going_out
                return dec.AnswerPenalty(seats[0], s.penalty, stack, s.suspect >= 0)
            case codes.NAME_COLOUR:
                return dec.PickColour(seats[0])
            case codes.CHOOSE_SEAT:
                return dec.PickSeat(seats[0], bool(s.extras & codes.NONE_BIT))
            case codes.RACE:
                return dec.Race(seats)
            case codes.MORE:
                return dec.LayMore(seats[0])
            case codes.LUCKY:
                return dec.MatchFirst(seats)
            case _:
                return dec.RoundOver(self.winner)

    def options(self, seat: int) -> tuple[Action, ...]:
        """Every legal action of a seat, asked or not, in a fixed order: cards, jump-ins, other answers, offers."""
        c0, c1, j0, j1, word = legal(self._g, self._s, seat)
        cards = self._deck.cards
        found: list[Action] = [act.Play(cards[kind]) for kind in _kinds(c0, c1)]
        found += [act.JumpIn(cards[kind]) for kind in _kinds(j0, j1)]
        for bit in range(codes.OPTIONS):
            if word >> bit & 1:
                found.append(self._option(bit))
        return tuple(found)

    def _option(self, bit: int) -> Action:
        if bit in OPTION_ACTIONS:
            return OPTION_ACTIONS[bit]
        if bit >= codes.CATCH:
            return act.ChooseSeat(None) if bit == codes.NONE else act.Catch(bit - codes.CATCH)
        if self._s.question == codes.NAME_COLOUR:
            return act.NameColour(LETTERS[bit])
        return act.ChooseSeat(bit)

    def _code(self, seat: int, action: Action) -> int:
        """The kernel's number of an action, -1 for a card that is not in this deck or a seat not at this table."""
        match action:
            case act.Play(card):
                return self._deck.kind(card)
            case act.JumpIn(card):
                kind = self._deck.kind(card)
                return codes.JUMP + kind if kind >= 0 else -1
            case act.NameColour(colour):
                return codes.OPTION + LETTERS.index(colour) if len(colour) == 1 and colour in LETTERS else -1
            case act.ChooseSeat(None):
                return codes.OPTION + codes.NONE
            case act.ChooseSeat(int() as other):
                return codes.OPTION + other if 0 <= other < self.seats else -1
            case act.Catch(other):
                return codes.OPTION + codes.CATCH + other if 0 <= other < self.seats else -1
            case act.Leave() | act.Advise() | act.Deadline() | act.TimeUp():
                return HOST_CODES[type(action)]
            case _:
                return OPTION_CODES[action]

    def _accepts(self, seat: int, action: Action) -> int:
        code = self._code(seat, action)
        if code < 0:
            return 0
        if isinstance(action, act.NameColour) and self._s.question != codes.NAME_COLOUR:
            return 0
        if isinstance(action, act.ChooseSeat) and self._s.question != codes.CHOOSE_SEAT:
            return 0
        return machine.accepts(self._g, self._s, seat, code)

    def why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """The reason why an action would be refused now, naming the rule; None when it would not be."""
        from .reasons import reason

        if not (0 <= seat < self.seats or isinstance(action, act.Deadline | act.TimeUp)):
            return IllegalAction("table", f"there is no seat {seat}")
        return None if self._accepts(seat, action) else reason(self, seat, action)

    # ---------------------------------------------------------------- answers

    def act(self, seat: int, *chain: Action) -> tuple[Event, ...]:
        """Do an action, or a chain of them (a card, then the colour it needs), which holds whole or not at all.

        Gives the events that followed. Raises IllegalAction, with nothing changed. Where the rules punish misplays,
        false calls or false catches it accepts more than `options` lists.
        """
        before = copy_registers(self._s) if len(chain) > 1 else None
        happened: tuple[Event, ...] = ()
        for action in chain:
            refusal = self.why_not(seat, action)
            if refusal is not None:
                if before is not None:
                    before.chance = self._s.chance
                    self._s = before
                raise refusal
            happened += self._do(seat, action)
        self.history.append(Move(seat, chain, happened))
        return happened

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        g, s = self._g, self._s
        code = self._code(seat, action)
        s.log, s.logging, s.logged = _LOG, 1, 0
        if code < codes.OPTION and machine.accepts(g, s, seat, code) == 2:
            machine.misplay(g, s, seat, code)
        else:
            machine.apply(g, s, seat, code)
        return self._read()

    def _read(self) -> tuple[Event, ...]:
        s = self._s
        events = read_log(s.log, s.logged, self._deck.cards)
        s.log, s.logging, s.logged = [], 0, 0
        if s.over and self._g.partners:
            events = (*events, ev.PartnersShown(self.partners))
        return self._blindly(events) if self.rules.values.on("house.blind_draw") else events

    def _blindly(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Cards drawn blind are set apart until their seat acts in the course of play again."""
        found: list[Event] = []
        for event in events:
            if isinstance(event, ev.Drew):
                assert event.cards is not None
                self._unseen[event.seat] = self._unseen.get(event.seat, ()) + event.cards
                event = ev.DrewBlind(event.seat, event.count, event.penalty, event.cards)
            found.append(event)
        waited = dec.seats_of(self.decision)
        looks = range(self.seats) if self.over else waited
        if self.over or isinstance(self.decision, dec.TakeTurn | dec.AnswerPenalty):
            for seat in looks:
                if cards := self._unseen.pop(seat, ()):
                    found.append(ev.Looked(seat, cards))
        return tuple(found)

    @property
    def partners(self) -> tuple[int, ...]:
        """The hidden partner of every seat, the seat itself where it has none. For hosts and scoring."""
        return tuple(self._s.links[: self.seats]) if self._g.partners else tuple(range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won together: the winner, and a hidden partner."""
        if self.winner is None:
            return ()
        return tuple(sorted({self.winner, self.partners[self.winner]}))

    def _open(self, seat: int, viewer: int | None) -> bool:
        """Whether a hand lies open to a viewer."""
        low = self.rules.values.count("house.open_low")
        return bool(self._s.over) or seat == viewer or 0 < self._s.sizes[seat] <= low

    # ---------------------------------------------------------------- looks

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a hand, sorted by the order of the deck. For hosts, tests and records, not for players."""
        s, cards = self._s, self._deck.cards
        base = s.base[seat]
        return tuple(card for kind, card in enumerate(cards) for _ in range(s.counts[base + kind]))

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """The draw pile, the first card to be drawn first. For hosts, tests and records, not for players."""
        s = self._s
        return tuple(self._deck.cards[s.pile[i]] for i in range(s.piled - 1, -1, -1))

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """The discard pile, the upcard last."""
        s = self._s
        return tuple(self._deck.cards[s.discard[i]] for i in range(s.discarded))

    @property
    def active(self) -> tuple[int, ...]:
        """The seats still in the round."""
        return tuple(seat for seat in range(self.seats) if self._s.active & BIT[seat])

    def worth(self, cards: Iterable[Card]) -> int:
        """Points that cards count, on the side in play."""
        g, side = self._g, self._s.side * KINDS
        return sum(g.points[self._deck.kind(card) + side] for card in cards)

    def view(self, seat: int | None) -> View:
        """The round as a seat sees it; None is a spectator."""
        s = self._s
        own = self._seen_hand(seat) if seat is not None else ()
        drawn = None
        if seat is not None and s.question == codes.DRAWN and s.asked & BIT[seat]:
            drawn = self._deck.cards[s.drawn]
        return View(
            seat=seat,
            rules=self.rules.text,
            hand=own,
            counts=tuple(s.sizes[: self.seats]),
            hands=tuple(self._seen_hand(p) if self._open(p, seat) else None for p in range(self.seats)),
            active=tuple(bool(s.active & BIT[p]) for p in range(self.seats)),
            upcard=self._deck.cards[s.discard[s.discarded - 1]],
            colour=LETTERS[s.colour],
            direction=s.direction,
            dealer=s.dealer,
            turn=s.turn,
            pending=s.penalty,
            draw_size=s.piled,
            discards=self.discard_pile,
            called=tuple(p for p in range(self.seats) if s.called & BIT[p]),
            exposed=tuple(p for p in range(self.seats) if s.owing & BIT[p]),
            decision=self.decision,
            options=self.options(seat) if seat is not None else (),
            drawn=drawn,
            partner=self.partners[seat] if seat is not None and self._g.partners else None,
        )

    def _seen_hand(self, seat: int) -> tuple[Card, ...]:
        """A hand without the cards drawn blind."""
        hand = self.hand(seat)
        if seat in self._unseen:
            left = list(hand)
            for card in self._unseen[seat]:
                left.remove(card)
            return tuple(left)
        return hand

    def copy(self) -> Round:
        """An independent copy: what is done to one does not show in the other. A copy shares an outside source."""
        twin = copy_registers(self._s)
        twin.chance = self._s.chance
        return Round(
            self.rules,
            self.seats,
            self.chance,
            self._g,
            twin,
            self._deck,
            self.opening,
            self.dealer,
            self.starter,
            self.history[:],
            dict(self._unseen),
        )


def _kinds(low: int, high: int) -> list[int]:
    """The kinds in a mask of two words."""
    found = [kind for kind in range(WORD) if low >> kind & 1] if low else []
    return found + [kind + WORD for kind in range(WORD) if high >> kind & 1] if high else found
