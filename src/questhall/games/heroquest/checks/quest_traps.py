"""Traps that can be played: a pit can be jumped (HQ-10.13), marks and falling rocks belong to their kinds."""

from __future__ import annotations

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..dungeon.plan import Plan
from ..dungeon.squares import mask_of, spread, squares_of


def check_traps(quest: v.Quest, plan: Plan) -> Findings:
    for index, trap in enumerate(quest.traps):
        at: Steps = ("traps", index)
        marks = plan.traps[index].marks & ~(1 << plan.traps[index].square)
        if trap.kind == "double_pit":
            beside = spread(1 << plan.traps[index].square, plan.east, plan.south, plan.width)
            if marks.bit_count() != 1 or not marks & beside:
                yield wrong((*at, "marks"), "flaw.quest.double-pit", "HQ-10.12")
                continue
        elif trap.kind == "guillotine":
            if not marks:
                yield wrong((*at, "marks"), "flaw.quest.guillotine", "HQ-10.5")
        elif trap.marks:
            yield wrong((*at, "marks"), "flaw.quest.marks", "HQ-10.5", kind=trap.kind)
        if trap.buries is not None and trap.kind != "rock":
            yield wrong((*at, "buries"), "flaw.quest.buries", "HQ-10.14", kind=trap.kind)
        if trap.kind in ("pit", "double_pit") and not can_be_jumped(plan, plan.traps[index].marks):
            yield wrong((*at, "at"), "flaw.quest.corner-pit", "HQ-10.13")


def can_be_jumped(plan: Plan, pit: int) -> bool:
    """Straight across: along the pit, or across each of its squares, with a square to jump from and one to land on."""
    squares = list(squares_of(pit))
    free = plan.floor & ~plan.furnished & ~pit
    step = squares[-1] - squares[0] or 1
    along = len(squares) > 1 and lands(plan, squares[0], squares[-1], step, free)
    steps = [1, plan.width] if len(squares) == 1 else [plan.width if step == 1 else 1]
    return along or any(all(lands(plan, square, square, each, free) for square in squares) for each in steps)


def lands(plan: Plan, first: int, last: int, step: int, free: int) -> bool:
    """Whether the squares before the first and behind the last are free, with no wall on the way but doors."""
    edges = plan.east if step == 1 else plan.south
    doors = mask_of([door.one for door in plan.doors if (door.other - door.one == 1) == (step == 1)])
    before = first - step
    if before < 0 or not (free >> before & 1 and free >> last + step & 1):
        return False
    return bool((edges | doors) >> before & 1 and (edges | doors) >> last & 1)
