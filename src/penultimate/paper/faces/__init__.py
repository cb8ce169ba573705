"""The faces of all cards, drawn as SVG: one module for browser, docs and paper.

face("R5")  face("W+4", style="outline")  face("W", named="green")  back()
"""

from penultimate.paper.faces.back import back, mark
from penultimate.paper.faces.card import Crop, crop_for, face
from penultimate.paper.faces.codes import UnknownCard, parse, sides
from penultimate.paper.faces.palette import STYLES, Style

__all__ = [
    "STYLES",
    "Crop",
    "Style",
    "UnknownCard",
    "back",
    "crop_for",
    "face",
    "mark",
    "parse",
    "sides",
]
