"""CPython and Numba run the same functions: every trace and every register agree, bit for bit."""

from __future__ import annotations

import random

import pytest
from laws.rule_sets import random_rules

from penultimate import RuleConflict, RuleSet
from penultimate.kernel import bind, hostloop
from penultimate.kernel.chance import seed_chance
from penultimate.kernel.dealing import deal
from penultimate.kernel.registers import NAMES, SHAPES, new_registers

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

CAP = 1500
ROUNDS = 40


def test_traces_and_registers_agree() -> None:
    kernel = bind.bound()
    rng = random.Random("parity")
    played = 0
    texts = ["classic", "classic modern_house", "classic mattel_house", "classic spanish", "classic chaos"]
    for number in range(ROUNDS * 5):
        rules = RuleSet.parse(texts[number]) if number < len(texts) else random_rules(rng)
        seats = rng.choice((2, 3, 4, 7, 10))
        try:
            g = rules.tables(seats)
        except RuleConflict:
            continue
        tables, states, stream = bind.tables_record(g), bind.registers_record(new_registers(g)), bind.stream_record()
        trace = np.zeros(CAP, np.int64)
        seed, dealer = rng.getrandbits(60), rng.randrange(seats)
        count = kernel.trace_round(tables, states, stream, trace, seed, dealer, CAP)
        s, p = new_registers(g), hostloop.Stream()
        seed_chance(p, seed)  # type: ignore[arg-type]
        seed_chance(s, seed + 1)
        deal(g, s, dealer, -1, 0)
        prints = []
        while len(prints) < CAP and not s.over:
            hostloop.decide(g, s, p)
            prints.append(hostloop.fingerprint(g, s))
        assert prints == trace[:count].tolist(), f"{rules}, {seats} seats"
        assert int(stream[0]["seed"]) == p.seed
        for name in NAMES:
            mine, other = getattr(s, name), states[0][name]
            if name in SHAPES:
                assert mine == other[: len(mine)].tolist(), f"{name}: {rules}, {seats} seats"
            else:
                assert mine == int(other), f"{name}: {rules}, {seats} seats"
        played += 1
    assert played > ROUNDS


def test_a_batch_is_the_same_rounds() -> None:
    kernel = bind.bound()
    g = RuleSet.parse("classic modern_house").tables(4)
    tables, states, stream = bind.tables_record(g), bind.registers_record(new_registers(g)), bind.stream_record()
    decisions = kernel.batch_rounds(tables, states, stream, 11, 20, 5000)
    assert hostloop.play_rounds(g, new_registers(g), hostloop.Stream(), 11, 20, 5000) == decisions


def test_the_file_is_named_by_what_it_holds() -> None:
    source = bind.written_source()
    assert "def execute(g, s, op, a, b, c):" in source
    assert "import" not in source.replace("import numba", "").replace("import numpy", "").split("\n\n", 1)[1][:200]
    path = bind.bound().__file__
    with open(path, encoding="utf-8") as file:
        assert file.read() == source
