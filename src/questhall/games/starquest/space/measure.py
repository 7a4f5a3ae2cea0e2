"""Lengths are whole thousandths of an inch; two are compared by their squares (ST-239)."""

from __future__ import annotations

from math import isqrt

Point = tuple[int, int]
INCH = 1000


def square(a: Point, b: Point) -> int:
    """Of the distance between two points."""
    x, y = a[0] - b[0], a[1] - b[1]
    return x * x + y * y


def root_up(n: int) -> int:
    """A leg of a path is rounded up (ST-239)."""
    return isqrt(n - 1) + 1 if n else 0


def leg(a: Point, b: Point) -> int:
    """How long the straight way from one point to another is."""
    return root_up(square(a, b))


def towards(a: Point, b: Point, length: int) -> Point:
    """The point on the way from one point to another that is so far from the first, rounded towards it."""
    x, y = b[0] - a[0], b[1] - a[1]
    whole = root_up(x * x + y * y)
    if not whole:
        return a
    return a[0] + shortened(x * length, whole), a[1] + shortened(y * length, whole)


def shortened(n: int, by: int) -> int:
    """A quotient, rounded towards zero."""
    return n // by if n >= 0 else -(-n // by)


def away(n: int, by: int) -> int:
    """A quotient, rounded away from zero."""
    return -(-n // by) if n >= 0 else n // by


def beside(target: Point, here: Point, far: int) -> Point:
    """The point that is so far from a target on the line from it to here, rounded away from it."""
    x, y = here[0] - target[0], here[1] - target[1]
    whole = isqrt(x * x + y * y) or 1
    return target[0] + away(x * far, whole), target[1] + away(y * far, whole)
