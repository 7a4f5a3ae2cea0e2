"""A position of Star Quest in numbers, as the heroes would see it."""

from __future__ import annotations

from math import hypot

from msgspec.structs import replace

from questhall.kernel.dice import Random
from questhall.players.judge import NOT_YET

from .. import vocabulary as v
from ..bot.blows import left
from ..entities import Enemy
from ..rules import progress
from ..rules.alertness import STEP
from ..rules.jobs import current
from ..space.measure import INCH
from ..space.terrain import Spot
from ..state import StarQuest

SIDE = 8
"""More than there are heroes."""
NEAR, FAR = 6.0, 15.0
"""Inches within which an enemy charges, and within which it shoots or comes."""
HEROES = ("many", "up", "down", "health", "least_health", "stamina", "kits", "shaken", "fatigued", "level", "fresh",
          "hidden")  # fmt: skip
ENEMIES = ("units", "models", "points", "near", "near_points", "far_points", "shaken", "waiting", "fresh", "wounds",
           "quarry")  # fmt: skip
TABLE = ("round", "waves", "alertness", "next_wave", "primary", "primary_done", "secondary", "left", "armed", "to_goal",
         "carried", "enemies_turn", "difficulty")  # fmt: skip


class StarQuestReader:
    names = (*[f"heroes.{name}" for name in HEROES], *[f"enemies.{name}" for name in ENEMIES], *TABLE,
             *v.PRIMARIES, "more")  # fmt: skip
    """With what the heroes are after: of some objectives more remains to be done than of others."""

    def clock(self, g: StarQuest) -> int:
        """Activations. Before the first round the table is being laid out, and nothing on it says how it stands."""
        if not g.round:
            return NOT_YET
        return g.round * SIDE + sum([hero.activated for hero in g.heroes])

    def horizon(self, g: StarQuest) -> int:
        """The next round: where somebody stands is worth what the enemies make of it."""
        return (g.round + 1) * SIDE

    def shake(self, g: StarQuest, random: Random) -> None:
        """Wounds, stamina and kits as they might have been."""
        for hero in g.conscious:
            wounds = random.below(hero.tough)
            hero.models = (replace(hero.model, wounds=wounds),)
            hero.stamina = random.below(hero.full_stamina + 1)
            hero.kits = tuple([kit for kit in hero.kits if random.below(3)])

    def features(self, g: StarQuest) -> list[float]:
        return [*self.heroes(g), *self.enemies(g), *self.table(g), *self.aim(g)]

    def heroes(self, g: StarQuest) -> list[float]:
        n = len(g.heroes) or 1
        up = g.conscious
        health = [1 - hero.model.wounds / max(1, hero.tough) for hero in up]
        return [
            n / 4,
            len(up) / n,
            sum([hero.down for hero in g.heroes]) / n,
            sum(health) / n,
            min(health, default=0.0) * (len(up) == n),
            sum([hero.stamina / max(1, hero.full_stamina) for hero in up]) / n,
            sum([len(hero.kits) for hero in up]) / (3 * n),
            sum([hero.shaken for hero in up]) / n,
            sum([hero.fatigued for hero in up]) / n,
            sum([hero.level for hero in g.heroes]) / (5 * n),
            sum([not hero.activated for hero in up]) / n,
            sum([hero.has("hidden") for hero in up]) / n,
        ]

    def enemies(self, g: StarQuest) -> list[float]:
        n = len(g.heroes) or 1
        units = list(g.units.values())
        places = [hero.spot for hero in g.conscious]
        distances = [(_nearest(unit, places), unit) for unit in units]
        near = [unit for inches, unit in distances if inches <= NEAR]
        middle = [unit for inches, unit in distances if NEAR < inches <= FAR]
        return [
            len(units) / (2 * n),
            sum([len(unit.models) for unit in units]) / (4 * n),
            _points(g, units) / (100 * n),
            len(near) / n,
            _points(g, near) / (100 * n),
            _points(g, middle) / (100 * n),
            sum([unit.shaken for unit in units]) / n,
            len(g.waiting) / n,
            sum([not unit.activated for unit in units]) / (2 * n),
            sum([left(g, unit) for unit in units]) / (10 * n),
            sum([left(g, unit) for unit in units if unit.wave == g.quarry]) / (10 * n),
        ]

    def table(self, g: StarQuest) -> list[float]:
        primary = "primary"
        return [
            g.round / 10,
            g.waves / 10,
            g.alertness / 10,
            g.alertness / STEP - g.waves,
            progress.count(g, primary) / max(1, progress.wanted(g, primary)),
            float(g.primary_done),
            float(g.secondary_done),
            self.to_do(g) / 6,
            float(any(marker.armed and not marker.done for marker in g.markers)),
            self.to_goal(g),
            sum([marker.carrier > 0 for marker in g.markers]) / 2,
            float(g.phase in ("enemies", "end")),
            g.difficulty / 3,
        ]

    def aim(self, g: StarQuest) -> list[float]:
        primary = g.plan.mission.primary
        return [*[float(primary == kind and not g.primary_done) for kind in v.PRIMARIES], float(bool(g.secondary))]

    def to_do(self, g: StarQuest) -> int:
        """What has still to be done, gathered or brought."""
        of = current(g)
        return 0 if of is None else progress.wanted(g, of) - progress.count(g, of)

    def to_goal(self, g: StarQuest) -> float:
        """How far each open marker is from the nearest hero, on average."""
        places = [hero.spot for hero in g.conscious]
        left = [_inches(marker.spot, places) for marker in g.markers if not marker.done]
        return sum(left) / (24 * len(left)) if left else 0.0


def _points(g: StarQuest, units: list[Enemy]) -> float:
    return sum([g.lore.units[unit.kind].points * len(unit.models) / max(1, unit.size) for unit in units])


def _nearest(unit: Enemy, places: list[Spot]) -> float:
    return min([_inches(model.spot, places) for model in unit.models], default=99.0)


def _inches(spot: Spot, places: list[Spot]) -> float:
    return min([hypot(spot.x - place.x, spot.y - place.y) for place in places], default=99.0 * INCH) / INCH


READER = StarQuestReader()
