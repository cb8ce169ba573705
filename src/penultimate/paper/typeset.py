"""Typst, called once per document: a template of this package and its data in, a PDF out.

The same input gives the same bytes: no date is written, no font of the machine is used, nothing is fetched.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import as_file, files
from typing import Any

from penultimate.paper.errors import MissingExtra

FONT = "Atkinson Hyperlegible"


def typeset(template: str, data: Mapping[str, Any]) -> bytes:
    """The PDF (PDF/UA-1, tagged) of `templates/<template>.typ`, which finds `data` as `sys.inputs.data`.

    MissingExtra when Typst is not installed.
    """
    try:
        import typst
    except ModuleNotFoundError:
        raise MissingExtra from None

    package = files("penultimate.paper")
    source = (package / "templates" / f"{template}.typ").read_bytes()
    with as_file(package / "fonts") as folder:
        pdf = typst.compile(
            source,
            font_paths=typst.Fonts(include_system_fonts=False, font_paths=[folder]),
            ignore_system_fonts=True,
            format="pdf",
            sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
            pdf_standards=["ua-1"],
            timestamp=0,
        )
    return bytes(pdf)
