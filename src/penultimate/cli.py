"""The command line. Commands are imported when they are run, so that `--help` is there at once."""

from __future__ import annotations

import importlib
import sys

import click

COMMANDS = {
    "play": "penultimate.commands.play:play",
    "replay": "penultimate.commands.replay:replay",
    "rules": "penultimate.commands.rules:rules",
    "editions": "penultimate.commands.editions:editions",
    "cases": "penultimate.commands.cases:cases",
    "bench": "penultimate.commands.bench:bench",
    "print": "penultimate.commands.paper:print_",
    "score": "penultimate.commands.paper:score",
    "serve": "penultimate.server.commands:serve",
    "verify": "penultimate.server.commands:verify",
    "admin": "penultimate.server.commands:admin",
}
HELP = {
    "play": "Play a match in the terminal.",
    "replay": "Step through the record of a match.",
    "rules": "List options, presets and house rules, or explain a rule set.",
    "editions": "List editions, and write one of your own.",
    "cases": "Run files of rule cases.",
    "bench": "Measure the engine on this machine.",
    "print": "Print cards, score sheets and rules.",
    "score": "Keep the score of a table with real cards.",
    "serve": "Serve tables and their page, from one process and one file.",
    "verify": "Check the fair dealer's proof in a record.",
    "admin": "Look after the tables of a server.",
}


class Commands(click.Group):
    """A group that imports a command only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command = getattr(importlib.import_module(module), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS:
            from .errors import meant

            ctx.fail(f"there is no command {args[0]!r}{meant(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(HELP.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="penultimate", prog_name="penultimate")
def program() -> None:
    """The UNO family of card games: every rule, every edition.

    \b
    Try it:
      penultimate play
      penultimate play --rules "classic +stacking +jump-in" --seats 4
      penultimate rules "classic +seven-0"
    """


def main() -> None:
    """Run the command line. Exit codes: 0 done, 1 something did not hold, 2 wrong use."""
    from .errors import PenultimateError

    try:
        program(standalone_mode=False)
    except click.exceptions.Exit as stop:
        sys.exit(stop.exit_code)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        sys.exit(130)
    except PenultimateError as error:
        click.echo(f"penultimate: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
