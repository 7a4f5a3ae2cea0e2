"""Lines of sight on the shipped tables and on new ones, beside a geometry library that reckons with fractions.

A few thousand lines are tried with all other tests, any number with QUESTHALL_CASES=100000."""

from __future__ import annotations

import os
from functools import cache

import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from questhall.games.starquest.builder import new_plan
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.plan import SIDE
from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.games.starquest.space.measure import INCH, Point, square
from questhall.games.starquest.space.sight import Body, Line, is_free, sees, sight_points
from questhall.games.starquest.space.terrain import Ground, Piece, Spot
from questhall.kernel.dice import Random

CASES = int(os.environ.get("QUESTHALL_CASES", "6000"))
HAIR = 1.0
"""Thousandths of an inch: nearer than this to the border the library may be wrong."""
HIGHEST = 7 * INCH
BUILT = 3


@cache
def grounds() -> list[Ground]:
    new = [new_plan(seed, Settings(heroes=2, mission=NEW_MISSION), STARQUEST.lore) for seed in range(BUILT)]
    return [plan.ground for plan in (*[STARQUEST.lore.plan(mission) for mission in STARQUEST.lore.missions], *new)]


@cache
def shape_of(piece: Piece) -> shapely.Polygon:
    polygon = shapely.Polygon(piece.outline.corners)
    shapely.prepare(polygon)
    return polygon


def stretches(shape: BaseGeometry, line: Line) -> list[tuple[float, float]]:
    """The heights at both ends of each part of a line that runs within a shape."""
    common = shape.intersection(shapely.LineString([line.a, line.b]))
    parts = [part for part in getattr(common, "geoms", [common]) if part.length > HAIR]
    whole, rise = square(line.a, line.b) ** 0.5, line.to_height - line.from_height
    start = shapely.Point(line.a)
    ends = [[start.distance(shapely.Point(p)) / whole for p in (part.coords[0], part.coords[-1])] for part in parts]
    return [(line.from_height + rise * one, line.from_height + rise * other) for one, other in ends]


def is_close(piece: Piece, line: Line) -> bool:
    """Whether so little decides that rounding could."""
    shape, edge = shape_of(piece), shape_of(piece).exterior
    ends = [edge.distance(shapely.Point(p)) < HAIR for p in (line.a, line.b)]
    thin = 0 < shape.intersection(shapely.LineString([line.a, line.b])).length <= HAIR
    level = [abs(height - piece.height) < HAIR for heights in stretches(shape, line) for height in heights]
    return any(ends) or thin or any(level)


def stops(piece: Piece, line: Line) -> bool:
    """By the words of ST-264 and ST-265, with the library."""
    shape = shape_of(piece)
    if piece.form == "area" and (shape.contains(shapely.Point(line.a)) or shape.contains(shapely.Point(line.b))):
        return False
    return any(min(heights) < piece.height for heights in stretches(shape, line))


def any_line(random: Random) -> Line:
    """Half of them level with each other, as between two who stand on the ground."""
    a, b = ((random.below(SIDE), random.below(SIDE)) for _ in "ab")
    low, high = random.below(HIGHEST), random.below(HIGHEST)
    return Line(a, low, b, low if random.below(2) else high)


@pytest.mark.rule("ST-264", "ST-265")
def test_the_library_agrees_on_what_stops_a_line() -> None:
    random, free = Random(21), 0
    for n in range(CASES):
        ground, line = grounds()[n % len(grounds())], any_line(random)
        path = shapely.LineString([line.a, line.b])
        near = [piece for piece in ground.screens if shape_of(piece).intersects(path)]
        if any(is_close(piece, line) for piece in near):
            continue
        expected = not any(stops(piece, line) for piece in near)
        assert is_free(ground, line) == expected, (ground.pieces, line)
        free += expected
    assert CASES / 20 < free < CASES * 19 / 20


def two(random: Random, ground: Ground) -> tuple[Body, Body]:
    one, other = (standing(random, ground) for _ in "ab")
    return one, other


def standing(random: Random, ground: Ground) -> Body:
    """Somebody who stands on the ground or on top of something."""
    r = (492, 630, 984)[random.below(3)]
    while True:
        p: Point = (r + random.below(SIDE - 2 * r), r + random.below(SIDE - 2 * r))
        level = ground.level_at(p, r)
        if level is not None:
            return Body(Spot(*p, level), r, (1250, 2000)[random.below(2)])


@pytest.mark.rule("ST-263")
def test_two_see_each_other_if_any_of_their_lines_is_free() -> None:
    """Every line against every piece and everybody: leaving out those far away changes nothing, nor who looks."""
    random, seen = Random(22), 0
    for n in range(CASES // 6):
        ground = grounds()[n % len(grounds())]
        (one, other), between = two(random, ground), two(random, ground)
        lines = [Line(a.point, a.top, p, b.top) for a, b in ((one, other), (other, one)) for p in sight_points(b)]
        expected = any(is_free(ground, line, between) for line in lines)
        assert sees(ground, one, other, between) == sees(ground, other, one, between) == expected
        seen += expected
    assert CASES / 60 < seen < CASES / 6
