"""The nearest free place: for markers, sentries, waves, Ambush, and whoever fell (ST-275, ST-289 to ST-292)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, repeat
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
    ground, crowd = g.ground, Crowd(bodies, r, near, apart)
    west, north, east, south = r - near[0], r - near[1], ground.width - r - near[0], ground.height - r - near[1]
    for offset in offsets(reach):
        x, y = offset
        if x < west or x > east or y < north or y > south or crowd.bars(offset):
            continue
        level = ground.foothold((near[0] + x, near[1] + y), r)
        if level is None or (level == 0 and offset in crowd.kept_free):
            continue
        spot = Spot(near[0] + x, near[1] + y, level)
        others = bodies if level else crowd.high
        if (fits is None or fits(spot)) and not routes.is_crowded(others, spot, r, apart):
            yield spot


class Crowd:
    """Those around a point, each known from where on he is in the way: who is further away never costs anything."""

    def __init__(self, bodies: Sequence[Body], r: int, near: Point, apart: int) -> None:
        self.r, self.near, self.apart = r, near, apart
        self.taken = set[Point]()
        """Points of the grid where a base would overlap somebody."""
        self.kept_free = set[Point]()
        """Those on the ground that are too near to somebody who stands there."""
        self.high: list[Body] = []
        """Those who stand above or below it."""
        gaps = [max(0, isqrt(square(body.point, near)) - r - body.radius - apart) for body in bodies]
        self.further = sorted([(gap * gap, n, body) for n, (gap, body) in enumerate(zip(gaps, bodies, strict=True))])
        self.further.reverse()

    def bars(self, offset: Point) -> bool:
        """Whether somebody stands there. To be asked for the nearest points first."""
        x, y = offset
        while self.further and self.further[-1][0] <= x * x + y * y:
            body = self.further.pop()[2]
            far = self.r + body.radius
            self.taken.update(points_around(body, far, self.near))
            if body.spot.level:
                self.high.append(body)
            else:
                self.kept_free.update(points_around(body, far + self.apart, self.near))
        return offset in self.taken


def points_around(body: Body, far: int, near: Point) -> Iterable[Point]:
    """The points of the grid that are nearer than that to somebody."""
    u, w = body.spot.x - near[0], body.spot.y - near[1]
    columns = range(-(-(u - far + 1) // GRID) * GRID, u + far, GRID)
    halves = [isqrt(far * far - (x - u) ** 2 - 1) for x in columns]
    rows = [range(-(-(w - half) // GRID) * GRID, w + half + 1, GRID) for half in halves]
    return chain.from_iterable([zip(repeat(x), ys, strict=False) for x, ys in zip(columns, rows, strict=True)])


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
