"""Draw the icons of the installed page from the mark. Run by hand when the mark changes; needs the extra `print`."""

from __future__ import annotations

from pathlib import Path

import typst

from penultimate.paper import faces

PUBLIC = Path(__file__).parent.parent / "public"
GROUND = "#171a26"
# Size in pixels, the part of it that the mark fills, and how round the ground is: launchers cut a maskable one.
ICONS = {
    "icon-180.png": (180, 0.62, 0),
    "icon-192.png": (192, 0.66, 22),
    "icon-512.png": (512, 0.66, 22),
    "icon-maskable-512.png": (512, 0.52, 0),
}


def drawing(part: float, round_: int) -> str:
    """The mark on its ground, on 100 x 100."""
    size = 100 * part
    edge = (100 - size) / 2
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="{round_}" fill="{GROUND}"/>'
        f'<g transform="translate({edge} {edge}) scale({size / 100})">{faces.mark(front="#fbfaf7")}</g></svg>'
    )


def main() -> None:
    """Write all icons."""
    for name, (pixels, part, round_) in ICONS.items():
        source = f"""#set page(width: {pixels}pt, height: {pixels}pt, margin: 0pt, fill: none)
#image(bytes(sys.inputs.svg), format: "svg", width: 100%)"""
        made = typst.compile(source.encode(), format="png", ppi=72, sys_inputs={"svg": drawing(part, round_)})
        (PUBLIC / name).write_bytes(made)


if __name__ == "__main__":
    main()
