"""The nearest free place: for markers, sentries, waves, Ambush, and whoever fell (ST-275, ST-289 to ST-292)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import isqrt
from typing import TYPE_CHECKING

from ..space.measure import INCH, Point, square
from ..space.sight import Body
from ..space.terrain import Spot
from . import routes
from .coherency import ALL, bodies_together

if TYPE_CHECKING:
    from ..state import StarQuest

GRID = INCH // 4
"""How far apart the places are that are looked at."""
FURTHEST = 48 * INCH
ELSEWHERE = INCH
"""How far from each other the places are that are tried for the first of a group."""
MOST_TRIES = 40
FEW = 6
"""With more who stand about it pays to look up beforehand which points they keep free around them."""

Fits = Callable[[Spot], bool]


@cache
def offsets(reach: int) -> tuple[Point, ...]:
    """Points of the grid around a place, the nearest first; of equal ones the order is always the same."""
    n = reach // GRID
    found = [(x * GRID, y * GRID) for x in range(-n, n + 1) for y in range(-n, n + 1)]
    return tuple(
        sorted([p for p in found if p[0] ** 2 + p[1] ** 2 <= reach * reach], key=lambda p: (p[0] ** 2 + p[1] ** 2, p))
    )


def places(
    g: StarQuest, r: int, near: Point, reach: int, bodies: Sequence[Body], apart: int = INCH, fits: Fits | None = None
) -> Iterator[Spot]:
    """For a base of radius r, so far from all bodies, the nearest to a point first and none further than that."""
    bodies = [body for body in bodies if square(body.point, near) < (reach + r + body.radius + apart) ** 2]
    ground, taken = g.ground, taken_by(bodies, r, near)
    low, flat = [body for body in bodies if not body.spot.level], set[Point]()
    high = [body for body in bodies if body.spot.level]
    if len(low) > FEW:
        flat = taken_by(low, r + apart, near)
    west, north, east, south = r - near[0], r - near[1], ground.width - r - near[0], ground.height - r - near[1]
    for offset in offsets(reach):
        x, y = offset
        if x < west or x > east or y < north or y > south or offset in taken:
            continue
        level = ground.foothold((near[0] + x, near[1] + y), r)
        if level is None or (level == 0 and offset in flat):
            continue
        spot = Spot(near[0] + x, near[1] + y, level)
        crowd = high if flat and level == 0 else bodies
        if (fits is None or fits(spot)) and not routes.is_crowded(crowd, spot, r, apart):
            yield spot


def taken_by(bodies: Sequence[Body], r: int, near: Point) -> set[Point]:
    """The points of the grid that are nearer than r to somebody's base."""
    found = set[Point]()
    for body in bodies:
        u, w, far = body.spot.x - near[0], body.spot.y - near[1], r + body.radius
        for x in range(-(-(u - far + 1) // GRID) * GRID, u + far, GRID):
            half = isqrt(far * far - (x - u) ** 2 - 1)
            found.update([(x, y) for y in range(-(-(w - half) // GRID) * GRID, w + half + 1, GRID)])
    return found


def nearest_place(
    g: StarQuest, r: int, near: Point, reach: int, bodies: Sequence[Body], apart: int = INCH, fits: Fits | None = None
) -> Spot | None:
    return next(places(g, r, near, reach, bodies, apart, fits), None)


def place_group(
    g: StarQuest, n: int, r: int, tall: int, near: Point, reach: int, bodies: Sequence[Body], fits: Fits | None = None
) -> list[Spot] | None:
    """Places for all models of a unit: the first as near as possible, the others with it (ST-88, ST-89). Where the
    others find no room, the first is tried elsewhere."""
    tried = list[Spot]()
    for first in places(g, r, near, reach, bodies, fits=fits):
        if any(square(first.point, other.point) < ELSEWHERE**2 for other in tried):
            continue
        found = with_others(g, n, r, tall, first, bodies, fits)
        if found is not None or len(tried) == MOST_TRIES:
            return found
        tried.append(first)
    return None


def with_others(
    g: StarQuest, n: int, r: int, tall: int, first: Spot, bodies: Sequence[Body], fits: Fits | None
) -> list[Spot] | None:
    """One after the other as near to the first as possible."""
    found = [first]
    while len(found) < n:
        own = tuple([Body(spot, r, tall) for spot in found])

        def joins(spot: Spot, own: Sequence[Body] = own) -> bool:
            """Beside the others and not on them."""
            free = all((spot.x - o.spot.x) ** 2 + (spot.y - o.spot.y) ** 2 >= (2 * r) ** 2 for o in own)
            return free and (fits is None or fits(spot)) and bodies_together([*own, Body(spot, r, tall)])

        following = nearest_place(g, r, first.point, 2 * r + ALL, bodies, fits=joins)
        if following is None:
            return None
        found.append(following)
    return found
