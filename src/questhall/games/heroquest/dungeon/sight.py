"""Who sees whom (HQ-4.2).

Two squares see each other iff some straight line from inside the one to inside the other touches no wall and no square
that blocks sight. The two squares themselves never block. A line that would have to pass exactly through a point where
obstacles meet does not pass. Sight is mutual, and it is decided in whole numbers: of the kinds of lines between the two
(see `lines.py`), each obstacle takes away those that cross it, and a kind must be left.

Answers are not kept: to look one up by field, squares and figures takes about as long as to find it.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from questhall.games.heroquest.dungeon.lines import Lines, lines, near
from questhall.games.heroquest.dungeon.squares import mask_of, spread, squares_of


class Field(Struct, frozen=True, gc=False):
    """The walls of a board. The outside is walled."""

    width: int
    east: int
    """The squares without a wall to the next square in the row."""
    south: int
    """The squares without a wall to the square below."""


class Ways(Struct, frozen=True, gc=False):
    """The lines between two squares on a board, with what can stand in their way.

    Squares count from the upper left one of the box around the two. A wall is named by its square as in `Field`.
    """

    bundle: Lines
    squares: int
    east: int
    south: int
    past_square: dict[int, int]
    """For each square that is crossed by some kind of line, the kinds that pass it by."""
    past_east: dict[int, int]
    past_south: dict[int, int]


@lru_cache(maxsize=1024)
def ways(width: int, dx: int, dy: int) -> Ways:
    """From a square to the one dx to the right (to the left if negative) and dy below it."""
    bundle = lines(abs(dx), dy)
    past_square: dict[int, int] = {}
    past_east: dict[int, int] = {}
    past_south: dict[int, int] = {}
    for x in range(abs(dx) + 1):
        for y in near(abs(dx), dy, x, dy):
            square = y * width + (x if dx >= 0 else -dx - x)
            # The wall on the far side of (x, y) is the east wall of the square to its left if the board is mirrored.
            beside = square if dx >= 0 else square - 1
            corner, left, right, far = (x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)
            if corner not in ((0, 0), (abs(dx), dy)):
                _note(past_square, square, bundle, bundle.crossing(right, left))
            if x < abs(dx):
                _note(past_east, beside, bundle, bundle.crossing(right, far))
            if y < dy:
                _note(past_south, square, bundle, bundle.crossing(far, left))
    return Ways(
        bundle,
        sum(1 << square for square in past_square),
        sum(1 << square for square in past_east),
        sum(1 << square for square in past_south),
        past_square,
        past_east,
        past_south,
    )


def _note(past: dict[int, int], square: int, bundle: Lines, crossing: int) -> None:
    if crossing:
        past[square] = bundle.every ^ crossing


def between(width: int, a: int, b: int) -> tuple[Ways, int]:
    """The ways from the lower of two squares to the higher, and the upper left square of the box around them."""
    if a > b:
        a, b = b, a
    dx = b % width - a % width
    return ways(width, dx, b // width - a // width), a + dx if dx < 0 else a


def left_by_walls(field: Field, way: Ways, corner: int) -> int:
    """The kinds of lines that meet no wall."""
    left = way.bundle.every
    east = ~field.east >> corner & way.east
    while east and left:
        low = east & -east
        left &= way.past_east[low.bit_length() - 1]
        east ^= low
    south = ~field.south >> corner & way.south
    while south and left:
        low = south & -south
        left &= way.past_south[low.bit_length() - 1]
        south ^= low
    return left


def sees(field: Field, a: int, b: int, taken: int) -> bool:
    """Whether two squares see each other past the squares that are taken. A square sees itself."""
    way, corner = between(field.width, a, b)
    left = left_by_walls(field, way, corner)
    squares = taken >> corner & way.squares
    while squares and left:
        low = squares & -squares
        left &= way.past_square[low.bit_length() - 1]
        squares ^= low
    return left != 0


def seen_from(field: Field, a: int, taken: int, among: int) -> int:
    """Those of some squares that a square sees.

    Every square that a line of sight crosses is seen too, so it is enough to look at those beside what is seen.
    """
    seen = edge = looked_at = 1 << a
    while edge:
        beside = spread(edge, field.east, field.south, field.width) & ~looked_at
        looked_at |= beside
        edge = mask_of([square for square in squares_of(beside) if sees(field, a, square, taken)])
        seen |= edge
    return seen & among


def straight(field: Field, a: int, b: int) -> tuple[int, ...] | None:
    """The squares between two of one row or column, from the first on. None if a wall is there or they share none."""
    width = field.width
    if a // width == b // width:
        step, passable = 1, field.east
    elif a % width == b % width:
        step, passable = width, field.south
    else:
        return None
    low, high = min(a, b), max(a, b)
    if not all(passable >> square & 1 for square in range(low, high, step)):
        return None
    inner = range(low + step, high, step)
    return tuple(inner if a < b else reversed(inner))
