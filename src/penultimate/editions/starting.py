"""The text an edition of one's own begins with."""

from __future__ import annotations

import re

from .register import edition_text

START = """\
title = "{title}"
seats = [2, 10]
hand = 7

[deck] # copies of each sign: in each of the four colours, and without a colour
coloured = {{ "0" = 1, "1-9" = 2, "+2" = 2, rev = 2, skip = 2, gust = 1 }}
wild = {{ W = 4, Wstorm = 2 }}

[effects] # what a card does when it is laid: steps parted by ;
"+2" = "penalty 2"
rev = "reverse"
skip = "skip 1"
gust = "draw rivals 1; again"
W = "name colour"
Wstorm = "name colour; pass hands"

[first] # what it does when it is turned up first; left out: nothing, but a wild is then a plain one
"+2" = "penalty 2"
rev = "reverse"
skip = "skip 1"
Wstorm = "redraw"

[last] # what is left of it when it was the last card; left out: its draws. "never": it may not be the last
Wstorm = ""

[points] # left out: numbers their value, signs 20, wilds 50
gust = 30

[names] # of your own cards
gust = "gust"
Wstorm = "wild storm"
"""


def starting_text(title: str, source: str | None = None) -> str:
    """A small edition to change, or a copy of one that comes with Penultimate under another title.

    Raises PenultimateError for a source that there is not.
    """
    quoted = title.replace("\\", "\\\\").replace('"', '\\"')
    if source is None:
        return START.format(title=quoted)
    return re.sub(r'^title = ".*"$', lambda _: f'title = "{quoted}"', edition_text(source), count=1, flags=re.MULTILINE)
