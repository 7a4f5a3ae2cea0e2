"""Who waits and who comes: units of a faction by their roles, for a share of what the party is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from .. import vocabulary as v

Threat = Literal["easy", "normal", "hard"]
Roles = Mapping[v.Role, int]
"""How often a role is drawn beside others."""

SENTRIES: Roles = {"line": 3, "shooter": 2, "support": 1, "swarm": 1, "bruiser": 1, "caster": 1}
WAVES: tuple[Roles, ...] = (
    {"line": 2, "swarm": 2, "shooter": 1, "flanker": 1, "flier": 1},
    {"line": 2, "bruiser": 2, "flanker": 1, "flier": 1, "support": 1, "caster": 1},
    {"line": 1, "swarm": 1, "shooter": 1, "bruiser": 2, "caster": 1, "monster": 2},
)
PERCENT: Mapping[Threat, tuple[int, tuple[int, ...]]] = {
    "easy": (45, (30, 30, 35)),
    "normal": (55, (35, 40, 45)),
    "hard": (70, (45, 50, 55)),
}
"""For sentries, and for the first, the second and every further wave."""
BURDEN: Mapping[v.Primary, tuple[int, int]] = {
    "clean_sweep": (100, 110),
    "target_defence": (110, 140),
    "retrieval": (100, 120),
    "investigation": (150, 150),
    "area_search": (170, 185),
    "delivery": (100, 130),
}
"""What is soon done needs more who stand in the way, what takes long fewer: percent of that, for sentries and waves."""
LED = 1
"""The wave, counted from 0, that a villain leads where the threat is great and the party strong enough."""


def forces(threat: Threat, aim: v.Primary, units: Sequence[v.Unit], points: int) -> tuple[v.Force, tuple[v.Force, ...]]:
    """Who cannot move stands guard but never comes."""
    guard, come = BURDEN[aim]
    sentries, waves = PERCENT[threat][0] * guard // 100, [percent * come // 100 for percent in PERCENT[threat][1]]
    coming = [unit for unit in units if not unit.rules.immobile] or units
    found = [force(percent, roles, coming, points) for percent, roles in zip(waves, WAVES, strict=True)]
    villains = [unit for unit in units if unit.rules.villain and unit.points * 100 <= waves[LED] * points]
    if threat == "hard" and villains:
        led = found[LED]
        found[LED] = v.Force(percent=led.percent, units=led.units, always=(villains[0].id,))
    return force(sentries, SENTRIES, units, points), tuple(found)


def force(percent: int, roles: Roles, units: Sequence[v.Unit], points: int) -> v.Force:
    """Those who fit into the budget; if nobody does, the cheapest."""
    able = [unit for unit in units if not unit.rules.villain] or list(units)
    fitting = [unit for unit in able if unit.points * 100 <= percent * points]
    if not fitting:
        fitting = sorted(able, key=lambda unit: unit.points)[:1]
    drawn = [unit.id for unit in fitting for _ in range(roles.get(unit.role, 0))]
    return v.Force(percent=percent, units=tuple(drawn or [unit.id for unit in fitting]))
