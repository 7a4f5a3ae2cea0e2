"""Settings with which Star Quest is tried: every number of heroes, a small table, a person who plays the enemies, a
table beside a real one, and a camp between two chapters."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.sheets import new_sheet
from questhall.games.starquest.settings import NEW_MISSION, Settings

PAIR = ("leaper", "listener")
EXPERIENCED = tuple([replace(new_sheet(STARQUEST.lore.classes[hero]), xp=5, wounds=2) for hero in PAIR])

SETTINGS = [
    Settings(heroes=2),
    Settings(heroes=3, mission=NEW_MISSION, company=("shade", "listener", "wayfinder"), master=True, partial=True),
    Settings(heroes=4, mission="tuning_fork", company=("leaper", "mender", "machinist", "bulwark"), small=True),
    Settings(heroes=2, mission=NEW_MISSION, company=("longeye", "breaker"), beside=True),
    Settings(heroes=2, sheets=EXPERIENCED, visit="camp", shopping=True, credits=80),
]
