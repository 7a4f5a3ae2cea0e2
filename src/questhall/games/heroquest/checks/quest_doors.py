"""Doors stand in walls between two areas, and each can be opened (HQ-B.4, HQ-B.11)."""

from __future__ import annotations

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_walk import words
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..dungeon.plan import DoorSpot, Plan


def check_doors(quest: v.Quest, plan: Plan) -> Findings:
    unlocked = {name for _, word in words(quest) if isinstance(word, v.Unlock) for name in word.what}
    known: set[int] = set()
    for index, door in enumerate(quest.doors):
        at: Steps = ("doors", index)
        number = plan.number_of(door)
        spot = plan.doors[number]
        if number in known:
            yield wrong((*at, "at"), "flaw.quest.door-twice", "HQ-B.4")
        known.add(number)
        if not in_a_wall(plan, door, spot):
            yield wrong((*at, "at"), "flaw.quest.door-wall", "HQ-B.4")
        elif (plan.furnished | plan.blocked) & spot.ends:
            yield wrong((*at, "at"), "flaw.quest.door-blocked", "HQ-B.4")
        yield from lock(at, door, unlocked)
        if door.kind == "double" and (spot.twin < 0 or plan.doors[spot.twin].twin != number):
            yield wrong((*at, "kind"), "flaw.quest.door-twin", "HQ-B.4")


def in_a_wall(plan: Plan, door: v.Door, spot: DoorSpot) -> bool:
    """Between two squares of the floor with a wall between them."""
    if door.at[0] >= plan.width or spot.other >= plan.width * plan.height:
        return False
    if door.to == "east" and door.at[0] + 1 >= plan.width:
        return False
    areas = plan.area_of[spot.one], plan.area_of[spot.other]
    return min(areas) >= 0 and areas[0] != areas[1]


def lock(at: Steps, door: v.Door, unlocked: set[str]) -> Findings:
    if door.kind == "locked" and not door.key and door.id not in unlocked:
        yield wrong((*at, "kind"), "flaw.quest.no-key", "HQ-B.11")
    if door.kind != "locked" and door.key:
        yield wrong((*at, "key"), "flaw.quest.key-unused", "HQ-B.11")
    if door.open and door.kind in ("locked", "secret"):
        yield wrong((*at, "open"), "flaw.quest.door-open", "HQ-B.11")
