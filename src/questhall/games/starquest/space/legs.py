"""One straight leg of a move: whether it can be gone, how, and what it costs (ST-247 to ST-253)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from .measure import INCH, Point, leg, root_up, square
from .shapes import holds, is_near, lines_near, overlaps, swept, within
from .sight import Body
from .terrain import STEP, Ground, Piece, Spot

How = Literal["walk", "climb", "vault", "jump", "fly"]
CLIMB = 3 * INCH
"""What can be climbed as part of a move (ST-173)."""
JUMP = 6 * INCH
"""What can be jumped (ST-174)."""
NARROW = INCH
"""A gap that is simply stepped over (ST-172)."""


class Leg(Struct, frozen=True, gc=False):
    """A leg that can be gone."""

    how: How
    end: Spot
    cost: int
    """What it takes of the move."""
    distance: int = 0
    """Of a jump, by which its tests are counted (ST-175); of a climb the height."""
    fall: int = 0
    """How deep whoever fails falls (ST-274)."""


class Barred(Struct, frozen=True, gc=False):
    """Why a leg cannot be gone: a key of a refusal, and the rules behind it."""

    key: str
    rules: tuple[str, ...]


class Walker(Struct, frozen=True, gc=False):
    """Who moves, and who is in the way."""

    radius: int
    others: tuple[Body, ...] = ()
    """Models of other units, those who lie there unconscious left out (ST-234)."""
    apart: int = INCH
    """How far one stays away from them; 0 in a charge (ST-34)."""
    flies: bool = False
    jumps: bool = True
    """AI models never do (ST-250)."""


TABLE_EDGE = Barred("refusal.table-edge", ("ST-246",))
IMPASSABLE = Barred("refusal.impassable", ("ST-247",))
TOO_HIGH = Barred("refusal.too-high", ("ST-174", "ST-247"))
TOO_WIDE = Barred("refusal.too-wide", ("ST-174",))
OVERHANG = Barred("refusal.overhang", ("ST-245",))
TOO_NEAR = Barred("refusal.too-near", ("ST-34", "ST-248"))
IN_THE_WAY = Barred("refusal.base-in-the-way", ("ST-247",))
NO_PLACE = Barred("refusal.no-place-to-stand", ("ST-245",))
NEVER_JUMPS = Barred("refusal.never-jumps", ("ST-250",))


# --- where one may stand ---------------------------------------------------------------------------


def why_not_stand(ground: Ground, p: Point, r: int, bodies: Sequence[Body] = ()) -> Barred | None:
    """At the end of every move, push and placement (ST-245)."""
    if not ground.on_table(p, r):
        return TABLE_EDGE
    for piece in ground.pieces:
        if piece.impassable and overlaps(piece.outline, p, r):
            return IMPASSABLE
    level = ground.level_at(p, r)
    if level is None:
        return OVERHANG
    for body in bodies:
        if square(p, body.point) < (r + body.radius) ** 2:
            return NO_PLACE
    return None


def gap_wanted(body: Body, level: int, apart: int) -> int:
    """How far apart two bases must be in plan, so that they are so far apart in space (ST-241); 0: anywhere."""
    rise = abs(level - body.spot.level)
    return 0 if rise >= apart else root_up(apart * apart - rise * rise)


# --- a leg -----------------------------------------------------------------------------------------


def gone(ground: Ground, who: Walker, start: Spot, to: Point) -> Leg | Barred:
    """The leg from a place where somebody stands to a point, in the way that it has to be gone."""
    if not ground.on_table(to, who.radius):
        return TABLE_EDGE
    if who.flies:
        level = ground.level_at(to, who.radius)
        return Leg("fly", Spot(*to, start.level if level is None else level), leg(start.point, to))
    for piece in ground.pieces:
        if piece.impassable and swept(piece.outline, start.point, to, who.radius):
            return IMPASSABLE
    found = over_edges(ground, who, start, to)
    if isinstance(found, Barred):
        return found
    return crowded(who, start, found) or found


def over_edges(ground: Ground, who: Walker, start: Spot, to: Point) -> Leg | Barred:
    """By the pieces with a level of their own that the base sweeps over."""
    a, r = start.point, who.radius
    met = [piece for piece in ground.floors if swept(piece.outline, a, to, r)]
    steep = [piece for piece in met if is_steep(piece, start.level, a, to, r)]
    if not steep:
        level = ground.level_at(to, r)
        end = Spot(*to, start.level if level is None else level)
        return Leg("walk", end, leg(a, to))
    if len(steep) > 1:
        return TOO_HIGH
    return across(ground, who, start, to, steep[0])


def is_steep(piece: Piece, level: int, a: Point, b: Point, r: int) -> bool:
    """Whether a leg on some level has to climb up to it, down from it, or get over it."""
    if piece.level == level and holds(piece.outline, a, r):
        return abs(piece.level) > STEP and reaches_over(piece, a, b, r)
    if piece.form == "gap":
        return -piece.height > STEP and (overlaps(piece.outline, b, r) or gap_along(piece, a, b) > NARROW)
    return piece.level > level + STEP


def reaches_over(piece: Piece, a: Point, b: Point, r: int) -> bool:
    """Whether the base reaches over an edge of what it stands on."""
    return any(lines_near(a, b, c, d, r) for c, d in piece.outline.edges)


def gap_along(piece: Piece, a: Point, b: Point) -> int:
    """How wide a gap is along a leg, rounded up."""
    whole = square(a, b)
    widest = 0
    for start, end in within(piece.outline, a, b):
        part = end - start
        widest = max(widest, root_up(-(-whole * part.numerator**2 // part.denominator**2)))
    return widest


def across(ground: Ground, who: Walker, start: Spot, to: Point, piece: Piece) -> Leg | Barred:
    """Up onto a piece, down from it, or from one side of it to the other."""
    a, r = start.point, who.radius
    end_level = ground.level_at(to, r)
    if end_level is None:
        return OVERHANG
    end, length = Spot(*to, end_level), leg(a, to)
    rise = end_level - start.level
    if overlaps(piece.outline, to, r) != overlaps(piece.outline, a, r):
        height = abs(rise)
        if height <= CLIMB:
            return Leg("climb", end, length + height, height)
        if not who.jumps:
            return NEVER_JUMPS
        return Leg("jump", end, 0, height, height) if height <= JUMP else TOO_HIGH
    if piece.form == "gap":
        width = gap_along(piece, a, to)
        if not who.jumps:
            return NEVER_JUMPS
        return Leg("jump", end, 0, width, -piece.height) if width <= JUMP else TOO_WIDE
    height = piece.height - start.level
    if height <= CLIMB and not has_room(piece, a, to, r):
        return Leg("vault", end, length + 2 * height, height)
    return TOO_HIGH


def has_room(piece: Piece, a: Point, b: Point, r: int) -> bool:
    """Whether one could stand on top of a wall in the middle of the leg over it."""
    for start, end in within(piece.outline, a, b):
        middle = (start + end) / 2
        p = (
            a[0] + (b[0] - a[0]) * middle.numerator // middle.denominator,
            a[1] + (b[1] - a[1]) * middle.numerator // middle.denominator,
        )
        if holds(piece.outline, p, r):
            return True
    return False


def crowded(who: Walker, start: Spot, way: Leg) -> Barred | None:
    """The inch holds along the whole path, unless one starts nearer and the gap never shrinks (ST-248)."""
    a, b = start.point, way.end.point
    for body in who.others:
        reach = who.radius + body.radius
        if way.how != "jump" and is_near(body.point, a, b, reach) and same_height(body, start, way):
            if not moves_away(a, b, body.point):
                return IN_THE_WAY
            continue
        for level in {start.level, way.end.level}:
            wanted = gap_wanted(body, level, who.apart)
            if wanted and is_near(body.point, a, b, reach + wanted) and not moves_away(a, b, body.point):
                return TOO_NEAR
    return None


def same_height(body: Body, start: Spot, way: Leg) -> bool:
    """Whether a base is in the way at all: somebody high above or far below is not."""
    low, high = sorted((start.level, way.end.level))
    return low - STEP <= body.spot.level <= high + STEP


def moves_away(a: Point, b: Point, other: Point) -> bool:
    """Whether the gap never shrinks."""
    return (b[0] - a[0]) * (a[0] - other[0]) + (b[1] - a[1]) * (a[1] - other[1]) >= 0
