"""The commands of the server: `serve`, `admin`, `verify`, and `join` for `penultimate play --join`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import BinaryIO

import click

from penultimate.errors import PenultimateError

DATA = click.option(
    "--data",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("penultimate.sqlite"),
    show_default=True,
    help="The database file; it is made when it is not there.",
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the whole network.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free one.")
@DATA
@click.option("--public-url", default="", help="The address the rest of the world uses, path and all.")
@click.option("--trusted-proxy", multiple=True, help="Addresses whose forwarded headers are believed.")
@click.option("--limit", multiple=True, metavar="NAME=NUMBER", help="Set a limit anew.")
@click.option("--qr/--no-qr", default=True, help="Print a QR code of the address.")
@click.option("--quiet", is_flag=True, help="No log lines.")
def serve(
    host: str,
    port: int,
    data: Path,
    public_url: str,
    trusted_proxy: tuple[str, ...],
    limit: tuple[str, ...],
    qr: bool,
    quiet: bool,
) -> None:
    """Serve tables, from one process and one file."""
    from .limits import Limits
    from .running import run

    if public_url and not public_url.startswith(("http://", "https://")):
        raise click.BadParameter("begin with http:// or https://", param_hint="--public-url")
    try:
        limits = Limits().with_words(limit)
        run(host, port, data, public_url, trusted_proxy, limits, with_qr=qr, quiet=quiet)
    except PenultimateError as error:
        raise click.ClickException(str(error)) from error


@click.group()
def admin() -> None:
    """Look after the tables of a server. No command here shows a hand."""


@admin.command("list")
@DATA
@click.option("--all", "everything", is_flag=True, help="Closed tables too.")
def list_tables(data: Path, everything: bool) -> None:
    """List the tables: code, phase, seats, age, rules."""
    from . import operating

    for row in operating.tables(_there(data), everything):
        hours = (time.time() * 1000 - row.made_at) / 3_600_000
        click.echo(f"{row.code[:4]}-{row.code[4:]}  {row.phase:8} {row.seats:2} seats {hours:8.1f} h  {row.rules}")


@admin.command("close")
@click.argument("code")
@DATA
def close_table(code: str, data: Path) -> None:
    """Close a table, whether the server runs or will."""
    from . import operating

    if not operating.close(_there(data), code):
        raise click.ClickException(f"there is no table {code}")
    click.echo("The server closes it within a second or two, or when it is started next.")


@admin.command("backup")
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False))
@DATA
def backup(target: Path, data: Path) -> None:
    """Copy the database while the server runs."""
    from . import operating

    if target.exists():
        raise click.ClickException(f"{target} is there already")
    operating.backup(_there(data), target)
    click.echo(f"{target}: {target.stat().st_size} bytes")


def _there(data: Path) -> Path:
    if not data.exists():
        raise click.ClickException(f"there is no {data}")
    return data


@click.command()
@click.argument("record", type=click.File("rb"))
@click.option("--commitment", multiple=True, help="A commitment you noted before a deal: it must be in the record.")
@click.option("--share", multiple=True, help="What you contributed: it must be in the record.")
def verify(record: BinaryIO, commitment: tuple[str, ...], share: tuple[str, ...]) -> None:
    """Check the fair dealer's proof in the RECORD of a match."""
    from penultimate.verify import verify_record

    try:
        checks = verify_record(record.read(), commitment, share)
    except PenultimateError as error:
        click.echo(f"NOT FAIR: {error}")
        sys.exit(1)
    for line in checks:
        click.echo(line)


def join(url: str, name: str = "", seat: int | None = None, lang: str = "en") -> None:
    """Sit a person in a terminal down at the table behind a link. Raises PenultimateError when that cannot
    be."""
    from .terminal import play_at

    play_at(url, name, seat, lang)


@click.command("join")
@click.argument("url")
@click.option("--name", default="", help="What the others call you.")
@click.option("--seat", type=int, default=None, help="The seat to take; any free one otherwise.")
@click.option("--lang", default="en", show_default=True, help="Language.")
def join_command(url: str, name: str, seat: int | None, lang: str) -> None:
    """Play at a table on a server (what `play --join` does)."""
    try:
        join(url, name, seat, lang)
    except PenultimateError as error:
        raise click.ClickException(str(error)) from error


@click.group()
def main() -> None:
    """The table server of Penultimate."""


for command in (serve, admin, verify, join_command):
    main.add_command(command)

if __name__ == "__main__":
    main()
