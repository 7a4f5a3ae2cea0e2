"""A mission from a seed and from what was agreed: always the same for the same, always possible to play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, Protocol

from msgspec.structs import replace

from questhall.kernel.dice import Random
from questhall.kernel.pack_words import Text

from .. import vocabulary as v
from ..checks.missions import check_table
from ..checks.pieces import FEWEST
from ..lore import Lore
from ..plan import KEPT_PLANS, QUARTERS, Plan, plan_of
from ..points import LEVEL as A_LEVEL
from ..settings import NEW_MISSION, Settings
from . import words
from .forces import Threat, forces
from .table import Table

ATTEMPTS = 20
LARGEST = 60
"""Every base finds its way on a new table."""
A_HERO = 88
"""What a hero is worth who sets out for the first time, about; the forces are bought when it is known exactly."""
DIFFICULTY: Mapping[Threat, v.Difficulty] = {"easy": 1, "normal": 1, "hard": 2}
REWARD: Mapping[Threat, int] = {"easy": 2, "normal": 5, "hard": 9}


class NoTableError(ValueError):
    """Of this terrain no table can be laid."""


class Parts(Protocol):
    """What missions are made of; `Lore` is of this kind."""

    @property
    def factions(self) -> Mapping[str, v.Faction]: ...
    @property
    def units(self) -> Mapping[str, v.Unit]: ...
    @property
    def terrain(self) -> Mapping[str, v.Terrain]: ...


def new_mission(
    seed: int,
    parts: Parts,
    *,
    heroes: int,
    threat: Threat = "normal",
    primary: Literal["any"] | v.Primary = "any",
    faction: str = "",
    difficulty: v.Difficulty | Literal[0] = 0,
    points: int = 0,
) -> v.Mission:
    """`points` is what the party is worth; 0: as much as new heroes are. The seed is never that of the dice."""
    random = Random(seed)
    aim: v.Primary = random.choice(v.PRIMARIES) if primary == "any" else primary
    against = parts.factions[faction or random.choice(list(parts.factions))]
    units = [unit for unit in parts.units.values() if unit.faction == against.id]
    sentries, waves = forces(threat, aim, units, points or heroes * A_HERO)
    place = words.one_of(random, words.PLACES)

    def said(*lines: words.Lines) -> Text:
        return words.told(words.joined(*[words.one_of(random, line) for line in lines]), place, against.name)

    mission = v.Mission(
        id=NEW_MISSION,
        name=said(words.TITLES[aim]),
        briefing=said(words.OPENINGS, words.WHO, words.TASKS[aim]),
        won=said(words.WON[aim]),
        lost=said(words.LOST),
        difficulty=difficulty or DIFFICULTY[threat],
        corner=random.choice(QUARTERS),
        terrain=(),
        primary=aim,
        sentries=sentries,
        waves=waves,
        tales=(
            v.Tale(when="wave", n=1, text=said(words.FIRST_WAVE)),
            v.Tale(when="wave", n=2, text=said(words.SECOND_WAVE)),
            v.Tale(when="primary", text=said(words.PRIMARY)),
            v.Tale(when="fallen", text=said(words.FALLEN)),
        ),
        reward=REWARD[threat],
    )
    return laid_out(random, mission, parts.terrain)


def laid_out(random: Random, mission: v.Mission, terrain: Mapping[str, v.Terrain]) -> v.Mission:
    """With a table on which everybody gets everywhere."""
    for _ in range(ATTEMPTS):
        table = Table(random, terrain, mission.corner)
        table.lay(FEWEST)
        tried = replace(mission, terrain=tuple(table.pieces))
        if not any(check_table(tried, terrain, (LARGEST,))):
            return tried
    raise NoTableError(", ".join(terrain))


def new_plan(seed: int, settings: Settings, lore: Lore) -> Plan:
    """Of the mission that a table has agreed on; made once for all tables that agree on the same."""
    levels = sum([sheet.level - 1 for sheet in settings.sheets])
    worth = A_HERO * settings.heroes + A_LEVEL * levels
    return planned(seed, lore, settings.heroes, settings.threat, settings.primary, settings.faction,
                   settings.difficulty, worth)  # fmt: skip


@lru_cache(maxsize=KEPT_PLANS)
def planned(
    seed: int,
    lore: Lore,
    heroes: int,
    threat: Threat,
    primary: Literal["any"] | v.Primary,
    faction: str,
    difficulty: v.Difficulty | Literal[0],
    points: int,
) -> Plan:
    mission = new_mission(
        seed, lore, heroes=heroes, threat=threat, primary=primary, faction=faction, difficulty=difficulty, points=points
    )
    return plan_of(mission, lore.terrain)
