"""CPython and Numba agree in every edition, step by step."""

from __future__ import annotations

import pytest
from laws.rule_sets import house_sets, seats_of

from penultimate import RuleSet
from penultimate.editions import edition, edition_names
from penultimate.kernel import bind, hostloop
from penultimate.kernel.chance import seed_chance
from penultimate.kernel.dealing import deal
from penultimate.kernel.registers import new_registers

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

CAP = 900


@pytest.mark.parametrize("name", edition_names())
def test_traces_agree(name: str) -> None:
    low, high = edition(name).seats
    for seats in sorted({low, max(low, min(4, high)), high}):
        compare(RuleSet.parse(name), seats, 4)


@pytest.mark.parametrize("text", [text for name in edition_names() for text in house_sets(name)])
def test_traces_agree_with_house_rules(text: str) -> None:
    rules = RuleSet.parse(text)
    compare(rules, seats_of(rules), 1)


def compare(rules: RuleSet, seats: int, seeds: int) -> None:
    """The same rounds in CPython and under Numba, step by step."""
    kernel = bind.bound()
    g = rules.tables(seats)
    tables, states, stream = bind.tables_record(g), bind.registers_record(new_registers(g)), bind.stream_record()
    s, p = new_registers(g), hostloop.Stream()
    for seed in range(seeds):
        trace = np.zeros(CAP, np.int64)
        count = kernel.trace_round(tables, states, stream, trace, seed, seed % seats, CAP)
        seed_chance(p, seed)  # type: ignore[arg-type]
        seed_chance(s, seed + 1)
        deal(g, s, seed % seats, -1, 0)
        prints = []
        while len(prints) < CAP and not s.over:
            hostloop.decide(g, s, p)
            prints.append(hostloop.fingerprint(g, s))
        assert prints == trace[:count].tolist(), f"{seats} seats, seed {seed}"
