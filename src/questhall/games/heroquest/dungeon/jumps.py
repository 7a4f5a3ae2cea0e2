"""Where a pit can be jumped straight over (HQ-10.11, HQ-10.13)."""

from __future__ import annotations

from .plan import Plan
from .squares import spread, squares_of


def can_be_jumped(plan: Plan, pit: int) -> bool:
    """Whether anywhere a straight line leads over a pit, given as a mask, from a free square to a free square."""
    east, south = plan.east, plan.south
    for door in plan.doors.values():
        if door.other == door.one + 1:
            east |= 1 << door.one
        else:
            south |= 1 << door.one
    ground = plan.floor & ~plan.furnished
    for square in squares_of(pit):
        for start in squares_of(spread(1 << square, east, south, plan.width) & ground & ~pit):
            here, step = square, square - start
            while pit >> here & 1:
                there = here + step
                if there < 0 or not spread(1 << here, east, south, plan.width) >> there & 1:
                    break
                here = there
            else:
                if ground >> here & 1:
                    return True
    return False
