"""Typst, called once per document: a template of this package and its data in, a PDF out.

The same input gives the same bytes: no date is written, no font of the machine is used, nothing is fetched.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from importlib.resources import as_file, files
from typing import Any

from penultimate.paper.errors import MissingExtra, PaperError

# Greek and Cyrillic come from a font that Typst brings along; for other scripts there is none.
_NO_GLYPH = re.compile(r'the text `"(.+?)"` could not be displayed')


def typeset(template: str, data: Mapping[str, Any]) -> bytes:
    """The PDF (PDF/UA-1, tagged) of `templates/<template>.typ`, which finds `data` as `sys.inputs.data`.

    MissingExtra when Typst is not installed, PaperError when a letter is in none of the fonts.
    """
    try:
        import typst
    except ModuleNotFoundError:
        raise MissingExtra from None

    package = files("penultimate.paper")
    source = (package / "templates" / f"{template}.typ").read_bytes()
    with as_file(package / "fonts") as folder:
        try:
            pdf = typst.compile(
                source,
                font_paths=typst.Fonts(include_system_fonts=False, font_paths=[folder]),
                ignore_system_fonts=True,
                format="pdf",
                sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
                pdf_standards=["ua-1"],
                timestamp=0,
            )
        except typst.TypstError as e:
            if missing := _NO_GLYPH.search(str(e)):
                raise PaperError(
                    f"The letter {missing[1]} cannot be printed. Latin, Greek and Cyrillic letters can."
                ) from None
            raise
    return bytes(pdf)
