"""What an edict changes in the plan of a quest. A table that is opened again makes the same changes again."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.kernel.answers import Aside

from .. import moves as m
from ..dungeon.plan import DoorSpot, Plan, TrapSpot


def plan_after(plan: Plan, edict: Aside) -> Plan:
    if isinstance(edict, m.PlaceTrap):
        trap = TrapSpot(edict.kind, edict.square, 1 << edict.square, -1)
        return replace(plan, traps=(*plan.traps, trap))
    if isinstance(edict, m.PlaceDoor):
        one, other = sorted((edict.one, edict.other))
        door = DoorSpot(one, other, "door", "", "", False)
        number = len(plan.doors)
        doors_at = dict(plan.doors_at)
        for end in (one, other):
            doors_at[end] = (*doors_at.get(end, ()), number)
        return replace(plan, doors=(*plan.doors, door), doors_at=doors_at)
    return plan
