"""One straight leg of a move: whether it can be gone, how, and what it costs (ST-247 to ST-253)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from .edges import Side, airborne, apart, between, has_room, outside, reaches_over, widest
from .measure import INCH, Point, leg, root_up, square
from .shapes import holds, is_near, overlaps, swept, within
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
    inches: int = 0
    """A length that it speaks of."""


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
TOO_NEAR = Barred("refusal.too-near", ("ST-34", "ST-248"), INCH)
IN_THE_WAY = Barred("refusal.base-in-the-way", ("ST-247",))
NO_PLACE = Barred("refusal.no-place-to-stand", ("ST-245",))
NEVER_JUMPS = Barred("refusal.never-jumps", ("ST-250",))


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
    a, r = start.point, who.radius
    met, high = list[Piece](), 0
    for piece in ground.about(a, to, r):
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


def over_edges(ground: Ground, who: Walker, start: Spot, to: Point, met: list[Piece]) -> Leg | Barred:
    """By the pieces with a level of their own that the base sweeps over."""
    a, r = start.point, who.radius
    own = next((piece for piece in met if holds(piece.outline, a, r)), None)
    if own is not None and not reaches_over(own, a, to, r):
        return Leg("walk", Spot(*to, own.level), leg(a, to))
    return Crossing(ground, who, start, to, met, own).leg()


class Crossing:
    """A leg over edges: from this side, the top that one stands on or the ground, to the other side."""

    def __init__(
        self, ground: Ground, who: Walker, start: Spot, to: Point, met: list[Piece], own: Piece | None
    ) -> None:
        self.ground, self.who, self.start, self.a, self.b, self.r = ground, who, start, start.point, to, who.radius
        self.own = own
        reached = [piece for piece in met if overlaps(piece.outline, to, self.r)]
        self.onto = reached[0] if reached and holds(reached[0].outline, to, self.r) else None
        """What one stands on in the end."""
        self.overhangs = bool(reached) and self.onto is None
        others = [piece for piece in met if piece is not own]
        self.walls = [piece for piece in others if piece.form == "solid" and piece.level > self.foot(piece) + STEP]
        """What is too high for a step."""
        self.holes = [piece for piece in others if piece.form == "gap" and self.is_wide(piece)]
        """What is too wide for one."""
        self.ledge = own if own is not None and abs(own.level) > STEP else None
        """What one has to get down from, or out of."""

    def foot(self, piece: Piece) -> int:
        """The level from which one gets onto a piece: of the own, if that is no more than a step away (ST-172)."""
        return self.own.level if self.own is not None and self.is_next(self.own, piece) else 0

    def is_next(self, own: Piece, piece: Piece) -> bool:
        width = between(own, piece, self.a, self.b) if own is not piece else None
        return width is not None and width <= NARROW

    def is_wide(self, gap: Piece) -> bool:
        """One does not step over a gap and stop in it."""
        if -gap.level <= STEP:
            return False
        return overlaps(gap.outline, self.b, self.r) or widest(gap, self.a, self.b, self.r) > NARROW

    def leg(self) -> Leg | Barred:
        obstacles = [*self.walls, *self.holes, *([] if self.ledge is None else [self.ledge])]
        if not obstacles:
            level = self.start.level if self.overhangs else 0 if self.onto is None else self.onto.level
            return Leg("walk", Spot(*self.b, level), leg(self.a, self.b))
        if self.overhangs:
            return OVERHANG
        if len(obstacles) == 1:
            return self.over_one(obstacles[0])
        if not self.who.jumps and (self.ledge is None or self.onto is None):
            return NEVER_JUMPS
        sides = self.sides(obstacles)
        if sides is None:
            return TOO_HIGH
        off, on = sides
        low = off[0].level if off[1] else self.foot(off[0])
        high = on[0].level if on[1] else 0
        if any(wall is not self.onto and wall.level > max(low, high) + STEP for wall in self.walls):
            return TOO_HIGH
        return self.from_side_to_side(off, on, low, high - low, apart(off, on, self.a, self.b))

    def over_one(self, piece: Piece) -> Leg | Barred:
        """Onto one piece, down from it, or from one side of it to the other."""
        if piece is self.ledge:
            if self.onto is None or not self.is_side(self.onto):
                return self.from_side_to_side((piece, True), (piece, False), piece.level, -piece.level, 0)
            sides = (piece, True), (self.onto, True)
            return self.from_side_to_side(
                *sides, piece.level, self.onto.level - piece.level, apart(*sides, self.a, self.b)
            )
        low = self.foot(piece)
        if piece is self.onto:
            return self.from_side_to_side((piece, False), (piece, True), low, piece.level - low, 0)
        if self.walls:
            return self.vault(piece)
        return self.from_side_to_side((piece, False), (piece, False), low, -low, 0)

    def sides(self, obstacles: list[Piece]) -> tuple[Side, Side] | None:
        """Where this side ends and where the other begins; None: only the rim of the base meets one of several."""
        parts = [within(piece.outline, self.a, self.b) for piece in obstacles]
        if not all(parts):
            return None
        starts = [(part[0][0], n) for n, part in enumerate(parts)]
        ends = [(part[-1][1], n) for n, part in enumerate(parts)]
        off = (obstacles[min(starts)[1]], False) if self.ledge is None else (self.ledge, True)
        on = (obstacles[max(ends)[1]], False) if self.onto is None or not self.is_side(self.onto) else (self.onto, True)
        return off, on

    def is_side(self, onto: Piece) -> bool:
        """Whether one gets onto a piece straight from this side, and not first down to the ground."""
        if onto in self.walls or onto in self.holes or onto is self.ledge:
            return True
        return self.ledge is not None and self.is_next(self.ledge, onto)

    # --- ways to cross ------------------------------------------------------------------------------

    def vault(self, wall: Piece) -> Leg | Barred:
        """From one side to the other of what is too narrow to stand on (ST-249)."""
        height = wall.level - self.foot(wall)
        if height > CLIMB or not within(wall.outline, self.a, self.b) or has_room(wall, self.a, self.b, self.r):
            return TOO_HIGH
        level = 0 if self.onto is None else self.onto.level
        return Leg("vault", Spot(*self.b, level), leg(self.a, self.b) + 2 * height, height)

    def from_side_to_side(self, off: Side, on: Side, low: int, rise: int, width: int) -> Leg | Barred:
        """Over one edge, from wholly below to wholly above or back, or over what gapes between two sides."""
        if off == on and off[1]:
            overhang = outside(off[0], self.a, self.b, self.r)
            if overhang > NARROW and not width:
                return OVERHANG
            width = overhang
        width = max([width, *[widest(hole, self.a, self.b, self.r) for hole in self.holes if hole is not self.onto]])
        end = Spot(*self.b, 0 if self.onto is None else self.onto.level)
        length = leg(self.a, self.b)
        if width <= NARROW and abs(rise) <= STEP:
            return Leg("walk", end, length)
        if width <= NARROW and abs(rise) <= CLIMB:
            return Leg("climb", end, length + abs(rise), abs(rise))
        distance = width + rise if rise > 0 else max(width, -rise)
        if distance > JUMP:
            return TOO_WIDE if width > NARROW else TOO_HIGH
        if not self.who.jumps:
            return NEVER_JUMPS
        first, last = airborne(self.a, self.b, self.r, off, on)
        cost = leg(self.a, first) + leg(last, self.b)
        return Leg("jump", end, cost, distance, self.fall(first, last, off, on, low, rise, width))

    def fall(self, first: Point, last: Point, off: Side, on: Side, low: int, rise: int, width: int) -> Jump:
        """Into a gap, between two tops, back from a height that was tried, or straight down (ST-274)."""
        if self.holes:
            piece, foot = self.holes[0], self.holes[0].level
        elif rise > 0 and (width <= NARROW or low < 0):
            piece, foot = on[0] if low >= 0 else off[0], low
        else:
            piece, foot = off[0], 0 if width > NARROW else low + rise
        number = next(n for n, other in enumerate(self.ground.pieces) if other is piece)
        return Jump(first, last, rise if foot == low else low - foot, foot, number)


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
