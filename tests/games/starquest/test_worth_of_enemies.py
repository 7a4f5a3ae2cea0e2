"""What the lab says about points: from fights against one kind of enemy at a time."""

from __future__ import annotations

import pytest

from questhall.games.starquest.lab.worth import Fight, fight, worths_of
from tests.games.starquest.core import core


def test_a_fight_is_the_same_whenever_it_is_fought() -> None:
    first = fight("novice", 7, ("penitent", 0))
    assert first == fight("novice", 7, ("penitent", 0))
    assert first.points == 175, "five of 35 points: half of what four new heroes are worth"


def test_exact_points_are_off_by_nothing() -> None:
    found = worths_of([Fight(kind, 100, 6) for kind in core().units])
    assert found.error == 0
    assert all(one.fair == one.points for one in found.units)


def test_who_does_four_times_the_harm_is_worth_twice_the_points() -> None:
    kinds = list(core().units)
    found = {one.kind: one for one in worths_of([Fight(k, 100, 4 if k == kinds[0] else 1) for k in kinds]).units}
    first, other = found[kinds[0]], found[kinds[1]]
    assert first.fair / first.points == pytest.approx(2 * other.fair / other.points)
