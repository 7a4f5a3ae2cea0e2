"""As far along a way as a move takes a model of the AI (ST-97, ST-245, ST-249)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .. import values
from ..entities import Unit
from ..space.legs import Lane, Leg, gone, why_not_stand
from ..space.measure import INCH, Point, leg, towards
from ..space.net import Net
from ..space.sight import Body
from ..space.terrain import Ground, Spot
from . import dangers, routes
from .routes import DIFFICULT, Route

if TYPE_CHECKING:
    from ..state import StarQuest

BACK = INCH // 4
"""By so much a move is shortened at a time where its end is no place to stand, before it is measured exactly."""
ON = ("walk", "fly")
"""Legs that can be ended at any point."""


class Goer:
    """A unit of the AI that thinks about a move. Whatever is found out is kept while it thinks."""

    def __init__(self, g: StarQuest, unit: Unit) -> None:
        self.g = g
        self.unit = unit
        self.ground: Ground = g.ground
        self.who = routes.walker(g, unit)
        self.radius, self.height = values.radius(g, unit), values.height(g, unit)
        self.lying = g.lying()
        self.all_others = (*self.who.others, *self.lying)
        self.lane: Lane | None = None
        """The line that it is thinking of going a part of."""
        sure_footed = self.who.flies or values.all_have(g, unit, "strider")
        self.rough = () if sure_footed else g.ground.rough

    @property
    def net(self) -> Net:
        return self.g.plan.net(self.radius)

    def body(self, spot: Spot) -> Body:
        return Body(spot, self.radius, self.height)

    def may_end(self, spot: Spot) -> bool:
        """As `routes.why_not_end` judges, for everybody who stands there now."""
        others = self.who.others
        if routes.is_crowded(others, spot, self.radius, routes.APART):
            return False
        return why_not_stand(self.ground, spot.point, self.radius, self.all_others) is None

    def stays(self, start: Spot) -> Route:
        return Route(start, (), 0)

    def route(self, start: Spot, legs: Sequence[Leg]) -> Route:
        difficult = bool(self.rough) and bool(routes.crossed(self.rough, self.radius, start, legs))
        return Route(start, tuple(legs), sum([one.cost for one in legs]), difficult)

    def stands_in_rough(self, spot: Spot) -> bool:
        return bool(self.rough) and spot.level <= 0 and any(
            piece.difficult for piece in self.ground.touched(spot.point, self.radius)
        )  # fmt: skip

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
        if self.lane is None or self.lane.to != to or self.lane.start != here:
            self.lane = Lane(self.ground, self.who, here, to)
        found = self.lane.gone(point)
        return found if isinstance(found, Leg) and found.how in ON and found.cost <= length else None
