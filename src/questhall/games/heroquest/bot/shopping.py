"""What heroes spend their gold on, in this order; for bots in town, and for the heroes that a quest expects."""

from __future__ import annotations

from .. import vocabulary as v
from ..lore import Lore

FIGHTERS = ("healing_2", "shield", "helmet", "healing_4", "chain_mail", "healing_4", "weapon_oil")
WANTED: dict[str, tuple[str, ...]] = {
    "barbarian": FIGHTERS,
    "dwarf": FIGHTERS,
    "elf": ("healing_2", "longsword", "shield", "helmet", "healing_4", "chain_mail", "healing_4"),
    "wizard": ("healing_2", "bracers", "healing_4", "camouflage_cap", "healing_4"),
    "battle_mage": ("healing_2", "longsword", "shield", "helmet", "healing_4", "chain_mail"),
}
AFTERWARDS = ("healing_4", "healing_2")
MOST_POTIONS = 4
"""Of healing potions that somebody carries about."""


def next_purchase(lore: Lore, hero: str, carried: tuple[str, ...], gold: int) -> str:
    """The first thing on the list that is not there yet: one saves for it. Empty: nothing, or not enough gold."""
    have = list(carried)
    for thing in WANTED.get(hero, FIGHTERS):
        if thing in have:
            have.remove(thing)
        elif thing in lore.things:
            return thing if lore.things[thing].price <= gold else potion(lore, carried, gold)
    return potion(lore, carried, gold)


def potion(lore: Lore, carried: tuple[str, ...], gold: int) -> str:
    """Who has nothing to save for, or no potion at all, buys one."""
    potions = [thing for thing in carried if isinstance(card := lore.things[thing], v.Potion) and card.healing]
    if len(potions) >= MOST_POTIONS:
        return ""
    saving = bool(potions)
    for thing in AFTERWARDS:
        if thing in lore.things and lore.things[thing].price * (3 if saving else 1) <= gold:
            return thing
    return ""
