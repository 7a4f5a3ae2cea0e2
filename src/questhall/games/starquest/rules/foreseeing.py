"""What a move leads to, before it is made: the way, what it crosses, and what can be shot at from its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.chance import Told

from .. import odds, values
from ..entities import Hero, Unit
from ..space.sight import covered_points, sight_line, sight_points
from . import routes, sighting, testing
from .jumping import SURE_FOOTED, tests

if TYPE_CHECKING:
    from ..state import StarQuest

Foreseen = list[tuple[Told, int]]
THOUSAND, HUNDRED = 1000, 100


def of_route(g: StarQuest, hero: Hero, route: routes.Route, shoots: bool) -> Foreseen:
    """The way as it would be gone; `shoots`: and whom one could shoot at from there, and how."""
    points = (route.start.point, *route.points)
    found = [certain("draw.route", points=points, how=tuple([leg.how for leg in route.legs]), inches=route.cost)]
    found += [jump(g, hero, leg.distance) for leg in route.legs if leg.jump is not None]
    found += crosses(g, hero, route)
    there = g.clone()
    me = there.hero(hero.seat)
    there.put(me, me.model.n, route.end)
    return found + (from_there(there, me) if shoots else []) + watched(there, me)


def certain(key: str, *rules: str, **args: object) -> tuple[Told, int]:
    return Told(key, rules, args), THOUSAND


def jump(g: StarQuest, hero: Hero, distance: int) -> tuple[Told, int]:
    """How often all tests are passed without paying."""
    value = SURE_FOOTED if values.any_has(g, hero, "strider") else values.attribute(g, hero, "dexterity")
    n, share = tests(distance), testing.chance(value, testing.attribute_modifier(hero, "dexterity"))
    return Told("foresee.jump", ("ST-175", "ST-176"), {"inches": distance, "n": n}), share**n // THOUSAND ** (n - 1)


def crosses(g: StarQuest, hero: Hero, route: routes.Route) -> Foreseen:
    """Ground that limits the move, and ground that wounds."""
    r = values.radius(g, hero)
    pieces = [piece for piece in g.ground.pieces if piece.dangerous or piece.difficult]
    found: Foreseen = []
    for piece in routes.crossed(pieces, r, route.start, route.legs):
        if piece.dangerous:
            found.append(certain("foresee.danger", "ST-93", "ST-95", terrain=piece.kind, n=hero.tough))
        elif route.difficult:
            found.append(certain("foresee.difficult", "ST-97", terrain=piece.kind, inches=routes.DIFFICULT))
    return found


def from_there(g: StarQuest, hero: Hero) -> Foreseen:
    """Whom one could shoot at, with the line that decides and the wounds that are to be expected."""
    found: Foreseen = []
    for target in g.foes_of(hero):
        wounds = odds.of_shots(g, hero, target, {}, True)
        if wounds:
            args = {"target": target.id, "hundredths": round(wounds * HUNDRED)}
            found.append(certain("foresee.shots", "ST-36", **args))
            found += sights(g, hero, target)
    return found


def watched(g: StarQuest, hero: Hero) -> Foreseen:
    """How many of the enemies would see one there (ST-263: sight is mutual)."""
    n = sum([sighting.sees(g, unit, hero) for unit in g.units.values()])
    return [certain("foresee.watched", "ST-263", n=n)]


def sights(g: StarQuest, unit: Unit, target: Unit) -> Foreseen:
    """The line by which the first model sees the first of the target's, and the points that cover it (ST-267)."""
    others = sighting.third(g, unit, target)
    for body in g.bodies(unit):
        for other in g.bodies(target):
            line = sight_line(g.ground, body, other, others)
            if line is not None:
                covered = covered_points(g.ground, body, other, others)
                points = tuple([(*p, int(hidden)) for p, hidden in zip(sight_points(other), covered, strict=True)])
                cover = bool(sighting.cover(g, body, target, others))
                args = {"unit": unit.id, "target": target.id, "line": (line.a, line.b), "cover": cover}
                return [certain("draw.sight", "ST-263", "ST-267", **args, points=points)]
    return []


def seen(g: StarQuest, unit: Unit, targets: Sequence[int]) -> Foreseen:
    return [line for number in targets for line in sights(g, unit, g.sure(number))]
