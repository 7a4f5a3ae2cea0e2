"""What a hero gets: a thing that is named, or one that chance names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import Find, Hero
from . import carrying, sets
from .acts import Follows
from .effects import CarryOut, verb

if TYPE_CHECKING:
    from ..state import HeroQuest

EITHER = {"weapon_or_axe": ("dagger", "hand_axe"), "shield_or_helmet": ("shield", "helmet")}
"""1-3 the first, 4-6 the second."""


@verb(v.Give)
def gives(g: HeroQuest, effect: v.Give, frame: CarryOut) -> Follows:
    hero = g.figure(frame.target)
    if not isinstance(hero, Hero) or not hero.present:
        return None
    for _ in range(effect.n):
        if effect.thing:
            finds(g, hero, effect.thing)
        elif effect.scroll:
            finds_certain_scroll(g, hero, effect.scroll)
        elif effect.random == "ingredient":
            finds_ingredient(g, hero)
        elif effect.random == "scroll":
            finds_scroll(g, hero)
        elif effect.random == "spell_set":
            finds_set(g, hero)
        else:
            low = g.roll("which_thing", seat=hero.seat) <= 3
            finds(g, hero, EITHER[effect.random][not low])
    return None


def finds(g: HeroQuest, hero: Hero, thing: str) -> None:
    carrying.keep(g, hero, thing)
    g.tell("log.finds", ("HQ-B.3",), seat=hero.seat, thing=thing)


def finds_ingredient(g: HeroQuest, hero: Hero) -> None:
    """Which one nobody knows before somebody has recognised it (HQ-14.1)."""
    known = [thing.id for thing in g.lore.things.values() if isinstance(thing, v.Ingredient)]
    hero.unknown += (Find(known[g.draw(len(known)) - 1]),)
    g.tell("log.finds-ingredient", ("HQ-14.1",), seat=hero.seat)


def finds_scroll(g: HeroQuest, hero: Hero) -> None:
    """The top card of the deck of scrolls (HQ-8.13)."""
    if not g.scrolls:
        g.tell("log.no-scroll-left", ("HQ-8.13",), seat=hero.seat)
        return
    scroll, g.scrolls = g.scrolls[0], g.scrolls[1:]
    takes_scroll(g, hero, scroll)


def finds_certain_scroll(g: HeroQuest, hero: Hero, scroll: str) -> None:
    """One that was set aside before the quest began; each is handed out once (HQ-8.13)."""
    if scroll not in g.aside:
        g.tell("log.scroll-handed-out", ("HQ-8.13",), seat=hero.seat, spell=scroll)
        return
    at = g.aside.index(scroll)
    g.aside = (*g.aside[:at], *g.aside[at + 1 :])
    takes_scroll(g, hero, scroll)


def takes_scroll(g: HeroQuest, hero: Hero, scroll: str) -> None:
    hero.scrolls += (scroll,)
    g.everybody_learns()
    g.tell("log.finds-scroll", ("HQ-8.13",), seat=hero.seat, spell=scroll)


def finds_set(g: HeroQuest, hero: Hero) -> None:
    """A set of spells by chance, of the lores that are open to the hero (HQ-1.9, HQ-8.2, HQ-8.11)."""
    lores = sets.open_lores(g, hero) if sets.room_for(g, hero) else []
    if not lores:
        g.tell("log.no-set", ("HQ-8.2",), seat=hero.seat)
        return
    lore = lores[g.draw(len(lores)) - 1]
    hero.sets += (lore,)
    hero.spells += g.lore.school(lore)
    g.everybody_learns()
    g.tell("log.finds-set", ("HQ-8.11",), seat=hero.seat, lore=lore)
