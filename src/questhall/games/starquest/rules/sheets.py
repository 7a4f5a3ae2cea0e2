"""From a class to a sheet, and from a sheet to the hero on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import ASIDE, Arm, Hero, Model
from ..settings import Sheet

if TYPE_CHECKING:
    from ..state import StarQuest


def new_sheet(hero: v.HeroClass) -> Sheet:
    """Of the first level."""
    return Sheet(
        hero=hero.id,
        quality=hero.quality,
        tough=hero.tough,
        strength=hero.strength,
        dexterity=hero.dexterity,
        willpower=hero.willpower,
        full_stamina=hero.stamina,
        arms=tuple([Arm(weapon) for weapon in hero.weapons]),
        skills=hero.skills,
        spells=hero.spells,
        kits=hero.kits,
    )


def hero_of(g: StarQuest, seat: int, sheet: Sheet) -> Hero:
    """As he sets out; wounds of the chapter come along (ST-198), and what he wears counts."""
    wares = [g.lore.wares[name] for name in sheet.wares]
    return Hero(
        id=seat,
        kind=sheet.hero,
        models=(Model(0, ASIDE, sheet.wounds),),
        name=sheet.name,
        level=sheet.level,
        quality=sheet.quality,
        defense=max(2, g.lore.classes[sheet.hero].defense - sum([ware.defense for ware in wares])),
        tough=sheet.tough + sum([ware.tough for ware in wares]),
        strength=sheet.strength,
        dexterity=sheet.dexterity,
        willpower=sheet.willpower,
        full_stamina=sheet.full_stamina + sum([ware.stamina for ware in wares]),
        stamina=sheet.full_stamina + sum([ware.stamina for ware in wares]),
        arms=sheet.arms,
        wares=sheet.wares,
        skills=sheet.skills,
        spells=sheet.spells,
        kits=sheet.kits,
        status=sheet.status,
        injuries=sheet.injuries,
        aside=True,
    )
