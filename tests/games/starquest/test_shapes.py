"""Outlines, circles and lines in whole numbers, beside a geometry library that reckons with fractions."""

from __future__ import annotations

import math

import pytest
import shapely

from questhall.games.starquest.space.measure import Point, leg, root_up, square, towards
from questhall.games.starquest.space.shapes import (
    Outline,
    are_near,
    holds,
    inside,
    is_simple,
    lines_near,
    meet,
    outline,
    overlaps,
    share_ground,
    swept,
    within,
)
from questhall.kernel.dice import Random

SIZE = 8_000
CASES = 20_000
HAIR = 0.001
"""The library reckons with rounded numbers: nearer than this to the border it may be wrong."""


def point(random: Random, size: int = SIZE) -> Point:
    return random.below(size), random.below(size)


def shape(random: Random) -> Outline:
    """A simple polygon: corners around a middle, in the order of their bearing; dents are allowed."""
    x, y = 2000 + random.below(4000), 2000 + random.below(4000)
    n = 3 + random.below(5)
    bearings = sorted({random.below(3600) for _ in range(n)})
    corners = []
    for bearing in bearings:
        far = 400 + random.below(1800)
        angle = math.radians(bearing / 10)
        corners.append((x + round(far * math.cos(angle)), y + round(far * math.sin(angle))))
    made = outline(tuple(corners))
    polygon = shapely.Polygon(corners) if len(corners) > 2 else None
    return made if polygon is not None and polygon.is_valid and polygon.area > 1000 else shape(random)


def test_the_library_agrees_on_circles_and_outlines() -> None:
    random = Random(1)
    for _ in range(CASES):
        piece, p, r = shape(random), point(random), 200 + random.below(1200)
        polygon, centre = shapely.Polygon(piece.corners), shapely.Point(p)
        apart = polygon.distance(centre)
        if abs(apart - r) > HAIR:
            assert overlaps(piece, p, r) == (apart < r), (piece, p, r)
        to_edge = polygon.exterior.distance(centre)
        if to_edge > HAIR:
            assert inside(piece, p) == polygon.contains(centre), (piece, p)
        if abs(to_edge - r) > HAIR:
            assert holds(piece, p, r) == (polygon.contains(centre) and to_edge > r), (piece, p, r)


def test_the_library_agrees_on_moving_circles() -> None:
    random = Random(2)
    for _ in range(CASES):
        piece, a, b, r = shape(random), point(random), point(random), 200 + random.below(1200)
        apart = shapely.Polygon(piece.corners).distance(shapely.LineString([a, b]))
        if abs(apart - r) > HAIR:
            assert swept(piece, a, b, r) == (apart < r), (piece, a, b, r)


