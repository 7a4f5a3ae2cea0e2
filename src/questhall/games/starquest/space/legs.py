"""One straight leg of a move: whether it can be gone, how, and what it costs (ST-247 to ST-253)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from .edges import Side, airborne, between, crosses, dent, has_room, reaches_over, widest
from .measure import INCH, Point, leg, root_up, square
from .shapes import holds, is_near, overlaps, swept
from .sight import Body
from .terrain import STEP, Ground, Piece, Spot

How = Literal["walk", "climb", "vault", "jump", "fly", "slide"]
"""Who slides is pushed, or steps back."""
CLIMB = 3 * INCH
"""What can be climbed as part of a move (ST-173)."""
JUMP = 6 * INCH
"""What can be jumped (ST-174)."""
NARROW = INCH
"""A gap that is simply stepped over (ST-172)."""


class Jump(Struct, frozen=True, gc=False):
    """The part of a leg that is jumped."""

    off: Point
    """The last place wholly on this side."""
    on: Point
    """The first place wholly on the other."""
    fall: int
    """How deep whoever fails falls (ST-274)."""
    foot: int
    """The level where he lands."""
    piece: int
    """Beside which, or in which, by its number (ST-180)."""


class Leg(Struct, frozen=True, gc=False):
    """A leg that can be gone."""

    how: How
    end: Spot
    cost: int
    """What it takes of the move; of a leg with a jump what is walked before and after it."""
    distance: int = 0
    """Of a jump, by which its tests are counted (ST-175); of a climb the height."""
    jump: Jump | None = None


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
    avoids: tuple[Piece, ...] = ()
    """What he would rather not go through: difficult ground, where it would make the way too long."""


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
    for piece in ground.walls:
        if overlaps(piece.outline, p, r):
            return IMPASSABLE
    if ground.level_at(p, r) is None:
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
    a = start.point
    for piece in ground.walls:
        if swept(piece.outline, a, to, who.radius):
            return IMPASSABLE
    found = over_edges(ground, who, start, to)
    if isinstance(found, Barred):
        return found
    return crowded(who, start, found) or found


def over_edges(ground: Ground, who: Walker, start: Spot, to: Point) -> Leg | Barred:
    """By the pieces with a level of their own that the base sweeps over."""
    a, r = start.point, who.radius
    met = [piece for piece in ground.floors if swept(piece.outline, a, to, r)]
    if not met:
        return Leg("walk", Spot(*to), leg(a, to))
    own = next((piece for piece in met if holds(piece.outline, a, r)), None)
    if own is not None and not reaches_over(own, a, to, r):
        return Leg("walk", Spot(*to, own.level), leg(a, to))
    return Crossing(ground, who, start, to, met, own).leg()


class Crossing:
    """A leg over edges: from the piece that one stands on, if any, over others, onto one of them or back down."""

    def __init__(
        self, ground: Ground, who: Walker, start: Spot, to: Point, met: list[Piece], own: Piece | None
    ) -> None:
        self.ground, self.who, self.a, self.b, self.r, self.own = ground, who, start.point, to, who.radius, own
        self.here = start.level
        reached = [piece for piece in met if overlaps(piece.outline, to, self.r)]
        self.onto = reached[0] if reached and holds(reached[0].outline, to, self.r) else None
        """What one stands on in the end."""
        self.overhangs = bool(reached) and self.onto is None
        others = [piece for piece in met if piece is not own]
        self.walls = [piece for piece in others if piece.form == "solid" and piece.level > self.foot(piece) + STEP]
        """What is too high for a step."""
        self.holes = [piece for piece in others if piece.form == "gap" and self.is_wide(piece)]
        self.length = leg(self.a, to)

    def foot(self, piece: Piece) -> int:
        """The level from which one gets onto a piece: of the own, if it is no more than a step away (ST-172)."""
        return self.own.level if self.own is not None and self.is_next(self.own, piece) else 0

    def is_next(self, own: Piece, piece: Piece) -> bool:
        width = between(own, piece, self.a, self.b) if own is not piece else None
        return width is not None and width <= NARROW

    def is_wide(self, gap: Piece) -> bool:
        """One does not step over a gap and stop in it."""
        return -gap.level > STEP and (
            overlaps(gap.outline, self.b, self.r) or widest(gap, self.a, self.b, self.r) > NARROW
        )

    def leg(self) -> Leg | Barred:
        own, onto = self.own, self.onto
        ledge = own is not None and abs(own.level) > STEP
        if not ledge and not self.walls and not self.holes:
            return Leg("walk", self.end(self.here if self.overhangs else self.level), self.length)
        if self.overhangs:
            return OVERHANG
        if own is not None and onto is not None and self.is_top_to_top(own, onto):
            return self.from_top_to_top(own, onto)
        if ledge + len(self.walls) + len(self.holes) > 1:
            return TOO_HIGH
        if own is not None and ledge:
            return self.up_or_down(own, abs(own.level))
        if self.walls:
            wall = self.walls[0]
            height = wall.level - self.foot(wall)
            return self.up_or_down(wall, height) if wall is onto else self.over_wall(wall, height)
        hole = self.holes[0]
        return self.up_or_down(hole, -hole.level) if hole is onto else self.over_gap(hole)

    def is_top_to_top(self, own: Piece, onto: Piece) -> bool:
        """Whether the leg leads from one top to another, and not first down to the ground."""
        if own.level <= STEP or onto.form == "gap":
            return False
        return onto is own or onto.level > STEP or self.is_next(own, onto)

    @property
    def level(self) -> int:
        """Of the end."""
        return 0 if self.onto is None else self.onto.level

    def end(self, level: int) -> Spot:
        return Spot(*self.b, level)

    # --- ways to cross ------------------------------------------------------------------------------

    def up_or_down(self, piece: Piece, height: int) -> Leg | Barred:
        """Over one edge, from wholly below to wholly above or back (ST-249, ST-253)."""
        if height <= CLIMB:
            return Leg("climb", self.end(self.level), self.length + height, height)
        if height > JUMP:
            return TOO_HIGH
        return self.jumped(
            height, height, min(self.here, self.level), (piece, piece is self.own), (piece, piece is self.onto)
        )

    def over_wall(self, wall: Piece, height: int) -> Leg | Barred:
        """From one side to the other of what is too narrow to stand on (ST-249)."""
        if height > CLIMB or not crosses(wall, self.a, self.b) or has_room(wall, self.a, self.b, self.r):
            return TOO_HIGH
        return Leg("vault", self.end(self.level), self.length + 2 * height, height)

    def over_gap(self, gap: Piece) -> Leg | Barred:
        width = widest(gap, self.a, self.b, self.r)
        if width > JUMP:
            return TOO_WIDE
        return self.jumped(width, -gap.level, gap.level, (gap, False), (gap, False))

    def from_top_to_top(self, own: Piece, onto: Piece) -> Leg | Barred:
        """A gap between two tops, or over a dent of one (ST-172, ST-174)."""
        if any(wall is not onto and wall.level > own.level + STEP for wall in self.walls):
            return TOO_HIGH
        width = dent(own, self.a, self.b) if own is onto else between(own, onto, self.a, self.b) or 0
        rise = onto.level - own.level
        if width <= NARROW and abs(rise) <= CLIMB:
            if abs(rise) <= STEP:
                return Leg("walk", self.end(onto.level), self.length)
            return Leg("climb", self.end(onto.level), self.length + abs(rise), abs(rise))
        distance = width + rise if rise > 0 else max(width, -rise)
        if distance > JUMP:
            return TOO_WIDE if width > NARROW else TOO_HIGH
        fall, foot = (own.level, 0) if width > NARROW else (abs(rise), min(own.level, onto.level))
        upwards = width <= NARROW and rise > 0
        return self.jumped(distance, fall, foot, (own, True), (onto, True), onto if upwards else own)

    def jumped(
        self, distance: int, fall: int, foot: int, off: Side, on: Side, beside: Piece | None = None
    ) -> Leg | Barred:
        """The leap itself costs nothing; what one walks before and after it does (ST-176, ST-253)."""
        if not self.who.jumps:
            return NEVER_JUMPS
        first, last = airborne(self.a, self.b, self.r, off, on)
        piece = off[0] if beside is None else beside
        number = next(n for n, other in enumerate(self.ground.pieces) if other is piece)
        cost = leg(self.a, first) + leg(last, self.b)
        return Leg("jump", self.end(self.level), cost, distance, Jump(first, last, fall, foot, number))


# --- others ----------------------------------------------------------------------------------------


def crowded(who: Walker, start: Spot, way: Leg) -> Barred | None:
    """The inch holds along the whole path, unless one starts nearer and the gap never shrinks (ST-248)."""
    a, b, reach = start.point, way.end.point, who.radius + who.apart
    (ax, ay), (bx, by) = a, b
    west, east = (ax, bx) if ax < bx else (bx, ax)
    north, south = (ay, by) if ay < by else (by, ay)
    for body in who.others:
        far, (x, y) = reach + body.radius, body.point
        if not (west - far < x < east + far and north - far < y < south + far):
            continue
        touching = who.radius + body.radius
        if way.how != "jump" and is_near(body.point, a, b, touching) and same_height(body, start, way):
            if not moves_away(a, b, body.point):
                return IN_THE_WAY
            continue
        for level in {start.level, way.end.level}:
            wanted = gap_wanted(body, level, who.apart)
            if wanted and is_near(body.point, a, b, touching + wanted) and not moves_away(a, b, body.point):
                return TOO_NEAR
    return None


def same_height(body: Body, start: Spot, way: Leg) -> bool:
    """Whether a base is in the way at all: somebody high above or far below is not."""
    low, high = sorted((start.level, way.end.level))
    return low - STEP <= body.spot.level <= high + STEP


def moves_away(a: Point, b: Point, other: Point) -> bool:
    """Whether the gap never shrinks."""
    return (b[0] - a[0]) * (a[0] - other[0]) + (b[1] - a[1]) * (a[1] - other[1]) >= 0
