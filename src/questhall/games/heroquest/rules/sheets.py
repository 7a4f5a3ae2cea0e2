"""A hero, as the sheet says (HQ-1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import Gear, Hero, Mark
from ..settings import ORDERS, Sheet
from .sets import opens_book
from .values import lend_mind

if TYPE_CHECKING:
    from ..state import HeroQuest


def new_sheet(g_lore_hero: v.Hero, order: str) -> Sheet:
    """Start values and start weapon (HQ-1.1)."""
    return Sheet(
        hero=g_lore_hero.id,
        body=g_lore_hero.body,
        mind=g_lore_hero.mind,
        weapons=(Gear(g_lore_hero.weapon),),
        order=order if "order" in g_lore_hero.abilities else "",
    )


def hero_of(g: HeroQuest, seat: int, sheet: Sheet, square: int) -> Hero:
    """A hero with everything that stands on the sheet."""
    hero = Hero(seat=seat, kind=sheet.hero, square=square)
    hero.body = hero.full_body = sheet.body
    hero.mind = hero.full_mind = sheet.mind
    hero.gold, hero.weapons, hero.belt, hero.surplus = sheet.gold, sheet.weapons, sheet.belt, sheet.surplus
    hero.armour, hero.bag, hero.scrolls = sheet.armour, sheet.bag, sheet.scrolls
    hero.ingredients, hero.unknown, hero.casts = sheet.ingredients, sheet.unknown, sheet.casts
    hero.order, hero.points, hero.guild = sheet.order, sheet.points, sheet.guild
    hero.marks = tuple([Mark(injury, "cured") for injury in sheet.injuries])
    if g.able(hero, "base_spells"):
        hero.base = (sheet.mind, sheet.mind, sheet.mind)
    hero.lores = ((ORDERS[sheet.order],) if sheet.order else ()) + sheet.lores
    lend_mind(g, hero)
    hero.spells = tuple([spell for lore in hero.lores for spell in g.lore.school(lore)]) + sheet.spells
    hero.sets, hero.book = sheet.sets, sheet.book
    opens_book(g, hero, g.lore.school(hero.book))
    return hero
