"""Into base contact, or as near as possible (ST-49, ST-50, ST-256 to ST-258)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.procedure import Procedure, step

from ..entities import Hero, Model, Unit
from ..measuring import far, gap_within
from ..space.legs import CLIMB, JUMP, Leg, gone, why_not_stand
from ..space.measure import INCH, beside, leg, square
from ..space.net import BESIDE, UNIT, Net, direction
from ..space.sight import Body
from ..space.terrain import STEP, Spot
from ..space.ways import Goal, shortest_to
from .approaching import Mover
from .group_moves import Liking, follows, joins
from .moving import Moves, is_stopped, model_of
from .routes import DIFFICULT, Route
from .strikes import ABOVE, ASIDE, is_reached

if TYPE_CHECKING:
    from ..state import StarQuest

TOUCHING = 10
"""A gap under this is contact (ST-257)."""
AIMED = 5
"""The gap that is aimed at: rounding neither opens it nor lets bases overlap."""
FINER = tuple([direction(x, y) for x in range(-8, 9) for y in range(-8, 9) if max(abs(x), abs(y)) == 8])
"""Sixty-four directions, to find the last place beside somebody who is nearly surrounded."""
RINGS = tuple(range(INCH // 4, ASIDE + 1, INCH // 4))
"""Where there is no room for contact: as near as possible."""

Fits = Callable[[Spot], bool]


def is_contact(one: Body, other: Body) -> bool:
    """ST-257."""
    a, b, far = one.spot, other.spot, one.radius + other.radius + TOUCHING
    return abs(a.level - b.level) <= STEP and (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < far * far


class Closer(Mover):
    """A model that thinks about how to get at a unit. Whatever is found out is kept while it thinks."""

    def __init__(self, g: StarQuest, unit: Unit, model: Model, foe: Unit, avoids: bool = False) -> None:
        super().__init__(g, unit)
        self.model = model
        self.who = replace(self.who, apart=0, jumps=False)
        self.foes = g.bodies(foe)
        self.third = g.others(unit.id, foe.id)
        self.own = tuple([g.body(unit, other) for other in unit.models if other is not model])
        self.bodies = (*self.foes, *self.third, *self.lying, *self.own)
        self.strict = True
        """Nobody ends in contact with a third unit, if that can be helped (ST-258)."""
        self.avoids = avoids
        """Others have gone further than difficult ground would allow the whole unit (ST-97)."""

    def may_end(self, spot: Spot) -> bool:
        if why_not_stand(self.ground, spot.point, self.radius, self.bodies) is not None:
            return False
        body = self.body(spot)
        return not self.strict or not any(is_contact(body, other) for other in self.third)

    def touches(self, spot: Spot) -> bool:
        body = self.body(spot)
        return any(is_contact(body, foe) for foe in self.foes)

    # --- into contact ---------------------------------------------------------------------------------

    def contact(self, start: Spot, most: int, fits: Fits | None = None) -> Route | None:
        """The shortest way into contact, if a move takes it there."""
        near = [foe for foe in self.foes if self.is_near(start, foe, most)]
        if not near:
            return None
        near.sort(key=lambda foe: square(start.point, foe.point))
        for strict in (True, False) if self.third else (True,):
            self.strict = strict
            for avoids, budget in self.budgets(start, most):
                found = self.into(start, near, AIMED, budget, avoids, fits, self.touches)
                if found is not None:
                    return found
        return None

    def is_near(self, start: Spot, foe: Body, most: int) -> bool:
        """No way is shorter than the straight line."""
        return gap_within(square(start.point, foe.point), self.radius + foe.radius, (most + TOUCHING) ** 2)

    def budgets(self, start: Spot, most: int) -> list[tuple[bool, int]]:
        """Whether difficult ground is avoided, and how far it goes then (ST-97)."""
        if self.avoids or not self.rough or most <= DIFFICULT:
            return [(self.avoids, most)]
        if self.stands_in_rough(start):
            return [(False, DIFFICULT)]
        return [(False, DIFFICULT), (True, most)]

    def into(
        self, start: Spot, foes: Sequence[Body], gap: int, most: int, avoids: bool, fits: Fits | None, reached: Fits
    ) -> Route | None:
        """So near to one of the foes: straight, or else by the shortest way."""

        def stands(spot: Spot) -> bool:
            return reached(spot) and self.may_end(spot) and (fits is None or fits(spot))

        net = self.ways(avoids)
        for foe in foes:
            to = beside(foe.point, start.point, self.radius + foe.radius + gap)
            found = gone(net.ground, self.who, start, to)
            if isinstance(found, Leg) and found.cost <= most and stands(found.end):
                return self.route(start, (found,))
        ends = [
            spot for spot in self.places(foes, gap, BESIDE) if leg(start.point, spot.point) <= most and stands(spot)
        ]
        if self.who.flies:
            straight = [self.route(start, (self.flight_to(start, spot),)) for spot in ends]
            return min(straight, key=lambda route: route.cost, default=None)
        way = shortest_to(net, self.who, start, Goal(tuple(foes), gap, tuple(ends), stands), most)
        return None if way is None else self.route(start, way.legs)

    def ways(self, avoids: bool) -> Net:
        return self.g.plan.net(self.radius, "difficult" if avoids else "")

    @property
    def net(self) -> Net:
        return self.ways(self.avoids)

    def flight_to(self, start: Spot, spot: Spot) -> Leg:
        return Leg("fly", spot, leg(start.point, spot.point))

    def places(self, foes: Sequence[Body], gap: int, directions: Sequence[tuple[int, int]]) -> list[Spot]:
        """Around those who are charged."""
        found = []
        for foe in foes:
            away = self.radius + foe.radius + gap
            for x, y in directions:
                p = (foe.spot.x + x * away // UNIT, foe.spot.y + y * away // UNIT)
                level = self.ground.level_at(p, self.radius) if self.ground.on_table(p, self.radius) else None
                if level is not None:
                    found.append(Spot(*p, level))
        return found

    # --- as near as possible ----------------------------------------------------------------------------

    def is_room(self, start: Spot) -> bool:
        """Whether there is any place in contact that could be stood on, and a way up or down to it (ST-256)."""
        self.strict = False
        foes = [foe for foe in self.foes if self.leads_to(start, foe)]
        return any(
            self.touches(spot) and self.may_end(spot)
            for directions in (BESIDE, FINER)
            for spot in self.places(foes, AIMED, directions)
        )

    def leads_to(self, start: Spot, foe: Body) -> bool:
        """Whether somebody so much higher or lower can be got at at all: heroes jump, AI models climb (ST-250). Where
        nobody could strike from another level, it does not matter."""
        rise = abs(foe.spot.level - start.level)
        if rise <= CLIMB or self.who.flies:
            return True
        if isinstance(self.unit, Hero):
            return rise <= JUMP
        around = [spot for gap in RINGS for spot in self.places((foe,), gap, BESIDE)]
        if not any(STEP < abs(spot.level - foe.spot.level) <= ABOVE for spot in around):
            return True
        ends = tuple([spot for spot in self.places((foe,), AIMED, BESIDE) if self.touches(spot)])
        alone, goal = replace(self.who, others=()), Goal((foe,), AIMED, ends, self.touches)
        return shortest_to(self.net, alone, start, goal) is not None

    def within_reach(self, start: Spot, most: int) -> Route | None:
        """Where there is no room for contact: as near as possible, so that it can strike (ST-51, ST-256)."""

        def reached(spot: Spot) -> bool:
            return any(is_reached(self.body(spot), foe) for foe in self.foes)

        if reached(start):
            return self.stays(start)
        if not any(self.is_near(start, foe, most + ASIDE) for foe in self.foes):
            return None
        self.strict = False
        for gap in RINGS:
            for avoids, budget in self.budgets(start, most):
                found = self.into(start, self.foes, gap, budget, avoids, None, reached)
                if found is not None:
                    return found
        return None

    def as_near(self, start: Spot, most: int) -> Route:
        """Along the shortest way to the nearest foe, as far as it goes."""
        self.strict = False
        nearest = min(self.foes, key=lambda foe: far(self.body(start), foe))
        route = self.approach(start, nearest, AIMED, most)
        return route if far(self.body(route.end), nearest) < far(self.body(start), nearest) else self.stays(start)


# --- a whole unit ----------------------------------------------------------------------------------------


class Closes(Procedure):
    """The models of a unit get into contact with another or as near as possible, the nearest first (ST-258)."""

    unit: int
    foe: int
    most: int
    anew: bool = False
    """It is no part of what it does in its activation (ST-254)."""
    avoids: bool = False
    """One has gone further than difficult ground allows."""
    waiting: tuple[int, ...] = ()
    placed: tuple[int, ...] = ()

    @step("ST-258")
    def begins(self, g: StarQuest) -> None:
        unit, foe = g.unit(self.unit), g.unit(self.foe)
        if unit is None or foe is None:
            self.leave()
            return
        self.waiting = in_order(g, unit, foe)
        mover = Mover(g, unit)
        if any(mover.stands_in_rough(model.spot) for model in unit.models):
            self.most = min(self.most, DIFFICULT)

    @step("ST-49", "ST-50", "ST-258")
    def next_model(self, g: StarQuest) -> Procedure | None:
        unit, foe = g.unit(self.unit), g.unit(self.foe)
        if unit is None or foe is None or not self.waiting or is_stopped(g, unit):
            self.leave()
            return None
        model = model_of(unit, self.waiting[0])
        self.waiting = self.waiting[1:]
        self.again()
        if model is None:
            return None
        route = self.way(g, unit, foe, model)
        self.placed += (model.n,)
        if route.difficult:
            self.most = min(self.most, DIFFICULT)
        self.avoids = self.avoids or route.cost > DIFFICULT
        return Moves(unit=unit.id, model=model.n, path=route.points, apart=0, anew=self.anew) if route.legs else None

    def way(self, g: StarQuest, unit: Unit, foe: Unit, model: Model) -> Route:
        """Into contact beside the others; else beside the others, as near as possible (ST-251)."""
        closer = Closer(g, unit, model, foe, self.avoids)
        if closer.touches(model.spot):
            return closer.stays(model.spot)
        placed = [g.body(unit, other) for other in unit.models if other.n in self.placed]
        if not placed:
            return closer.contact(model.spot, self.most) or self.no_contact(closer, model)
        found = closer.contact(model.spot, self.most, lambda spot: joins(closer, spot, placed))
        closer.strict = False
        nearness = Liking(lambda _, spot: min([square(spot.point, body.point) for body in closer.foes]))
        return found or follows(closer, model, placed, nearness, self.most) or self.no_contact(closer, model)

    def no_contact(self, closer: Closer, model: Model) -> Route:
        found = None if closer.is_room(model.spot) else closer.within_reach(model.spot, self.most)
        return found or closer.as_near(model.spot, self.most)


def in_order(g: StarQuest, unit: Unit, foe: Unit) -> tuple[int, ...]:
    """The nearest first."""
    theirs = g.bodies(foe)
    return tuple(
        [n for _, n in sorted([(min([far(g.body(unit, one), body) for body in theirs]), one.n) for one in unit.models])]
    )
