"""What a leg leads over: gaps and ledges, measured along it, and where a jump begins and ends (ST-253)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from .measure import Point, leg, root_up, shortened, square, towards
from .shapes import Stretch, holds, lines_near, swept, within
from .terrain import Piece

Side = tuple[Piece, bool]
"""One side of an edge: a piece, and whether one stands on it or beside it."""


def reaches_over(piece: Piece, a: Point, b: Point, r: int) -> bool:
    """Whether a base that stands on a piece reaches over an edge of it on a leg."""
    return any(lines_near(a, b, c, d, r) for c, d in piece.outline.edges)


# --- how wide something is along a leg ---------------------------------------------------------------


def long(part: Fraction, a: Point, b: Point) -> int:
    """A part of a leg as a length, rounded up."""
    return root_up(-(-square(a, b) * part.numerator**2 // part.denominator**2)) if part > 0 else 0


def tracks(a: Point, b: Point, r: int) -> tuple[tuple[Point, Point], ...]:
    """The lines along which the middle of a base and its sides go."""
    length = leg(a, b) or 1
    x, y = shortened((a[1] - b[1]) * r, length), shortened((b[0] - a[0]) * r, length)
    return tuple([((a[0] + u, a[1] + w), (b[0] + u, b[1] + w)) for u, w in ((0, 0), (x, y), (-x, -y))])


def widest(piece: Piece, a: Point, b: Point, r: int) -> int:
    """How wide a gap is along a leg, under the middle of the base or under its sides (ST-247)."""
    return max(
        [long(end - start, c, d) for c, d in tracks(a, b, r) for start, end in within(piece.outline, c, d)], default=0
    )


def outside(piece: Piece, a: Point, b: Point, r: int) -> int:
    """How far along a leg the middle of the base or one of its sides is beyond a piece that it starts and ends on."""
    found = 0
    for c, d in tracks(a, b, r - 1):
        edges = [Fraction(0), *[edge for part in within(piece.outline, c, d) for edge in part], Fraction(1)]
        found = max([found, *[long(end - start, c, d) for start, end in zip(edges[::2], edges[1::2], strict=True)]])
    return found


def between(one: Piece, other: Piece, a: Point, b: Point) -> int | None:
    """How wide it is along a leg from a piece that it starts on to the next one; None: it does not lead there."""
    here, there = within(one.outline, a, b), within(other.outline, a, b)
    if not here or not there:
        return None
    return long(there[0][0] - here[0][1], a, b)


def apart(off: Side, on: Side, a: Point, b: Point) -> int:
    """How wide it is along a leg from where this side ends to where the other begins."""
    here, there = within(off[0].outline, a, b), within(on[0].outline, a, b)
    if not here or not there:
        return 0
    return long((there[-1][0] if on[1] else there[-1][1]) - (here[0][1] if off[1] else here[0][0]), a, b)


def has_room(piece: Piece, parts: list[Stretch], a: Point, b: Point, r: int) -> bool:
    """Whether one could stand on top of a wall in the middle of the leg over it, where these parts of it are."""
    for n, of, m, under in parts:
        middle, whole = n * under + m * of, 2 * of * under
        p = a[0] + (b[0] - a[0]) * middle // whole, a[1] + (b[1] - a[1]) * middle // whole
        if holds(piece.outline, p, r):
            return True
    return False


# --- where a jump begins and ends ----------------------------------------------------------------------


def airborne(a: Point, b: Point, r: int, off: Side, on: Side) -> tuple[Point, Point]:
    """The last place of a leg wholly on this side and the first wholly on the other."""
    return last_clear(a, b, left(off, a, r)), last_clear(b, a, left(on, b, r))


def left(side: Side, a: Point, r: int) -> Callable[[Point], bool]:
    """Whether one is off a side: over the edge of what one stands on, or against what stands or gapes there."""
    piece, on_top = side
    if on_top:
        return lambda p: reaches_over(piece, a, p, r)
    return lambda p: swept(piece.outline, a, p, r)


def last_clear(a: Point, b: Point, met: Callable[[Point], bool]) -> Point:
    """The furthest point of a leg before something is met, which then stays so."""
    low, high = 0, leg(a, b)
    while low < high:
        middle = (low + high + 1) // 2
        if met(towards(a, b, middle)):
            high = middle - 1
        else:
            low = middle
    return towards(a, b, low)
