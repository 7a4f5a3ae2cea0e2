"""Where one can stand near a point, and what one gets to without a jump.

A coarse grid of places, joined by legs that can be gone, finds nearly everything at once; the few places that it misses
are looked for over the exact net of shortest ways.
"""

from __future__ import annotations

from collections.abc import Iterator

from .measuring import point, within
from .space.legs import Leg, Walker, gone
from .space.measure import INCH, Point, square
from .space.net import Net, net
from .space.sight import Body
from .space.terrain import Ground, Spot
from .space.ways import shortest

STRIDE = 2 * INCH
"""Between the places of the grid."""
FINE = INCH // 2
"""Between the places that are tried around a point."""
FAR = 6 * INCH
"""So far around a point it is looked for a place."""
AROUND: tuple[Point, ...] = tuple(
    sorted(
        [(x, y) for x in range(-FAR, FAR + 1, FINE) for y in range(-FAR, FAR + 1, FINE)],
        key=lambda p: (square(p, (0, 0)), p),
    )
)
"""The nearest first."""
BESIDE: tuple[Point, ...] = tuple([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])


def standing(ground: Ground, p: Point, r: int) -> Spot | None:
    """A base there, if it can stand there (ST-245)."""
    level = ground.foothold(p, r)
    return None if level is None else Spot(*p, level)


def lying(ground: Ground, p: Point) -> Spot:
    """A marker there (ST-242); where nobody can be, it is looked for from the table (ST-289)."""
    return standing(ground, p, 0) or Spot(*p)


def places_near(ground: Ground, spot: Spot, r: int, near: int) -> Iterator[Spot]:
    """Where a base stands so that no more than that is between it and a marker, the nearest first."""
    for x, y in AROUND:
        if x * x + y * y > (near + r) ** 2:
            break
        place = standing(ground, (spot.x + x, spot.y + y), r)
        if place is not None and within(Body(place, r, 0), point(spot), near):
            yield place


class Reach:
    """What a base of one size gets to from one place."""

    def __init__(self, ground: Ground, radius: int, start: Spot) -> None:
        self.ground = ground
        self.radius = radius
        self.start = start
        self.who = Walker(radius, jumps=False)
        self.places: dict[Point, Spot] = {}
        """By their column and row."""
        self._spread()
        self._net: Net | None = None

    def _spread(self) -> None:
        """From place to place; where nobody stands in between, over it to the next."""
        column, row = self.start.x // STRIDE, self.start.y // STRIDE
        edge = [(self.start, (column + x, row + y), (0, 0)) for x in (0, 1) for y in (0, 1)]
        stands: dict[Point, Spot | None] = {}
        while edge:
            here, at, by = edge.pop()
            if at in self.places:
                continue
            if at not in stands:
                stands[at] = standing(self.ground, (at[0] * STRIDE, at[1] * STRIDE), self.radius)
            there = stands[at]
            if there is None:
                if any(by):
                    edge.append((here, (at[0] + by[0], at[1] + by[1]), (0, 0)))
            elif self._one_leg(here, there):
                self.places[at] = there
                edge += [(there, (at[0] + x, at[1] + y), (x, y)) for x, y in BESIDE]

    def _one_leg(self, here: Spot, there: Spot) -> bool:
        way = gone(self.ground, self.who, here, there.point)
        return isinstance(way, Leg) and way.end == there

    def to(self, spot: Spot, near: int) -> Spot | None:
        """A place no further than that from a marker, the nearest that is found; None: there is none."""
        nearest = None
        for place in places_near(self.ground, spot, self.radius, near):
            if self._on_grid(place):
                return place
            nearest = nearest or place
        return nearest if nearest is not None and self._on_net(nearest) else None

    def _on_grid(self, place: Spot) -> bool:
        """From the start in one leg, or from a place of the grid that is not far."""
        if place == self.start or self._one_leg(self.start, place):
            return True
        column, row = place.x // STRIDE, place.y // STRIDE
        around = [(column + x, row + y) for x in (0, 1, -1, 2) for y in (0, 1, -1, 2)]
        return any(at in self.places and self._one_leg(self.places[at], place) for at in around)

    def _on_net(self, place: Spot) -> bool:
        if self._net is None:
            self._net = net(self.ground, self.radius)
        return shortest(self._net, self.who, self.start, point(place), -self.radius) is not None
