"""Heroes as a quest expects them: with what a company has bought and learned after so many passed quests."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from .. import vocabulary as v
from ..bot.shopping import next_purchase
from ..entities import Gear
from ..lore import Lore
from ..rules.sheets import new_sheet
from ..settings import Sheet

FOUND = 70
"""Gold that a hero finds in a quest, beside what it pays."""
LATER = 90
"""What a quest pays beyond the last of the packs."""
CASTS = 8
"""Base spells that the Wizard casts successfully in a quest (HQ-1.17)."""
POINTS = 10
"""Quest points for a body or a mind point (HQ-7.1)."""
ORDER = "order_light"


def expected_party(lore: Lore, level: int, classes: Sequence[str], order: str = ORDER) -> tuple[Sheet, ...]:
    """So many quests are passed; nobody has died."""
    return tuple([expected_hero(lore, level, lore.heroes[hero], order) for hero in classes])


def expected_hero(lore: Lore, level: int, hero: v.Hero, order: str) -> Sheet:
    sheet = replace(new_sheet(hero, order), passed=level, points=level % POINTS, gold=earned(lore, level))
    if "base_spells" in hero.abilities:
        sheet = replace(sheet, casts=CASTS * level)
    for _ in range(level // POINTS):
        sheet = gains(hero, sheet)
    return goes_shopping(lore, hero, sheet)


def earned(lore: Lore, level: int) -> int:
    """Gold for each hero."""
    paid = [quest.gold for quest in lore.quests.values()][:level]
    return sum(paid) + LATER * (level - len(paid)) + FOUND * level


def gains(hero: v.Hero, sheet: Sheet) -> Sheet:
    """Magicians a mind point, fighters a body point, while there is one to gain (HQ-7.2)."""
    if hero.casts_from and sheet.mind < hero.most_mind:
        return replace(sheet, mind=sheet.mind + 1)
    return replace(sheet, body=min(sheet.body + 1, hero.most_body))


def goes_shopping(lore: Lore, hero: v.Hero, sheet: Sheet) -> Sheet:
    while thing := next_purchase(lore, hero.id, carried(sheet), sheet.gold):
        sheet = bought(lore.things[thing], sheet)
    return sheet


def carried(sheet: Sheet) -> tuple[str, ...]:
    return sheet.bag + tuple([gear.thing for gear in (*sheet.weapons, *sheet.armour)])


def bought(thing: v.AnyThing, sheet: Sheet) -> Sheet:
    left = replace(sheet, gold=sheet.gold - thing.price)
    if isinstance(thing, v.Weapon):
        return replace(left, weapons=(Gear(thing.id), *left.weapons)[:2])
    if isinstance(thing, v.Armour):
        return replace(left, armour=(*left.armour, Gear(thing.id)))
    return replace(left, bag=(*left.bag, thing.id))
