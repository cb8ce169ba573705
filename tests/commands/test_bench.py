"""The benchmark: its figures are there, for both bindings; how large they are is no test."""

from __future__ import annotations

import json
import subprocess
import sys


def test_figures_for_programs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "penultimate", "bench", "--json", "--seconds", "0.05"],
        capture_output=True,
        text=True,
        timeout=400,
        check=True,
    )
    figures = json.loads(done.stdout)
    for rule_set in ("classic", "six_rules"):
        for binding in ("cpython", "numba"):
            row = figures[rule_set][binding]
            assert set(row) == {"decisions_per_second", "rounds_per_second", "bytes_per_round", "copy_ns"}
            assert all(value > 0 for value in row.values())
    assert "binding the kernel" in done.stderr, "it says what it is doing"
