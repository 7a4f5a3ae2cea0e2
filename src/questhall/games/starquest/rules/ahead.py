"""What somebody sees before doing something: the way, what it leads through, who is in sight from its end, and what
shots from there would do. Nothing here decides anything: every number comes from the rules that will be carried out."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from questhall.kernel.chance import Told

from .. import odds, values
from .. import vocabulary as v
from ..entities import Hero, Unit
from ..space import sight
from ..space.passed import goes_through
from ..space.sight import Body
from ..space.terrain import Piece, Spot
from . import jumping, sighting
from .hits import who_takes
from .routes import DIFFICULT, Route
from .salvos import Aim
from .shots import HERE, Stand, shots
from .strikes import charge
from .testing import BOUGHT, attribute_chance, attribute_modifier, natural

if TYPE_CHECKING:
    from ..state import StarQuest

THOUSAND, HUNDRED = 1000, 100
FACES = 6
Expected = list[tuple[Told, int]]


def drawn(key: str, **args: object) -> tuple[Told, int]:
    """A line without words, for a board."""
    return Told(f"draw.{key}", (), args), THOUSAND


def told(key: str, rules: tuple[str, ...], share: int = THOUSAND, **args: object) -> tuple[Told, int]:
    return Told(f"log.{key}", rules, args), share


# --- the way ---------------------------------------------------------------------------------------------------


def of_way(g: StarQuest, hero: Hero, route: Route, shoots: bool = False) -> Expected:
    """A way, what it leads through, and, where shots may follow, what they would do."""
    found = [the_way(route), *crossed(g, hero, route), *jumped(g, hero, route)]
    return [*found, *from_there(g, hero, {hero.model.n: route.end}, bool(route.legs))] if shoots else found


def the_way(route: Route) -> tuple[Told, int]:
    points = (route.start.point, *route.points)
    return drawn("route", points=points, how=tuple([leg.how for leg in route.legs]))


def crossed(g: StarQuest, hero: Hero, route: Route) -> Expected:
    """Difficult ground shortens a move, dangerous ground wounds (ST-93 to ST-97)."""
    found = [told("way-difficult", ("ST-97",), unit=hero.id, most=DIFFICULT)] if route.difficult else []
    braved = [piece for _, _, piece in g.braved]
    for n, piece in enumerate(g.ground.pieces):
        if piece.dangerous and n not in braved and leads_through(g, hero, route, piece):
            n_dice = values.tough(g, hero)
            found.append(told("way-dangerous", ("ST-93", "ST-95"), unit=hero.id, terrain=piece.kind, n=n_dice))
    return found


def leads_through(g: StarQuest, hero: Hero, route: Route, piece: Piece) -> bool:
    here, r = route.start, values.radius(g, hero)
    for leg in route.legs:
        if goes_through(piece, r, here, leg):
            return True
        here = leg.end
    return False


def jumped(g: StarQuest, hero: Hero, route: Route) -> Expected:
    """Every jump with its tests, and how often they fail before anything is paid (ST-175)."""
    if values.any_has(g, hero, "flying"):
        return []
    found = Expected()
    for leg in route.legs:
        if leg.jump is not None:
            n = jumping.tests(leg.distance)
            value = (
                jumping.SURE_FOOTED if values.any_has(g, hero, "strider") else values.attribute(g, hero, "dexterity")
            )
            need = natural(value, attribute_modifier(hero, "dexterity"))
            fails = 1 - Fraction(FACES + 1 - need, FACES) ** n
            found.append(told("way-jump", ("ST-174", "ST-175"), unit=hero.id, inches=leg.distance, n=n, value=need))
            share = round(fails * THOUSAND)
            found.append(told("way-jump-fails", ("ST-177",), share, unit=hero.id, inches=leg.jump.fall))
    return found


# --- tests ---------------------------------------------------------------------------------------------------------


def of_test(g: StarQuest, hero: Hero, attribute: v.Attribute, *passed: Told) -> Expected:
    """What may follow from a test that is passed, each as likely as the others; failed, it can be bought (ST-5)."""
    passes = attribute_chance(g, hero, attribute)
    found = [(line, passes // len(passed)) for line in passed]
    return [*found, told("test-fails", ("ST-5",), THOUSAND - passes, seat=hero.seat, n=BOUGHT)]


# --- sight and shots -----------------------------------------------------------------------------------------------


def from_there(g: StarQuest, unit: Unit, stand: Stand, moved: bool) -> Expected:
    """Whom a unit would see from there, and what all its shots at each would do on average (ST-280)."""
    found = Expected()
    for foe in g.foes_of(unit):
        salvos = shots(g, unit, foe, moved, stand)
        found += lines_to(g, unit, foe, stand, bool(salvos))
        if salvos:
            wounds = round(odds.expected(g, unit, foe, salvos) * HUNDRED)
            covered = any(dice.cover for salvo in salvos for dice in salvo.dice)
            found.append(drawn("from-there", target=foe.id, wounds=wounds, cover=covered))
    return found


def lines_to(g: StarQuest, unit: Unit, foe: Unit, stand: Stand = HERE, reached: bool = True) -> Expected:
    """The line that decides whether a unit sees another, and the points that decide about cover (ST-263, ST-267)."""
    others, theirs = sighting.third(g, unit, foe), g.bodies(foe)
    r, height = values.radius(g, unit), values.height(g, unit)
    for model in unit.models:
        body = Body(stand.get(model.n, model.spot), r, height)
        line = next((found for their in theirs if (found := sight.sight_line(g.ground, body, their, others))), None)
        if line is not None:
            takes = who_takes(g, foe)
            before = others if takes is foe else sighting.third(g, unit, takes)
            covered = bool(sighting.cover(g, body, takes, before))
            points = judged(g, body, g.bodies(takes), before)
            ends = (line.a, line.b)
            return [drawn("sight", unit=unit.id, target=foe.id, line=ends, cover=covered, points=points, reach=reached)]
    return []


def judged(
    g: StarQuest, body: Body, theirs: Sequence[Body], before: Sequence[Body]
) -> tuple[tuple[int, int, int], ...]:
    """Of a single model all nine points, of a group one for each model: whether anything covers it (ST-268)."""
    covers = [sight.covered_points(g.ground, body, their, before) for their in theirs]
    if len(theirs) == 1:
        return tuple(
            [(*point, int(hidden)) for point, hidden in zip(sight.sight_points(theirs[0]), covers[0], strict=True)]
        )
    return tuple([(*their.point, int(any(hidden))) for their, hidden in zip(theirs, covers, strict=True)])


def spread(g: StarQuest, unit: Unit, aims: Sequence[Aim]) -> Expected:
    """How likely each number of wounds is, target by target."""
    found = Expected()
    for number in dict.fromkeys([aim.target for aim in aims]):
        chances = odds.of_wounds(g, unit, g.sure(number), [aim.salvo for aim in aims if aim.target == number])
        found += [
            told("expected-wounds", ("ST-38", "ST-40"), round(share * THOUSAND), target=number, n=n)
            for n, share in enumerate(chances)
            if share
        ]
    return found


def of_shots(g: StarQuest, unit: Unit, aims: Sequence[Aim]) -> Expected:
    """Shots at some targets from where the unit stands."""
    targets = dict.fromkeys([aim.target for aim in aims])
    lines = [line for number in targets for line in lines_to(g, unit, g.sure(number))]
    return [*likely(odds.expects(g, unit, aims)), *spread(g, unit, aims), *lines]


def of_charge(g: StarQuest, hero: Hero, target: Unit, route: Route) -> Expected:
    aims = [Aim(target.id, salvo) for salvo in charge(g, hero, target, hero.models)]
    return [*of_way(g, hero, route), *likely(odds.expects(g, hero, aims)), *spread(g, hero, aims)]


def likely(lines: Expected) -> Expected:
    """What never happens is not told."""
    return [(line, share) for line, share in lines if share]


def of_place(g: StarQuest, hero: Hero, spot: Spot) -> Expected:
    """Who is in sight where a hero would be put."""
    return [line for foe in g.foes_of(hero) for line in lines_to(g, hero, foe, {hero.model.n: spot}, reached=False)]
