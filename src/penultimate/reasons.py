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


def reason(round: Round, seat: int, action: act.Action) -> IllegalAction:
    """The refusal of an action that is not accepted."""
    s = round._s
    if round.over:
        return IllegalAction("round", "the round is over")
    if not isinstance(action, act.Deadline | act.Signal | act.TimeUp) and s.active & BIT[seat] == 0:
        return IllegalAction("round", f"seat {seat} is not in the round any more")
    match action:
        case act.Call():
            return _call(round)
        case act.Catch(other):
            return _catch(seat, other)
        case act.JumpIn(card):
            return _jump_in(round, seat, card)
        case act.SayBroken(other):
            return IllegalAction("prompt", f"seat {other} keeps no prompt up that you may still question now")
        case act.Signal():
            return IllegalAction("table", "nothing waits for a signal now")
        case act.Slap():
            return IllegalAction("house.slap", "there is nothing to slap now")
        case act.Deadline():
            return IllegalAction("table", "nothing that is open now ends by a deadline")
        case act.TimeUp():
            return IllegalAction("house.blitz", "this round is not played against the clock")
        case act.Advise():
            return IllegalAction("suggestion.cards", "advice costs nothing at this table")
    waited = dec.seats_of(round.decision)
    if not waited:
        return IllegalAction("uno.window", "the last seat may still be caught; wait for the deadline")
    if seat not in waited:
        return IllegalAction("turn", f"it is not seat {seat} that is waited for, but seat {waited[0]}")
    match round.decision:
        case dec.PickColour():
            return IllegalAction("wild", "name a colour first")
        case dec.PickSeat():
            return IllegalAction("seat", "choose another seat that is still in the round")
        case dec.LayMore():
            return IllegalAction("house.doubles", "only more cards of the same number may follow now, or stop")
        case dec.Race():
            return IllegalAction("house.slap", "slap the pile first")
        case dec.PickCard(purpose=purpose):
            return _card(round, seat, action, purpose)
        case dec.PickRow():
            return IllegalAction("row", "choose a card of the row that your hand matches, or draw, or end")
        case dec.PickNumber():
            return IllegalAction("number", "name a number from 0 to 9")
        case dec.PickPile():
            return IllegalAction("pile", "choose a lit pile that the card fits")
        case dec.PickToken():
            return IllegalAction("token", "choose a token that is not yours yet")
        case dec.CancelOrAccept():
            return IllegalAction("token", "accept, or cancel with the token")
        case dec.FacePrompt():
            return IllegalAction("prompt", "perform, or take the cards")
        case dec.Performing():
            return IllegalAction("prompt", "say when it is done")
        case dec.Voting():
            return IllegalAction("prompt", "vote first")
        case dec.Pointing():
            return IllegalAction("point", "point at another seat first")
        case dec.WorkDevice():
            return IllegalAction("device", "spin the wheel, or pull the lever")
    if isinstance(action, act.Play):
        return _play(round, seat, action.card)
    return _answer(round, action)


def _card(round: Round, seat: int, action: act.Action, purpose: str) -> IllegalAction:
    if isinstance(action, act.ChooseCard) and action.card not in round.hand(seat):
        return IllegalAction("hand", f"there is no {action.card} in this hand")
    if isinstance(action, act.ChooseCard):
        return IllegalAction(purpose, f"{action.card} is not a card to {purpose} now")
    return IllegalAction(purpose, f"choose a card to {purpose} first")


def _call(round: Round) -> IllegalAction:
    if not round._g.uno:
        return IllegalAction("silent", "nobody calls at this table")
    return IllegalAction("uno.self_rescue", "a late call does not save at this table")


def _catch(seat: int, other: int) -> IllegalAction:
    if other == seat:
        return IllegalAction("uno", "nobody catches themselves")
    return IllegalAction("uno.window", f"seat {other} owes no call now")


