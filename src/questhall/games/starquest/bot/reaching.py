"""Where a hero gets to with one move, and by which way."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

from msgspec import Struct

from .. import values
from ..entities import Hero
from ..rules import routes
from ..space.legs import Leg, Walker, crowded, gone
from ..space.measure import Point, square
from ..space.passed import stands_in
from ..space.sight import Body
from ..space.terrain import Spot
from .chart import Chart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import StarQuest


class Step(Struct, frozen=True, gc=False):
    """A place that a move ends at."""

    spot: Spot
    cost: int
    path: tuple[Point, ...]
    """None: one stays."""
    danger: bool = False
    """The way leads through dangerous ground, or ends in it."""


class Reaching:
    """Looked for over the places of a chart, and some further ones; what stands in the way is gone around."""

    def __init__(self, g: StarQuest, hero: Hero, chart: Chart, over: bool = False) -> None:
        self.g, self.hero, self.chart = g, hero, chart
        walker = routes.walker(g, hero, over=over)
        self.who = Walker(walker.radius, walker.others, walker.apart, walker.flies, jumps=False)
        self.lying = g.lying()
        self.strides = bool(values.all_have(g, hero, "strider"))

    def steps(self, most: int, extra: Sequence[Spot] = ()) -> list[Step]:
        """All places within so much, the one where he stands first."""
        here = self.hero.spot
        found = [Step(here, 0, (), self.in_danger(here))]
        if most <= 0:
            return found
        best: dict[int, tuple[int, tuple[Point, ...], bool, bool]] = {}
        for n in self.chart.near(here.point, most):
            way = self.straight(here, self.chart.spots[n], most)
            if way is not None:
                best[n] = way
        if not self.who.flies:
            self.spread(best, most)
        reached = [(self.chart.spots[n], way) for n, way in best.items()]
        for spot in extra:
            extra_way = self.straight(here, spot, most) or self.beyond(best, spot, most)
            if extra_way is not None:
                reached.append((spot, extra_way))
        for spot, (cost, path, _, danger) in reached:
            if spot != here and self.may_end(spot):
                found.append(Step(spot, cost, path, danger))
        return found

    def straight(self, here: Spot, there: Spot, most: int) -> tuple[int, tuple[Point, ...], bool, bool] | None:
        """In one leg."""
        if square(here.point, there.point) > most * most:
            return None
        leg = gone(self.g.ground, self.who, here, there.point)
        if not isinstance(leg, Leg) or leg.end != there or leg.cost > most:
            return None
        if self.who.flies:
            return leg.cost, (there.point,), False, self.in_danger(there)
        rough = not self.strides and self.chart.is_rough(here, leg)
        if rough and leg.cost > routes.DIFFICULT:
            return None
        return leg.cost, (there.point,), rough, self.chart.is_dangerous(here, leg)

    def spread(self, best: dict[int, tuple[int, tuple[Point, ...], bool, bool]], most: int) -> None:
        """From those that are reached in one leg to those behind."""
        queue = [(way[0], n) for n, way in best.items()]
        heapify(queue)
        settled: set[int] = set()
        spots = self.chart.spots
        while queue:
            cost, n = heappop(queue)
            if n in settled or best[n][0] < cost:
                continue
            settled.add(n)
            _, path, rough, danger = best[n]
            if len(path) >= routes.MOST_POINTS - 1:
                continue
            for link in self.chart.linked(n):
                further, bad = cost + link.leg.cost, rough or (link.rough and not self.strides)
                if link.to in settled or further > (min(most, routes.DIFFICULT) if bad else most):
                    continue
                known = best.get(link.to)
                if known is not None and known[0] <= further:
                    continue
                if crowded(self.who, spots[n], link.leg) is None:
                    best[link.to] = further, (*path, spots[link.to].point), bad, danger or link.danger
                    heappush(queue, (further, link.to))

    def beyond(
        self, best: dict[int, tuple[int, tuple[Point, ...], bool, bool]], spot: Spot, most: int
    ) -> tuple[int, tuple[Point, ...], bool, bool] | None:
        """By a place of the chart next to it."""
        found = None
        for n in self.chart.near(spot.point, 3000):
            if n not in best:
                continue
            cost, path, rough, danger = best[n]
            way = self.straight(self.chart.spots[n], spot, most - cost)
            if way is None or (found is not None and found[0] <= cost + way[0]):
                continue
            bad = rough or way[2]
            if not bad or cost + way[0] <= routes.DIFFICULT:
                found = cost + way[0], (*path, *way[1]), bad, danger or way[3]
        return found

    def may_end(self, spot: Spot) -> bool:
        r = self.who.radius
        if any(square(spot.point, body.point) < (r + body.radius) ** 2 for body in self.lying):
            return False
        return not routes.is_crowded(self.who.others, spot, r, self.who.apart)

    def in_danger(self, spot: Spot) -> bool:
        return any(stands_in(piece, spot, self.who.radius) for piece in self.chart.dangers)

    def body(self, spot: Spot) -> Body:
        return Body(spot, self.who.radius, values.height(self.g, self.hero))
