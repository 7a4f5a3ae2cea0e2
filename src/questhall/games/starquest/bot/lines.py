"""Who is seen from where, from centre to centre: rougher than the rules (ST-262 to ST-268), but quick and kept."""

from __future__ import annotations

from functools import lru_cache

from ..plan import KEPT_PLANS, Plan
from ..space.shapes import inside, overlaps
from ..space.sight import Body, Line, passes_below, stopped_by_piece
from ..space.terrain import Piece

UNSEEN, COVERED, OPEN = 0, 1, 2
KEPT = 150_000
Box = tuple[int, int, int, int, Piece]
"""West, north, east and south of a piece."""


class Lines:
    def __init__(self, plan: Plan) -> None:
        self.screens = boxes(list(plan.ground.screens))
        self.covers = boxes([p for p in plan.ground.pieces if p.blocking or p.cover or p.form == "solid"])
        self.bushes = [piece for piece in plan.ground.pieces if piece.cover]
        """What covers those who are in it."""
        self.last = list(plan.ground.screens[:1])
        """What stopped the last line: it mostly stops the next one, too."""
        self.known: dict[tuple[int, ...], int] = {}

    def look(self, one: Body, other: Body) -> int:
        """How another body lies before this one: unseen, in cover, or in the open."""
        a, b = one.spot, other.spot
        key = a.x, a.y, a.level, one.height, b.x, b.y, b.level, other.height
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            known = self.known[key] = self._looked(one, other)
        return known

    def _looked(self, one: Body, other: Body) -> int:
        a, b = one.point, other.point
        line = Line(a, one.top, b, other.top)
        if self._is_stopped(line):
            return UNSEEN
        if any(inside(piece.outline, b) for piece in self.bushes):
            return COVERED
        low = Line(a, one.top, b, other.spot.level + other.height // 2)
        for piece in between(self.covers, low):
            if passes_below(low, piece.outline, piece.height) and not overlaps(piece.outline, a, one.radius):
                return COVERED
        return OPEN

    def _is_stopped(self, line: Line) -> bool:
        for piece in self.last:
            if stopped_by_piece(line, piece):
                return True
        for piece in between(self.screens, line):
            if stopped_by_piece(line, piece):
                self.last[0] = piece
                return True
        return False


def boxes(pieces: list[Piece]) -> list[Box]:
    return [(*piece.outline.low, *piece.outline.high, piece) for piece in pieces]


def between(pieces: list[Box], line: Line) -> list[Piece]:
    """Those that a line could meet at all."""
    (ax, ay), (bx, by) = line.a, line.b
    west, east = (ax, bx) if ax < bx else (bx, ax)
    north, south = (ay, by) if ay < by else (by, ay)
    return [box[4] for box in pieces if box[0] < east and box[2] > west and box[1] < south and box[3] > north]


@lru_cache(maxsize=KEPT_PLANS)
def lines_of(plan: Plan) -> Lines:
    """Made once for a table."""
    return Lines(plan)
