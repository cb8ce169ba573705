"""Music chairs: everybody sits somewhere else in the next round."""

from .option import Rule, switch

OPTIONS = (switch("house.music_chairs"),)

RULE = Rule("music-chairs", OPTIONS, switched=(("house.music_chairs", "true"),))
