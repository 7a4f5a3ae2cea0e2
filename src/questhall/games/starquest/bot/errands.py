"""What each hero is after: the objective shared out, the fallen fetched, the others beside those who need them.

Everything lies open, so every bot of a party comes to the same plan by itself.
"""

from __future__ import annotations

from itertools import permutations
from math import hypot
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from .. import values
from ..entities import Enemy, Hero, Marker
from ..measuring import unit_near
from ..rules import progress, reviving
from ..rules.interacting import AT_HAND
from ..rules.jobs import Job, Of, current, job_of, markers_of
from ..rules.routes import APART, is_crowded
from ..rules.testing import attribute_chance
from ..space.measure import INCH
from ..space.terrain import Spot
from .chart import FAR, Chart
from .level import Level

if TYPE_CHECKING:
    from ..state import StarQuest

Kind = Literal["work", "carry", "hold", "hunt", "revive", "guard", "wait"]
"""work: a test at a marker; carry: something is brought somewhere; hold: a marker is kept; hunt: somebody has to fall;
guard: near to whoever does the work."""
BESIDE = 6 * INCH
"""How near those stay who guard somebody."""
LEADS = 4 * INCH
"""So far before somebody who carries something those go who guard him."""
TIRED = 7.0 * INCH
"""Who cannot pay for a failed test counts as so much further away."""
CLUMSY = 6.0 * INCH
"""So does, in part, who is likely to fail it."""
BUSY: dict[Kind, float] = {"work": 10.0 * INCH, "carry": 16.0 * INCH}
"""And who has better things to do than to fetch the fallen."""
TOO_FAR = 34.0 * INCH
"""Nobody goes so far for somebody who has fallen."""
SPEED = 18.0 * INCH
"""What a hero walks in a round, more or less."""


class Errand(Struct, frozen=True):
    kind: Kind
    spot: Spot
    near: int
    """How near one has to get."""
    marker: int = 0
    whom: int = 0
    """The hero who is revived, or the unit that is hunted."""
    weight: float = 0.0
    """Of an inch on the way."""


