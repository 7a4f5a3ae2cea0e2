"""Tables from which judges and bots learn."""

from __future__ import annotations

from typing import get_args

from questhall.kernel.dice import Random
from questhall.lab.packs import on_table

from ..game import HEROQUEST
from ..settings import NEW_DUNGEON, Settings
from .series import Series, Threat, settings_of

ASTRAY = 3
"""Quests by which a company may have passed less or more than expected."""


def practice(n: int) -> Settings:
    """Every quest and, twice as often, new dungeons, which take less time; with any company that has about as much
    behind it as it should."""
    random = Random(n)
    quests = list(on_table(HEROQUEST).lore.quests)
    threat: Threat = random.choice(get_args(Threat))
    heroes = 2 + random.below(4)
    if random.below(3):
        return settings_of(Series(quest=NEW_DUNGEON, heroes=heroes, level=random.below(ASTRAY), threat=threat))
    number = random.below(len(quests))
    level = max(0, number - ASTRAY + random.below(ASTRAY + 2))
    return settings_of(Series(quest=quests[number], heroes=heroes, level=level, threat=threat))


def contest(n: int) -> Settings:
    """At which usual players win about every other game: new dungeons, as they should be or merciless, for a company
    that sets out for the first time."""
    random = Random(n)
    threats: tuple[Threat, ...] = ("normal", "hard")
    heroes = 3 + random.below(2)
    return settings_of(Series(quest=NEW_DUNGEON, heroes=heroes, level=0, threat=random.choice(threats)))
