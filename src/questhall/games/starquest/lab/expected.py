"""Heroes as a mission expects them: with what a party has learned and bought on the way to it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from msgspec.structs import replace

from .. import moves as m
from ..bot import growing
from ..camp.growing import grown
from ..camp.levels import level_for
from ..camp.shopping import built_in
from ..lore import Lore
from ..rules.ending import PAY
from ..rules.progress import XP
from ..rules.sheets import new_sheet
from ..settings import Sheet

BESIDE = 6
"""Credits that a party finds or earns in a mission beside its pay."""
SECONDARIES = 2
"""One secondary objective in so many is met."""
GIFT = "med_kit"
"""What everybody takes along from a camp between two chapters."""


def missions_before(lore: Lore, mission: str) -> int:
    """How many missions of the packs come before one."""
    return list(lore.missions).index(mission) if mission in lore.missions else 0


def expected_party(lore: Lore, passed: int, classes: Sequence[str]) -> tuple[Sheet, ...]:
    """So many missions are passed, one after the other. Wounds and injuries are left out: they end with a chapter, and
    a mission should not be measured by the one before."""
    sheets = [replace(new_sheet(lore.classes[hero]), xp=experience(lore, passed)) for hero in classes]
    sheets = [learned(lore, sheet) for sheet in sheets]
    for credits in purses(lore, passed):
        sheets = gone_shopping(lore, sheets, credits)
    return tuple(sheets)


def experience(lore: Lore, passed: int) -> int:
    """Of the primary objectives, and of every other secondary one."""
    difficulties = [mission.difficulty for mission in lore.missions.values()][:passed]
    gained = sum([XP["primary"] * difficulty for difficulty in difficulties])
    return gained + sum([XP["secondary"] * difficulty for difficulty in difficulties]) // SECONDARIES


def learned(lore: Lore, sheet: Sheet) -> Sheet:
    while sheet.level < level_for(sheet.xp):
        sheet = grown(sheet, growing.gain(lore, sheet))
    return sheet


def purses(lore: Lore, passed: int) -> list[int]:
    """What the party has when a chapter ends; it is spent at once (ST-198)."""
    missions, found, purse = list(lore.missions.values())[: passed + 1], list[int](), 0
    for mission, following in itertools.pairwise(missions):
        purse += PAY * mission.difficulty + mission.reward + BESIDE
        if following.chapter != mission.chapter:
            found.append(purse)
            purse = 0
    return found


def gone_shopping(lore: Lore, sheets: Sequence[Sheet], credits: int) -> list[Sheet]:
    """Everybody buys one thing after the other, as long as there is something left."""
    bought = [replace(sheet, kits=(*sheet.kits, GIFT)) if GIFT in lore.kits else sheet for sheet in sheets]
    while True:
        before = credits
        for n, sheet in enumerate(bought):
            wanted = growing.purchase(lore, sheet, credits)
            if wanted is not None:
                bought[n] = with_it(lore, sheet, wanted)
                credits -= (lore.wares.get(wanted.what) or lore.kits[wanted.what]).price
        if credits == before:
            return bought


def with_it(lore: Lore, sheet: Sheet, bought: m.Buy) -> Sheet:
    if bought.what in lore.kits:
        return replace(sheet, kits=(*sheet.kits, bought.what))
    if bought.arm:
        return replace(sheet, arms=tuple([built_in(arm, bought) for arm in sheet.arms]))
    return replace(sheet, wares=(*sheet.wares, bought.what))
