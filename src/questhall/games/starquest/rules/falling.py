"""Falling, and stopping at the edge (ST-177 to ST-184, ST-204, ST-273 to ST-275)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.dice import Random
from questhall.kernel.domains import Region
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import NOBODY, Enemy, Hero, Unit
from ..space.legs import why_not_stand
from ..space.measure import INCH, Point, root_up, square
from ..space.shapes import touches
from ..space.sight import Body
from ..space.terrain import Spot
from . import carrying, casualties, placing, routes, wounds
from .hits import TakesHits
from .stamina import MayPay, Pays

if TYPE_CHECKING:
    from ..state import StarQuest

HURTS = 2 * INCH
"""Whoever falls so deep takes a hit (ST-178)."""
PER_AP = 3 * INCH
"""ST-179, ruling 19."""
FOOT = 2 * INCH
"""How near to the foot of the terrain one lands (ST-180)."""
STOPPED = 2
"""What it costs not to fall (ST-183, ST-204)."""
OFFERED = 8
"""So many places are offered to land at; any other will do as well."""


class MayFall(Procedure):
    """A model is about to fall: a hero may stop at the edge, where he stands (ST-183); else it goes down."""

    unit: int
    piece: int
    """The number of the piece that it falls from, or into."""
    over: Point
    """Where it goes over the edge."""
    level: int
    """Where it lands."""
    height: int
    """ST-274."""
    model: int = 0
    by: int = NOBODY
    """Who pushed it."""

    @step("ST-183")
    def may_stop(self, g: StarQuest) -> Asking | None:
        unit = g.unit(self.unit)
        if isinstance(unit, Hero) and unit.conscious:
            return ask(self.unit, MayPay, (STOPPED,))
        self.go_to("falls")
        return None

    @step("ST-183", "ST-184", "ST-204")
    def stops(self, g: StarQuest) -> Procedure | None:
        if not g.pays():
            return None
        self.leave()
        g.tell("log.stops", ("ST-183", "ST-184"), seat=self.unit, n=STOPPED)
        ends_at_once(g, g.sure(self.unit))
        return Pays(seat=self.unit, n=STOPPED)

    @step("ST-177", "ST-273")
    def falls(self, g: StarQuest) -> Procedure:
        return Falls(
            unit=self.unit, piece=self.piece, over=self.over, level=self.level, height=self.height,
            model=self.model, by=self.by,
        )  # fmt: skip


class Falls(Procedure):
    """Down there: a hit, a place at the foot, and the end of an activation."""

    unit: int
    piece: int
    over: Point
    level: int
    height: int
    model: int
    by: int

    @step("ST-178", "ST-179", "ST-182")
    def is_hit(self, g: StarQuest) -> Procedure | None:
        """Of several the fall kills the model, until the last one, which falls normally."""
        unit = g.unit(self.unit)
        if unit is None:
            self.leave()
            return None
        g.tell("log.falls", ("ST-178",), unit=self.unit, inches=self.height)
        if self.height < HURTS:
            return None
        if isinstance(unit, Enemy) and len(unit.models) > 1:
            self.leave()
            is_killed(g, unit, self.model, self.by)
            return None
        return TakesHits(unit=self.unit, n=1, ap=self.height // PER_AP, by=self.by, model=self.model)

    @step("ST-180", "ST-275")
    def where_to(self, g: StarQuest) -> Asking | None:
        """A hero where his player likes."""
        unit = g.unit(self.unit)
        if unit is None:
            self.leave()
        elif isinstance(unit, Hero) and next(self.places(g, unit), None) is not None:
            return ask(self.unit, WhereToLand)
        else:
            self.go_to("is_put")
        return None

    @step("ST-180", "ST-275")
    def chooses(self, g: StarQuest) -> None:
        to = g.said(m.LandAt).to
        self.put(g, g.sure(self.unit), Spot(*to, self.level))
        self.leave()

    @step("ST-180", "ST-275")
    def is_put(self, g: StarQuest) -> None:
        """An enemy as near as possible to where it went over; if it does not fit in there, beside it."""
        unit = g.sure(self.unit)
        spot = next(self.places(g, unit), None)
        if spot is None:
            spot = placing.nearest_place(g, values.radius(g, unit), self.over, placing.FURTHEST, obstacles(g, unit), 0)
        if spot is not None:
            self.put(g, unit, spot)

    def put(self, g: StarQuest, unit: Unit, spot: Spot) -> None:
        g.put(unit, self.model, spot)
        if isinstance(unit, Hero):
            carrying.follows(g, unit)
        ends_at_once(g, unit)
        g.unsettled = True

    # --- where it may land ----------------------------------------------------------------------------

    def places(self, g: StarQuest, unit: Unit) -> Iterator[Spot]:
        """Places of the grid, the nearest first: an inch from other units if there is room."""
        wide = self.region(g, unit)
        reach = wide.length + root_up(square(self.over, (wide.x, wide.y)))
        for apart in (INCH, 0):
            found = False
            for x, y in placing.offsets(reach // INCH * INCH + INCH):
                spot = Spot(self.over[0] + x, self.over[1] + y, self.level)
                if self.why_not(g, unit, spot.point, apart) is None:
                    found = True
                    yield spot
            if found:
                return

    def why_not(self, g: StarQuest, unit: Unit, p: Point, apart: int) -> Refusal | None:
        """Wholly on the lower level, and within 2 inches of the foot."""
        r = values.radius(g, unit)
        if not touches(g.ground.pieces[self.piece].outline, p, r + FOOT):
            return Refusal("refusal.lands-too-far", ("ST-180", "ST-275"), {"most": FOOT})
        barred = why_not_stand(g.ground, p, r, obstacles(g, unit))
        if barred is not None:
            return routes.refusal(barred)
        if g.ground.level_at(p, r) != self.level:
            return Refusal("refusal.lands-below", ("ST-275",))
        crowded = apart and routes.is_crowded(g.others(unit.id), Spot(*p, self.level), r, apart)
        return Refusal("refusal.ends-too-near", ("ST-275",), {"inches": apart}) if crowded else None

    def region(self, g: StarQuest, unit: Unit) -> Region:
        """Around the whole piece."""
        shape = g.ground.pieces[self.piece].outline
        x, y = (shape.low[0] + shape.high[0]) // 2, (shape.low[1] + shape.high[1]) // 2
        length = root_up(square(shape.low, shape.high)) // 2 + FOOT + values.radius(g, unit)
        return Region(x, y, length, (unit.id,))


class WhereToLand(Question["StarQuest", Falls]):
    """Any place will do that is near enough to the foot."""

    name = "starquest.land"
    finite = False

    def options(self, g: StarQuest, frame: Falls, seat: int) -> Sequence[Answer]:
        places = frame.places(g, g.hero(seat))
        return [m.LandAt(to=spot.point) for spot, _ in zip(places, range(OFFERED), strict=False)]

    def domain(self, g: StarQuest, frame: Falls, seat: int) -> Region:
        return frame.region(g, g.hero(seat))

    def refuse(self, g: StarQuest, frame: Falls, seat: int, answer: Answer) -> Refusal | None:
        if not isinstance(answer, m.LandAt):
            return Refusal("refusal.not-now", ("ST-275",))
        hero = g.hero(seat)
        refused = frame.why_not(g, hero, answer.to, INCH)
        if refused is None or frame.why_not(g, hero, answer.to, 0) is not None:
            return refused
        first = next(frame.places(g, hero))
        return refused if frame.why_not(g, hero, first.point, INCH) is None else None

    def sample(self, g: StarQuest, frame: Falls, seat: int, random: Random) -> Answer:
        region = frame.region(g, g.hero(seat))
        x, y = (random.below(2 * region.length + 1) - region.length for _ in "xy")
        answer = m.LandAt(to=(region.x + x, region.y + y))
        return answer if self.refuse(g, frame, seat, answer) is None else random.choice(self.options(g, frame, seat))


def obstacles(g: StarQuest, unit: Unit) -> tuple[Body, ...]:
    """Everybody who stands or lies there."""
    lying = tuple([g.body(hero, hero.model) for hero in g.heroes if hero.down and hero.present and hero is not unit])
    return (*g.others(unit.id), *lying)


def is_killed(g: StarQuest, unit: Enemy, number: int, by: int) -> None:
    """Whatever it could take."""
    for model in unit.models:
        if model.n == number:
            casualties.is_out(g, unit, model, by)
            wounds.note(g, unit, values.tough(g, unit) - model.wounds)


def ends_at_once(g: StarQuest, unit: Unit) -> None:
    """The activation that runs, if it is his own (ST-181, ST-184)."""
    if isinstance(unit, Hero) and g.active == unit.id:
        unit.over = True
