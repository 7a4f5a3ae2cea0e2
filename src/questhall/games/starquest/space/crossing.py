"""A leg over edges: climbing, vaulting, jumping, or stepping from top to top (ST-172 to ST-174, ST-249, ST-253)."""

from __future__ import annotations

from .edges import Side, airborne, apart, between, has_room, outside, widest
from .measure import Point, leg
from .shapes import holds, overlaps, stretches, within
from .strides import CLIMB, JUMP, NARROW, NEVER_JUMPS, OVERHANG, TOO_HIGH, TOO_WIDE, Barred, Jump, Leg, Walker
from .terrain import STEP, Ground, Piece, Spot


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
        parts = stretches(wall.outline, self.a, self.b) if height <= CLIMB else []
        if not parts or has_room(wall, parts, self.a, self.b, self.r):
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
