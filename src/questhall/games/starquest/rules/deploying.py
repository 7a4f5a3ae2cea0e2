"""The heroes are put on the table (ST-98, ST-287)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random
from questhall.kernel.domains import Region
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import Hero
from ..space.legs import why_not_stand
from ..space.measure import INCH, Point, square
from ..space.terrain import Spot
from . import ahead, routes
from .forces import wholly_within
from .placing import FURTHEST, nearest_place

if TYPE_CHECKING:
    from ..state import StarQuest

ZONE = 6 * INCH
ROOM = 4 * INCH + INCH // 2
"""Between the middles of two heroes, so that a third can pass."""
TRIES = 40
"""So often somebody who plays by chance points somewhere before taking a place that is offered."""


class WhereToDeploy(Question["StarQuest", "Deploys"]):
    name = "starquest.deploy"
    finite = False

    def options(self, g: StarQuest, frame: Deploys, seat: int) -> Sequence[Answer]:
        hero = g.hero(seat)
        return [*[m.Deploy(p) for p in good_places(g, hero)], *aside(g, hero)]

    def domain(self, g: StarQuest, frame: Deploys, seat: int) -> Region:
        x, y = g.plan.corner
        return Region(x, y, ZONE - values.radius(g, g.hero(seat)), (seat,))

    def beside(self, g: StarQuest, frame: Deploys, seat: int) -> Sequence[Answer]:
        return aside(g, g.hero(seat))

    def refuse(self, g: StarQuest, frame: Deploys, seat: int, answer: Answer) -> Refusal | None:
        hero = g.hero(seat)
        if isinstance(answer, m.Deploy):
            return why_not_deploy(g, hero, answer.to)
        if not isinstance(answer, m.WaitInAmbush):
            return Refusal("refusal.not-now", ("ST-287",))
        return None if has_ambush(g, hero) else Refusal("refusal.no-ambush", ("ST-98",))

    def expects(self, g: StarQuest, frame: Deploys, seat: int, answer: Answer) -> Sequence[tuple[Told, int]]:
        return (
            ahead.of_place(g, g.hero(seat), where(g, g.hero(seat), answer.to)) if isinstance(answer, m.Deploy) else ()
        )

    def sample(self, g: StarQuest, frame: Deploys, seat: int, random: Random) -> Answer:
        hero, (x, y) = g.hero(seat), g.plan.corner
        for _ in range(TRIES):
            p = abs(x - random.below(ZONE)), abs(y - random.below(ZONE))
            if why_not_deploy(g, hero, p) is None:
                return m.Deploy(p)
        return random.choice(g.options(seat))


class Deploys(Procedure):
    """In any order; whoever has Ambush may stay aside."""

    waiting: tuple[int, ...] = ()

    @step("ST-287")
    def who_comes(self, g: StarQuest) -> None:
        self.waiting = tuple([hero.seat for hero in g.heroes])

    @step("ST-98", "ST-287")
    def where_to(self, g: StarQuest) -> Asking | None:
        return ask_first(self.waiting, WhereToDeploy)

    @step("ST-98", "ST-287")
    def is_put(self, g: StarQuest) -> None:
        seat, answer = g.answers[0]
        self.waiting = tuple([other for other in self.waiting if other != seat])
        if isinstance(answer, m.Deploy):
            stands(g, g.hero(seat), answer.to)
            g.tell("log.deploys", ("ST-287",), seat=seat, to=answer.to)
        else:
            g.tell("log.waits", ("ST-98",), seat=seat)
        if self.waiting:
            self.go_to("where_to")


def stands(g: StarQuest, hero: Hero, p: Point) -> None:
    """From now on he is on the table."""
    hero.aside = False
    g.put(hero, hero.model.n, where(g, hero, p))
    g.unsettled = True


def where(g: StarQuest, hero: Hero, p: Point) -> Spot:
    return Spot(*p, g.ground.level_at(p, values.radius(g, hero)) or 0)


def has_ambush(g: StarQuest, hero: Hero) -> bool:
    return bool(values.rule_of(g, hero, hero.model, "ambush"))


def aside(g: StarQuest, hero: Hero) -> Sequence[Answer]:
    return (m.WaitInAmbush(),) if has_ambush(g, hero) else ()


# --- places --------------------------------------------------------------------------------------------


def why_not_deploy(g: StarQuest, hero: Hero, p: Point) -> Refusal | None:
    """Wholly within 6 inches of the corner and an inch from everybody; further away only if there is no room left."""
    refused = why_not_free(g, hero, p)
    if refused is not None or is_in_zone(g, hero, p):
        return refused
    if not in_rows(g, hero):
        nearest = nearest_free(g, hero)
        if nearest is not None and square(p, g.plan.corner) <= square(nearest.point, g.plan.corner):
            return None
    return Refusal("refusal.not-at-the-corner", ("ST-287",), {"inches": ZONE})


def why_not_free(g: StarQuest, hero: Hero, p: Point) -> Refusal | None:
    r, others = values.radius(g, hero), g.others(hero.id)
    barred = why_not_stand(g.ground, p, r, others)
    if barred is not None:
        return routes.refusal(barred)
    spot = Spot(*p, g.ground.level_at(p, r) or 0)
    crowded = routes.is_crowded(others, spot, r, INCH)
    return Refusal("refusal.deploys-too-near", ("ST-287",), {"inches": INCH}) if crowded else None


def is_in_zone(g: StarQuest, hero: Hero, p: Point) -> bool:
    return wholly_within(g.plan.corner, ZONE, values.radius(g, hero))(Spot(*p))


def good_places(g: StarQuest, hero: Hero) -> list[Point]:
    """Some of those within reach; where there is none, the nearest."""
    found = in_rows(g, hero)
    if found:
        return found
    nearest = nearest_free(g, hero)
    return [] if nearest is None else [nearest.point]


def in_rows(g: StarQuest, hero: Hero) -> list[Point]:
    """Free places an inch apart from each other: first those between which others can pass, in front of the rest."""
    (x, y), others = g.plan.corner, [body.point for body in g.others(hero.id)]
    steps = range(values.radius(g, hero), ZONE, INCH)
    points = [(abs(x - a), abs(y - b)) for a in steps for b in steps]
    free = [p for p in points if is_in_zone(g, hero, p) and why_not_free(g, hero, p) is None]

    def room(p: Point) -> int:
        return min([square(p, other) for other in others], default=ROOM * ROOM)

    return sorted(free, key=lambda p: (-min(room(p), ROOM * ROOM), -square(p, (x, y)), p))


def nearest_free(g: StarQuest, hero: Hero) -> Spot | None:
    """In the zone between the rows, or beyond it."""
    return nearest_place(g, values.radius(g, hero), g.plan.corner, FURTHEST, g.others(hero.id))
