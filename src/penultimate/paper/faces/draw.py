"""Pieces of SVG text: paths, and placing what was drawn in its own box.

Only paths and groups come out of here. No text, so no font can be missing, and nothing that a printer's
or a browser's own idea of a circle could change.
"""

from __future__ import annotations

Box = tuple[float, float]


def number(value: float) -> str:
    """A coordinate as short text, the same on every machine: at most three decimals, no trailing zeros."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def at(x: float, y: float, width: float, height: float, body: str, turn: float = 0, box: Box = (100, 100)) -> str:
    """Place `body`, drawn in `box`, into the rectangle x y width height; `turn` in degrees, clockwise."""
    spin = f" rotate({number(turn)} {number(box[0] / 2)} {number(box[1] / 2)})" if turn else ""
    scale = f"scale({number(width / box[0])} {number(height / box[1])})"
    return f'<g transform="translate({number(x)} {number(y)}) {scale}{spin}">{body}</g>'


def turned(body: str, angle: float, x: float, y: float) -> str:
    """`body` turned by `angle` degrees about the point x y."""
    return f'<g transform="rotate({number(angle)} {number(x)} {number(y)})">{body}</g>'


def line(d: str, colour: str, width: float = 12, cap: str = "butt", join: str = "miter") -> str:
    """A stroke along the path `d`."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linecap="{cap}" stroke-linejoin="{join}"/>'
    )


def fill(d: str, colour: str, edge: str = "", width: float = 0) -> str:
    """The area of the path `d`; with `edge` and `width` also its outline, with round corners."""
    stroke = f' stroke="{edge}" stroke-width="{number(width)}" stroke-linejoin="round"' if edge and width else ""
    return f'<path d="{d}" fill="{colour}"{stroke}/>'


def circle(x: float, y: float, r: float) -> str:
    """The path of a circle."""
    n = number
    return f"M{n(x - r)} {n(y)} a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0 a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0 Z"


def dot(x: float, y: float, r: float, colour: str) -> str:
    """A filled circle."""
    return fill(circle(x, y, r), colour)


def ring(x: float, y: float, r: float, colour: str, width: float) -> str:
    """The outline of a circle."""
    return line(circle(x, y, r), colour, width)


def rounded(x: float, y: float, width: float, height: float, r: float) -> str:
    """The path of a rectangle with round corners."""
    n, w, h = number, width - 2 * r, height - 2 * r
    corner = f"a{n(r)} {n(r)} 0 0 1"
    return (
        f"M{n(x + r)} {n(y)} h{n(w)} {corner} {n(r)} {n(r)} v{n(h)} {corner} {n(-r)} {n(r)}"
        f" h{n(-w)} {corner} {n(-r)} {n(-r)} v{n(-h)} {corner} {n(r)} {n(-r)} Z"
    )


def plate(
    x: float,
    y: float,
    width: float,
    height: float,
    colour: str,
    edge: str = "",
    thick: float = 0,
    turn: float = 0,
    r: float | None = None,
) -> str:
    """A small card: a round-cornered rectangle, turned about its own middle."""
    shape = rounded(x, y, width, height, width * 0.14 if r is None else r)
    stroke = f' stroke="{edge}" stroke-width="{number(thick)}"' if edge else ""
    path = f'<path d="{shape}" fill="{colour}"{stroke}/>'
    return turned(path, turn, x + width / 2, y + height / 2) if turn else path


def arrow(x: float, y: float, turn: float, colour: str, scale: float = 1) -> str:
    """An arrow head; at 0 degrees it points down."""
    return (
        f'<path d="M-17 -9 L17 -9 L0 17 Z" fill="{colour}" transform="translate({number(x)} {number(y)})'
        f' rotate({number(turn)}) scale({number(scale)})"/>'
    )


def document(body: str, x: float, y: float, width: float, height: float, title: str = "") -> str:
    """A whole SVG whose view is the rectangle x y width height."""
    view = " ".join(map(number, (x, y, width, height)))
    name = title.replace("&", "&amp;").replace("<", "&lt;")
    head = f"<title>{name}</title>" if title else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img">{head}{body}</svg>'
