"""What the operator may know: counts, times and log lines. No hand, no token, no word of chat is ever among
them."""

from __future__ import annotations

import bisect
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import IO

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Count:
    """A number that only grows, by label."""

    def __init__(self, name: str, says: str, label: str = "") -> None:
        self.name, self.says, self.label = name, says, label
        self.values: Counter[str] = Counter()

    def add(self, n: int, label: str = "") -> None:
        """Add to it. Labels are from a closed set, never a stranger's text."""
        self.values[label] += n

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        head = [f"# HELP {self.name} {self.says}", f"# TYPE {self.name} counter"]
        if not self.label:
            return [*head, f"{self.name} {self.values['']}"]
        return head + [f'{self.name}{{{self.label}="{k}"}} {v}' for k, v in sorted(self.values.items())]


class Times:
    """How long something took, in buckets of seconds."""

    def __init__(self, name: str, says: str) -> None:
        self.name, self.says = name, says
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect.bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        found = [f"# HELP {self.name} {self.says}", f"# TYPE {self.name} histogram"]
        running = 0
        for bound, count in zip(BUCKETS, self.counts, strict=False):
            running += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {running}')
        running += self.counts[-1]
        return [
            *found,
            f'{self.name}_bucket{{le="+Inf"}} {running}',
            f"{self.name}_sum {self.total:.6f}",
            f"{self.name}_count {running}",
        ]


class Metrics:
    """All counts of one server, and its structured log."""

    def __init__(self, out: IO[str] | None = None) -> None:
        self.entries = Count("penultimate_entries_total", "Entries written to logs.")
        self.messages = Count("penultimate_messages_total", "Messages received, by type.", "type")
        self.refusals = Count("penultimate_refusals_total", "Refusals, by code.", "code")
        self.connects = Count("penultimate_connects_total", "Connections accepted.")
        self.lost_tables = Count("penultimate_lost_tables_total", "Tables given up because they could not be written.")
        self.commit_seconds = Times("penultimate_commit_seconds", "From an entry to its being on disk.")
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.out = out if out is not None else sys.stderr
        self.quiet = False

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines: list[str] = []
        for part in (self.entries, self.messages, self.refusals, self.connects, self.lost_tables):
            lines += part.lines()
        lines += self.commit_seconds.lines()
        for name, (says, look) in self.gauges.items():
            lines += [f"# HELP {name} {says}", f"# TYPE {name} gauge", f"{name} {look()}"]
        return "\n".join(lines) + "\n"

    def log(self, what: str, **values: int | str | float | None) -> None:
        """One JSON line. Values are numbers and words of our own; nothing a person wrote."""
        if not self.quiet:
            line = {"at": round(time.time(), 3), "what": what, **values}
            print(json.dumps(line, ensure_ascii=True), file=self.out, flush=True)
