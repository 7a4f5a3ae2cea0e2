"""Between two quests: repairs, cures, purchases, and what one leaves behind."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.situation import Situation

from .. import moves as m
from ..lore import Lore
from ..state import HeroQuest
from ..view import View
from ..view_figures import HeroView
from .shopping import next_purchase

Now = Situation[View, HeroQuest]
FIRST = (m.Succeed, m.Gain, m.Repair, m.Cure, m.Learn)


def visit(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    hero = now.view.heroes[seat - 1]
    first = next((option for option in now.options if isinstance(option, FIRST)), None)
    if first is not None:
        return gain(now, lore, hero) if isinstance(first, m.Gain) else first
    surplus = next((o for o in now.options if isinstance(o, m.Sell) and o.place.startswith("surplus")), None)
    if surplus is not None:
        return surplus
    thing = next_purchase(lore, hero.hero, carried(hero), hero.gold)
    if thing and not now.refuses(m.Buy(thing)):
        return m.Buy(thing)
    if now.refuses(m.Ready()):
        return lay_down(now, lore, hero)
    return m.Ready()


def carried(hero: HeroView) -> tuple[str, ...]:
    belt = (hero.belt,) if hero.belt is not None else ()
    return hero.bag + tuple([gear.thing for gear in (*hero.weapons, *belt, *hero.armour)])


def gain(now: Now, lore: Lore, hero: HeroView) -> Answer:
    """Magicians a mind point, fighters a body point, as long as there is one to gain."""
    magician = lore.heroes[hero.hero].casts_from > 0
    for point in ("mind", "body") if magician else ("body", "mind"):
        if not now.refuses(m.Gain(point)):
            return m.Gain(point)
    return now.options[0]


def lay_down(now: Now, lore: Lore, hero: HeroView) -> Answer:
    """Above the limits the cheapest goes first."""
    options = [option for option in now.options if isinstance(option, m.LayDown)]
    things = lore.things
    priced = [(things[option.thing].price if option.thing in things else 0, option.thing) for option in options]
    if priced:
        return m.LayDown(min(priced)[1])
    return next((option for option in now.options if isinstance(option, m.Sell)), now.options[0])
