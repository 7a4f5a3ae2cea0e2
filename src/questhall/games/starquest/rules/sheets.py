"""From a class to a sheet, from a sheet to the hero on the table, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from .. import vocabulary as v
from ..entities import ASIDE, Arm, Hero, Model
from ..lore import Lore
from ..points import points_of_hero
from ..settings import Sheet

if TYPE_CHECKING:
    from ..state import StarQuest

BEST = 2
"""No value is better than 2+ (ST-2)."""


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
    wares = worn(g.lore, sheet.wares)
    stamina = sheet.full_stamina + sum([ware.stamina for ware in wares])
    defense = defense_of(g.lore.classes[sheet.hero], wares)
    return Hero(
        id=seat,
        kind=sheet.hero,
        models=(Model(0, ASIDE, sheet.wounds),),
        name=sheet.name,
        level=sheet.level,
        quality=sheet.quality,
        defense=defense,
        tough=sheet.tough + sum([ware.tough for ware in wares]),
        strength=sheet.strength,
        dexterity=sheet.dexterity,
        willpower=sheet.willpower,
        full_stamina=stamina,
        stamina=stamina,
        arms=sheet.arms,
        wares=sheet.wares,
        skills=sheet.skills,
        spells=sheet.spells,
        kits=sheet.kits,
        status=sheet.status,
        injuries=sheet.injuries,
        grown=sheet.grown,
        aside=True,
    )


def sheet_of(lore: Lore, hero: Hero, xp: int) -> Sheet:
    """What is written down of a hero: without what his wares add, since they are written down themselves."""
    wares = worn(lore, hero.wares)
    return Sheet(
        hero=hero.kind,
        name=hero.name,
        level=hero.level,
        xp=xp,
        quality=hero.quality,
        tough=hero.tough - sum([ware.tough for ware in wares]),
        strength=hero.strength,
        dexterity=hero.dexterity,
        willpower=hero.willpower,
        full_stamina=hero.full_stamina - sum([ware.stamina for ware in wares]),
        wounds=hero.model.wounds,
        arms=hero.arms,
        wares=hero.wares,
        skills=hero.skills,
        spells=hero.spells,
        kits=hero.kits,
        status=tuple([status for status in v.STATUSES if status in hero.status]),
        injuries=tuple([injury for injury in v.INJURIES if injury in hero.injuries]),
        grown=hero.grown,
    )


def healed(sheet: Sheet) -> Sheet:
    """When a chapter has ended (ST-197, ST-198)."""
    return replace(sheet, wounds=0, injuries=(), status=())


def defense_of(hero: v.HeroClass, wares: Iterable[v.Ware]) -> int:
    return max(BEST, hero.defense - sum([ware.defense for ware in wares]))


def all_wares(one: Hero | Sheet) -> tuple[str, ...]:
    """Worn or built in."""
    return (*one.wares, *[ware for arm in one.arms for ware in arm.wares])


def worn(lore: Lore, wares: Iterable[str]) -> list[v.Ware]:
    return [lore.wares[name] for name in wares]


# --- what they are worth --------------------------------------------------------------------------------


def worth(lore: Lore, kind: str, one: Hero | Sheet) -> int:
    """In points: the class, the levels, and all wares, worn or built in."""
    return points_of_hero(lore.classes[kind].points, one.level, worn(lore, all_wares(one)))
