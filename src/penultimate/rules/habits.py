"""House rules that are only another value of an option: names people know them by."""

from .option import Rule

FORCE_PLAY = Rule("force-play", (), switched=(("turn.must_play", "true"),))
ANY_AFTER_DRAW = Rule("draw-then-play-any", (), switched=(("turn.after_draw", "any_card"),))
DRAW_ENDS = Rule("draw-skips-turn", (), switched=(("turn.drawn_card", "never"),))
DRAW_ON = Rule("draw-until-playable", (), switched=(("turn.draw", "until_playable"),))
NO_ACTION_FINISH = Rule("no-action-finish", (), switched=(("finish.last_card", "numbers_only"),))
FALSE_CALL = Rule("false-call", (), switched=(("uno.false_call", "2"),))
FALSE_CATCH = Rule("false-catch", (), switched=(("uno.false_catch", "2"),))
RULES_LAWYER = Rule(
    "rules-lawyer",
    (),
    switched=(
        ("illegal.mode", "penalise"),
        ("illegal.cards", "2"),
        ("illegal.out_of_turn_cards", "2"),
        ("suggestion.cards", "2"),
    ),
)
ALL = (
    FORCE_PLAY,
    ANY_AFTER_DRAW,
    DRAW_ENDS,
    DRAW_ON,
    NO_ACTION_FINISH,
    FALSE_CALL,
    FALSE_CATCH,
    RULES_LAWYER,
)
