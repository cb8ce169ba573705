"""One round, as Python sees it: questions, answers, events and views over the kernel's registers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from . import actions as act
from . import decisions as dec
from . import events as ev
from .actions import Action
from .answers import ANSWERS, CHOOSING, LAYING, answer_code, option_of, with_each
from .cards import Card, Deck
from .chance import Chance
from .decisions import Decision
from .errors import IllegalAction
from .eventlog import read_log
from .events import Event
from .kernel import codes, dealing, machine, running
from .kernel.chance import seed_chance
from .kernel.draft import LETTERS
from .kernel.questions import legal
from .kernel.registers import BIT, KINDS, LOG, WORD, Registers, Tables, copy_registers, new_registers
from .position import Position, lay_out
from .questioning import decision
from .rules.ruleset import RuleSet
from .view import View, view_of


@dataclass(frozen=True)
class Move:
    """What one seat did, and what followed."""

    seat: int
    chain: tuple[Action, ...]
    events: tuple[Event, ...]


_LOG = [0] * (64 * LOG)  # a home-made card may do much between two questions
"""One log for all rounds of the process: it is read right after each action."""


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
    out: tuple[int, ...] = ()  # seats that had dropped out of the match
    kept: bool = False  # dealt on from the round before
    _unseen: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    _was: int = 0
    _hands: dict[int, tuple[list[int], tuple[Card, ...]]] = field(default_factory=dict)

    @classmethod
    def _new(cls, rules: RuleSet, seats: int, chance: Chance) -> Round:
        g = rules.tables(seats)
        s = new_registers(g)
        seed_chance(s, chance.seed)
        if chance.source is not None:
            s.live = 1
            s.chance = chance.source
            sit = getattr(chance.source, "sit", None)
            if sit is not None:
                sit(s)
        return cls(rules, seats, chance, g, s, rules.deck(seats))

    @classmethod
    def deal(
        cls,
        rules: RuleSet,
        seats: int,
        chance: Chance,
        dealer: int = 0,
        starter: int | None = None,
        out: tuple[int, ...] = (),
    ) -> Round:
        """Shuffle, deal and turn up. `starter` is the seat that would begin, beside the dealer when None.

        Raises RuleConflict when these rules cannot be played at so many seats.
        """
        round = cls._new(rules, seats, chance)
        s = round._s
        s.log, s.logging, s.logged = _LOG, 1, 0
        dealing.deal(round._g, s, dealer, -1 if starter is None else starter, sum(BIT[seat] for seat in out))
        round.opening = round._read()
        round.dealer, round.starter, round.out = dealer, starter, out
        return round

    @classmethod
    def at(
        cls,
        rules: RuleSet,
        position: Position,
        chance: Chance | None = None,
        starter: int | None = None,
        setup: bool | None = None,
    ) -> Round:
        """The round in a position: `turn` is about to begin a normal turn; or, with no discards (or `setup`), hands
        are dealt and the card to be turned up first lies on the draw pile.

        Raises RuleConflict for a card the deck has not, or has not so often.
        """
        seats = len(position.hands)
        setup = not position.discard if setup is None else setup
        round = cls._new(rules, seats, chance or Chance.seeded(0))
        g, s = round._g, round._s
        lay_out(position, g, s, round._deck)
        if setup:
            s.log, s.logging, s.logged = _LOG, 1, 0
            dealing.begin_play(g, s, -1 if starter is None else starter)
            round.opening = round._read()
            return round
        if s.discarded:
            top = s.discard[s.discarded - 1] + s.side * KINDS
            s.symbol = s.under = g.symbol[top]
            s.colour = LETTERS.index(position.colour) if position.colour else max(g.colour[top], s.side * 4)
        s.jump = 1 if g.jumping and g.jump_stays else 0
        s.pc = g.on_turn
        running.run(g, s)
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
    def deserted(self) -> bool:
        """Whether the round was won because everybody else left the table."""
        alone = self._s.ending == codes.LAST_SEAT and self.active == (self.winner,)
        return self.over and alone and not self.fallen

    @property
    def decision(self) -> Decision:
        """Who is waited for, and over what. It tells nothing of any hand."""
        return decision(self)

    def options(self, seat: int) -> tuple[Action, ...]:
        """Every legal action of a seat, asked or not, in a fixed order: cards, jump-ins, other answers, offers."""
        c0, c1, j0, j1, word = legal(self._g, self._s, seat)
        q = self._s.question
        found: list[Action] = []
        if c0 | c1:
            how = act.ChooseCard if q in CHOOSING else act.ChooseRow if q == codes.CHOOSE_ROW else act.Play
            laid = with_each(self._deck, how)
            found += [laid[kind] for kind in _kinds(c0, c1)]
        if j0 | j1:
            jumps = with_each(self._deck, act.JumpIn)
            found += [jumps[kind] for kind in _kinds(j0, j1)]
        if word:
            found += [option_of(q, bit) for bit in _kinds(word, 0)]
        return tuple(found)

    def _code(self, seat: int, action: Action) -> int:
        """The kernel's number of an action, -1 for a card that is not in this deck or a seat not at this table."""
        match action:
            case act.Play(card) | act.ChooseCard(card) | act.ChooseRow(card):
                return self._kind(seat, card)
            case act.JumpIn(card):
                kind = self._kind(seat, card)
                return codes.JUMP + kind if kind >= 0 else -1
        return answer_code(action, self.seats)

    def _kind(self, seat: int, card: Card) -> int:
        """The number of a card. Of a two-sided one the face in play is enough: any in the hand that shows it."""
        kind = self._deck.kind(card)
        if kind < 0 and card.other is None and self._g.two_sided:
            held = (k for k, shown in enumerate(self._deck.shown[self._s.side]) if shown == card)
            return next((k for k in held if self._s.counts[self._s.base[seat] + k]), -1)
        return kind

    def _accepts(self, seat: int, action: Action) -> int:
        code = self._code(seat, action)
        if code < 0:
            return 0
        if type(action) in ANSWERS and self._s.question not in ANSWERS[type(action)]:
            return 0
        if isinstance(action, act.Play) and self._s.asked & BIT[seat] and self._s.question not in LAYING:
            return 0
        return machine.accepts(self._g, self._s, seat, code)

    def why_not(self, seat: int, action: Action) -> IllegalAction | None:
        """The reason why an action would be refused now, naming the rule; None when it would not be."""
        from .reasons import no, reason

        if not (0 <= seat < self.seats or isinstance(action, act.Deadline | act.Signal | act.TimeUp)):
            return no("table", "no-such-seat", number=seat)
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
        self._was = s.side
        s.log, s.logging, s.logged = _LOG, 1, 0
        if code < codes.OPTION and machine.accepts(g, s, seat, code) == 2:
            machine.misplay(g, s, seat, code)
        else:
            machine.apply(g, s, seat, code)
        return self._read()

    def _read(self) -> tuple[Event, ...]:
        s = self._s
        events = read_log(s.log, s.logged, self._deck.shown, self._was, self.backs_open)
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
            elif isinstance(event, ev.NewHand | ev.Departed):
                # A hand that is handed over is seen whole, and what its last holder had not seen is gone with it.
                self._unseen.pop(event.seat, None)
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
        """The seats that won together: the winner, and a partner, open or hidden."""
        if self.winner is None:
            return ()
        if self.rules.teams:
            return tuple(sorted((self.winner, (self.winner + self.seats // 2) % self.seats)))
        return tuple(sorted({self.winner, self.partners[self.winner]}))

    # ---------------------------------------------------------------- looks

    @property
    def backs_open(self) -> bool:
        """Whether the inactive faces of the cards lie open to the other seats (editions.md 4.14)."""
        return bool(self._g.two_sided) and self.rules.values["visible_backs"] is True

    def face(self, card: Card) -> str:
        """The face of a card that is in play."""
        return card.other if self._s.side and card.other else card.face

    def backs(self, seat: int) -> tuple[str, ...]:
        """The inactive faces of a hand, sorted: they say nothing of the order in which it is held."""
        side = self._s.side
        return tuple(sorted(card.face if side else card.other or "" for card in self.hand(seat)))

    @property
    def top_back(self) -> str | None:
        """The inactive face of the card to be drawn next, where it lies open."""
        if not self.backs_open or not self._s.piled:
            return None
        card = self.draw_pile[0]
        return card.face if self._s.side else card.other

    @property
    def king(self) -> int:
        """The seat that holds the crown, where there is one."""
        return self._s.roles[0]

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats with bombs left to turn (editions.md 4.8)."""
        return tuple(seat for seat in range(self.seats) if self._s.lives[seat] > 0)

    def next(self, chance: Chance, dealer: int) -> Round:
        """The next round from what this one left: hands kept and filled up, lives as they are (editions.md 4.8)."""
        round = Round._new(self.rules, self.seats, chance)
        round.dealer, round.kept = dealer, True
        g, s, old = round._g, round._s, self._s
        source, live = s.chance, s.live
        round._s = s = copy_registers(old)
        s.chance, s.live = source, live
        seed_chance(s, chance.seed)
        winner = old.winner
        dealing.renew(g, s, dealer, winner if winner >= 0 else self.alive[0])
        s.log, s.logging, s.logged = _LOG, 1, 0
        dealing.refill(g, s, winner if winner >= 0 else self.alive[0])
        round.opening = round._read()
        return round

    @property
    def fallen(self) -> tuple[int, ...]:
        """The seats that were knocked out."""
        return tuple(seat for seat in range(self.seats) if self._s.fallen & BIT[seat])

    @property
    def aside(self) -> tuple[Card, ...]:
        """The extra pile: set aside, in the blaster, at stake, piled up, or matched."""
        return self._counted(self._s.extra)

    @property
    def row(self) -> tuple[Card, ...]:
        """The centre row."""
        return self._counted(self._s.centre)

    @property
    def matching(self) -> Card | None:
        """The card of the row that is being matched: whoever matches has pointed at it before laying anything."""
        s = self._s
        open = s.question == codes.CHOOSE_CARD and s.purpose == codes.TO_MATCH
        open = open or (s.question == codes.CHOOSE_COLOUR and s.spot >= 0 and s.centre[s.spot] > 0)
        return self._deck.cards[s.spot] if open else None

    def _counted(self, counts: list[int]) -> tuple[Card, ...]:
        """Cards counted by kind, in the order of the deck."""
        if not any(counts):
            return ()
        return tuple(card for card, count in zip(self._deck.cards, counts, strict=False) for _ in range(count))

    @property
    def wild_on_top(self) -> bool:
        """Whether the upcard is a wild."""
        return self._s.discarded > 0 and self._g.colour[self._s.discard[self._s.discarded - 1]] < 0

    @property
    def piles(self) -> tuple[Card, ...]:
        """The upcards of several discard piles; empty where there is one."""
        return tuple(self._deck.cards[k] for k in self._s.tops[:3]) if self._g.keeps == 0 and self._g.piles else ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in all places."""
        hands = tuple(card for seat in range(self.seats) for card in self.hand(seat))
        return hands + self.draw_pile + self.discard_pile + self.aside + self.row + self.piles

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a hand, sorted by the order of the deck. For hosts, tests and records, not for players."""
        s, cards = self._s, self._deck.cards
        base = s.base[seat]
        counts = s.counts[base : base + len(cards)]
        known = self._hands.get(seat)
        # Most hands are looked at after every action, and few have changed.
        if known is None or known[0] != counts:
            kinds = _kinds(s.held0[seat], s.held1[seat])
            known = self._hands[seat] = counts, tuple(cards[kind] for kind in kinds for _ in range(counts[kind]))
        return known[1]

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

    def view(self, seat: int | None, beside: View | None = None) -> View:
        """The round as a seat sees it; None is a spectator. `beside` is how another seat sees it at the same moment."""
        return view_of(self, seat, beside)

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
            self.out,
            self.kept,
            dict(self._unseen),
            self._was,
        )


def _kinds(low: int, high: int) -> list[int]:
    """The kinds in a mask of two words."""
    found = []
    mask = low | high << WORD
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found
