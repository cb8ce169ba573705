"""The longest of many random rounds of every edition: python bench/longest.py [ROUNDS]. Needs the extra [fast].

Rounds are dealt by seed at every size of table in turn; a length is in decisions (answers, and offers taken).
"""

from __future__ import annotations

import sys

from penultimate import RuleSet
from penultimate.editions import edition_names
from penultimate.kernel import bind
from penultimate.kernel.registers import new_registers
from penultimate.trial import sizes

CAP = 1_000_000


def main() -> None:
    """Print a line for each edition."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    kernel = bind.bound()
    for name in edition_names():
        rules = RuleSet.parse(name)
        lengths = []
        for seats in sizes(rules):
            g = rules.tables(seats)
            tables, states = bind.tables_record(g), bind.registers_record(new_registers(g), 64)
            stream = bind.stream_record()
            share = -(-rounds // len(sizes(rules)))
            lengths += [kernel.batch_rounds(tables, states, stream, seats * rounds + n, 1, CAP) for n in range(share)]
        lengths.sort()
        print(
            f"{name:18} {len(lengths)} rounds, median {lengths[len(lengths) // 2]}, longest {lengths[-1]}",
            "" if lengths[-1] < CAP else "NOT ENDED",
        )


if __name__ == "__main__":
    main()
