"""Refusals: why the server does not do what a message asks. Each has a code a program can act on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from penultimate.errors import IllegalAction, PenultimateError

CODES = {
    "malformed": "the message could not be read",
    "too_big": "the message is longer than allowed",
    "forbidden": "this role may not do that in this phase",
    "illegal": "the rules do not allow the action now",
    "stale": "the question it answers has been answered, or the client has missed too much",
    "window": "another seat still has time to call",
    "busy": "an action of this seat is being held already",
    "taken": "the seat is taken",
    "no_seat": "there is no such seat, or nobody sits there",
    "full": "no room",
    "slow_down": "too many messages, attempts or tables",
    "rules": "the rule set cannot be played",
    "no_table": "there is no such table",
    "no_page": "there is no such page or file",
    "no_record": "there is no such record",
    "origin": "the page that asks is not of this server",
    "unknown": "who asks is not known here",
    "off": "switched off at this table",
    "closed": "the table is closed",
    "elsewhere": "the table is being played by another process",
}


class Refusal(PenultimateError):
    """The server refuses; nothing has changed. `code` is a key of CODES, `rule` the rule that forbids, if
    one does; then `name` is the text that says why, and `values` fill its gaps."""

    def __init__(
        self,
        code: str,
        reason: str,
        rule: str = "",
        name: str = "",
        values: Mapping[str, int | str] = MappingProxyType({}),
    ) -> None:
        assert code in CODES, code
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule
        self.name = name
        self.values = values

    @classmethod
    def by_rules(cls, why: IllegalAction) -> Refusal:
        """What the rules refuse."""
        return cls("illegal", why.reason, why.rule, why.name, why.values)
