"""What a hero can do with an action: where he could stand, shoot from or run to, and whom he could charge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from .. import values
from ..rules.charging import charge_route
from ..rules.reviving import EFFORT
from ..rules.testing import BOUGHT, attribute_chance
from ..space.measure import INCH
from ..space.terrain import Spot
from ..space.ways import beside
from . import blows, breath
from .foes import Foe
from .reaching import Reaching, Step

if TYPE_CHECKING:
    from .scene import Scene

EDGE = 0.02
"""A little is left to those who stay where they are."""


class Deed(Struct, frozen=True):
    value: float
    """Of everything after it, in wounds: dealt, avoided, and what it brings nearer."""
    answer: Answer
    spot: Spot
    after: float = 0.0
    """What of it needs a skill action there."""


class Deeds:
    def __init__(self, scene: Scene, skill_left: bool, effort: float | None = None) -> None:
        """`skill_left`: whether a skill action is left for when he is there; `effort`: what one more action would cost
        after this one, if it can be had."""
        self.scene, self.skill_left, self.effort = scene, skill_left, effort
        self.reaching = Reaching(scene.g, scene.me, scene.chart)

    # --- places -----------------------------------------------------------------------------------------

    def stay(self) -> float:
        """What it is worth to do nothing more."""
        here = self.scene.me.spot
        return self.at(here) + self.arrival(here) - self.scene.peril(here) + EDGE

    def at(self, spot: Spot) -> float:
        """What a place is worth for the errand."""
        scene = self.scene
        worth = -scene.errand.weight * scene.missing(spot)
        if scene.errand.kind == "hold" and scene.is_there(spot, scene.errand):
            worth += scene.held + scene.weights.front * scene.front(spot)
        if scene.errand.kind == "carry" and scene.is_there(spot, scene.errand):
            worth += scene.plans.prize
        return worth

    def arrival(self, spot: Spot) -> float:
        """What a skill action is worth there."""
        scene = self.scene
        if not self.skill_left or not scene.is_there(spot, scene.errand):
            return 0.0
        if scene.errand.kind == "work":
            return self.solved
        return self.revived if scene.errand.kind == "revive" else 0.0

    def prospect(self, spot: Spot) -> float:
        """What one more action is worth there, if the errand is then done."""
        scene = self.scene
        if self.effort is None or scene.is_there(spot, scene.errand):
            return 0.0
        if scene.missing(spot) * INCH > 0.95 * self.rush:
            return 0.0
        kind = scene.errand.kind
        prize = scene.plans.prize if kind == "carry" else 0.0
        if self.skill_left:
            prize += self.solved if kind == "work" else self.revived if kind == "revive" else 0.0
        return scene.weights.likely * max(0.0, prize - self.effort)

    @cached_property
    def rush(self) -> int:
        return values.allowance(self.scene.g, self.scene.me, "rush")

    @cached_property
    def solved(self) -> float:
        """What a test at the marker is worth, with what it may cost."""
        scene, job = self.scene, self.scene.plans.job
        if job is None:
            return 0.0
        fails = 0.0 if scene.me.has("sure_hands") else 1 - attribute_chance(scene.g, scene.me, job.attribute) / 1000
        prize = scene.plans.prize
        bought = prize - breath.price(scene.g, scene.me, BOUGHT, scene.plans)
        return prize * (1 - fails) + fails * max(0.0, bought)

    @cached_property
    def revived(self) -> float:
        return max(
            0.0, self.scene.weights.revived - breath.price(self.scene.g, self.scene.me, EFFORT, self.scene.plans)
        )

    # --- deeds ------------------------------------------------------------------------------------------

    def best_first(self) -> Iterator[Deed]:
        """The best first. How dangerous a place is takes long to tell, so it is asked only where a deed would be the
        best if it were not dangerous at all."""
        hopes = [(deed, attacks, False) for deed, attacks in self.walks()]
        sure = [(deed, True, True) for deed in (*self.charges(), *self.leaps())]
        queue = [(-deed.value, known, n, deed, attacks) for n, (deed, attacks, known) in enumerate([*hopes, *sure])]
        heapify(queue)
        while queue:
            _, known, n, deed, attacks = heappop(queue)
            if known:
                yield deed
            else:
                value = deed.value - self.scene.peril(deed.spot, attacks)
                heappush(queue, (-value, True, n, replace(deed, value=value), attacks))

    def walks(self) -> list[tuple[Deed, bool]]:
        """What places would be worth if they were safe, and whether somebody is attacked from there."""
        scene, g, me = self.scene, self.scene.g, self.scene.me
        advance = values.allowance(g, me, "advance")
        around = scene.chart.around(scene.errand.spot, scene.errand.near) if scene.errand.weight else []
        return [deed for step in self.reaching.steps(self.rush, around) for deed in self.by_step(step, advance)]

    def by_step(self, step: Step, advance: int) -> list[tuple[Deed, bool]]:
        scene = self.scene
        worth = self.at(step.spot)
        after = self.arrival(step.spot)
        hurt = scene.me.tough / 6 if step.danger and step.path else 0.0
        worth += max(after, self.prospect(step.spot)) - hurt
        shot, whom = scene.shot(step.spot) if step.cost <= advance else (0.0, 0)
        if whom and not scene.g.shots:
            shot -= scene.weights.alarm
        found = []
        if whom and shot > 0:
            answer: Answer = m.Advance(step.path) if step.path else m.Hold()
            found.append((Deed(worth + shot, answer, step.spot, after), True))
        if step.path and (not found or scene.me.has("hidden")):
            found.append((Deed(worth, m.Rush(step.path), step.spot, after), False))
        return found

    def charges(self) -> list[Deed]:
        """What a charge does, less what comes back."""
        scene, g, me = self.scene, self.scene.g, self.scene.me
        reach = values.allowance(g, me, "charge")
        found = []
        for foe in scene.foes:
            if foe.gap(me.spot, scene.radius) > reach:
                continue
            wounds = blows.of_charge(g, me, foe.unit)
            if wounds <= 0:
                continue
            spot = self.contact(foe)
            back = blows.struck_back(g, foe.unit, me) * max(0.2, 1 - wounds / foe.left)
            value = foe.gain(wounds) - scene.feared(back) + self.at(spot) - scene.peril(spot, True)
            found.append(Deed(value, m.Charge(foe.unit.id), spot))
        return found

    def can_charge(self, target: int) -> bool:
        g, unit = self.scene.g, self.scene.g.units[target]
        return not isinstance(charge_route(g, self.scene.me, unit, (), False), Refusal)

    def contact(self, foe: Foe) -> Spot:
        """Where a charge ends, roughly: an inch from the nearest of them (ST-55)."""
        scene, here = self.scene, self.scene.me.spot
        nearest = min(foe.points, key=lambda p: (p[0] - here.x) ** 2 + (p[1] - here.y) ** 2)
        return Spot(*beside(nearest, here.point, foe.radius + scene.radius + INCH), foe.spot.level)

    def leaps(self) -> list[Deed]:
        """Where no way leads to the errand on foot, straight ahead with a jump."""
        scene, errand = self.scene, self.scene.errand
        if errand.kind not in ("work", "carry", "revive") or scene.is_walkable or not scene.missing(scene.me.spot):
            return []
        rush = m.Rush((errand.spot.point,), True)
        return [Deed(self.at(errand.spot) + self.arrival(errand.spot) - 1.0, rush, errand.spot)]
