"""A pad as text and as CSV."""

from __future__ import annotations

import csv
import io

import pytest

from penultimate.paper.scorepad import Hand, Out, Pad, Terms
from penultimate.paper.share import as_csv, as_text
from penultimate.paper.words import LANGUAGES

PAD = Pad(Terms(("Ada", "Beatriz", "Cem"), target=250)).add(Out(1)).add(Hand(2, 75)).add(Hand(0, 18))


def test_text_keeps_its_columns():
    assert as_text(PAD) == (
        "classic · who goes out takes all points · to 250\n\n"
        "Round  Ada  Beatriz  Cem\n"
        "------------------------\n"
        "1        0       93    0\n"
        "------------------------\n"
        "Sum      0       93    0\n\n"
        "Beatriz is ahead. Beatriz deals next."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_can_be_said(lang):
    two = ("Ada", "Bea")
    for pad in (
        Pad(Terms(two)),
        Pad(Terms(two)).add(Out(0)),
        Pad(Terms(two)).add(Out(None)),
        Pad(Terms(two, rounds=1, mode="none")).add(Out(0)),
        Pad(Terms(two, rounds=3, mode="own", tie="shared")).add(Out(0)).add(Hand(1, 4)),
        Pad(Terms(two, rounds=1, tie="shared")).add(Out(None)),
        Pad(Terms(two, target=None, mode="none")).add(Out(0)),
        Pad(Terms(("A", "B", "C"), rounds=3)).add(Out(0)).add(Hand(1, 4)).add(Hand(2, 1)),
    ):
        text = as_text(pad, lang)
        assert "{" not in text
        assert text.splitlines()[-1].endswith(".")


def test_two_ahead_and_shared():
    pad = Pad(Terms(("Ada", "Bea", "Cem"), rounds=2, mode="none", tie="shared")).add(Out(0)).add(Out(1))
    assert as_text(pad).endswith("Ada and Bea share the win.")


def test_csv_reads_back():
    rows = list(csv.reader(io.StringIO(as_csv(PAD))))
    assert rows == [
        ["Round", "Dealer", "Went out", "Ada", "Beatriz", "Cem"],
        ["1", "Ada", "Beatriz", "0", "93", "0"],
        ["Sum", "", "", "0", "93", "0"],
    ]


def test_a_name_is_no_formula():
    pad = Pad(Terms(("=1+1", "Bea, the 2nd"))).add(Out(0)).add(Hand(1, 5))
    rows = list(csv.reader(io.StringIO(as_csv(pad))))
    assert rows[0][3:] == ["'=1+1", "Bea, the 2nd"]
