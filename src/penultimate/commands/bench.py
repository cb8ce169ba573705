"""`penultimate bench`."""

from __future__ import annotations

import json

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Figures as JSON, for programs.")
@click.option("--seconds", default=2.0, show_default=True, help="About how long to measure each figure.")
@click.option("--seats", default=4, show_default=True, type=click.IntRange(2, 10), help="Seats at the table.")
def bench(as_json: bool, seconds: float, seats: int) -> None:
    """Measure the engine on this machine, on one core.

    A decision is an answer by a seat waited for, or an offer taken (a call, a catch, a jump-in); declined polls do not
    count. Every round is dealt, played to its end and judged, calls and challenges live; the policy is uniform but
    plays when it can. Numba is measured where the extra [fast] is installed, and RLCard's UNO environment where the
    package rlcard is; ratios are taken in the same run.
    """
    from ..benchmark import RULE_SETS, measure

    figures = measure(seconds, seats, lambda text: click.echo(text, err=True))
    if as_json:
        click.echo(json.dumps(figures, indent=2))
        return
    for name, text in RULE_SETS.items():
        click.echo(f"\n{text}, {seats} seats")
        for binding, row in figures[name].items():
            click.echo(
                f"  {binding:<8} {row['decisions_per_second']:>12,} decisions/s"
                f" {row['rounds_per_second']:>10,} rounds/s"
                f" {row['bytes_per_round']:>7,} bytes a round {row['copy_ns']:>7,} ns a copy"
            )
    click.echo()
    for name, value in figures["ratios"].items():
        click.echo(f"{name}: {value}")
    if figures["rlcard"] is not None:
        click.echo(f"RLCard's UNO environment, 2 seats: {figures['rlcard']:,} decisions/s")
    if figures["numba_first_seconds"] is not None:
        click.echo(f"Numba was ready after {figures['numba_first_seconds']} s of CPU")