def _jump_in(round: Round, seat: int, card: Card) -> IllegalAction:
    g, s = round._g, round._s
    if not g.jumping:
        return IllegalAction("house.jump_in", "cards are only laid in turn at this table")
    if card not in round.hand(seat):
        return IllegalAction("hand", f"there is no {card} in this hand")
    if round.discard_pile[-1] != card:
        return IllegalAction("house.jump_in", f"only the card identical to {round.discard_pile[-1]} jumps in")
    kind = round._deck.kind(card)
    if not g.jump0[s.side] & BIT[kind] if kind < 60 else not g.jump1[s.side] & BIT[kind - 60]:
        return IllegalAction("house.jump_in", f"{card} is not a card that may jump in at this table")
    if not s.jump:
        return IllegalAction("house.jump_window", f"it is too late to jump in on {card}")
    if not isinstance(round.decision, dec.TakeTurn | dec.AnswerPenalty):
        return IllegalAction("house.jump_window", "something has to be answered first")
    return IllegalAction("finish.last_card", f"{card} may not be the last card here")


def _play(round: Round, seat: int, card: Card) -> IllegalAction:
    g, s = round._g, round._s
    if card not in round.hand(seat):
        return IllegalAction("hand", f"there is no {card} in this hand")
    decision = round.decision
    if isinstance(decision, dec.PlayOrExplode):
        return IllegalAction("total", f"{card} would take the total over 60, or is not the card to begin with")
    if round._g.piles:
        return IllegalAction("match", f"{card} fits no lit pile")
    if isinstance(decision, dec.AnswerPenalty):
        if decision.stack:
            return IllegalAction("penalty", f"{decision.cards} cards are pending, and {card} does not answer them")
        return IllegalAction("penalty", f"{decision.cards} cards are pending and have to be taken")
    row = s.colour * g.symbols + s.symbol
    kind = round._deck.kind(card)
    fits = g.match0[row] & BIT[kind] if kind < 60 else g.match1[row] & BIT[kind - 60]
    if isinstance(decision, dec.UseDrawn) and not g.any_after_draw and kind != s.drawn:
        return IllegalAction("turn.after_draw", "after drawing only the card drawn may be laid")
    if not fits:
        top = round.discard_pile[-1]
        colour = COLOUR_NAMES[_letter(s.colour)]
        if g.colour[s.discard[s.discarded - 1] + s.side * KINDS] < 0:
            return IllegalAction("wild", f"{card} has to wait: {colour} was named")
        return IllegalAction("match", f"{card} has to wait: only {colour}, the like of {top}, or a wild fits")
    if s.limit:
        return IllegalAction("lock", f"only {COLOUR_NAMES[_letter(s.limit - 1)]} may be laid while the lock lasts")
    if s.sizes[seat] == 1 and not (g.finish0[s.side] & BIT[kind] if kind < 60 else g.finish1[s.side] & BIT[kind - 60]):
        return IllegalAction("finish.last_card", f"{card} may not be the last card; draw instead")
    return IllegalAction("wd4.enforce", f"{card} is only laid without a card of the active colour")


def _answer(round: Round, action: act.Action) -> IllegalAction:
    decision = round.decision
    name = type(action).__name__
    match decision:
        case dec.AnswerPenalty():
            if isinstance(action, act.Challenge):
                return IllegalAction("challenge", "there is no bluff to challenge")
            return IllegalAction("penalty", f"{decision.cards} cards are pending; take or answer them")
        case dec.UseDrawn():
            if isinstance(action, act.Draw):
                return IllegalAction("turn.draw", "one draw a turn; lay the card drawn, or pass")
            if isinstance(action, act.Pass):
                return IllegalAction("turn.drawn_card", "the card drawn has to be laid")
        case dec.TakeTurn():
            if isinstance(action, act.Pass):
                return IllegalAction("turn", "a pass needs a draw first")
            if isinstance(action, act.Draw):
                return IllegalAction("turn.must_play", "who can play has to")
    return IllegalAction("turn", f"{name} is not what is asked for now")


def _letter(colour: int) -> str:
    from .kernel.draft import LETTERS

    return LETTERS[colour]
