"""Open low: a hand of so few cards lies open. Only what is seen changes, not what may be done."""

from .option import Rule, count

OPTIONS = (count("house.open_low", 0, 0, 15),)

RULE = Rule("open-low", OPTIONS, switched=(("house.open_low", "2"),))
