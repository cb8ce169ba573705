"""Whatever the rules, a table goes on: bots, people who do not move, and people who press anything, to the
end."""

from __future__ import annotations

import json
import random

import pytest

from penultimate.rules.ruleset import RuleSet
from penultimate.server.connection import TOO_SLOW, Connection
from penultimate.server.forms import plain
from penultimate.server.protocol import encoder

from .harness import Hand
from .swapping import rule_sets


def short(rules: str) -> str:
    return RuleSet.parse(rules).with_options(**{"match.kind": "single"}).text


@pytest.mark.parametrize("rules", rule_sets())
def test_a_match_ends_whatever_the_rules(rules: str) -> None:
    hand = Hand(2, seats=4, rules=short(rules), timers="quick", pace_ms=200)
    hand.send(0, t="start")
    lot = random.Random(rules)
    for _ in range(20_000):
        hand.clock.advance(1000)
        if hand.table.phase == "over":
            break
        # One person presses anything that is offered, the other never moves.
        view = hand.room.view(1)
        if hand.table.phase == "playing" and view is not None and view.options and lot.random() < 0.7:
            hand.act(1, json.loads(encoder.encode(plain(lot.choice(view.options)))))
    assert hand.table.phase == "over"
    assert hand.table.results[-1].winners
    assert not hand.room.stuck


def test_one_who_does_not_read_is_let_go() -> None:
    import asyncio

    async def run() -> None:
        sent: list[dict[str, object]] = []
        gate = asyncio.Event()

        async def send(event: dict[str, object]) -> None:
            await gate.wait()
            sent.append(event)

        connection = Connection("g", "G", send, 10)
        for number in range(100):
            connection.push(f"{number}".encode())
        assert connection.closed
        assert len(connection._queue) <= 11
        gate.set()
        await asyncio.sleep(0.01)
        assert sent[-1] == {"type": "websocket.close", "code": TOO_SLOW}
        assert len(sent) <= 3

    asyncio.run(run())


def test_frames_go_out_in_order_whether_or_not_sending_waits() -> None:
    import asyncio

    async def run() -> None:
        sent: list[object] = []
        lot = random.Random(3)

        async def send(event: dict[str, object]) -> None:
            if lot.random() < 0.3:
                await asyncio.sleep(0)
            sent.append(event["text"])

        connection = Connection("g", "G", send, 1000)
        for number in range(300):
            connection.push(f"{number}".encode())
            if lot.random() < 0.2:
                await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        assert sent == [str(number) for number in range(300)]

    asyncio.run(run())
