"""The ground as a bot knows it: places where a base can stand, the ways between them, and how far everything is.

It is a net of places two inches apart and of those where a shortest way bends, so distances are a little too long and
never too short by much. What is found out about a table is kept for all who play on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush

from msgspec import Struct

from ..measuring import point, within
from ..plan import KEPT_PLANS, Plan
from ..reach import places_near, standing
from ..space.keeping import keep
from ..space.legs import Leg, Walker, gone
from ..space.measure import INCH, Point
from ..space.passed import goes_through
from ..space.sight import Body
from ..space.terrain import Piece, Spot

STRIDE = 2 * INCH
"""Between the places of the net."""
NEXT = 3 * INCH
"""Places no further apart than that are linked."""
ALIKE = 700
"""Two places nearer to each other than that are one."""
AROUND_A_GOAL, EVERY = 6, 3
"""So many places around something that somebody wants to get at are looked at; one in so many of all."""
ROUGH = 2.0
"""Difficult ground counts as so much longer."""
DANGER = 7.0 * INCH
"""Dangerous ground counts as such a detour."""
BARRED = 6.0 * INCH
"""And so does a place at which somebody stands."""
FAR = 1_000_000.0
"""There is no way."""
KEPT = 400
"""So many fields of distances are kept."""
KEPT_LINKS = 40
"""From so many places the legs on are kept."""


class Link(Struct, frozen=True, gc=False):
    """From one place to the next, in one leg."""

    to: int
    leg: Leg
    rough: bool
    danger: bool
    weight: float


class Field:
    """How far it is from each place to something, known as far around it as anybody has asked."""

    def __init__(self, chart: Chart, goals: list[tuple[float, int]], barred: frozenset[int]) -> None:
        self.chart, self.barred = chart, barred
        self.costs = [FAR] * len(chart.spots)
        """Those that are not settled may still become less."""
        self.settled = bytearray(len(chart.spots))
        self.queue = list[tuple[float, int]]()
        for cost, n in goals:
            self._reach(n, cost)

    def cost(self, n: int) -> float:
        if not self.settled[n]:
            self._spread(n)
        return self.costs[n]

    def _reach(self, n: int, cost: float) -> None:
        if cost < self.costs[n]:
            self.costs[n] = cost
            heappush(self.queue, (cost, n))

    def _spread(self, wanted: int) -> None:
        """Over the nearest places first, until the one that is wanted."""
        queue, costs, settled, barred, chart = self.queue, self.costs, self.settled, self.barred, self.chart
        while queue and not settled[wanted]:
            cost, n = heappop(queue)
            if settled[n]:
                continue
            settled[n] = 1
            for link in chart.links[n] or chart.linked(n):
                to = link.to
                further = cost + link.weight
                if to in barred:
                    further += BARRED
                if further < costs[to]:
                    costs[to] = further
                    heappush(queue, (further, to))


class Chart:
    """For bases of one size on one table; nobody who moves is on it."""

    def __init__(self, plan: Plan, radius: int) -> None:
        self.ground = plan.ground
        self.radius = radius
        self.who = Walker(radius, jumps=False)
        self.spots: list[Spot] = []
        self.cells: dict[Point, list[int]] = {}
        self.at: dict[Spot, int] = {}
        self.links: list[list[Link] | None] = []
        self.elsewhere: dict[tuple[Spot, int], list[Link]] = {}
        self.rough = plan.ground.rough
        self.dangers = plan.ground.dangers
        self.places: dict[tuple[Spot, int], list[Spot]] = {}
        self.fields: dict[tuple[Spot, int, frozenset[int]], Field] = {}
        steps = range(STRIDE // 2, self.ground.width, STRIDE)
        for p in [(x, y) for x in steps for y in steps]:
            spot = standing(self.ground, p, radius)
            if spot is not None:
                self._add(spot)
        for spot in plan.net(radius).places:
            if not any(self.spots[n].level == spot.level for n in self.near(spot.point, ALIKE)):
                self._add(spot)

    # --- places ---------------------------------------------------------------------------------

    def _add(self, spot: Spot) -> None:
        if spot in self.at:
            return
        n = self.at[spot] = len(self.spots)
        self.spots.append(spot)
        self.links.append(None)
        self.cells.setdefault((spot.x // NEXT, spot.y // NEXT), []).append(n)

    def around(self, goal: Spot, near: int) -> list[Spot]:
        """Some places so near to something that one wants to get at, the nearest first."""
        key = goal, near
        known = self.places.get(key)
        if known is None:
            known = []
            keep(self.places, key, known, KEPT)
            for n, place in enumerate(places_near(self.ground, goal, self.radius, near)):
                if n % EVERY == 0:
                    known.append(place)
                if len(known) >= AROUND_A_GOAL:
                    break
        return known

    def near(self, p: Point, far: int) -> list[int]:
        """Places no further than that from a point, in plan."""
        x, y = p
        found: list[int] = []
        for column in range((x - far) // NEXT, (x + far) // NEXT + 1):
            for row in range((y - far) // NEXT, (y + far) // NEXT + 1):
                for n in self.cells.get((column, row), ()):
                    spot = self.spots[n]
                    if (spot.x - x) ** 2 + (spot.y - y) ** 2 <= far * far:
                        found.append(n)
        return found

    def linked(self, n: int) -> list[Link]:
        known = self.links[n]
        if known is None:
            known = self.links[n] = self.links_now(self.spots[n], NEXT)
        return known

    def links_from(self, here: Spot, far: int = NEXT) -> list[Link]:
        """From anywhere, to all that are no further than that and in one leg. Whoever thinks about a move thinks more
        than once while he stands there."""
        key = here, far
        known = self.elsewhere.get(key)
        if known is None:
            known = self.links_now(here, far)
            keep(self.elsewhere, key, known, KEPT_LINKS)
        return known

    def links_now(self, here: Spot, far: int) -> list[Link]:
        found: list[Link] = []
        rough, dangers = self.within(self.rough, here, far), self.within(self.dangers, here, far)
        for n in self.near(here.point, far):
            there = self.spots[n]
            if there == here:
                continue
            leg = gone(self.ground, self.who, here, there.point)
            if isinstance(leg, Leg) and leg.end == there:
                found.append(self.link(n, here, leg, rough, dangers))
        return found

    def link(self, n: int, here: Spot, leg: Leg, rough: Sequence[Piece], dangers: Sequence[Piece]) -> Link:
        is_rough, is_dangerous = self.leads_through(rough, here, leg), self.leads_through(dangers, here, leg)
        weight = leg.cost * (ROUGH if is_rough else 1.0) + (DANGER if is_dangerous else 0.0)
        return Link(n, leg, is_rough, is_dangerous, weight)

    def within(self, pieces: Sequence[Piece], here: Spot, far: int) -> list[Piece]:
        """Those that legs of such a length from a place could lead through, by their bounds."""
        x, y, far = here.x, here.y, far + self.radius
        shapes = [(piece, *piece.outline.low, *piece.outline.high) for piece in pieces]
        return [
            piece
            for piece, west, north, east, south in shapes
            if west < x + far and x - far < east and north < y + far and y - far < south
        ]

    def is_rough(self, here: Spot, leg: Leg) -> bool:
        return self.leads_through(self.rough, here, leg)

    def is_dangerous(self, here: Spot, leg: Leg) -> bool:
        return self.leads_through(self.dangers, here, leg)

    def leads_through(self, pieces: Sequence[Piece], here: Spot, leg: Leg) -> bool:
        return bool(pieces) and any(goes_through(piece, self.radius, here, leg) for piece in pieces)

    # --- distances --------------------------------------------------------------------------------

    def crowd(self, bodies: Sequence[Body], apart: int) -> frozenset[int]:
        """Places that somebody bars."""
        found: set[int] = set()
        for body in bodies:
            found.update(self.near(body.point, self.radius + body.radius + apart - 1))
        return frozenset(found)

    def field(self, goal: Spot, near: int, barred: frozenset[int] = frozenset()) -> Field:
        """How far it is from each place until one is so near to something, around those whom somebody bars."""
        key = goal, near, barred
        known = self.fields.get(key)
        if known is None:
            known = Field(self, self._goals(goal, near), barred)
            keep(self.fields, key, known, KEPT)
        return known

    def _goals(self, goal: Spot, near: int) -> list[tuple[float, int]]:
        """Places from which it is not far any more, and how far."""
        there = point(goal)
        here = [n for n in self.near(goal.point, near + self.radius) if self._is_near(n, there, near)]
        around = [link for place in self.around(goal, near) for link in self.links_from(place)]
        return [*[(0.0, n) for n in here], *[(link.weight, link.to) for link in around]]

    def _is_near(self, n: int, there: Body, near: int) -> bool:
        return within(Body(self.spots[n], self.radius, 0), there, near)

    def distance(self, here: Spot, field: Field) -> float:
        """From anywhere."""
        n = self.at.get(here)
        if n is not None:
            return field.cost(n)
        return min([link.weight + field.cost(link.to) for link in self.links_from(here)], default=FAR)


@lru_cache(maxsize=2 * KEPT_PLANS)
def chart_of(plan: Plan, radius: int) -> Chart:
    """Made once for a table."""
    return Chart(plan, radius)
