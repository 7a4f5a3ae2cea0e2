"""Sets of squares. A square is a whole number, `y * width + x`; a set of them is a whole number with these bits."""

from collections.abc import Iterable, Iterator


def squares_of(mask: int) -> Iterator[int]:
    """The squares of a set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(squares: Iterable[int]) -> int:
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask
