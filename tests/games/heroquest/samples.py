"""Settings with which HeroQuest is tried: every number of heroes, small quests, a free board, and a visit to town."""

from __future__ import annotations

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.in_town import sheet

FULL = ("barbarian", "elf", "dwarf", "wizard", "battle_mage")
RICH = (
    sheet(gold=900, points=10, surplus=(Gear("crossbow"),), weapons=(Gear("longsword", notched=True),)),
    sheet("wizard", gold=400, scrolls=("genie", "tempest", "sleep"), bag=("speed",) * 5),
)

SETTINGS = [
    Settings(heroes=1, quest="mill"),
    Settings(heroes=2, quest="saint", company=("wizard", "dwarf"), slanted=True, consent=True),
    Settings(
        heroes=5, quest="rats", company=FULL, shaker=True, lasting_magic=True, deep_sleep=True, order="order_grey"
    ),
    Settings(heroes=2, sheets=RICH, visit="town"),
]

QUICK = Settings(heroes=2, quest="mill", company=("barbarian", "elf"))
"""One hero alone may leave at once, and then nothing is played."""
