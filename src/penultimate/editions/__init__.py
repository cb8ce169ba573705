"""The editions: one data file each, the register that reads them, and editions that people write."""

from .own import own_edition
from .register import Edition, edition, edition_names, edition_text

__all__ = ["Edition", "edition", "edition_names", "edition_text", "own_edition"]
