"""From where an AI unit would shoot at somebody: an Advance only as far as needed, model by model (ST-83, ST-279)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ..entities import Model, Unit
from ..measuring import far, within
from ..space.legs import Leg
from ..space.measure import INCH, leg, square
from ..space.sight import Body
from ..space.terrain import Spot
from ..values import Gun
from . import group_moves
from .approaching import Mover
from .going import ON
from .group_moves import Liking, Steps
from .routes import APART, Route
from .shots import Aimed, Shooter, ranged

if TYPE_CHECKING:
    from ..state import StarQuest

STRIDE = INCH // 2
"""At every half inch of the way it is looked for range and sight; where they begin is then measured exactly."""


class Shot(Struct, frozen=True, eq=False):
    """A move after which a unit can shoot at a target; without a step it is a Hold."""

    target: int
    steps: Steps
    needed: bool
    """Whether a step was needed for it; else the group only comes together again (ST-282)."""

    @property
    def moved(self) -> bool:
        return group_moves.has_moved(self.steps)

    @property
    def stand(self) -> dict[int, Spot]:
        return {n: route.end for n, route in self.steps.items()}


def shot_at(g: StarQuest, mover: Mover, target: Unit, most: int, indirect: bool = False) -> Shot | None:
    """How a unit would come to shoot at a target with an Advance; `indirect`: with weapons that need no sight."""
    guns = {model.n: usable(g, mover.unit, model, indirect) for model in mover.unit.models}
    furthest = max([gun.range for some in guns.values() for gun in some], default=0)
    if not furthest or not is_near_enough(g, mover, target, furthest + most):
        return None
    return Sights(g, mover, target, guns, most).shot()


def usable(g: StarQuest, unit: Unit, model: Model, indirect: bool) -> list[Gun]:
    return [gun for gun in ranged(g, unit, model) if gun.weapon.indirect or not indirect]


def is_near_enough(g: StarQuest, mover: Mover, target: Unit, inches: int) -> bool:
    """Before any way is looked for: nobody gets nearer than by the straight line."""
    theirs = g.bodies(target)
    return any(within(mover.body(model.spot), their, inches) for model in mover.unit.models for their in theirs)


class Sights:
    """A unit that looks for places to shoot at one target from."""

    def __init__(self, g: StarQuest, mover: Mover, target: Unit, guns: dict[int, list[Gun]], most: int) -> None:
        self.g = g
        self.mover = mover
        self.target = target
        self.guns = guns
        self.aim = Aimed(g, mover.unit, target)
        self.most = most if len(mover.unit.models) == 1 else group_moves.all_together(mover, most)
        self.known: dict[tuple[int, Spot], bool] = {}

    def shot(self) -> Shot | None:
        """Where all of them go, if one can shoot then."""
        mover, models = self.mover, self.mover.unit.models
        first = {model.n: self.needed(model) for model in models}
        if all(route is None for route in first.values()):
            return None
        wishes = {model.n: first[model.n] or self.wish(model) for model in models}
        needed = group_moves.has_moved(wishes)
        if len(models) == 1 or (group_moves.are_together(mover, wishes) and group_moves.is_possible(mover, wishes)):
            return Shot(self.target.id, wishes, needed)
        steps = self.together(wishes)
        shooting = any(self.shoots(model, steps[model.n].end) for model in models)
        return Shot(self.target.id, steps, needed) if shooting else None

    # --- one model ------------------------------------------------------------------------------------

    def shoots(self, model: Model, spot: Spot) -> bool:
        """Whether one of its weapons reaches the target from there (ST-36)."""
        key = model.n, spot
        if key not in self.known:
            shooter = Shooter(self.g, self.mover.unit, model, self.mover.body(spot), self.aim)
            self.known[key] = any(shooter.reaches(gun) for gun in self.guns[model.n])
        return self.known[key]

    def needed(self, model: Model) -> Route | None:
        """As far as needed along the shortest way to the target; None: it cannot shoot at it after an Advance."""
        guns, start, mover = self.guns[model.n], model.spot, self.mover
        if not guns:
            return None
        if self.shoots(model, start):
            return mover.stays(start)
        near = max([gun.range for gun in guns]) + self.most
        if not self.most or not any(within(mover.body(start), their, near) for their in self.aim.theirs):
            return None
        route = self.approach(model)
        return self.first_place(model, route)

    def approach(self, model: Model) -> Route:
        return self.mover.approach(model.spot, self.nearest(model), APART, self.most)

    def nearest(self, model: Model) -> Body:
        body = self.mover.body(model.spot)
        return min(self.aim.theirs, key=lambda their: far(body, their))

    def first_place(self, model: Model, route: Route) -> Route | None:
        """The first place on a way with range and sight."""
        here, before = route.start, list[Leg]()
        for one in route.legs:
            found = self.on_leg(model, here, one)
            if found is not None:
                return self.mover.route(route.start, [*before, found])
            before.append(one)
            here = one.end
        return None

    def on_leg(self, model: Model, here: Spot, one: Leg) -> Leg | None:
        if one.how not in ON:
            return one if self.is_good(model, one) else None
        to, length = one.end.point, leg(here.point, one.end.point)
        failed = 0
        for far_along in (*range(STRIDE, length, STRIDE), length):
            found = one if far_along == length else self.mover.part(here, to, far_along)
            if found is not None and self.is_good(model, found):
                return self.first_part(model, here, found, failed, far_along)
            failed = far_along
        return None

    def first_part(self, model: Model, here: Spot, good: Leg, failed: int, found: int) -> Leg:
        """By halving, between a place from where it cannot shoot and one from where it can."""
        to, best = good.end.point, good
        while found - failed > 1:
            middle = (failed + found) // 2
            tried = self.mover.part(here, to, middle)
            if tried is not None and self.is_good(model, tried):
                best, found = tried, middle
            else:
                failed = middle
        return best

    def is_good(self, model: Model, one: Leg) -> bool:
        return self.shoots(model, one.end) and self.mover.may_end(one.end)

    # --- a group ------------------------------------------------------------------------------------------

    def wish(self, model: Model) -> Route:
        """Who has something to shoot with but cannot yet comes nearer; who has nothing needs no step."""
        return self.approach(model) if self.guns[model.n] else self.mover.stays(model.spot)

    def together(self, wishes: Steps) -> Steps:
        """Nobody leaves the group for a shot (ST-88, ST-89, ST-282): the nearest goes where it wants, the others
        beside it, to places from which they can shoot as well if there are such."""
        mover = self.mover
        models = sorted(
            mover.unit.models, key=lambda model: (far(mover.body(model.spot), self.nearest(model)), model.n)
        )

        def nearness(model: Model, spot: Spot) -> int:
            """As near as possible to where it wanted to go."""
            return square(spot.point, wishes[model.n].end.point)

        return group_moves.led(mover, models, wishes[models[0].n], Liking(nearness, self.shoots), self.most)
