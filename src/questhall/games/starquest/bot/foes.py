"""The enemies as a bot weighs them: what they would do to whom, and what it is worth to hurt them."""

from __future__ import annotations

from functools import cached_property
from math import hypot
from typing import TYPE_CHECKING

from .. import values
from ..entities import Enemy, Hero
from ..measuring import unit_near
from ..rules.progress import HELD
from ..space.measure import INCH
from ..space.sight import Body
from ..space.terrain import Spot
from . import blows
from .blows import Shot
from .errands import Plans, middle

if TYPE_CHECKING:
    from ..state import StarQuest

SPELL = 0.5
"""What a spell token of an enemy does in a round, in wounds."""
SOON = 16 * INCH
"""How near those are who are on their way to a marker that is held."""


class Foe:
    """One unit on the table."""

    def __init__(self, g: StarQuest, unit: Enemy, plans: Plans) -> None:
        self.g, self.unit, self.plans = g, unit, plans
        self.radius = values.radius(g, unit)
        self.spot: Spot = middle(unit)
        self.body = Body(self.spot, self.radius, values.height(g, unit))
        self.points = [model.spot.point for model in unit.models]
        self.advance = values.allowance(g, unit, "advance")
        self.charge = values.allowance(g, unit, "charge")
        self.left = blows.left(g, unit)
        self.shots: dict[int, list[Shot]] = {}
        self.strikes: dict[int, float] = {}

    def gap(self, spot: Spot, radius: int) -> float:
        """Between the bases, in plan."""
        x, y, points = spot.x, spot.y, self.points
        if len(points) == 1:
            return hypot(points[0][0] - x, points[0][1] - y) - self.radius - radius
        return min([hypot(a - x, b - y) for a, b in points]) - self.radius - radius

    def shots_at(self, hero: Hero) -> list[Shot]:
        if hero.id not in self.shots:
            self.shots[hero.id] = blows.shots_at(self.g, self.unit, hero)
        return self.shots[hero.id]

    def strikes_at(self, hero: Hero) -> float:
        if hero.id not in self.strikes:
            self.strikes[hero.id] = blows.of_charge(self.g, self.unit, hero)
        return self.strikes[hero.id]

    @cached_property
    def harm(self) -> float:
        """Wounds that it deals in a round, if it gets at somebody."""
        heroes = self.g.conscious or self.g.heroes
        shot = [max(sum([s.covered for s in self.shots_at(h)]), self.strikes_at(h)) for h in heroes]
        return sum(shot) / len(shot) + SPELL * values.any_has(self.g, self.unit, "caster")

    @cached_property
    def worth(self) -> float:
        """Of each wound that it takes, in wounds of heroes that it will not deal."""
        weights = self.plans.weights
        ahead = weights.ahead * min(4.0, self.plans.rounds)
        worth = weights.least + self.harm * ahead / max(1, self.left)
        if self.unit.id in self.plans.quarry:
            worth += weights.quarry
        elif self.plans.quarry:
            worth *= weights.beside
        if self.unit.id in self.plans.besieging:
            worth += weights.besieges
        elif self.is_in_the_way:
            worth += weights.in_the_way
        elif self.held is not None and self.gap(self.held, 0) < SOON:
            worth += weights.coming
        return worth

    @cached_property
    def held(self) -> Spot | None:
        """The marker that the heroes hold."""
        armed = [marker for marker in self.g.markers if marker.armed and not marker.done]
        return armed[0].spot if armed else None

    @cached_property
    def is_in_the_way(self) -> bool:
        markers = [m for m in self.g.markers if m.of == self.plans.of and m.kind != "point" and not m.done]
        return any(not m.carrier and unit_near(self.g, self.unit, m.spot, HELD + INCH) for m in markers)

    def gain(self, wounds: float) -> float:
        """What so many expected wounds are worth; those that finish it off a little more, none beyond that."""
        useful = min(wounds, self.left * 0.95)
        return useful * self.worth + 0.5 * self.harm * (useful / max(1, self.left)) ** 2
