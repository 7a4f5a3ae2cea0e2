"""A coarse grid over a table: which way it goes to something far away, before the exact way is looked for (ST-281).

A shortest way over the whole table is long to find and nobody goes it at once; whoever wants to get far only has to
know where to be after this move."""

from __future__ import annotations

from heapq import heappop, heappush

from msgspec import Struct

from .legs import Leg, Walker, gone, why_not_stand
from .measure import INCH, Point, leg
from .terrain import Ground, Spot

STRIDE = INCH
OVER = 3
"""So many strides a climb takes one over an edge."""
STEPS: tuple[Point, ...] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
NEAR = 3 * STRIDE // 2
"""A place of the grid is there if it is so near."""
MOST = 1500
"""Places that are looked at before one gives up."""


class Grid(Struct, frozen=True):
    """For bases of one size on one table; nobody who moves is in it. What is found out about it is kept."""

    ground: Ground
    radius: int
    spots: dict[Point, Spot | None]
    steps: dict[Point, tuple[tuple[Point, int], ...]]

    def spot(self, at: Point) -> Spot | None:
        """Of a column and a row, if one can stand there."""
        if at not in self.spots:
            p = (at[0] * STRIDE + STRIDE // 2, at[1] * STRIDE + STRIDE // 2)
            barred = why_not_stand(self.ground, p, self.radius)
            self.spots[at] = None if barred is not None else Spot(*p, self.ground.level_at(p, self.radius) or 0)
        return self.spots[at]

    def from_place(self, at: Point) -> tuple[tuple[Point, int], ...]:
        """Where one gets to from a place in one leg, and what it costs."""
        found = self.steps.get(at)
        if found is None:
            here = self.spot(at)
            assert here is not None
            found = self.steps[at] = tuple(
                [(there, cost) for step in STEPS for there, cost in self.one_step(at, here, step)]
            )
        return found

    def one_step(self, at: Point, here: Spot, step: Point) -> list[tuple[Point, int]]:
        """To the next place in a direction; where nobody can stand, over it to the one behind."""
        for n in range(1, OVER + 1):
            there = (at[0] + n * step[0], at[1] + n * step[1])
            spot = self.spot(there)
            if spot is not None:
                way = gone(self.ground, Walker(self.radius, jumps=False), here, spot.point)
                if isinstance(way, Leg) and way.end == spot:
                    return [(there, way.cost)]
                if n > 1:
                    return []
        return []

    def way(self, start: Spot, target: Point) -> list[tuple[Spot, int]]:
        """Places on the way to a point, each with its cost from the start; none: the grid does not know the way."""
        best: dict[Point, int] = {}
        came: dict[Point, Point] = {}
        queue: list[tuple[int, int, Point]] = []
        for at, cost in self.entries(start):
            best[at] = cost
            heappush(queue, (cost + leg(self.middle(at), target), cost, at))
        looked_at = 0
        while queue and looked_at < MOST:
            _, cost, at = heappop(queue)
            if cost > best[at]:
                continue
            looked_at += 1
            if leg(self.middle(at), target) <= NEAR:
                return self.traced(at, came, best)
            for there, length in self.from_place(at):
                after = cost + length
                if after < best.get(there, after + 1):
                    best[there] = after
                    came[there] = at
                    heappush(queue, (after + leg(self.middle(there), target), after, there))
        return []

    def entries(self, start: Spot) -> list[tuple[Point, int]]:
        """Places of the grid around a start."""
        column, row = start.x // STRIDE, start.y // STRIDE
        found = []
        for x in (-1, 0, 1):
            for y in (-1, 0, 1):
                spot = self.spot((column + x, row + y))
                way = None if spot is None else gone(self.ground, Walker(self.radius, jumps=False), start, spot.point)
                if isinstance(way, Leg) and way.end == spot:
                    found.append(((column + x, row + y), way.cost))
        return found

    @staticmethod
    def middle(at: Point) -> Point:
        return at[0] * STRIDE + STRIDE // 2, at[1] * STRIDE + STRIDE // 2

    def traced(self, at: Point, came: dict[Point, Point], best: dict[Point, int]) -> list[tuple[Spot, int]]:
        found = []
        while True:
            spot = self.spot(at)
            assert spot is not None
            found.append((spot, best[at]))
            if at not in came:
                return found[::-1]
            at = came[at]


def grid(ground: Ground, radius: int) -> Grid:
    return Grid(ground, radius, {}, {})
