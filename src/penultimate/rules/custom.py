"""The menu of effects a table may give its customizable and blank cards (editions.md 4.3)."""

MENU = {
    "others_draw_1": "draw rivals 1",
    "next_draws_3": "draw next 3",
    "swap": "choose seat; swap target",
    "pass_hands": "pass hands",
    "chosen_draws_2": "choose seat; draw target 2",
    "skip_all": "again",
}
