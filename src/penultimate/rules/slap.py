"""Slap: on the numbers named everybody slaps the pile, and the last one draws."""

from ..kernel.draft import Draft, Face
from .option import Rule, Values, choice, count, items, switch

OPTIONS = (
    items("house.slap", lambda item: item.isascii() and item.isdigit() and int(item) <= 10),
    count("house.slap_cards", 2, 0, 30),
    switch("house.slap_player_included", True),
    choice("house.slap_missing", "all_draw", "last_seat_only"),
)


def shape(draft: Draft, values: Values) -> None:
    numbers = values.words("house.slap")
    if numbers:

        def slapped(face: Face) -> bool:
            return face.symbol in numbers

        draft.after_effect.append((slapped, "slap"))
    draft.numbers["slap_cards"] = values.count("house.slap_cards")
    draft.numbers["slap_player"] = int(values.on("house.slap_player_included"))
    draft.numbers["slap_last_only"] = int(values["house.slap_missing"] == "last_seat_only")


RULE = Rule("slap", OPTIONS, shape, switched=(("house.slap", "6,9"),))