def test_the_library_agrees_on_lines_through_outlines() -> None:
    random = Random(3)
    for _ in range(CASES // 2):
        piece, a, b = shape(random), point(random), point(random)
        found = sum([end - start for start, end in within(piece, a, b)])
        length = math.sqrt(square(a, b))
        told = shapely.Polygon(piece.corners).intersection(shapely.LineString([a, b])).length
        assert float(found) * length == pytest.approx(told, abs=0.01), (piece, a, b)


def test_the_library_agrees_on_two_lines() -> None:
    random = Random(4)
    for _ in range(CASES):
        a, b, c, d, r = *(point(random, 3000) for _ in range(4)), 1 + random.below(900)
        apart = shapely.LineString([a, b]).distance(shapely.LineString([c, d]))
        if abs(apart - r) > HAIR:
            assert lines_near(a, b, c, d, r) == (apart < r), (a, b, c, d, r)
        if apart > HAIR:
            assert not meet(a, b, c, d)


SQUARE = outline(((0, 0), (4000, 0), (4000, 4000), (0, 4000)))


@pytest.mark.rule("ST-244", "ST-247")
def test_touching_is_not_overlapping() -> None:
    assert not overlaps(SQUARE, (4630, 2000), 630)
    assert overlaps(SQUARE, (4629, 2000), 630)
    assert holds(SQUARE, (630, 630), 630)
    assert not swept(SQUARE, (-1000, 4630), (5000, 4630), 630)
    assert swept(SQUARE, (-1000, 4629), (5000, 4629), 630)


@pytest.mark.rule("ST-264")
def test_a_line_along_an_edge_or_through_a_corner_is_not_within() -> None:
    assert within(SQUARE, (-1000, 0), (5000, 0)) == []
    assert within(SQUARE, (-1000, 1000), (1000, -1000)) == []
    assert [(float(start), float(end)) for start, end in within(SQUARE, (-2000, 2000), (6000, 2000))] == [(0.25, 0.75)]


@pytest.mark.rule("ST-239")
def test_a_leg_is_rounded_up() -> None:
    assert leg((0, 0), (3000, 4000)) == 5000
    assert leg((0, 0), (1, 1)) == 2
    assert root_up(0) == 0
    assert towards((0, 0), (3000, 4000), 2500) == (1500, 2000)
    assert towards((0, 0), (-3000, -4000), 2500) == (-1500, -2000)


def coarse(random: Random) -> Outline:
    """A shape on a coarse grid, so that edges and corners of two of them often fall together."""
    n = 3 + random.below(3)
    made = outline(tuple([(random.below(5) * 1000, random.below(5) * 1000) for _ in range(n)]))
    return made if shapely.Polygon(made.corners).is_valid and is_simple(made) else coarse(random)


def test_the_library_agrees_on_two_outlines() -> None:
    random = Random(5)
    for _ in range(CASES // 4):
        one, other, r = shape(random), shape(random), 1 + random.below(1500)
        first, second = shapely.Polygon(one.corners), shapely.Polygon(other.corners)
        common = first.intersection(second).area
        if common == 0 or common > 1:
            assert share_ground(one, other) == (common > 1), (one, other)
        apart = first.distance(second)
        if abs(apart - r) > HAIR:
            assert are_near(one, other, r) == (apart < r), (one, other, r)


def test_the_library_agrees_on_outlines_that_touch() -> None:
    random = Random(6)
    touching = 0
    for _ in range(CASES // 4):
        one, other = coarse(random), coarse(random)
        first, second = shapely.Polygon(one.corners), shapely.Polygon(other.corners)
        common = first.intersection(second).area
        touching += common < 1 and first.distance(second) == 0
        assert share_ground(one, other) == share_ground(other, one) == (common > 1), (one, other)
    assert touching > 200


def test_the_library_agrees_on_outlines_that_cross_themselves() -> None:
    random = Random(7)
    for _ in range(CASES):
        n, step = 3 + random.below(4), (1, 1000)[random.below(2)]
        corners = tuple([(random.below(6000) // step * step, random.below(6000) // step * step) for _ in range(n)])
        if len(set(corners)) < n:
            assert not is_simple(outline(corners))
            continue
        ring = shapely.LinearRing(corners)
        assert is_simple(outline(corners)) == (ring.is_simple and shapely.Polygon(ring).is_valid), corners


@pytest.mark.rule("ST-243")
def test_outlines_that_touch_do_not_overlap() -> None:
    beside = outline(((4000, 0), (6000, 0), (6000, 4000), (4000, 4000)))
    assert not share_ground(SQUARE, beside)
    assert share_ground(SQUARE, outline(((3999, 0), (6000, 0), (6000, 4000), (3999, 4000))))
    assert share_ground(SQUARE, SQUARE)
    assert are_near(SQUARE, beside, 1)
    assert not are_near(SQUARE, outline(((5000, 0), (6000, 0), (6000, 4000))), 1000)


def test_an_outline_with_a_spike_or_without_a_middle_is_not_simple() -> None:
    assert is_simple(SQUARE)
    assert not is_simple(outline(((0, 0), (4000, 0), (2000, 0))))
    assert not is_simple(outline(((0, 0), (4000, 0), (4000, 4000), (4000, 2000), (0, 4000))))
    assert not is_simple(outline(((0, 0), (4000, 4000), (4000, 0), (0, 4000))))
