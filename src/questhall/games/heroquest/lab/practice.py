"""Tables from which a judge learns."""

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
    """Every quest and new dungeons, with any company that has about as much behind it as it should."""
    random = Random(n)
    quests = list(on_table(HEROQUEST).lore.quests)
    number = random.below(len(quests) + 4)
    level = max(0, min(number, len(quests) - 1) - ASTRAY + random.below(ASTRAY + 2))
    threat: Threat = random.choice(get_args(Threat))
    quest = quests[number] if number < len(quests) else NEW_DUNGEON
    return settings_of(Series(quest=quest, heroes=2 + random.below(4), level=level, threat=threat))