class Plans:
    """Of the whole party."""

    def __init__(self, g: StarQuest, chart: Chart, level: Level) -> None:
        self.g, self.chart, self.together, self.weights = g, chart, level.teamwork, level.weights_in(g)
        self.of: Of | None = current(g)
        self.job: Job | None = None if self.of is None else job_of(g, self.of)
        self.errands: dict[int, Errand] = {}
        self.rounds = 1.0
        """Until the objective is met, roughly."""
        self.prize = self.weights.step
        """What the next thing is worth that has to be done for it: a test, a token, something brought."""
        self.besieging: set[int] = set()
        """Enemies who keep the heroes from a marker."""
        self.quarry = [unit.id for unit in g.units.values() if g.quarry and unit.wave == g.quarry]
        """Enemies who have to fall."""
        self.win = self.weights.win if self.of == "primary" else self.weights.more
        heroes = g.conscious
        if heroes:
            self.share_out(heroes)
            self.fetch(heroes)

    def errand(self, kind: Kind, spot: Spot, near: int, marker: int = 0, whom: int = 0, pull: float = 1.0) -> Errand:
        """`pull`: how urgent it is, beside others of its kind."""
        weight: float = 0.0 if kind == "wait" else getattr(self.weights, kind)
        return Errand(kind, spot, near, marker, whom, weight * pull)

    # --- distances ---------------------------------------------------------------------------------

    def distance(self, hero: Hero, spot: Spot, near: int) -> float:
        if unit_near(self.g, hero, spot, near):
            return 0.0
        if values.any_has(self.g, hero, "flying"):
            return max(0.0, hypot(hero.spot.x - spot.x, hero.spot.y - spot.y) - near - self.chart.radius)
        return self.chart.distance(hero.spot, self.chart.field(spot, near))

    # --- the objective -----------------------------------------------------------------------------

    def share_out(self, heroes: list[Hero]) -> None:
        g, of, job = self.g, self.of, self.job
        if of is None or job is None:
            self.all_wait(heroes)
            return
        carried = next((m for m in markers_of(g, of, "parcel") if m.carrier), None)
        to_do = [m for m in markers_of(g, of, "goal", "parcel") if not m.carrier and not m.armed]
        held = [m for m in markers_of(g, of, "goal") if m.armed]
        if carried is not None:
            self.carry(heroes, carried, of)
        elif held:
            self.hold(heroes, held[0], progress.wanted(g, of) - held[0].count)
        elif to_do:
            self.work(heroes, to_do, job)
        else:
            self.hunt(heroes)

    def work(self, heroes: list[Hero], markers: list[Marker], job: Job) -> None:
        """Everybody to another marker, so that the last of them is reached as soon as possible; the rest go along."""
        able = [hero for hero in heroes if not hero.shaken] or heroes
        costs = {(hero.id, m.n): self.effort(hero, m, job) for hero in able for m in markers}
        pairs = self.matched(able, markers, costs) if self.together else self.each_for_himself(able, markers, costs)
        for hero, marker in pairs:
            self.errands[hero.id] = self.at_work(hero, marker)
        working = {hero.id for hero, _ in pairs}
        for hero in heroes:
            if hero.id not in working:
                self.errands[hero.id] = self.guard(hero, [m for _, m in pairs])
        longest = max([min(costs[hero.id, m.n], FAR) for hero, m in pairs], default=0.0)
        more = len(markers) - len(pairs)
        if job.verb == "solve":
            self.prize = max(self.weights.step, self.win / len(markers))
        elif job.verb == "search":
            self.prize = max(self.weights.step, self.win * (1.0 if len(markers) == 1 else (7 - job.found) / 6))
        self.rounds = min(
            self.weights.longest, 1.0 + longest / SPEED + more + (2.0 if job.verb == "lift" else 0.0) + job.tokens
        )
        if self.besieging:
            self.rounds = max(self.rounds, self.weights.siege)

    def at_work(self, hero: Hero, marker: Marker) -> Errand:
        """Where enemies stand all around a marker, they have to fall first."""
        besiegers = self.besiegers(marker)
        if not besiegers:
            return self.errand("work", marker.spot, AT_HAND, marker.n)
        self.besieging |= {unit.id for unit in besiegers}
        unit = min(besiegers, key=lambda one: gap(hero, one))
        return self.errand(
            "hunt", middle(unit), self.striking_distance(hero), marker.n, unit.id, pull=self.weights.clearing
        )

    def besiegers(self, marker: Marker) -> list[Enemy]:
        """Those who keep everybody from a marker; nobody, if there is room beside it."""
        g, r = self.g, self.chart.radius
        near = [unit for unit in g.units.values() if unit_near(g, unit, marker.spot, AT_HAND + 2 * r + APART)]
        bodies = [body for unit in near for body in g.bodies(unit)]
        if not near or any(not is_crowded(bodies, p, r, APART) for p in self.chart.around(marker.spot, AT_HAND)):
            return []
        return near

    def effort(self, hero: Hero, marker: Marker, job: Job) -> float:
        """The way, and what the test is likely to cost."""
        fails = 1.0 - attribute_chance(self.g, hero, job.attribute) / 1000
        if hero.has("sure_hands"):
            fails = 0.0
        short = TIRED if hero.stamina < 2 else 0.0
        return self.distance(hero, marker.spot, AT_HAND) + fails * (CLUMSY + short)

    def matched(
        self, heroes: list[Hero], markers: list[Marker], costs: dict[tuple[int, int], float]
    ) -> list[tuple[Hero, Marker]]:
        few = min(len(heroes), len(markers))
        best, least = list[tuple[Hero, Marker]](), float("inf")
        for some in permutations(heroes, few):
            for those in permutations(markers, few) if few < len(markers) else (markers,):
                pairs = list(zip(some, those, strict=True))
                far = [costs[hero.id, marker.n] for hero, marker in pairs]
                cost = max(far) + sum(far)
                if cost < least:
                    best, least = pairs, cost
        return best

    def each_for_himself(
        self, heroes: list[Hero], markers: list[Marker], costs: dict[tuple[int, int], float]
    ) -> list[tuple[Hero, Marker]]:
        return [(hero, min(markers, key=lambda m: costs[hero.id, m.n])) for hero in heroes]

    def guard(self, hero: Hero, markers: list[Marker]) -> Errand:
        nearest = min(markers, key=lambda m: hypot(m.spot.x - hero.spot.x, m.spot.y - hero.spot.y))
        return self.errand("guard", nearest.spot, BESIDE, nearest.n)

    def carry(self, heroes: list[Hero], parcel: Marker, of: Of) -> None:
        carrier = self.g.hero(parcel.carrier)
        goals = [(m.spot, progress.AT_POINT, m.n) for m in markers_of(self.g, of, "point")]
        if not goals:
            goals = [(Spot(*corner), progress.AT_CORNER, 0) for corner in progress.corners_for(self.g, of)]
        far = [(self.distance(carrier, spot, near), n, spot, near) for spot, near, n in goals]
        least, n, spot, near = min(far, key=lambda one: one[0])
        more = len(markers_of(self.g, of, "point")) > 1
        self.prize = max(self.weights.step, self.win / 2) if more else self.win
        self.errands[carrier.id] = self.errand("carry", spot, near, n)
        for hero in heroes:
            if hero is not carrier:
                self.errands[hero.id] = self.errand("guard", ahead(carrier.spot, spot, LEADS), BESIDE, n)
        self.rounds = min(self.weights.longest, 1.0 + least / SPEED + 2.0 * more)

    def hold(self, heroes: list[Hero], marker: Marker, more: int) -> None:
        """Two of them stay at the marker, the others around it."""
        ranked = sorted(heroes, key=lambda hero: (hero.shaken, self.distance(hero, marker.spot, progress.HELD)))
        for n, hero in enumerate(ranked):
            near = progress.HELD if n < 2 or not self.together else BESIDE
            self.errands[hero.id] = self.errand("hold", marker.spot, near, marker.n, pull=1.0 if n < 2 else 0.5)
        self.prize = max(self.weights.step / 2, self.win / max(1, more))
        self.rounds = min(self.weights.longest, float(more))

    # --- the enemies themselves ----------------------------------------------------------------------

    def hunt(self, heroes: list[Hero]) -> None:
        """Those whom the objective is about, else whoever is nearest."""
        g = self.g
        quarry = [g.units[n] for n in self.quarry]
        prey = quarry or list(g.units.values())
        self.rounds = self.weights.longest
        if not prey:
            self.all_wait(heroes)
            return
        for hero in heroes:
            unit = min(prey, key=lambda one: gap(hero, one))
            self.errands[hero.id] = self.errand(
                "hunt", middle(unit), self.striking_distance(hero), whom=unit.id, pull=1.0 if quarry else 0.6
            )

    def striking_distance(self, hero: Hero) -> int:
        ranges = [gun.range for gun in values.guns(self.g, hero, hero.model)]
        return max(8 * INCH, max(ranges, default=0) * 2 // 3)

    def all_wait(self, heroes: list[Hero]) -> None:
        for hero in heroes:
            self.errands[hero.id] = self.errand("wait", hero.spot, 0)

    # --- the fallen -----------------------------------------------------------------------------------

    def fetch(self, heroes: list[Hero]) -> None:
        """The one for whom it is the least trouble goes to whoever has fallen."""
        able = [hero for hero in heroes if not hero.shaken]
        for fallen in [hero for hero in self.g.heroes if hero.down and hero.present]:
            ways = [(self.trouble(hero, fallen), hero) for hero in able]
            if not ways:
                return
            trouble, helper = min(ways, key=lambda way: way[0])
            if trouble <= TOO_FAR:
                able.remove(helper)
                self.errands[helper.id] = self.errand("revive", fallen.spot, reviving.NEAR, whom=fallen.id)

    def trouble(self, hero: Hero, fallen: Hero) -> float:
        errand = self.errands.get(hero.id)
        busy = 0.0 if errand is None else BUSY.get(errand.kind, 0.0)
        tired = TIRED if hero.stamina < reviving.EFFORT else 0.0
        return self.distance(hero, fallen.spot, reviving.NEAR) + busy + tired


def middle(unit: Enemy) -> Spot:
    """The model that is nearest to the middle of its unit."""
    if len(unit.models) == 1:
        return unit.models[0].spot
    x = sum([model.spot.x for model in unit.models]) // len(unit.models)
    y = sum([model.spot.y for model in unit.models]) // len(unit.models)
    return min([model.spot for model in unit.models], key=lambda spot: (spot.x - x) ** 2 + (spot.y - y) ** 2)


def gap(hero: Hero, unit: Enemy) -> float:
    return min([hypot(model.spot.x - hero.spot.x, model.spot.y - hero.spot.y) for model in unit.models])


def ahead(here: Spot, there: Spot, inches: int) -> Spot:
    """So far from something on the way to something else, on the ground."""
    far = hypot(there.x - here.x, there.y - here.y) or 1.0
    share = min(1.0, inches / far)
    return Spot(round(here.x + (there.x - here.x) * share), round(here.y + (there.y - here.y) * share))
