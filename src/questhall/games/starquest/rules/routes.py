"""The way of one model: from point to point, how long it is, and what bars it (ST-34, ST-97, ST-245 to ST-253)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from questhall.kernel.answers import Refusal

from .. import values
from ..entities import Hero, Model, Unit
from ..space.legs import Barred, Leg, Walker, gap_wanted, gone, why_not_stand
from ..space.measure import INCH, Point, square
from ..space.passed import goes_through, stands_in
from ..space.sight import Body
from ..space.terrain import Ground, Piece, Spot
from ..space.ways import ENDLESS, Way, shortest

if TYPE_CHECKING:
    from ..state import StarQuest

DIFFICULT = 6 * INCH
"""What a move through difficult ground is limited to (ST-97)."""
MOST_POINTS = 24
"""A path has no more; people draw a few."""
LOOKS = 2
"""So many times further than one may go one looks for a way, to tell how long it would be."""
APART = INCH
"""How far units stay from each other, unless they charge (ST-34)."""


class Route(Struct, frozen=True, gc=False):
    """Legs, one after another, from where the model stands."""

    start: Spot
    legs: tuple[Leg, ...]
    cost: int
    difficult: bool = False

    @property
    def end(self) -> Spot:
        return self.legs[-1].end if self.legs else self.start

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple([leg.end.point for leg in self.legs])


def ways(steps: Mapping[int, Route]) -> tuple[tuple[int, tuple[Point, ...]], ...]:
    """Where models go, by their numbers, as a line of the log carries it for a board."""
    return tuple([(n, route.points) for n, route in steps.items() if route.legs])


def walker(g: StarQuest, unit: Unit, apart: int = APART, over: bool = False) -> Walker:
    """Who moves, and who is in the way; `over`: others are passed over, and kept away from only at the end."""
    others = () if over or unit.has("phasing") else g.others(unit.id)
    flies = bool(values.any_has(g, unit, "flying"))
    return Walker(values.radius(g, unit), others, apart, flies, isinstance(unit, Hero))


def routed(
    g: StarQuest,
    unit: Unit,
    model: Model,
    path: Sequence[Point],
    jump: bool,
    who: Walker,
    most: int = ENDLESS,
    straight: bool = False,
) -> Route | Refusal:
    """From point to point: straight, or, where that is barred, by the shortest way that can be walked."""
    if not path or len(path) > MOST_POINTS:
        return Refusal("refusal.no-path", ("ST-247",), {"n": MOST_POINTS})
    here, legs, cost = model.spot, list[Leg](), 0
    for to in path:
        found = gone(g.ground, who, here, to)
        if isinstance(found, Barred) or (found.jump is not None and not jump):
            way = None if straight else around(g, who, here, to, LOOKS * most)
            if isinstance(found, Leg) and (way is None or cost + way.cost > most):
                return Refusal("refusal.jump-unwanted", ("ST-174",))
            if way is None:
                assert isinstance(found, Barred)
                return refusal(found)
            legs += way.legs
            cost += way.cost
        else:
            legs.append(found)
            cost += found.cost
        here = legs[-1].end
    return Route(model.spot, tuple(legs), cost, is_difficult(g, unit, model.spot, legs))


def around(g: StarQuest, who: Walker, here: Spot, to: Point, most: int) -> Way | None:
    """The shortest way to a point, without a jump."""
    level = g.ground.level_at(to, who.radius)
    if level is None or who.flies:
        return None
    return shortest(g.plan.net(who.radius), who, here, Body(Spot(*to, level), 0, 0), -who.radius, most)


def refusal(barred: Barred) -> Refusal:
    return Refusal(barred.key, barred.rules, {"inches": barred.inches} if barred.inches else {})


# --- ground ---------------------------------------------------------------------------------------------


def rough(g: StarQuest, unit: Unit) -> tuple[Piece, ...]:
    """The difficult ground of the table, as far as a unit minds it (ST-97, ST-155)."""
    found = g.ground.rough
    return () if not found or values.all_have(g, unit, "strider") else found


def is_difficult(g: StarQuest, unit: Unit, start: Spot, legs: Sequence[Leg]) -> bool:
    """Whether the base goes through difficult ground at any point (ST-97, ST-255)."""
    pieces = rough(g, unit)
    return bool(pieces) and bool(crossed(pieces, values.radius(g, unit), start, legs))


def crossed(pieces: Sequence[Piece], r: int, start: Spot, legs: Sequence[Leg]) -> list[Piece]:
    """Those that the base goes through on its way."""
    found, here = list[Piece](), start
    for leg in legs:
        found += [piece for piece in pieces if goes_through(piece, r, here, leg)]
        here = leg.end
    return found


def in_danger(ground: Ground, spot: Spot, r: int) -> list[int]:
    """The dangerous pieces that a base is in, by their numbers (ST-94, ST-244)."""
    return [n for n, piece in enumerate(ground.pieces) if piece.dangerous and stands_in(piece, spot, r)]


# --- whether it is allowed ----------------------------------------------------------------------------


def why_not_route(g: StarQuest, unit: Unit, route: Route, most: int, apart: int = APART) -> Refusal | None:
    """Its length, and the place where it ends."""
    if route.difficult and most > DIFFICULT and route.cost > DIFFICULT:
        args = {"inches": route.cost, "most": DIFFICULT}
        return Refusal("refusal.difficult", ("ST-97",), args)
    if route.cost > most:
        return Refusal("refusal.too-far", ("ST-237",), {"inches": route.cost, "most": most})
    return why_not_end(g, unit, route.end, apart)


def why_not_end(g: StarQuest, unit: Unit, spot: Spot, apart: int = APART) -> Refusal | None:
    """Where a model may stand at the end of a move: wholly on one level, on nobody, an inch from other units."""
    r, others = values.radius(g, unit), g.others(unit.id)
    barred = why_not_stand(g.ground, spot.point, r, (*others, *g.lying()))
    if barred is not None:
        return refusal(barred)
    crowded = is_crowded(others, spot, r, apart)
    return Refusal("refusal.ends-too-near", ("ST-34", "ST-248"), {"inches": apart}) if crowded else None


def is_crowded(bodies: Sequence[Body], spot: Spot, r: int, apart: int) -> bool:
    """Whether somebody is nearer than so much (ST-34: exactly an inch is far enough)."""
    x, y = spot.x, spot.y
    for body in bodies:
        there, far = body.spot, r + body.radius + apart
        if -far < x - there.x < far and -far < y - there.y < far:
            wanted = gap_wanted(body, spot.level, apart)
            if wanted and square(spot.point, there.point) < (r + body.radius + wanted) ** 2:
                return True
    return False
