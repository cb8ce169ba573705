"""What can go wrong on paper, each said in one line that tells what to do."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from penultimate.errors import PenultimateError


class PaperError(PenultimateError):
    """Something a person asked for that cannot be printed or kept."""


class UnknownName(PaperError):
    """A word that is none of those possible; names the nearest one, or all when they are few."""

    def __init__(self, what: str, given: str, known: Iterable[str]) -> None:
        names = list(known)
        folded = {n.lower(): n for n in names}
        if near := get_close_matches(given.lower(), folded, 1, 0.55):
            hint = f"Did you mean {folded[near[0]]}?"
        elif len(names) <= 8:
            hint = f"There are: {', '.join(names)}."
        else:
            hint = f"There are {len(names)}, for example {', '.join(names[:3])}."
        super().__init__(f"There is no {what} {given!r}. {hint}")


class MissingExtra(PaperError):
    """Typst is not installed."""

    def __init__(self) -> None:
        super().__init__("Printing needs Typst. Install it with: pip install 'penultimate[print]'")
