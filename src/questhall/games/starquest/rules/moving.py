"""A model goes its way, leg by leg, with everything that happens on it (ST-93, ST-174 to ST-184, ST-247 to ST-255)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import Hero, Model, Unit
from ..space.legs import Barred, Leg, gone
from ..space.measure import Point
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
    gone_so_far: int = 0

    @step("ST-247", "ST-254")
    def next_leg(self, g: StarQuest) -> Procedure | list[Procedure] | None:
        unit, model = self.who(g)
        if unit is None or model is None or is_stopped(unit) or self.gone_so_far >= len(self.path):
            self.leave()
            return None
        way = self.way(g, unit, model)
        if way is None:
            self.leave()
            return None
        danger = None if way.how == "fly" else dangers.entered(g, unit, model, way)
        if danger is not None:
            piece, spot = danger
            if routes.why_not_end(g, unit, spot, 0) is None:
                g.put(unit, model.n, spot)
            self.again()
            return dangers.Braves(unit=self.unit, model=self.model, piece=piece)
        if way.how == "jump" and not passes_jumps(g, unit):
            return Jumps(unit=self.unit, to=way.end.point, distance=way.distance, fall=way.fall)
        g.passed = True
        return None

    @step("ST-176", "ST-247")
    def arrives(self, g: StarQuest) -> None:
        unit, model = self.who(g)
        if unit is None or model is None or is_stopped(unit) or not g.passed:
            self.leave()
            return
        way = self.way(g, unit, model)
        if way is None:
            self.leave()
            return
        moved(g, unit, model.n, way.end)
        self.gone_so_far += 1
        self.go_to("next_leg")

    def who(self, g: StarQuest) -> tuple[Unit | None, Model | None]:
        unit = g.unit(self.unit)
        return unit, None if unit is None else model_of(unit, self.model)

    def way(self, g: StarQuest, unit: Unit, model: Model) -> Leg | None:
        who = routes.walker(g, unit, self.apart, self.over)
        found = gone(g.ground, who, model.spot, self.path[self.gone_so_far])
        return None if isinstance(found, Barred) else found


def model_of(unit: Unit, number: int) -> Model | None:
    return next((model for model in unit.models if model.n == number), None)


def is_stopped(unit: Unit) -> bool:
    """A hero whose activation has ended at once goes no further."""
    return isinstance(unit, Hero) and (unit.over or unit.down)


def passes_jumps(g: StarQuest, unit: Unit) -> bool:
    return bool(values.any_has(g, unit, "flying"))


def moved(g: StarQuest, unit: Unit, number: int, spot: Spot) -> None:
    g.put(unit, number, spot)
    if isinstance(unit, Hero):
        carrying.follows(g, unit)
    g.unsettled = True


# --- a hero's move -----------------------------------------------------------------------------------


def hero_route(g: StarQuest, hero: Hero, path: tuple[Point, ...], jump: bool, most: int) -> routes.Route | Refusal:
    """The way that a hero wants to go, or why he may not."""
    who = routes.walker(g, hero)
    found = routes.routed(g, hero, hero.model, path, jump, who)
    if isinstance(found, Refusal):
        return found
    return routes.why_not_route(g, hero, found, most) or found


def goes(hero: Hero, route: routes.Route, over: bool = False) -> Moves:
    return Moves(unit=hero.id, model=hero.model.n, path=route.points, over=over)
