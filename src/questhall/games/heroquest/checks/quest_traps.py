"""Traps that can be played: a pit can be jumped (HQ-10.13), marks and falling rocks belong to their kinds."""

from __future__ import annotations

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..dungeon.jumps import can_be_jumped
from ..dungeon.plan import Plan
from ..dungeon.squares import spread


def check_traps(quest: v.Quest, plan: Plan) -> Findings:
    for index, trap in enumerate(quest.traps):
        at: Steps = ("traps", index)
        spot = plan.traps[plan.square(trap.at)]
        marks = spot.marks & ~(1 << spot.square)
        if trap.kind == "double_pit":
            beside = spread(1 << spot.square, plan.east, plan.south, plan.width)
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
        if trap.kind in ("pit", "double_pit") and not can_be_jumped(plan, spot.marks):
            yield wrong((*at, "at"), "flaw.quest.corner-pit", "HQ-10.13")
