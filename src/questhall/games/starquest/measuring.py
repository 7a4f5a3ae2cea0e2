"""Measuring between models and units: base to base, in space (ST-241)."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import TYPE_CHECKING

from .space.measure import square
from .space.sight import Body
from .space.terrain import Spot

if TYPE_CHECKING:
    from .entities import Unit
    from .state import StarQuest

FINE = 16
"""Bits by which distances are finer than thousandths where they are only compared with each other."""


def within(one: Body, other: Body, inches: int) -> bool:
    """Whether the nearest points of two bases are so near, the length included (ST-209, ST-241)."""
    rise = one.spot.level - other.spot.level
    return gap_within(square(one.point, other.point), one.radius + other.radius, inches * inches - rise * rise)


def gap_within(centres: int, radii: int, most: int) -> bool:
    """Whether the gap between two circles is no more than the root of `most`; `centres` is squared too."""
    if most < 0:
        return False
    beyond = centres - radii * radii - most
    return beyond <= 0 or beyond * beyond <= 4 * radii * radii * most


def nearer_than(one: Body, other: Body, inches: int) -> bool:
    """The length excluded (ST-209)."""
    rise = one.spot.level - other.spot.level
    most = inches * inches - rise * rise
    if most <= 0:
        return False
    radii = one.radius + other.radius
    beyond = square(one.point, other.point) - radii * radii - most
    return beyond < 0 or beyond * beyond < 4 * radii * radii * most


def far(one: Body, other: Body) -> int:
    """How far apart they are, squared and finer than thousandths: only to be compared with others of its kind."""
    gap = max(0, isqrt(square(one.point, other.point) << 2 * FINE) - (one.radius + other.radius << FINE))
    rise = one.spot.level - other.spot.level << FINE
    return gap * gap + rise * rise


def apart(one: Body, other: Body) -> int:
    """In thousandths, rounded, to be told."""
    return isqrt(far(one, other)) + (1 << FINE - 1) >> FINE


def point(spot: Spot) -> Body:
    """A marker, a token or a goal is a point on a level (ST-242)."""
    return Body(spot, 0, 0)


# --- units ------------------------------------------------------------------------------------------


def units_within(g: StarQuest, one: Unit, other: Unit, inches: int) -> bool:
    """Of two units their nearest models count (ST-241)."""
    theirs = g.bodies(other)
    return any(within(body, their, inches) for body in g.bodies(one) for their in theirs)


def unit_near(g: StarQuest, unit: Unit, spot: Spot, inches: int) -> bool:
    """Whether a model of a unit is so near to a point."""
    there = point(spot)
    return any(within(body, there, inches) for body in g.bodies(unit))


def units_far(g: StarQuest, one: Unit, other: Unit) -> int:
    theirs = g.bodies(other)
    return min([far(body, their) for body in g.bodies(one) for their in theirs])


def units_apart(g: StarQuest, one: Unit, other: Unit) -> int:
    """In thousandths, to be told."""
    return isqrt(units_far(g, one, other)) + (1 << FINE - 1) >> FINE


def nearest_first(g: StarQuest, one: Unit, others: Sequence[Unit]) -> list[tuple[int, Unit]]:
    """Others with how far they are, the nearest first; of equal ones the order is left to a die (ST-276)."""
    found = [(units_far(g, one, other), other) for other in others]
    found.sort(key=lambda pair: pair[0])
    return found
