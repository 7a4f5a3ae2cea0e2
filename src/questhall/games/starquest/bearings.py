"""Where something lies from somewhere: a bearing of the compass and a length, as people say it."""

from __future__ import annotations

from typing import Literal

from .space.measure import Point

Bearing = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
BEARINGS: dict[Bearing, tuple[int, int]] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
"""x runs east, y runs south."""
SLOPE, WHOLE = 41_421, 100_000
"""The tangent of 22.5 degrees: where one bearing ends and the next begins."""


def bearing(a: Point, b: Point) -> Bearing:
    """From one point to another; north, if they are the same."""
    x, y = b[0] - a[0], b[1] - a[1]
    wide, high = abs(x), abs(y)
    east = "" if wide * WHOLE <= high * SLOPE else "e" if x > 0 else "w"
    north = "" if high * WHOLE <= wide * SLOPE and wide else "s" if y > 0 else "n"
    found = north + east
    return next(name for name in BEARINGS if name == found)
