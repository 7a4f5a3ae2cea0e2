"""How many models fit into a group: all of them within 3 inches of all others (ST-89)."""

from __future__ import annotations

from functools import cache

from .. import vocabulary as v
from ..space.measure import INCH
from ..values import RADII

APART = 3 * INCH
SIXTHS = 6
MIDDLES = ((0, 0), (3, 0), (2, 2))
"""Where the middle of a cluster can be, in sixths of a step along two rows: on a base, between two, between three."""
FAR = 4


def models_of(unit: v.Unit) -> int:
    return unit.count + sum([member.count for member in unit.members])


@cache
def most_together(base: v.Base) -> int:
    """Base to base like honeycombs, in the largest circle across which nobody is too far from anybody."""
    step = 2 * RADII[base]
    across = APART + step
    return max([_within(middle, step, across) for middle in MIDDLES])


def _within(middle: tuple[int, int], step: int, across: int) -> int:
    """How many bases have their centre in a circle; along two rows at 60 degrees the square is aa + ab + bb."""
    row = range(-FAR * SIXTHS, FAR * SIXTHS + 1, SIXTHS)
    places = [(a - middle[0], b - middle[1]) for a in row for b in row]
    return sum([4 * step * step * (a * a + a * b + b * b) <= (SIXTHS * across) ** 2 for a, b in places])
