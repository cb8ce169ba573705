"""What the tests read out of a PDF: pages, text with places, fonts, tags."""

from __future__ import annotations

import io
import re
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 72 / 25.4


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def page_sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of every page in millimetres."""
    return [
        (round(float(p.mediabox.width) / MM, 1), round(float(p.mediabox.height) / MM, 1)) for p in reader(pdf).pages
    ]


def lines(pdf: bytes, page: int | None = None) -> list[str]:
    """The lines of the text layer."""
    pages = reader(pdf).pages
    chosen = pages if page is None else [pages[page]]
    return [line.strip() for p in chosen for line in p.extract_text().splitlines() if line.strip()]


def words(pdf: bytes) -> str:
    """The whole text layer in one line."""
    return re.sub(r"\s+", " ", " ".join(p.extract_text() for p in reader(pdf).pages))


def places(pdf: bytes, page: int) -> list[tuple[str, float, float]]:
    """Pieces of text with their place in millimetres from the upper left corner."""
    found: list[tuple[str, float, float]] = []
    p = reader(pdf).pages[page]
    height = float(p.mediabox.height)

    def visit(text: str, cm: list[float], tm: list[float], _font: Any, _size: float) -> None:
        if text.strip():
            # the text matrix within the matrix of the page
            x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
            y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            found.append((text.strip(), x / MM, (height - y) / MM))

    p.extract_text(visitor_text=visit)
    return found


def fonts_not_embedded(pdf: bytes) -> list[str]:
    """The names of all fonts that are used but not in the file."""
    missing = []
    for page in reader(pdf).pages:
        for font in page.get("/Resources", {}).get("/Font", {}).values():
            parts = font.get_object()
            for part in [d.get_object() for d in parts.get("/DescendantFonts", [parts])]:
                descriptor = part.get("/FontDescriptor", {}).get_object()
                if not any(k in descriptor for k in ("/FontFile", "/FontFile2", "/FontFile3")):
                    missing.append(str(part.get("/BaseFont")))
    return missing


def _elements(node: Any) -> list[Any]:
    node = node.get_object()
    if isinstance(node, list):
        return [e for child in node for e in _elements(child)]
    if not hasattr(node, "get") or "/S" not in node:
        children = node.get("/K", []) if hasattr(node, "get") else []
        return _elements(children) if children else []
    return [
        node,
        *(_elements(node["/K"]) if "/K" in node and hasattr(node["/K"].get_object(), "__iter__") else []),
    ]


def tags(pdf: bytes) -> list[Any]:
    """All structure elements, in order."""
    return _elements(reader(pdf).trailer["/Root"]["/StructTreeRoot"]["/K"])


def assert_accessible(pdf: bytes, lang: str) -> None:
    """The conditions of PDF/UA-1 that can be read without a validator."""
    root = reader(pdf).trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"].value is True if hasattr(root["/MarkInfo"]["/Marked"], "value") else True
    assert root["/Lang"] == lang
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert reader(pdf).metadata.title
    xmp = root["/Metadata"].get_object().get_data().decode()
    assert re.search(r"<pdfuaid:part>1</pdfuaid:part>", xmp)
    for element in tags(pdf):
        if element["/S"] == "/Figure":
            assert element.get("/Alt"), "a picture without words"
    for page in reader(pdf).pages:
        assert page.get("/Tabs") == "/S"


_PAINTS = {
    b"Tj",
    b"TJ",
    b"'",
    b'"',
    b"Do",
    b"f",
    b"F",
    b"f*",
    b"B",
    b"B*",
    b"b",
    b"b*",
    b"S",
    b"s",
    b"sh",
    b"BI",
}


def painted_untagged(pdf: bytes) -> list[str]:
    """Operators that paint outside any tag and any artifact: a screen reader would stumble on them."""
    loose = []
    document = reader(pdf)
    for page in document.pages:
        depth = 0
        for _, operator in ContentStream(page.get_contents(), document).operations:
            if operator in (b"BDC", b"BMC"):
                depth += 1
            elif operator == b"EMC":
                depth -= 1
            elif operator in _PAINTS and depth == 0:
                loose.append(operator.decode())
    return loose
