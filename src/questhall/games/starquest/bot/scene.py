"""One moment as one hero sees it: what places are worth, in wounds dealt and wounds taken."""

from __future__ import annotations

from functools import cached_property
from math import hypot
from typing import TYPE_CHECKING

from msgspec import Struct

from .. import values
from ..entities import Hero
from ..measuring import gap_within, unit_near
from ..rules.casting import WORKS
from ..rules.progress import HELD
from ..rules.routes import APART
from ..rules.testing import chance
from ..space.measure import INCH
from ..space.sight import Body
from ..space.terrain import Spot
from . import blows
from .blows import Shot
from .chart import FAR, Field, chart_of
from .errands import Errand, Plans
from .foes import Foe
from .level import Level
from .lines import COVERED, OPEN, UNSEEN, lines_of

if TYPE_CHECKING:
    from ..state import StarQuest

IN_THE_WAY = 14 * INCH
"""Enemies further away than that will have gone somewhere else."""


class Threat(Struct, frozen=True):
    """An enemy, against this hero."""

    foe: Foe
    shots: list[Shot]
    strikes: float
    rival: float
    """How far the nearest other hero is whom it sees."""
    calm: float
    reach: float
    """Beyond it nothing is to be feared."""


class Scene:
    def __init__(self, g: StarQuest, seat: int, level: Level, known: Scene | None = None) -> None:
        """`known` is the same moment as another hero sees it."""
        self.g, self.level, self.weights = g, level, level.weights_in(g)
        self.me: Hero = g.hero(seat)
        self.radius, self.height = values.radius(g, self.me), values.height(g, self.me)
        self.chart, self.lines = chart_of(g.plan, self.radius), lines_of(g.plan)
        self.plans: Plans = Plans(g, self.chart, level) if known is None else known.plans
        self.foes: list[Foe] = [Foe(g, unit, self.plans) for unit in g.units.values()] if known is None else known.foes
        self.flies = bool(values.any_has(g, self.me, "flying"))
        self.others: dict[int, Scene] = {seat: self} if known is None else known.others

    def of(self, hero: Hero) -> Scene:
        """As another hero sees it."""
        found = self.others.get(hero.id)
        if found is None:
            found = self.others[hero.id] = Scene(self.g, hero.id, self.level, self)
        return found

    def body(self, spot: Spot) -> Body:
        return Body(spot, self.radius, self.height)

    @property
    def errand(self) -> Errand:
        known = self.plans.errands.get(self.me.id)
        return known or Errand("wait", self.me.spot, 0)

    def foe(self, number: int) -> Foe:
        return next(foe for foe in self.foes if foe.unit.id == number)

    # --- what threatens -----------------------------------------------------------------------------

    @cached_property
    def threats(self) -> list[Threat]:
        others = [hero for hero in self.g.conscious if hero is not self.me and not hero.has("hidden")]
        found = []
        for foe in self.foes:
            seen = [hero for hero in others if self.lines.look(foe.body, self.body(hero.spot)) != UNSEEN]
            rival = min([foe.gap(hero.spot, self.radius) for hero in seen], default=FAR)
            calm = self.weights.idle if foe.unit.shaken else 1.0
            shots = foe.shots_at(self.me)
            reach = max([foe.charge, *[shot.range + foe.advance for shot in shots]])
            found.append(Threat(foe, shots, foe.strikes_at(self.me), rival, calm, reach))
        return found

    def danger(self, spot: Spot) -> float:
        """Expected wounds there, until it is the heroes' turn again."""
        body, total, weights = self.body(spot), 0.0, self.weights
        for threat in self.threats:
            foe = threat.foe
            gap = foe.gap(spot, self.radius)
            if gap > threat.reach:
                continue
            seen = self.lines.look(foe.body, body)
            harm = harm_of(threat, gap, seen)
            if not harm:
                continue
            nearest = gap <= threat.rival
            if seen != UNSEEN:
                share = 1.0 if nearest else weights.second
            else:
                share = weights.elsewhere if nearest and threat.rival < FAR else weights.hidden
            total += harm * share * threat.calm
        return total

    def peril(self, spot: Spot, attacks: bool = False) -> float:
        """The danger of a place, as a hero fears it: to fall is worse than to be wounded. Who is hidden is safe until
        he attacks."""
        if self.me.has("hidden") and not attacks:
            return 0.0
        return self.feared(self.danger(spot))

    def feared(self, wounds: float) -> float:
        left = max(1, self.me.tough - self.me.model.wounds)
        falls = min(1.0, max(0.0, wounds / left - 0.45))
        frail = self.weights.frail + (self.weights.drops if self.errand.kind == "carry" else 0.0)
        return (wounds + frail * falls) * self.weights.caution

    # --- what can be done from there -----------------------------------------------------------------

    @cached_property
    def aims(self) -> list[tuple[Foe, list[Shot]]]:
        """What this hero could fire or cast at whom."""
        spells = self.spells_at
        return [(foe, [*blows.shots_at(self.g, self.me, foe.unit), *spells(foe)]) for foe in self.foes]

    def spells_at(self, foe: Foe) -> list[Shot]:
        """The best spell that strikes, as if it were a shot."""
        found = []
        for name in self.me.spells if not self.me.attacked else ():
            spell = self.g.lore.spells[name]
            if spell.harmful and spell.value <= self.me.tokens and name not in self.me.tried:
                wounds = blows.of_effects(self.g, spell.effects, foe.unit) * chance(WORKS) / 1000
                found.append(Shot(round(spell.range * INCH), wounds, wounds))
        return sorted(found, key=lambda shot: -shot.open)[:1]

    def shot(self, spot: Spot, moved: bool = False) -> tuple[float, int]:
        """What the best shot from a place is worth, and at whom."""
        body, best, whom = self.body(spot), 0.0, 0
        for foe, shots in self.aims:
            gap = foe.gap(spot, self.radius)
            wounds, seen = 0.0, -1
            for shot in shots:
                if gap > shot.range:
                    continue
                if seen < 0:
                    seen = self.lines.look(body, foe.body)
                if seen == OPEN or (seen == UNSEEN and shot.blind):
                    wounds += shot.open * (shot.far if gap > blows.FAR else 1.0)
                elif seen == COVERED:
                    wounds += shot.covered * (shot.far if gap > blows.FAR else 1.0)
            if wounds:
                gain = foe.gain(wounds)
                if gain > best:
                    best, whom = gain, foe.unit.id
        return best, whom

    # --- the errand ------------------------------------------------------------------------------------

    def missing(self, spot: Spot) -> float:
        """Inches to go, from a place, until the errand can be done."""
        errand = self.errand
        if self.is_there(spot, errand):
            return 0.0
        straight = max(0.0, hypot(spot.x - errand.spot.x, spot.y - errand.spot.y) - errand.near - self.radius)
        if self.flies:
            return straight / INCH
        walked = self.chart.distance(spot, self.field)
        return (2 * straight if walked >= FAR else walked) / INCH

    @cached_property
    def field(self) -> Field:
        """How far everything is from the errand, around those enemies who stand in the way."""
        near = [foe for foe in self.foes if foe.gap(self.me.spot, self.radius) < IN_THE_WAY]
        barred = self.chart.crowd([body for foe in near for body in self.g.bodies(foe.unit)], APART)
        return self.chart.field(self.errand.spot, self.errand.near, barred)

    @cached_property
    def held(self) -> float:
        """What it is worth to stand at a marker that is held: less, if others do so as well."""
        errand, prize = self.errand, self.plans.prize
        others = [hero for hero in self.g.conscious if hero is not self.me and not hero.shaken]
        there = [hero for hero in others if unit_near(self.g, hero, errand.spot, HELD)]
        if errand.near > HELD:
            return 0.3
        return prize * (1.0 if not there else self.weights.second_holds if len(there) == 1 else 0.1)

    def front(self, spot: Spot) -> float:
        """Whether a place lies between a marker and the enemies, so that those who charge do not get to it."""
        goal = self.errand.spot
        near = [foe for foe in self.foes if foe.gap(goal, 0) < 20 * INCH]
        if not near:
            return 0.0
        x = sum([foe.spot.x - goal.x for foe in near]) / len(near)
        y = sum([foe.spot.y - goal.y for foe in near]) / len(near)
        far = hypot(x, y) or 1.0
        return ((spot.x - goal.x) * x + (spot.y - goal.y) * y) / far / (HELD + self.radius)

    @cached_property
    def is_under_way(self) -> bool:
        """Whether it is more than one move to where this hero is needed most."""
        return self.errand.kind in ("work", "carry") and self.missing(self.me.spot) > 12

    @property
    def is_walkable(self) -> bool:
        """Whether a way leads from here to the errand without a jump."""
        return self.flies or self.chart.distance(self.me.spot, self.field) < FAR

    def is_there(self, spot: Spot, errand: Errand) -> bool:
        goal, near = errand.spot, errand.near
        x, y, rise = spot.x - goal.x, spot.y - goal.y, spot.level - goal.level
        return gap_within(x * x + y * y, self.radius, near * near - rise * rise)


def harm_of(threat: Threat, gap: float, seen: int) -> float:
    """What an enemy does to this hero at such a distance, after its own move."""
    shot = 0.0
    for one in threat.shots:
        if gap <= one.range + threat.foe.advance:
            wounds = one.open if seen == OPEN else one.covered
            shot += wounds * (one.far if gap > blows.FAR + threat.foe.advance else 1.0)
    if gap <= threat.foe.charge and threat.strikes > shot:
        return threat.strikes
    return shot
