"""One straight leg of a move: whether it can be gone, how, and what it costs (ST-247 to ST-253)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from .crossing import Crossing
from .edges import reaches_over
from .measure import Point, leg, root_up
from .shapes import holds, is_near, overlaps, swept
from .sight import Body
from .strides import (
    CLIMB,
    IMPASSABLE,
    IN_THE_WAY,
    JUMP,
    NARROW,
    NEVER_JUMPS,
    NO_PLACE,
    OVERHANG,
    TABLE_EDGE,
    TOO_HIGH,
    TOO_NEAR,
    TOO_WIDE,
    Barred,
    Jump,
    Leg,
    Walker,
    Way,
)  # fmt: skip
from .terrain import STEP, Ground, Piece, Spot

__all__ = [
    "CLIMB", "IMPASSABLE", "IN_THE_WAY", "JUMP", "NARROW", "NEVER_JUMPS", "NO_PLACE", "OVERHANG", "TABLE_EDGE",
    "TOO_HIGH", "TOO_NEAR", "TOO_WIDE", "Barred", "Jump", "Lane", "Leg", "Walker", "Way", "crowded", "gap_wanted",
    "gone", "hindered", "walked", "why_not_stand",
]  # fmt: skip

ROUNDED = 2
"""Thousandths by which the end of a part of a line may lie beside it."""

# --- where one may stand ---------------------------------------------------------------------------


def why_not_stand(ground: Ground, p: Point, r: int, bodies: Sequence[Body] = ()) -> Barred | None:
    """At the end of every move, push and placement (ST-245)."""
    if not ground.on_table(p, r):
        return TABLE_EDGE
    for piece in ground.about(p, p, r):
        if overlaps(piece.outline, p, r):
            if piece.impassable:
                return IMPASSABLE
            return OVERHANG if not holds(piece.outline, p, r) else why_not_beside(p, r, bodies)
    return why_not_beside(p, r, bodies)


def why_not_beside(p: Point, r: int, bodies: Sequence[Body]) -> Barred | None:
    x, y = p
    for body in bodies:
        spot, far = body.spot, r + body.radius
        u, w = spot.x - x, spot.y - y
        if -far < u < far and u * u + w * w < far * far:
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
    return walked(ground, who, start, to, ground.about(start.point, to, who.radius))


def walked(ground: Ground, who: Walker, start: Spot, to: Point, pieces: Sequence[Piece]) -> Leg | Barred:
    """On foot, where no other pieces can be in the way than these."""
    a, r = start.point, who.radius
    met, high = list[Piece](), 0
    for piece in pieces:
        if swept(piece.outline, a, to, r):
            if piece.impassable:
                return IMPASSABLE
            met.append(piece)
            high += piece.level > start.level + STEP and piece.level > STEP
            if not who.jumps and (high > 1 or piece.level > start.level + CLIMB):
                return NEVER_JUMPS
    found = over_edges(ground, who, start, to, met) if met else Leg("walk", Spot(*to), leg(a, to))
    if isinstance(found, Barred):
        return found
    return crowded(who, start, found) or found


class Lane:
    """A straight line of which somebody tries many parts: what lies beside all of it is left out once and for all."""

    def __init__(self, ground: Ground, who: Walker, start: Spot, to: Point) -> None:
        self.ground, self.start, self.to = ground, start, to
        a, r = start.point, who.radius + ROUNDED
        self.pieces = [piece for piece in ground.about(a, to, r) if swept(piece.outline, a, to, r)]
        near = [body for body in who.others if is_near(body.point, a, to, r + body.radius + who.apart)]
        self.who = replace(who, others=tuple(near))

    def gone(self, to: Point) -> Leg | Barred:
        """As `gone` judges, up to a point that lies on the line but for rounding."""
        if self.who.flies or not self.ground.on_table(to, self.who.radius):
            return gone(self.ground, self.who, self.start, to)
        return walked(self.ground, self.who, self.start, to, self.pieces)


def over_edges(ground: Ground, who: Walker, start: Spot, to: Point, met: list[Piece]) -> Leg | Barred:
    """By the pieces with a level of their own that the base sweeps over."""
    a, r = start.point, who.radius
    own = next((piece for piece in met if holds(piece.outline, a, r)), None)
    if own is not None and not reaches_over(own, a, to, r):
        return Leg("walk", Spot(*to, own.level), leg(a, to))
    return Crossing(ground, who, start, to, met, own).leg()


# --- others ----------------------------------------------------------------------------------------


def crowded(who: Walker, start: Spot, way: Leg) -> Barred | None:
    """The inch holds along the whole path, unless one starts nearer and the gap never shrinks (ST-248)."""
    end, reach = way.end, who.radius + who.apart
    ax, ay, bx, by = start.x, start.y, end.x, end.y
    west, east = (ax - reach, bx + reach) if ax < bx else (bx - reach, ax + reach)
    north, south = (ay - reach, by + reach) if ay < by else (by - reach, ay + reach)
    for body in who.others:
        spot, r = body.spot, body.radius
        if west < spot.x + r and spot.x - r < east and north < spot.y + r and spot.y - r < south:
            found = hindered(who, start, way, body)
            if found is not None:
                return found
    return None


def hindered(who: Walker, start: Spot, way: Leg, body: Body) -> Barred | None:
    """Whether somebody who is not far stands in the way."""
    a, b, there, touching = start.point, way.end.point, body.point, who.radius + body.radius
    if not is_near(there, a, b, touching + who.apart) or moves_away(a, b, there):
        return None
    if way.how != "jump" and is_near(there, a, b, touching) and same_height(body, start, way):
        return IN_THE_WAY
    for level in {start.level, way.end.level}:
        wanted = gap_wanted(body, level, who.apart)
        if wanted and (wanted == who.apart or is_near(there, a, b, touching + wanted)):
            return TOO_NEAR
    return None


def same_height(body: Body, start: Spot, way: Leg) -> bool:
    """Whether a base is in the way at all: somebody high above or far below is not."""
    low, high = sorted((start.level, way.end.level))
    return low - STEP <= body.spot.level <= high + STEP


def moves_away(a: Point, b: Point, other: Point) -> bool:
    """Whether the gap never shrinks."""
    return (b[0] - a[0]) * (a[0] - other[0]) + (b[1] - a[1]) * (a[1] - other[1]) >= 0
