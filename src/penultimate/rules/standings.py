"""What is made of points: doubled, or carried over from match to match."""

from .option import Rule, switch

DOUBLE = Rule("double-score", (switch("house.double_score"),), switched=(("house.double_score", "true"),))
SEASON = Rule("season", (switch("house.season"),), switched=(("house.season", "true"),))
