"""Why an action is refused: the rule that forbids it and a sentence that says what would do instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import actions as act
from . import decisions as dec
from .cards import COLOUR_NAMES, Card
from .errors import IllegalAction
from .kernel.registers import BIT, KINDS

if TYPE_CHECKING:
    from .round import Round

SENTENCES = {
    "round-over": "the round is over",
    "not-in-round": "seat {seat} is not in the round any more",
    "no-prompt-to-question": "seat {other} keeps no prompt up that you may still question now",
    "no-signal": "nothing waits for a signal now",
    "nothing-to-slap": "there is nothing to slap now",
    "no-deadline": "nothing that is open now ends by a deadline",
    "no-clock": "this round is not played against the clock",
    "advice-free": "advice costs nothing at this table",
    "may-still-be-caught": "the last seat may still be caught; wait for the deadline",
    "not-your-turn": "it is not seat {seat} that is waited for, but seat {other}",
    "colour-first": "name a colour first",
    "seat-first": "choose another seat that is still in the round",
    "same-number-or-stop": "only more cards of the same number may follow now, or stop",
    "slap-first": "slap the pile first",
    "row-first": "choose a card of the row that your hand matches, or draw, or end",
    "number-first": "name a number from 0 to 9",
    "pile-first": "choose a lit pile that the card fits",
    "token-first": "choose a token that is not yours yet",
    "accept-or-cancel": "accept, or cancel with the token",
    "perform-or-take": "perform, or take the cards",
    "say-when-done": "say when it is done",
    "vote-first": "vote first",
    "point-first": "point at another seat first",
    "device-first": "spin the wheel, or pull the lever",
    "not-in-hand": "there is no {card} in this hand",
    "not-for-this": "{card} is not a card to {purpose} now",
    "card-first": "choose a card to {purpose} first",
    "no-calls": "nobody calls at this table",
    "late-call": "a late call does not save at this table",
    "not-oneself": "nobody catches themselves",
    "owes-no-call": "seat {other} owes no call now",
    "no-jumping": "cards are only laid in turn at this table",
    "jump-identical": "only the card identical to {card} jumps in",
    "no-jump-card": "{card} is not a card that may jump in at this table",
    "jump-late": "it is too late to jump in on {card}",
    "answer-first": "something has to be answered first",
    "not-last-card": "{card} may not be the last card here",
    "over-sixty": "{card} would take the total over 60, or is not the card to begin with",
    "fits-no-pile": "{card} fits no lit pile",
    "pending-not-answered": "{cards} cards are pending, and {card} does not answer them",
    "pending-taken": "{cards} cards are pending and have to be taken",
    "only-drawn": "after drawing only the card drawn may be laid",
    "waits-named": "{card} has to wait: {colour} was named",
    "waits-fit": "{card} has to wait: only {colour}, the like of {top}, or a wild fits",
    "locked": "only {colour} may be laid while the lock lasts",
    "not-last-draw": "{card} may not be the last card; draw instead",
    "only-without-colour": "{card} is only laid without a card of the active colour",
    "no-bluff": "there is no bluff to challenge",
    "pending-answer": "{cards} cards are pending; take or answer them",
    "drawn-already": "one draw a turn; lay the card drawn, or pass",
    "drawn-must": "the card drawn has to be laid",
    "draw-before-pass": "a pass needs a draw first",
    "must-play": "who can play has to",
    "not-asked": "{answer} is not what is asked for now",
    "no-such-seat": "there is no seat {number}",
    "nothing-played": "nothing is played now",
}
"""Every reason there is, in the words of a program: a seat by its number, a card by its code. People are told
by the texts of the same names in `locale/*/reasons.ftl`."""


def no(rule: str, name: str, **gaps: int | str | Card) -> IllegalAction:
    """The refusal of that name, its gaps filled."""
    values = {key: value if isinstance(value, int) else str(value) for key, value in gaps.items()}
    words = {key: COLOUR_NAMES[str(value)] if key == "colour" else value for key, value in values.items()}
    return IllegalAction(rule, SENTENCES[name].format_map(words), name, values)


def reason(round: Round, seat: int, action: act.Action) -> IllegalAction:
    """The refusal of an action that is not accepted."""
    s = round._s
    if round.over:
        return no("round", "round-over")
    if not isinstance(action, act.Deadline | act.Signal | act.TimeUp) and s.active & BIT[seat] == 0:
        return no("round", "not-in-round", seat=seat)
    match action:
        case act.Call():
            return _call(round)
        case act.Catch(other):
            return _catch(seat, other)
        case act.JumpIn(card):
            return _jump_in(round, seat, card)
        case act.SayBroken(other):
            return no("prompt", "no-prompt-to-question", other=other)
        case act.Signal():
            return no("table", "no-signal")
        case act.Slap():
            return no("house.slap", "nothing-to-slap")
        case act.Deadline():
            return no("table", "no-deadline")
        case act.TimeUp():
            return no("house.blitz", "no-clock")
        case act.Advise():
            return no("suggestion.cards", "advice-free")
    waited = dec.seats_of(round.decision)
    if not waited:
        return no("uno.window", "may-still-be-caught")
    if seat not in waited:
        return no("turn", "not-your-turn", seat=seat, other=waited[0])
    match round.decision:
        case dec.PickColour():
            return no("wild", "colour-first")
        case dec.PickSeat():
            return no("seat", "seat-first")
        case dec.LayMore():
            return no("house.doubles", "same-number-or-stop")
        case dec.Race():
            return no("house.slap", "slap-first")
        case dec.PickCard(purpose=purpose):
            return _card(round, seat, action, purpose)
        case dec.PickRow():
            return no("row", "row-first")
        case dec.PickNumber():
            return no("number", "number-first")
        case dec.PickPile():
            return no("pile", "pile-first")
        case dec.PickToken():
            return no("token", "token-first")
        case dec.CancelOrAccept():
            return no("token", "accept-or-cancel")
        case dec.FacePrompt():
            return no("prompt", "perform-or-take")
        case dec.Performing():
            return no("prompt", "say-when-done")
        case dec.Voting():
            return no("prompt", "vote-first")
        case dec.Pointing():
            return no("point", "point-first")
        case dec.WorkDevice():
            return no("device", "device-first")
    if isinstance(action, act.Play):
        return _play(round, seat, action.card)
    return _answer(round, action)


def _card(round: Round, seat: int, action: act.Action, purpose: str) -> IllegalAction:
    if isinstance(action, act.ChooseCard) and action.card not in round.hand(seat):
        return no("hand", "not-in-hand", card=action.card)
    if isinstance(action, act.ChooseCard):
        return no(purpose, "not-for-this", card=action.card, purpose=purpose)
    return no(purpose, "card-first", purpose=purpose)


def _call(round: Round) -> IllegalAction:
    if not round._g.uno:
        return no("silent", "no-calls")
    return no("uno.self_rescue", "late-call")


def _catch(seat: int, other: int) -> IllegalAction:
    if other == seat:
        return no("uno", "not-oneself")
    return no("uno.window", "owes-no-call", other=other)


def _jump_in(round: Round, seat: int, card: Card) -> IllegalAction:
    g, s = round._g, round._s
    if not g.jumping:
        return no("house.jump_in", "no-jumping")
    if card not in round.hand(seat):
        return no("hand", "not-in-hand", card=card)
    if round.discard_pile[-1] != card:
        return no("house.jump_in", "jump-identical", card=round.discard_pile[-1])
    kind = round._deck.kind(card)
    if not g.jump0[s.side] & BIT[kind] if kind < 60 else not g.jump1[s.side] & BIT[kind - 60]:
        return no("house.jump_in", "no-jump-card", card=card)
    if not s.jump:
        return no("house.jump_window", "jump-late", card=card)
    if not isinstance(round.decision, dec.TakeTurn | dec.AnswerPenalty):
        return no("house.jump_window", "answer-first")
    return no("finish.last_card", "not-last-card", card=card)


def _play(round: Round, seat: int, card: Card) -> IllegalAction:
    g, s = round._g, round._s
    if card not in round.hand(seat):
        return no("hand", "not-in-hand", card=card)
    decision = round.decision
    if isinstance(decision, dec.PlayOrExplode):
        return no("total", "over-sixty", card=card)
    if round._g.piles:
        return no("match", "fits-no-pile", card=card)
    if isinstance(decision, dec.AnswerPenalty):
        if decision.stack:
            return no("penalty", "pending-not-answered", cards=decision.cards, card=card)
        return no("penalty", "pending-taken", cards=decision.cards)
    row = s.colour * g.symbols + s.symbol
    kind = round._deck.kind(card)
    fits = g.match0[row] & BIT[kind] if kind < 60 else g.match1[row] & BIT[kind - 60]
    if isinstance(decision, dec.UseDrawn) and not g.any_after_draw and kind != s.drawn:
        return no("turn.after_draw", "only-drawn")
    if not fits:
        top = round.discard_pile[-1]
        if g.colour[s.discard[s.discarded - 1] + s.side * KINDS] < 0:
            return no("wild", "waits-named", card=card, colour=_letter(s.colour))
        return no("match", "waits-fit", card=card, colour=_letter(s.colour), top=top)
    if s.limit:
        return no("lock", "locked", colour=_letter(s.limit - 1))
    if s.sizes[seat] == 1 and not (g.finish0[s.side] & BIT[kind] if kind < 60 else g.finish1[s.side] & BIT[kind - 60]):
        return no("finish.last_card", "not-last-draw", card=card)
    return no("wd4.enforce", "only-without-colour", card=card)


def _answer(round: Round, action: act.Action) -> IllegalAction:
    decision = round.decision
    name = type(action).__name__
    match decision:
        case dec.AnswerPenalty():
            if isinstance(action, act.Challenge):
                return no("challenge", "no-bluff")
            return no("penalty", "pending-answer", cards=decision.cards)
        case dec.UseDrawn():
            if isinstance(action, act.Draw):
                return no("turn.draw", "drawn-already")
            if isinstance(action, act.Pass):
                return no("turn.drawn_card", "drawn-must")
        case dec.TakeTurn():
            if isinstance(action, act.Pass):
                return no("turn", "draw-before-pass")
            if isinstance(action, act.Draw):
                return no("turn.must_play", "must-play")
    return no("turn", "not-asked", answer=name)


def _letter(colour: int) -> str:
    from .kernel.draft import LETTERS

    return LETTERS[colour]
