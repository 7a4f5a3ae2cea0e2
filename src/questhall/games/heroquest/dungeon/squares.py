"""Squares are numbers, row by row; a set of squares is a number too, with a bit for each.

So a copy of a position costs nothing, and a whole room is moved, cut and joined in one step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache


def mask_of(squares: Iterable[int]) -> int:
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> Iterator[int]:
    """From the lowest to the highest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


MANY = 4096
"""Sets of squares that are looked at again and again, of some games at once."""


@lru_cache(MANY)
def listed(mask: int) -> tuple[int, ...]:
    """The squares of a mask in order, for masks that come up again and again."""
    return tuple(squares_of(mask))


@lru_cache(MANY)
def unlisted(squares: tuple[int, ...]) -> int:
    """The mask of squares that were listed."""
    return mask_of(squares)


def nth_square(mask: int, n: int) -> int:
    """From the lowest on, which is the first (0)."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def spread(mask: int, east: int, south: int, width: int) -> int:
    """The squares that are one step away from those of a mask; a step needs an open edge."""
    return (mask & east) << 1 | mask >> 1 & east | (mask & south) << width | mask >> width & south


@cache
def spot(square: int, width: int) -> str:
    """As people call it: the column by letters, the row by a number."""
    column, row = square % width, square // width
    letters = chr(ord("A") + column % 26)
    return f"{'' if column < 26 else chr(ord('A') + column // 26 - 1)}{letters}{row + 1}"


def distance(one: int, other: int, width: int) -> int:
    """In squares, diagonals counted as one, as throws are measured."""
    return max(abs(one % width - other % width), abs(one // width - other // width))


@cache
def corners(square: int, width: int) -> int:
    """The four squares that touch a square with a corner only."""
    mask = 0
    if square % width:
        mask |= 1 << square + width - 1 | (1 << square - width - 1 if square > width else 0)
    if square % width != width - 1:
        mask |= 1 << square + width + 1 | (1 << square - width + 1 if square >= width else 0)
    return mask
