"""In a straight line, as far as it goes: who is pushed, and who steps back (ST-260, ST-272, ST-273)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from .. import values
from ..entities import Model, Unit
from ..space.edges import last_clear, long, reaches_over
from ..space.legs import NARROW, Leg, Walker, crowded, why_not_stand
from ..space.measure import Point, leg, towards
from ..space.shapes import holds, inside, swept, within
from ..space.terrain import STEP, Piece, Spot
from . import routes

if TYPE_CHECKING:
    from ..state import StarQuest

FAR = 100_000
"""Beyond every table."""
BACK = 25
"""Thousandths by which one looks back at a time for a place to stand, before it is measured exactly."""


class Drop(Struct, frozen=True, gc=False):
    """An edge that the middle of a base passes."""

    piece: int
    """The number of the piece that one falls from, or into."""
    over: Point
    level: int
    """Down there."""
    height: int


class Slide(Struct, frozen=True, gc=False):
    spot: Spot
    """The last place where it can stand."""
    drop: Drop | None = None
    """It goes over an edge behind it."""


def slide(g: StarQuest, unit: Unit, model: Model, away_from: Point, through: Point, length: int) -> Slide:
    """So far in the direction from one point through another, or as far as it gets."""
    here, r = model.spot, values.radius(g, unit)
    a = here.point
    x, y = through[0] - away_from[0], through[1] - away_from[1]
    end = towards(a, (a[0] + x * FAR, a[1] + y * FAR), length)
    stopped = last_clear(a, end, hindrance(g, unit, model, end))
    drop = first_drop(g, here, a, stopped, r)
    return Slide(set_back(g, unit, model, a, stopped if drop is None else drop.over, r), drop)


def hindrance(g: StarQuest, unit: Unit, model: Model, end: Point) -> Callable[[Point], bool]:
    """Whether something is in the way up to a point: higher ground, the table edge, a third unit within an inch, one of
    its own (ST-272)."""
    here, a, r, ground = model.spot, model.spot.point, values.radius(g, unit), g.ground
    pieces = ground.about(a, end, r)
    own = Walker(r, tuple([g.body(unit, other) for other in unit.models if other is not model]), 0)
    others = Walker(r, g.others(unit.id), routes.APART)

    def is_hindered(p: Point) -> bool:
        if not ground.on_table(p, r) or any(is_barred(piece, here, p, r) for piece in pieces):
            return True
        way = Leg("slide", Spot(*p, here.level), 0)
        return crowded(others, here, way) is not None or crowded(own, here, way) is not None

    return is_hindered


def is_barred(piece: Piece, here: Spot, p: Point, r: int) -> bool:
    return swept(piece.outline, here.point, p, r) if piece.impassable else is_higher(piece, here, p, r)


def is_higher(piece: Piece, here: Spot, p: Point, r: int) -> bool:
    """Ground more than an inch higher: a piece, or the edge of a gap that one is in. From the top of something low one
    is back on the ground at once."""
    if holds(piece.outline, here.point, r):
        return piece.level < -STEP and reaches_over(piece, here.point, p, r)
    level = here.level if abs(here.level) > STEP else 0
    return piece.level > level + STEP and swept(piece.outline, here.point, p, r)


def first_drop(g: StarQuest, here: Spot, a: Point, b: Point, r: int) -> Drop | None:
    """The first edge on the way with a drop of more than an inch, or a gap wider than one (ST-273)."""
    found: list[tuple[int, Drop]] = []
    beyond = (b[0] + (b[0] - a[0]) * FAR // (leg(a, b) or 1), b[1] + (b[1] - a[1]) * FAR // (leg(a, b) or 1))
    for n, piece in enumerate(g.ground.pieces):
        if piece.form == "area":
            continue
        if holds(piece.outline, a, r):
            edge = edge_of(piece, a, b)
            level = None if edge is None else level_under(g, edge, a, b)
            if edge is not None and level is not None and here.level - level > STEP:
                found.append((leg(a, edge), Drop(n, edge, level, here.level - level)))
        elif piece.form == "gap" and here.level - piece.level > STEP:
            for start, end in within(piece.outline, a, beyond):
                if long(end - start, a, beyond) > NARROW:
                    edge = part(a, beyond, start.numerator, start.denominator)
                    if leg(a, edge) < leg(a, b):
                        found.append((leg(a, edge), Drop(n, edge, piece.level, here.level - piece.level)))
                    break
    return min(found, key=lambda pair: pair[0])[1] if found else None


def edge_of(piece: Piece, a: Point, b: Point) -> Point | None:
    """Where a line leaves the piece that it starts on."""
    end = within(piece.outline, a, b)[0][1]
    return part(a, b, end.numerator, end.denominator) if end < 1 else None


def part(a: Point, b: Point, n: int, of: int) -> Point:
    return a[0] + (b[0] - a[0]) * n // of, a[1] + (b[1] - a[1]) * n // of


def level_under(g: StarQuest, edge: Point, a: Point, b: Point) -> int:
    """The level behind an edge."""
    step = 3
    whole = leg(a, b) or 1
    p = (edge[0] + (b[0] - a[0]) * step // whole, edge[1] + (b[1] - a[1]) * step // whole)
    return next((piece.level for piece in g.ground.floors if inside(piece.outline, p)), 0)


def set_back(g: StarQuest, unit: Unit, model: Model, a: Point, b: Point, r: int) -> Spot:
    """The furthest place on a line where the model can stand; who only overhangs is set back onto the edge."""
    bodies = (*g.others(unit.id), *g.lying(), *[g.body(unit, other) for other in unit.models if other is not model])

    def stands(length: int) -> bool:
        return why_not_stand(g.ground, towards(a, b, length), r, bodies) is None

    whole = leg(a, b)
    found = next((length for length in range(whole, 0, -BACK) if stands(length)), 0)
    found = next((length for length in range(min(whole, found + BACK), found, -1) if stands(length)), found)
    p = towards(a, b, found)
    return Spot(*p, g.ground.level_at(p, r) or 0) if found else model.spot
