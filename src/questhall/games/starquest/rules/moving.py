"""A model goes its way, leg by leg, with everything that happens on it (ST-93, ST-174 to ST-184, ST-247 to ST-255)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import Hero, Model, Unit
from ..space.legs import Barred, Jump, Leg, gone
from ..space.measure import Point, leg
from ..space.terrain import Spot
from . import carrying, dangers, routes
from .jumping import Jumps

if TYPE_CHECKING:
    from ..state import StarQuest


class Moves(Procedure):
    """One model along points that were found to be free. Whoever dies, falls or passes out stops there."""

    unit: int
    model: int
    path: tuple[Point, ...]
    apart: int = routes.APART
    over: bool = False
    """It passes over everything as if it were flying."""
    slides: bool = False
    """It is pushed, or steps back: in a straight line that was found to be free, whatever the ground is like."""
    anew: bool = False
    """It is no part of what it does in its activation: dangerous ground is tested again (ST-254)."""
    tested: tuple[int, ...] = ()
    """Dangerous pieces that were tested on this way."""
    parts: tuple[Leg, ...] = ()
    """What is left of the leg under way: of one with a jump the walk up to it, the jump, and the walk behind it."""
    gone_so_far: int = 0

    @step("ST-247")
    def next_leg(self, g: StarQuest) -> None:
        unit, model = self.who(g)
        if not self.parts and unit is not None and model is not None and self.gone_so_far < len(self.path):
            self.parts = self.way(g, unit, model)
            self.gone_so_far += 1
        if not self.parts:
            self.leave()

    @step("ST-93", "ST-254")
    def dangerous_ground(self, g: StarQuest) -> Procedure | None:
        """It is tested where the base first enters it; who survives that goes on."""
        unit, model = self.who(g)
        if unit is None or model is None:
            self.leave()
            return None
        if self.parts[0].jump is not None:
            return None
        known = self.tested if self.anew else (*self.tested, *dangers.braved_by(g, unit, model))
        found = dangers.entered(g, unit, model.spot, self.parts[0], known)
        if found is None:
            return None
        piece, point = found
        stops_at(g, unit, model, point)
        self.tested += (piece,)
        self.again()
        return dangers.Braves(unit=self.unit, model=self.model, piece=piece)

    @step("ST-174")
    def leaps(self, g: StarQuest) -> Procedure | None:
        part, g.passed = self.parts[0], True
        return None if part.jump is None else Jumps(unit=self.unit, distance=part.distance, jump=part.jump)

    @step("ST-176", "ST-247")
    def arrives(self, g: StarQuest) -> None:
        unit, model = self.who(g)
        if unit is None or model is None or not g.passed:
            self.leave()
            return
        moved(g, unit, model.n, self.parts[0].end)
        self.parts = self.parts[1:]
        self.go_to("next_leg")

    def who(self, g: StarQuest) -> tuple[Unit | None, Model | None]:
        """The unit and its model, as long as it goes on."""
        unit = g.unit(self.unit)
        return unit, None if unit is None or is_stopped(g, unit) else model_of(unit, self.model)

    def way(self, g: StarQuest, unit: Unit, model: Model) -> tuple[Leg, ...]:
        here, to = model.spot, self.path[self.gone_so_far]
        if self.slides:
            level = g.ground.level_at(to, values.radius(g, unit))
            return (Leg("slide", Spot(*to, here.level if level is None else level), leg(here.point, to)),)
        found = gone(g.ground, routes.walker(g, unit, self.apart, self.over), here, to)
        if isinstance(found, Barred):
            return ()
        return (found,) if found.jump is None else parted(g, unit, here, found, found.jump)


def parted(g: StarQuest, unit: Unit, here: Spot, way: Leg, jump: Jump) -> tuple[Leg, ...]:
    """A leg with a jump: up to it, over it, and on."""
    r = values.radius(g, unit)
    off, on = g.ground.level_at(jump.off, r), g.ground.level_at(jump.on, r)
    before = Leg("walk", Spot(*jump.off, here.level if off is None else off), leg(here.point, jump.off))
    leap = Leg("jump", Spot(*jump.on, way.end.level if on is None else on), 0, way.distance, jump)
    return before, leap, Leg("walk", way.end, leg(jump.on, way.end.point))


def model_of(unit: Unit, number: int) -> Model | None:
    return next((model for model in unit.models if model.n == number), None)


def is_stopped(g: StarQuest, unit: Unit) -> bool:
    """A hero whose activation has ended at once goes no further."""
    return isinstance(unit, Hero) and (unit.down or (unit.over and g.active == unit.id))


def stops_at(g: StarQuest, unit: Unit, model: Model, point: Point) -> None:
    """On its way, if that is a place where it can be; else it is where it was."""
    level = g.ground.level_at(point, values.radius(g, unit))
    if level is not None and routes.why_not_end(g, unit, Spot(*point, level), 0) is None:
        moved(g, unit, model.n, Spot(*point, level))


def moved(g: StarQuest, unit: Unit, number: int, spot: Spot) -> None:
    g.put(unit, number, spot)
    if isinstance(unit, Hero):
        carrying.follows(g, unit)
    g.unsettled = True


# --- a hero's move -----------------------------------------------------------------------------------


def hero_route(
    g: StarQuest, hero: Hero, path: tuple[Point, ...], jump: bool, most: int, over: bool = False, straight: bool = False
) -> routes.Route | Refusal:
    """The way that a hero wants to go, or why he may not; `straight`: no way around anything is looked for."""
    who = routes.walker(g, hero, over=over)
    found = routes.routed(g, hero, hero.model, path, jump, who, most, straight)
    if isinstance(found, Refusal):
        return found
    return routes.why_not_route(g, hero, found, most) or found


def why_not_immobile(g: StarQuest, unit: Unit) -> Refusal | None:
    """Only Hold (ST-137)."""
    return Refusal("refusal.immobile", ("ST-137",)) if values.any_has(g, unit, "immobile") else None


def goes(hero: Hero, route: routes.Route, over: bool = False) -> Moves:
    return Moves(unit=hero.id, model=hero.model.n, path=route.points, over=over)
