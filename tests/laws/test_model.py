"""The kernel and the naive model, written from the rule texts alone, agree step by step over random rule sets."""

from __future__ import annotations

import random

import pytest

from laws.rounds import Pair

BATCHES = 20
ROUNDS = 60
STEPS = 400


@pytest.mark.parametrize("batch", range(BATCHES))
def test_kernel_and_model_agree(batch: int) -> None:
    over = 0
    for number in range(ROUNDS):
        pair = Pair(random.Random(batch * ROUNDS + number))
        try:
            pair.compare()
            for _ in range(STEPS):
                if pair.round.over:
                    break
                pair.step()
                pair.compare()
        except AssertionError as error:
            raise AssertionError(f"{pair.rules}, {pair.seats} seats: {'; '.join(pair.done[-6:])}: {error}") from error
        over += pair.round.over
    assert over > ROUNDS // 3
