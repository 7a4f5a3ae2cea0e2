"""Tables from which judges and bots learn."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.kernel.dice import Random
from questhall.lab.packs import on_table

from ..bot import OCCASIONS
from ..game import STARQUEST
from ..settings import NEW_MISSION, Settings
from .series import Series, Threat, settings_of

THREATS: tuple[Threat, ...] = ("easy", "normal", "hard")


def practice(n: int) -> Settings:
    """Every mission and new ones, with a party that has about as much behind it as it should; small parties more often,
    because they take less time."""
    random = Random(n)
    missions = list(on_table(STARQUEST).lore.missions)
    number = random.below(len(missions) + 3)
    level = max(0, min(number, len(missions) - 1) - 1 + random.below(3))
    mission = missions[number] if number < len(missions) else NEW_MISSION
    heroes = (2, 2, 2, 2, 3, 3, 4)[random.below(7)]
    return settings_of(Series(mission=mission, heroes=heroes, level=level, threat=random.choice(THREATS)))


def contest(n: int, occasion: str = "") -> Settings:
    """At which usual players win about every other game: new missions without mercy for a party that sets out for the
    first time; where an occasion is to be learned, half of them as they should be."""
    if not occasion:
        return settings_of(Series(mission=NEW_MISSION, heroes=3 + n % 2, level=0, threat="hard"))
    aims = OCCASIONS[occasion]
    threat: Threat = "hard" if n // 2 % 2 else "normal"
    settings = settings_of(Series(mission=NEW_MISSION, heroes=3 + n % 2, level=0, threat=threat))
    return replace(settings, primary=aims[n // 4 % len(aims)])
