"""The proof sheet shows every face of every edition."""

from __future__ import annotations

from paper.pdf_reading import fonts_not_embedded, lines, tags

from penultimate.language import in_words
from penultimate.paper import decks
from penultimate.paper.proof import proof_pdf


def test_every_face_of_every_edition_is_shown_under_its_edition():
    pdf = proof_pdf()
    text = lines(pdf)
    for edition in decks.editions():
        assert edition in text
    shown = {str(t["/Alt"]) for t in tags(pdf) if t["/S"] == "/Figure"}
    assert {in_words(c) for e in decks.editions() for c in decks.faces(e)} <= shown
    for title in ("Outline, little ink", "Black and white", "As seen with protanopia", "In greyscale"):
        assert title in text
    assert fonts_not_embedded(pdf) == []
    assert proof_pdf() == pdf
