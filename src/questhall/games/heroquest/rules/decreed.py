"""What an edict changes in the plan of a quest. A table that is opened again makes the same changes again."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.kernel.answers import Aside

from .. import moves as m
from ..dungeon.plan import DoorSpot, Plan, TrapSpot, by_number, doors_by_square, traps_by_square


def plan_after(plan: Plan, edict: Aside) -> Plan:
    if isinstance(edict, m.PlaceTrap):
        kept = [trap for trap in plan.traps.values() if not trap.spots >> edict.square & 1]
        traps = by_number([*kept, TrapSpot(edict.kind, edict.square, 1 << edict.square, -1)])
        return replace(plan, traps=traps, trapped=traps_by_square(traps.values()))
    if isinstance(edict, m.PlaceDoor):
        one, other = sorted((edict.one, edict.other))
        doors = by_number([*plan.doors.values(), DoorSpot(one, other, "door", "", "", False)])
        return replace(plan, doors=doors, doors_at=doors_by_square(doors.values()))
    return plan
