"""ST-98 to ST-102, ST-292, ST-293: Ambush."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.dice import Random
from questhall.kernel.domains import Region
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import Hero, Waiting
from ..measuring import nearer_than, point, within
from ..plan import CENTRE, SIDE
from ..space.legs import why_not_stand
from ..space.measure import INCH, Point
from ..space.sight import Body
from ..space.terrain import Spot
from . import forces, objectives, routes
from .deploying import TRIES, stands
from .enemies import figures_are_moved
from .places import any_of
from .scouting import scouts

if TYPE_CHECKING:
    from ..state import StarQuest

AWAY = 9 * INCH
AT_GOAL = 6 * INCH
SECOND_ROUND = 2
SPACING = 4 * INCH
"""Between the places that are offered."""


def heroes_may_come(g: StarQuest) -> list[Procedure]:
    """From the second round on."""
    hidden = tuple([hero.seat for hero in g.heroes if hero.aside])
    return [HeroAmbush(waiting=hidden)] if hidden and g.round >= SECOND_ROUND else []


def enemies_come(g: StarQuest) -> list[Procedure]:
    """Those whose round it is."""
    due = [waiting for waiting in g.waiting if waiting.round <= g.round]
    return [EnemyAmbush(kind=waiting.kind, wave=waiting.wave, round=waiting.round) for waiting in due]


# --- heroes ---------------------------------------------------------------------------------------------


class WhereToCome(Question["StarQuest", "HeroAmbush"]):
    name = "starquest.ambush"
    finite = False

    def options(self, g: StarQuest, frame: HeroAmbush, seat: int) -> Sequence[Answer]:
        hero = g.hero(seat)
        rows = range(SPACING // 2, SIDE, SPACING)
        found = [(x, y) for x in rows for y in rows if why_not_come(g, hero, (x, y)) is None]
        return [m.WaitInAmbush(), *map(m.Deploy, found)]

    def domain(self, g: StarQuest, frame: HeroAmbush, seat: int) -> Region:
        """Anywhere on the table."""
        return Region(*CENTRE, SIDE, (seat,))

    def beside(self, g: StarQuest, frame: HeroAmbush, seat: int) -> Sequence[Answer]:
        return (m.WaitInAmbush(),)

    def refuse(self, g: StarQuest, frame: HeroAmbush, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, m.Deploy):
            return why_not_come(g, g.hero(seat), answer.to)
        return None if isinstance(answer, m.WaitInAmbush) else Refusal("refusal.not-now", ("ST-99",))

    def sample(self, g: StarQuest, frame: HeroAmbush, seat: int, random: Random) -> Answer:
        for _ in range(TRIES):
            p = random.below(SIDE), random.below(SIDE)
            if why_not_come(g, g.hero(seat), p) is None:
                return m.Deploy(p)
        return m.WaitInAmbush()


def why_not_come(g: StarQuest, hero: Hero, p: Point) -> Refusal | None:
    """Wherever one can stand, at least 9 inches from every enemy model."""
    r = values.radius(g, hero)
    barred = why_not_stand(g.ground, p, r, (*g.others(hero.id), *g.lying()))
    if barred is not None:
        return routes.refusal(barred)
    body = Body(Spot(*p, g.ground.level_at(p, r) or 0), r, values.height(g, hero))
    if any(nearer_than(body, enemy, AWAY) for unit in g.units.values() for enemy in g.bodies(unit)):
        return Refusal("refusal.ambush-too-near", ("ST-99", "ST-293"), {"inches": AWAY})
    return None


class HeroAmbush(Procedure):
    """Whoever waits in Ambush comes or waits on, in any order."""

    waiting: tuple[int, ...]

    @step("ST-99", "ST-293")
    def where_to(self, g: StarQuest) -> Asking | None:
        return ask_first(self.waiting, WhereToCome)

    @step("ST-99", "ST-293")
    def comes(self, g: StarQuest) -> list[Procedure]:
        seat, answer = g.answers[0]
        self.waiting = tuple([other for other in self.waiting if other != seat])
        if self.waiting:
            self.go_to("where_to")
        if not isinstance(answer, m.Deploy):
            return []
        stands(g, g.hero(seat), answer.to)
        g.tell("log.comes-out", ("ST-99",), seat=seat, to=answer.to)
        return scouts(g, [g.hero(seat)])


# --- enemies --------------------------------------------------------------------------------------------


class EnemyAmbush(Procedure):
    """At a goal of the AI; which one, a die decides. If there is no room near it, at the nearest free place."""

    kind: str
    wave: int
    round: int

    @step("ST-100", "ST-101", "ST-102", "ST-292")
    def appears(self, g: StarQuest) -> list[Procedure]:
        goal = any_of(g, "goal", objectives.all_goals(g))
        r = forces.radius(g, self.kind)

        def near(spot: Spot) -> bool:
            return within(Body(spot, r, 0), point(goal), AT_GOAL)

        unit = forces.enters(g, self.kind, self.wave, goal.point, AT_GOAL + r, near)
        unit = unit or forces.enters(g, self.kind, self.wave, goal.point)
        if unit is None:
            return []
        waiting = list(g.waiting)
        waiting.remove(Waiting(self.kind, self.wave, self.round))
        g.waiting = tuple(waiting)
        g.tell("log.strikes", ("ST-100", "ST-292"), unit=unit.id, kind=self.kind)
        return scouts(g, [unit])

    @step("ST-13")
    def on_the_real_table(self, g: StarQuest) -> Procedure | None:
        return figures_are_moved(g)
