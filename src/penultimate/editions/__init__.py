"""The editions: one data file each, and the register that reads them."""

from .register import Edition, edition, edition_names

__all__ = ["Edition", "edition", "edition_names"]
