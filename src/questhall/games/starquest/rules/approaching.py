"""How a model of the AI gets somewhere: along the shortest way that it can walk, as far as the move takes it (ST-250,
ST-252, ST-281)."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from msgspec.structs import replace

from ..measuring import apart
from ..space.keeping import keep
from ..space.legs import CLIMB, Leg, Walker, crowded, gone
from ..space.measure import INCH, Point, away, beside, leg, square, towards
from ..space.net import BESIDE, UNIT
from ..space.sight import Body
from ..space.terrain import Spot
from ..space.ways import ROUNDED, Way, everywhere, shortest, shortest_alone
from . import placing, routes
from .going import Goer
from .placing import GRID
from .routes import DIFFICULT, Route

FAR_AROUND = 6 * INCH
"""So far around a target that is taken it is looked for another place."""
KEPT_WAYS = 300
EQUAL = 10
"""Thousandths: ends that differ by less are equal."""
AROUND = 3 * INCH
"""So far around the place that it flew to a flier looks for one to stand on."""


class Mover(Goer):
    """A unit of the AI that thinks about where to go."""

    # --- towards something --------------------------------------------------------------------------------

    def approach(self, start: Spot, target: Body, near: int, most: int, ahead: int = 0) -> Route:
        """As near to a target as that, or as near as it gets (ST-281); `ahead`: by the way that a longer move takes."""
        reach = self.radius + target.radius + near
        if not most or square(start.point, target.point) <= (reach + ROUNDED) ** 2:
            return self.stays(start)
        if self.who.flies:
            return self.flight(start, target, reach, most)
        route = self.careful(self.along(start, self.way(start, target, near, ahead or most), most), most)
        return route if route.cost >= EQUAL else self.stays(start)

    def way(self, start: Spot, target: Body, near: int, most: int) -> Sequence[Leg]:
        """Whoever asks for a way asks again while nobody has moved: for a shorter move, for another question."""
        key = start, target, near, most, self.who, self.lying
        known = self.net.crowded_ways
        if key not in known:
            keep(known, key, tuple(self.way_now(start, target, near, most)), KEPT_WAYS)
        return known[key]

    def way_now(self, start: Spot, target: Body, near: int, most: int) -> Sequence[Leg]:
        """The whole shortest way; without one, as near as it gets in this move."""
        reach = self.radius + target.radius + near
        if not self.is_taken(start, target, reach, most):
            found = self.free_way(start, target, near, most)
            return self.nearest(start, target, near, most) if found is None else found.legs
        place = self.next_best(target, reach, start)
        if place is not None and square(place.point, target.point) >= square(start.point, target.point):
            return ()
        found = None if place is None else shortest(self.net, self.who, start, Body(place, 0, 0), -self.radius, most)
        if found is None:
            return self.nearest(start, target, near, most)
        last = self.walk(found.end, beside(target.point, found.end.point, reach), GRID)
        return found.legs if last is None else (*found.legs, last)

    def free_way(self, start: Spot, target: Body, near: int, most: int) -> Way | None:
        """Others are gone around if they stand in the way of this move; those beyond it will have moved before it gets
        there. A way around them that is longer by more than a move is none."""
        if target.spot.level > max(0, start.level) + CLIMB and not self.is_open(target, near):
            return None
        found = shortest_alone(self.net, start, target, near)
        if found is None or not self.is_hindered(start, found.legs, most):
            return found
        who = replace(self.who, others=self.others_within(start, most))
        return shortest(self.net, who, start, target, near, found.cost + most)

    def is_open(self, target: Body, near: int) -> bool:
        """Whether one gets to a high target from anywhere at all."""
        alone, reach = Walker(self.radius, jumps=False), self.radius + target.radius + near
        return any(
            isinstance(gone(self.ground, alone, place, beside(target.point, place.point, reach)), Leg)
            for place in self.net.places
        )

    def is_hindered(self, here: Spot, legs: Sequence[Leg], most: int) -> bool:
        for one in legs:
            part = one if one.cost <= most else replace(one, end=Spot(*towards(here.point, one.end.point, most)))
            if crowded(self.who, here, part) is not None:
                return True
            here, most = one.end, most - one.cost
            if most <= 0:
                break
        return False

    def others_within(self, start: Spot, most: int) -> tuple[Body, ...]:
        far = most + self.radius + routes.APART
        return tuple([body for body in self.who.others if square(body.point, start.point) < (far + body.radius) ** 2])

    def is_taken(self, start: Spot, target: Body, reach: int, most: int) -> bool:
        """Whether others stand all around a target that the move may lead to."""
        x, y = target.point
        if square(start.point, target.point) > (most + reach) ** 2:
            return False
        crowd = [
            other
            for other in self.who.others
            if other != target
            and square(other.point, target.point) < (reach + self.radius + other.radius + routes.APART) ** 2
        ]
        if not crowd:
            return False
        return not any(self.is_place((x + away(u * reach, UNIT), y + away(w * reach, UNIT))) for u, w in BESIDE)

    def next_best(self, target: Body, reach: int, start: Spot) -> Spot | None:
        """The nearest place to a target that is taken; of those that are about as near the one on this side."""
        found, most = list[Spot](), FAR_AROUND**2
        for spot in placing.places(self.g, self.radius, target.point, FAR_AROUND, self.who.others):
            far = square(spot.point, target.point)
            if far > most:
                break
            if far > reach * reach and self.may_end(spot):
                if not found:
                    most = (isqrt(far) + GRID // 2) ** 2
                found.append(spot)
        return min(found, key=lambda spot: (square(spot.point, start.point), spot.point), default=None)

    def is_place(self, p: Point) -> bool:
        level = self.ground.level_at(p, self.radius) if self.ground.on_table(p, self.radius) else None
        return level is not None and self.may_end(Spot(*p, level))

    def nearest(self, start: Spot, target: Body, near: int, most: int) -> Sequence[Leg]:
        """From every place in reach straight on towards the target; the one that ends nearest to it."""
        reach = self.radius + target.radius + near
        best: Sequence[Leg] = ()
        nearest = self.gap(start, target), 0
        ways = [(way.end, way.legs, way.cost) for way in everywhere(self.net, self.who, start, most)]
        tried = [(start, list[Leg](), 0), *ways]
        for hope, n in sorted([(self.hope(here, target, most - cost), n) for n, (here, _, cost) in enumerate(tried)]):
            if hope > nearest[0]:
                break
            here, legs, cost = tried[n]
            last = self.walk(here, beside(target.point, here.point, reach), most - cost)
            for found in ([*legs, last], legs) if last is not None else (legs,):
                if found and self.may_end(found[-1].end):
                    tried_now = self.gap(found[-1].end, target), sum([one.cost for one in found])
                    if tried_now < nearest:
                        best, nearest = found, tried_now
                    break
        return best

    def gap(self, spot: Spot, target: Body) -> int:
        """How far away it would be; what is a matter of rounding counts as equal."""
        return apart(self.body(spot), target) // EQUAL

    def hope(self, here: Spot, target: Body, left: int) -> int:
        """No nearer than that it gets from here."""
        return max(0, leg(here.point, target.point) - self.radius - target.radius - left) // EQUAL

    def to(self, start: Spot, spot: Spot, most: int, via: Sequence[Spot] = ()) -> Route | None:
        """To exactly this place: straight, or by the bends of somebody who went before."""
        for first in range(len(via), -1, -1):
            here, legs, left = start, list[Leg](), most
            for there in (*via[first:], spot):
                found = gone(self.ground, self.who, here, there.point)
                if not isinstance(found, Leg) or found.end != there or found.cost > left:
                    break
                legs.append(found)
                here, left = there, left - found.cost
            else:
                return self.route(start, legs)
        return None

    def around(self, start: Spot, spot: Spot, most: int) -> Route | None:
        """To exactly this place by the shortest way."""
        if self.who.flies:
            return None
        found = shortest(self.net, self.who, start, Body(spot, 0, 0), -self.radius, most)
        return None if found is None or found.end != spot else self.route(start, found.legs)

    # --- fliers, and dangerous ground ------------------------------------------------------------------------

    def flight(self, start: Spot, target: Body, reach: int, most: int) -> Route:
        """Straight over everything; if that is no place to stand, to the nearest one in reach (ST-252)."""
        to = beside(target.point, start.point, reach)
        ideal = to if leg(start.point, to) <= most else towards(start.point, to, most)
        for x, y in placing.offsets(AROUND):
            found = self.flown(start, (ideal[0] + x, ideal[1] + y), most)
            if found is not None:
                return found
        back = self.shortened(start, Leg("walk", Spot(*ideal), 0))
        return self.stays(start) if back is None else self.route(start, (back,))

    def flown(self, start: Spot, point: Point, most: int) -> Route | None:
        if point == start.point or not self.ground.on_table(point, self.radius):
            return None
        found = gone(self.ground, self.who, start, point)
        if not isinstance(found, Leg) or found.cost > most or not self.may_end(found.end):
            return None
        return self.route(start, (found,))

    def careful(self, route: Route, most: int) -> Route:
        """Of two ways to the same place the one without dangerous ground, if a move takes it there (ST-281)."""
        dangerous = self.ground.dangers
        if not dangerous or not routes.crossed(dangerous, self.radius, route.start, route.legs):
            return route
        safe = self.g.plan.net(self.radius, "dangerous")
        found = shortest(safe, self.who, route.start, Body(route.end, 0, 0), -self.radius, most)
        if found is None or found.end != route.end:
            return route
        longer = self.route(route.start, found.legs)
        return route if longer.difficult and longer.cost > DIFFICULT else longer
