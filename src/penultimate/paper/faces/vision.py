"""How colours look to other eyes: contrast, difference, and simulated kinds of colour sight.

Used by the proof sheet and by the tests that hold the palette to its promises.
"""

from __future__ import annotations

import re
from typing import Literal

Sight = Literal["protanopia", "deuteranopia", "tritanopia", "greyscale"]
RGB = tuple[float, float, float]

# Full severity, applied in linear light (Machado, Oliveira and Fernandes 2009); grey by luminance.
SIGHTS: dict[Sight, tuple[RGB, RGB, RGB]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}


def linear(colour: str) -> RGB:
    """`#rrggbb` as linear light, each part from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return r, g, b


def _hex(rgb: RGB) -> str:
    def part(v: float) -> int:
        v = min(1.0, max(0.0, v))
        return round(255 * (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))

    return "#" + "".join(f"{part(v):02x}" for v in rgb)


def seen(colour: str, sight: Sight) -> str:
    """`#rrggbb` as somebody with that sight sees it."""
    rgb = linear(colour)
    r, g, b = (sum(m * v for m, v in zip(row, rgb, strict=True)) for row in SIGHTS[sight])
    return _hex((r, g, b))


def seen_svg(svg: str, sight: Sight) -> str:
    """A whole drawing as somebody with that sight sees it."""
    return re.sub(r"#[0-9a-f]{6}\b", lambda m: seen(m[0], sight), svg)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def oklab(colour: str) -> RGB:
    """Lightness, green-red and blue-yellow in OKLab."""
    r, g, b = linear(colour)
    lms = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    x, y, z = (v ** (1 / 3) for v in lms)
    return (
        0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z,
        1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z,
        0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z,
    )


def difference(one: str, other: str) -> float:
    """How different two colours look: the distance in OKLab; about 0.02 is just noticeable."""
    return float(sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other), strict=True)) ** 0.5)
