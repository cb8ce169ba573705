"""What steps of a program need to be settled before them, and what they settle: followed along every way through it.

A verb takes the seat, the colour or the number it works on from registers. In the middle of a program that nobody has
looked at they might hold anything, so a step is only let through where all ways to it have settled what it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

# By how a step is written. Of the seat chosen: `maybe` where it may be nobody. Of what is picked: its sort.
NEEDS_COLOUR = {
    "draw WHO until colour",
    "deal rivals until colour",
    "discard colour",
    "penalty until colour",
    "lock colour",
}
NEEDS_PICKED = {
    "draw WHO until picked": "a colour",
    "discard picked": "a colour",
    "discard any picked": "a colour",
    "give picked colour": "a colour",
    "discard any number": "a number",
    "if picked LABEL": "a card",
    "prompt WHO COUNT": "a prompt",
    "pose WHO COUNT": "a prompt",
}
NEEDS_SEAT = {"link", "as target", "lose turn"}
PICKS = {
    "pick colour": "a colour",
    "WHO picks colour": "a colour",
    "pick number": "a number",
    "read number": "a number",
    "pick COUNT": "a prompt",
    "roll DEVICE": "a prompt",
    "may lay CARDS": "a card",
    "may lay upper": "a card",
    "discard all CARDS": "a card",
}
SEATS = {
    "choose seat": "one",
    "may choose seat": "maybe",
    "choose two seats": "two",
    "king chooses seat": "one",
    "lot rival": "lot",
    "target me": "one",
    "give picked colour": "",  # uses the register, and leaves anybody there
    "hold CARDS or explode": "",
}
COLOURS = {"name colour", "WHO names colour"}
HOW = {
    "a colour": "write 'pick colour' before it",
    "a number": "write 'pick number' before it",
    "a prompt": "write 'pick 0', or the number of a prompt, before it",
    "a card": "write it behind a step that lays a card or not, such as 'may lay CARDS'",
}
# Steps, and words for seats, that need more than hands and two piles, and what an edition must have for them.
FITTINGS = {
    "press WHO COUNT": "launcher",
    "press WHO until fired": "launcher",
    "insert WHO COUNT": "blaster",
    "insert WHO until fired": "blaster",
    "press pile": "piles",
    "clear pile": "piles",
    "share overload": "piles",
    "may lay upper": "piles",
    "add COUNT": "total",
    "set total COUNT": "total",
    "double play": "total",
    "hold CARDS or explode": "total",
    "take TOKEN": "tokens",
    "take any token": "tokens",
    "take two tokens": "tokens",
    "skip next unless TOKEN": "tokens",
    "king chooses seat": "king",
    "king names jester": "king",
    "exchange": "partners",
    "everyone exchanges": "partners",
    "skip foe": "partners",
    # By the seat they are about.
    "partner": "partners",
    "foe": "partners",
    "foes-partner": "partners",
    "king": "king",
    "jester": "king",
}


@dataclass(frozen=True)
class Settled:
    """What is settled at a place of a program."""

    colour: bool
    picked: str = ""
    seat: str = ""

    def after(self, step: str) -> Settled:
        """What is settled behind a step."""
        return replace(
            self,
            colour=self.colour or step in COLOURS,
            picked=PICKS.get(step, self.picked),
            seat=SEATS.get(step, self.seat),
        )

    def missing(self, step: str, words: list[str]) -> str | None:
        """Why a step cannot stand here, None when it can."""
        if step in NEEDS_COLOUR and not self.colour:
            return "no colour is named yet; write 'name colour' before it"
        if step in NEEDS_PICKED and NEEDS_PICKED[step] != self.picked:
            sort = NEEDS_PICKED[step]
            return f"this needs {sort} picked; {HOW[sort]}"
        if step == "link" and self.seat != "two":
            return "no two seats are chosen; write 'choose two seats' before it"
        if step == "lose turn" and self.seat != "lot":
            return "no victim was drawn by lot; write 'lot rival' before it"
        if "target" in words and step != "target me":
            if self.seat == "maybe" and step != "swap WHO":
                return "perhaps nobody is chosen; write 'choose seat' before it"
            if not self.seat:
                return "no seat is chosen; write 'choose seat' before it"
        return None

    def meets(self, other: Settled) -> Settled:
        """What is settled where two ways come together."""
        return Settled(
            self.colour and other.colour,
            self.picked if self.picked == other.picked else "",
            self.seat if self.seat == other.seat else "",
        )


def settles(step: str) -> str:
    """What a step settles for draws behind it: `colour`, `picked`, `target`, or "" for none."""
    if step in COLOURS:
        return "colour"
    if step in PICKS:
        return "picked"
    return "target" if SEATS.get(step) else ""


def fittings(
    programs: Mapping[str, str], devices: Mapping[str, object], numbers: Mapping[str, int], teams: bool
) -> set[str]:
    """What there is on the table of an edition for verbs to use."""
    found = {"partners"} if teams else set()
    if {"launcher", "burst"} <= set(devices):
        found.add("launcher")
    if "arm blaster" in programs.get("on_deal", "") and "threshold" in devices:
        found.add("blaster")
    if numbers.get("piles") and {"lights", "threshold", "overload"} <= set(devices):
        found.add("piles")
    if "ask total" in programs.get("on_turn", ""):
        found.add("total")
    if "cash" in programs.get("on_draw", ""):
        found.add("tokens")
    if "crown starter" in programs.get("on_deal", ""):
        found.add("king")
    return found
