"""`penultimate cases`."""

from __future__ import annotations

import sys
from pathlib import Path

import click


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--all", "every", is_flag=True, help="Print a line for every case, not only for those that fail.")
def cases(files: tuple[Path, ...], every: bool) -> None:
    """Run rule cases: small positions, what the seats do, and what must then be true.

    Prints what was expected and what came for each case that fails, then `N passed, M failed`. Exit status 1 when one
    fails. A case marked disputed is run and shown, and does not count as failed.
    """
    from ..cases.runner import run_file

    passed = failed = skipped = 0
    for path in files:
        for verdict in run_file(path):
            if verdict.skipped:
                skipped += 1
                click.echo(f"{verdict.id}: skipped, {verdict.skipped}")
            elif verdict.wrong and verdict.disputed:
                skipped += 1
                click.echo(f"{verdict.id}: disputed, {verdict.disputed}")
            elif verdict.wrong:
                failed += 1
                for line in verdict.wrong:
                    click.echo(line)
            else:
                passed += 1
                if every:
                    click.echo(f"{verdict.id}: holds")
    click.echo(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    sys.exit(1 if failed else 0)
