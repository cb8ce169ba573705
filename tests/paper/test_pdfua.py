"""Everything printed is PDF/UA-1: what can be read of it here, and by veraPDF where that is installed."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from paper.pdf_reading import assert_accessible, painted_untagged
from paper.test_leaflet import CLASSIC

from penultimate.paper.decks import rules_of
from penultimate.paper.leaflet import leaflet_pdf
from penultimate.paper.own import OwnCard
from penultimate.paper.proof import proof_pdf
from penultimate.paper.scoresheet import ScoreSheet, score_sheet_pdf
from penultimate.paper.sheets import SheetOptions, cards_pdf

SHEETS = {
    "cards": lambda: cards_pdf(rules_of("classic"), SheetOptions(backs=True)),
    "own": lambda: cards_pdf(rules_of("dos"), SheetOptions(own=(OwnCard("Tax", "Pay."),), blanks=1, size="full")),
    "flip": lambda: cards_pdf(rules_of("flip")),
    "leaflet": lambda: leaflet_pdf(CLASSIC),
    "scores": lambda: score_sheet_pdf(ScoreSheet()),
    "proof": proof_pdf,
}


@pytest.fixture(scope="module", params=SHEETS)
def pdf(request):
    return SHEETS[request.param]()


def test_it_says_its_language_and_title_and_names_its_pictures(pdf):
    assert_accessible(pdf, "en")


def test_nothing_is_painted_outside_tags(pdf):
    assert painted_untagged(pdf) == []


@pytest.mark.skipif(shutil.which("verapdf") is None, reason="veraPDF is not installed")
def test_verapdf_agrees(pdf, tmp_path):
    path = tmp_path / "x.pdf"
    path.write_bytes(pdf)
    subprocess.run(["verapdf", "--flavour", "ua1", str(path)], check=True)
