"""From the kernel's question to a decision: who is waited for, and over what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import decisions as dec
from .decisions import Decision
from .kernel import codes
from .kernel.registers import BIT

if TYPE_CHECKING:
    from .round import Round

PURPOSES = {
    codes.TO_DISCARD: "discard",
    codes.TO_GIVE: "give",
    codes.TO_ADD: "add",
    codes.TO_PLACE: "place",
    codes.TO_LAY: "lay",
    codes.TO_TOP: "top",
    codes.TO_HOLD: "hold",
    codes.TO_MATCH: "match",
}
ONE_SEAT: dict[int, type[Decision]] = {
    codes.DRAWN: dec.UseDrawn,
    codes.NAME_COLOUR: dec.PickColour,
    codes.CHOOSE_NUMBER: dec.PickNumber,
    codes.CHOOSE_PILE: dec.PickPile,
    codes.CHOOSE_TOKEN: dec.PickToken,
    codes.FORCED_TURN: dec.MustPlay,
    codes.GUARD: dec.CancelOrAccept,
    codes.OPERATE: dec.WorkDevice,
    codes.MORE: dec.LayMore,
}


def decision(round: Round) -> Decision:
    """What a round waits for. It tells nothing of any hand."""
    g, s = round._g, round._s
    seats = tuple(seat for seat in range(round.seats) if s.asked & BIT[seat])
    match s.question:
        case question if question in ONE_SEAT:
            return ONE_SEAT[question](seats[0])  # type: ignore[call-arg, arg-type]
        case codes.TURN:
            return dec.PlayOrExplode(seats[0]) if s.extras & codes.EXPLODE_BIT else dec.TakeTurn(seats[0])
        case codes.PENALTY:
            going_out = s.sizes[s.player] == 0
            answers = 0 if going_out else g.answerable[s.owed]
            return dec.AnswerPenalty(
                seats[0],
                s.penalty,
                bool(answers & 1),
                s.suspect >= 0,
                bool(answers & 2),
                bool(s.extras & codes.CANCEL_BIT),
            )
        case codes.CHOOSE_COLOUR:
            return dec.PickColour(seats[0], active=False)
        case codes.CHOOSE_SEAT:
            return dec.PickSeat(seats[0], bool(s.extras & codes.NONE_BIT))
        case codes.RACE:
            return dec.Race(seats, s.race >= 0)
        case codes.CHOOSE_CARD | codes.EXCHANGE:
            return dec.PickCard(
                seats,
                PURPOSES[s.purpose],
                bool(s.extras & (codes.END_BIT | codes.PASS_BIT)),
                bool(s.extras & codes.TAKE_BIT),
                bool(s.extras & codes.EXPLODE_BIT),
            )
        case codes.SHOW:
            return dec.PickCard(seats, "show", True)
        case codes.CHOOSE_ROW:
            return dec.PickRow(seats[0], bool(s.extras & codes.DRAW_BIT), bool(s.purpose))
        case codes.PROMPT:
            return dec.FacePrompt(seats[0], s.prompted)
        case codes.PERFORM:
            return dec.Performing(seats[0], s.prompted)
        case codes.VOTE:
            return dec.Voting(seats, s.performer)
        case codes.POINT:
            return dec.Pointing(seats)
        case codes.LUCKY:
            return dec.MatchFirst(seats)
        case codes.WINDOW:
            return dec.LastCall(s.player)
        case _:
            return dec.RoundOver(round.winner)
