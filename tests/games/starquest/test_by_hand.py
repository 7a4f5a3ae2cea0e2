"""Beside a real table figures are moved by hand, wherever a figure can stand."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.invariants import broken
from questhall.games.starquest.settings import Settings
from tests.games.starquest.scenario import Inches, Table, box


def beside() -> Table:
    here = Settings(heroes=2, beside=True)
    t = Table("pilot", "mender", terrain=(box(30, 30, 4, 4, impassable=True),), settings=here)
    t.put("scrap_gang", (20, 20))
    return t


def says(t: Table, unit: int, n: int, to: Inches) -> str:
    """Why a figure cannot be put there; nothing: it is there."""
    before = t.g.clone()
    answer = m.Place(unit, n, t.at(*to))
    refusal = t.g.answer(1, answer)
    if refusal is not None:
        assert t.g.units == before.units
        return refusal.key
    moved = next(model for model in t.g.sure(unit).models if model.n == n)
    assert moved.spot.point == t.at(*to)
    assert broken(t.g) == []
    return ""


@pytest.mark.rule("ST-1")
def test_a_figure_is_moved_by_hand() -> None:
    t = beside()
    assert says(t, 1, 0, (24, 10)) == ""
    assert says(t, 11, 1, (21.3, 24)) == ""
    assert t.told("log.placed")[-1]["unit"] == 11


@pytest.mark.rule("ST-1", "ST-245")
def test_but_not_into_a_wall_off_the_table_or_onto_somebody() -> None:
    t = beside()
    assert says(t, 1, 0, (32, 32)) == "refusal.impassable"
    assert says(t, 1, 0, (0.2, 10)) == "refusal.table-edge"
    assert says(t, 1, 0, (20.3, 20)) == "refusal.no-place-to-stand"
    second = t.g.units[11].models[1].spot
    assert says(t, 11, 0, (second.x / 1000 + 0.5, second.y / 1000)) == "refusal.no-place-to-stand"


@pytest.mark.rule("ST-1", "ST-98")
def test_who_is_not_on_the_table_cannot_be_moved() -> None:
    t = beside()
    t.hero(2).aside = True
    assert says(t, 2, 0, (24, 10)) == "refusal.no-such-figure"
    assert t.g.refuse(1, m.Place(77, 0, t.at(24, 10))) is not None


@pytest.mark.rule("ST-1")
def test_at_a_table_of_the_house_nobody_moves_anything_by_hand() -> None:
    t = Table("pilot", "mender")
    refusal = t.g.answer(1, m.Place(1, 0, t.at(24, 10)))
    assert refusal is not None
    assert refusal.key == "refusal.not-beside"
