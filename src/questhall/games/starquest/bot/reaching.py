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
from .chart import NEXT, Chart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..state import StarQuest


class Step(Struct, frozen=True, gc=False):
    """A place that a move ends at, and the way there."""

    spot: Spot
    cost: int
    path: tuple[Point, ...]
    """None: one stays."""
    rough: bool = False
    """It leads through difficult ground (ST-97)."""
    danger: bool = False
    """It leads through dangerous ground, or ends in it."""


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
        start = Step(self.hero.spot, 0, (), danger=self.in_danger(self.hero.spot))
        if most <= 0:
            return [start]
        best = self.flown(start, most) if self.who.flies else self.walked(start, most)
        if not self.who.flies:
            self.spread(best, most)
        further = [self.straight(start, spot, most) or self.beyond(best, spot, most) for spot in extra]
        reached = [*best.values(), *[step for step in further if step is not None]]
        return [start, *[step for step in reached if step.spot != start.spot and self.may_end(step.spot)]]

    def flown(self, start: Step, most: int) -> dict[int, Step]:
        """In one leg, over everything."""
        found = {n: self.straight(start, self.chart.spots[n], most) for n in self.chart.near(start.spot.point, most)}
        return {n: step for n, step in found.items() if step is not None}

    def walked(self, start: Step, most: int) -> dict[int, Step]:
        """In one leg on foot."""
        best: dict[int, Step] = {}
        for link in self.chart.links_from(start.spot, most):
            rough, there = link.rough and not self.strides, self.chart.spots[link.to]
            found = self.on(start, there, link.leg.cost, rough, link.danger, most)
            if found is not None and crowded(self.who, start.spot, link.leg) is None:
                best[link.to] = found
        return best

    def straight(self, here: Step, there: Spot, most: int) -> Step | None:
        """On in one leg."""
        left = most - here.cost
        if left < 0 or square(here.spot.point, there.point) > left * left:
            return None
        leg = gone(self.g.ground, self.who, here.spot, there.point)
        if not isinstance(leg, Leg) or leg.end != there:
            return None
        if self.who.flies:
            rough, danger = False, self.in_danger(there)
        else:
            rough = here.rough or (not self.strides and self.chart.is_rough(here.spot, leg))
            danger = (here.danger and bool(here.path)) or self.chart.is_dangerous(here.spot, leg)
        return self.on(here, there, leg.cost, rough, danger, most)

    def on(self, here: Step, there: Spot, cost: int, rough: bool, danger: bool, most: int) -> Step | None:
        """If it is not too far (ST-97)."""
        far = here.cost + cost
        if far > (min(most, routes.DIFFICULT) if rough else most):
            return None
        return Step(there, far, (*here.path, there.point), rough, danger)

    def spread(self, best: dict[int, Step], most: int) -> None:
        """From those that are reached in one leg to those behind."""
        queue = [(step.cost, n) for n, step in best.items()]
        heapify(queue)
        settled: set[int] = set()
        while queue:
            cost, n = heappop(queue)
            here = best[n]
            if n in settled or here.cost < cost or len(here.path) >= routes.MOST_POINTS - 1:
                continue
            settled.add(n)
            for link in self.chart.linked(n):
                known = best.get(link.to)
                if link.to in settled or (known is not None and known.cost <= cost + link.leg.cost):
                    continue
                rough = here.rough or (link.rough and not self.strides)
                there = self.chart.spots[link.to]
                found = self.on(here, there, link.leg.cost, rough, here.danger or link.danger, most)
                if found is not None and crowded(self.who, here.spot, link.leg) is None:
                    best[link.to] = found
                    heappush(queue, (found.cost, link.to))

    def beyond(self, best: dict[int, Step], spot: Spot, most: int) -> Step | None:
        """By a place of the chart next to it."""
        near = [best[n] for n in self.chart.near(spot.point, NEXT) if n in best]
        found = [step for step in [self.straight(here, spot, most) for here in near] if step is not None]
        return min(found, key=lambda step: step.cost, default=None)

    def may_end(self, spot: Spot) -> bool:
        r = self.who.radius
        if any(square(spot.point, body.point) < (r + body.radius) ** 2 for body in self.lying):
            return False
        return not routes.is_crowded(self.who.others, spot, r, self.who.apart)

    def in_danger(self, spot: Spot) -> bool:
        return any(stands_in(piece, spot, self.who.radius) for piece in self.chart.dangers)

    def body(self, spot: Spot) -> Body:
        return Body(spot, self.who.radius, values.height(self.g, self.hero))
