"""What one gets to without a jump: the coarse grid first, the exact net where it misses a way."""

from __future__ import annotations

import pytest

from questhall.games.starquest.plan import SIDE
from questhall.games.starquest.reach import Reach, lying, places_near, standing
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.space.terrain import Ground, Piece, Spot, ground
from questhall.games.starquest.values import RADII
from tests.games.starquest.scenario import box

HERO, LARGE = RADII[32], RADII[60]
START = Spot(2 * INCH, 2 * INCH)


def table(*pieces: Piece) -> Ground:
    return ground(SIDE, SIDE, pieces)


def walled(door: float) -> Ground:
    """A wall from edge to edge with a door in it, not at a place of the grid."""
    high = 30.2 - door / 2
    return table(box(20, 0, 1, high, height=5), box(20, high + door, 1, 48 - high - door, height=5))


@pytest.mark.rule("ST-247")
def test_a_passage_is_open_if_it_is_as_wide_as_the_base() -> None:
    behind = Spot(40 * INCH, 10 * INCH)
    assert Reach(walled(1.3), HERO, START).to(behind, 0) == behind
    assert Reach(walled(1.2), HERO, START).to(behind, 0) is None
    assert Reach(walled(1.3), LARGE, START).to(behind, 0) is None
    assert Reach(walled(2.5), LARGE, START).to(behind, 0) == behind


@pytest.mark.rule("ST-173", "ST-174", "ST-250")
def test_what_is_climbed_is_reached_and_what_is_jumped_is_not() -> None:
    for height, reached in ((3, True), (4, False)):
        here = table(box(20, 20, 6, 6, height=height))
        top = lying(here, (23 * INCH, 23 * INCH))
        assert top.level == height * INCH
        assert (Reach(here, HERO, START).to(top, INCH) is not None) == reached


@pytest.mark.rule("ST-241", "ST-242")
def test_whoever_stands_below_is_not_beside_what_lies_above() -> None:
    here = table(box(20, 20, 1, 1, height=3))
    assert list(places_near(here, lying(here, (20_500, 20_500)), HERO, INCH)) == []
    assert list(places_near(here, lying(here, (20_500, 20_500)), HERO, 4 * INCH)) != []


@pytest.mark.rule("ST-172", "ST-250")
def test_a_gap_is_gone_around() -> None:
    beyond = Spot(24 * INCH, 40 * INCH)
    assert Reach(table(box(0, 20, 40, 3, "gap", 4)), HERO, START).to(beyond, 0) == beyond
    assert Reach(table(box(0, 20, 48, 3, "gap", 4)), HERO, START).to(beyond, 0) is None
    assert Reach(table(box(0, 20, 48, 1, "gap", 4)), HERO, START).to(beyond, 0) == beyond


@pytest.mark.rule("ST-245")
def test_nobody_stands_in_a_wall_or_over_an_edge() -> None:
    here = table(box(20, 20, 6, 6, height=2), box(30, 20, 6, 6, height=5, impassable=True))
    assert standing(here, (23 * INCH, 23 * INCH), HERO) == Spot(23 * INCH, 23 * INCH, 2 * INCH)
    assert standing(here, (20 * INCH, 23 * INCH), HERO) is None
    assert standing(here, (33 * INCH, 23 * INCH), HERO) is None
    assert standing(here, (47_900, 10_000), HERO) is None
