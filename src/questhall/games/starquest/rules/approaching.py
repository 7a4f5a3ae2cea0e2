"""How a model of the AI gets somewhere: along the shortest way that it can walk, as far as the move takes it (ST-250,
ST-252, ST-281)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isqrt
from typing import TYPE_CHECKING

from .. import values
from ..entities import Unit
from ..measuring import apart
from ..space.legs import Leg, gone, why_not_stand
from ..space.measure import INCH, Point, away, beside, leg, square, towards
from ..space.net import BESIDE, UNIT, Net
from ..space.sight import Body
from ..space.terrain import Ground, Spot
from ..space.ways import ROUNDED, everywhere, shortest
from . import dangers, placing, routes
from .placing import GRID
from .routes import DIFFICULT, Route

if TYPE_CHECKING:
    from ..state import StarQuest

BACK = INCH // 4
"""By so much a move is shortened at a time where its end is no place to stand, before it is measured exactly."""
FAR_AROUND = 6 * INCH
"""So far around a target that is taken it is looked for another place."""
ON = ("walk", "fly")
"""Legs that can be ended at any point."""
EQUAL = 10
"""Thousandths: ends that differ by less are equal."""
AROUND = 3 * INCH
"""So far around the place that it flew to a flier looks for one to stand on."""


class Mover:
    """A unit of the AI that thinks about a move. Whatever is found out is kept while it thinks."""

    def __init__(self, g: StarQuest, unit: Unit) -> None:
        self.g = g
        self.unit = unit
        self.ground: Ground = g.ground
        self.who = routes.walker(g, unit)
        self.radius, self.height = values.radius(g, unit), values.height(g, unit)
        self.lying = g.lying()
        sure_footed = self.who.flies or values.all_have(g, unit, "strider")
        self.rough = () if sure_footed else tuple([piece for piece in g.ground.pieces if piece.difficult])

    @property
    def net(self) -> Net:
        return self.g.plan.net(self.radius)

    def body(self, spot: Spot) -> Body:
        return Body(spot, self.radius, self.height)

    def may_end(self, spot: Spot) -> bool:
        """As `routes.why_not_end` judges, for everybody who stands there now."""
        others = self.who.others
        if why_not_stand(self.ground, spot.point, self.radius, (*others, *self.lying)) is not None:
            return False
        return not routes.is_crowded(others, spot, self.radius, routes.APART)

    def stays(self, start: Spot) -> Route:
        return Route(start, (), 0)

    def route(self, start: Spot, legs: Sequence[Leg]) -> Route:
        difficult = bool(self.rough) and bool(routes.crossed(self.rough, self.radius, start, legs))
        return Route(start, tuple(legs), sum([one.cost for one in legs]), difficult)

    def stands_in_rough(self, spot: Spot) -> bool:
        return bool(self.rough) and spot.level <= 0 and any(
            piece.difficult for piece in self.ground.touched(spot.point, self.radius)
        )  # fmt: skip

    # --- towards something --------------------------------------------------------------------------------

    def approach(self, start: Spot, target: Body, near: int, most: int) -> Route:
        """As near to a target as that, or as near as it gets (ST-281)."""
        reach = self.radius + target.radius + near
        if not most or square(start.point, target.point) <= (reach + ROUNDED) ** 2:
            return self.stays(start)
        if self.who.flies:
            return self.flight(start, target, reach, most)
        return self.careful(self.along(start, self.way(start, target, near, most), most), most)

    def way(self, start: Spot, target: Body, near: int, most: int) -> Sequence[Leg]:
        """The whole shortest way; without one, as near as it gets in this move."""
        reach = self.radius + target.radius + near
        if not self.is_taken(target, reach):
            found = shortest(self.net, self.who, start, target, near)
        else:
            place = self.next_best(target, reach, start)
            if place is not None and square(place.point, target.point) >= square(start.point, target.point):
                return ()
            found = None if place is None else shortest(self.net, self.who, start, Body(place, 0, 0), -self.radius)
            last = None if found is None else self.walk(found.end, beside(target.point, found.end.point, reach), GRID)
            if found is not None and last is not None:
                return (*found.legs, last)
        return self.nearest(start, target, near, most) if found is None else found.legs

    def is_taken(self, target: Body, reach: int) -> bool:
        """Whether others stand all around a target."""
        x, y = target.point
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
        x, y = target.point
        found, most = list[Point](), FAR_AROUND**2
        for u, w in placing.offsets(FAR_AROUND):
            if u * u + w * w > most:
                break
            if u * u + w * w > reach * reach and self.is_place((x + u, y + w)):
                if not found:
                    most = (isqrt(u * u + w * w) + GRID // 2) ** 2
                found.append((x + u, y + w))
        if not found:
            return None
        p = min(found, key=lambda point: (square(point, start.point), point))
        return Spot(*p, self.ground.level_at(p, self.radius) or 0)

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

    # --- as far as it goes ----------------------------------------------------------------------------------

    def along(self, start: Spot, legs: Sequence[Leg], most: int) -> Route:
        """As far along a way as a move takes it: 6 inches if that leads through difficult ground, unless it gets
        further by ending before it (ST-97)."""
        if self.rough and most > DIFFICULT:
            before = self.before_rough(start, legs)
            if before is not None and before < most:
                most = max(DIFFICULT, before)
        return self.route(start, self.cut(start, legs, most))

    def before_rough(self, start: Spot, legs: Sequence[Leg]) -> int | None:
        """How far a way goes before the base enters difficult ground; None: it never does."""
        gone_so_far, here = 0, start
        for one in legs:
            met = routes.crossed(self.rough, self.radius, here, [one])
            if met:
                if one.how != "walk":
                    return gone_so_far
                a, b = here.point, one.end.point
                entered = min([dangers.reached(piece.outline, a, b, self.radius) for piece in met])
                return gone_so_far + max(0, entered - 1)
            gone_so_far += one.cost
            here = one.end
        return None

    def cut(self, start: Spot, legs: Sequence[Leg], most: int) -> list[Leg]:
        """The way up to a length, ending where it may end."""
        kept, here, left = list[Leg](), start, most
        for one in legs:
            if one.cost > left:
                part = self.ahead(here, one, left)
                kept += [] if part is None else [part]
                break
            kept.append(one)
            here, left = one.end, left - one.cost
        while kept and not self.may_end(kept[-1].end):
            last = kept.pop()
            here = kept[-1].end if kept else start
            shorter = self.shortened(here, last) if last.how in ON else None
            kept += [] if shorter is None else [shorter]
        return kept

    def ahead(self, here: Spot, one: Leg, most: int) -> Leg | None:
        """A part of a leg: beyond what has to be climbed, or up to it; nobody stops in between (ST-249)."""
        climbed = one.cost - leg(here.point, one.end.point)
        if 0 < climbed < most:
            found = gone(self.ground, self.who, here, towards(here.point, one.end.point, most - climbed))
            if isinstance(found, Leg) and found.how == one.how and found.cost <= most:
                return found
        return self.walk(here, one.end.point, most)

    def walk(self, here: Spot, to: Point, most: int) -> Leg | None:
        """As far straight ahead as nothing is in the way and nothing has to be climbed."""
        whole = min(leg(here.point, to), most)
        return self.furthest(here, to, whole, lambda _: True)

    def shortened(self, here: Spot, last: Leg) -> Leg | None:
        """The longest part of a leg that ends at a place to stand; the last quarter inch of it is measured exactly."""
        length, to = leg(here.point, last.end.point), last.end.point
        for shorter in range(length - BACK, 0, -BACK):
            found = self.part(here, to, shorter)
            if found is not None and self.may_end(found.end):
                return self.furthest(here, to, min(length, shorter + BACK), self.may_end, shorter)
        return None

    def furthest(self, here: Spot, to: Point, most: int, ends: Callable[[Spot], bool], least: int = 0) -> Leg | None:
        """By halving: the longest part of a leg, between two lengths, that can be walked and ends well."""
        best = self.part(here, to, most)
        if best is not None and ends(best.end):
            return best
        best = self.part(here, to, least) if least else None
        while most - least > 1:
            middle = (least + most) // 2
            found = self.part(here, to, middle)
            if found is not None and ends(found.end):
                best, least = found, middle
            else:
                most = middle
        return best

    def part(self, here: Spot, to: Point, length: int) -> Leg | None:
        point = towards(here.point, to, length)
        if point == here.point:
            return None
        found = gone(self.ground, self.who, here, point)
        return found if isinstance(found, Leg) and found.how in ON and found.cost <= length else None

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
        dangerous = [piece for piece in self.ground.pieces if piece.dangerous]
        if not dangerous or not routes.crossed(dangerous, self.radius, route.start, route.legs):
            return route
        safe = self.g.plan.net(self.radius, "dangerous")
        found = shortest(safe, self.who, route.start, Body(route.end, 0, 0), -self.radius, most)
        if found is None or found.end != route.end:
            return route
        longer = self.route(route.start, found.legs)
        return route if longer.difficult and longer.cost > DIFFICULT else longer
