"""What things fetch and cost (HQ-6.3, HQ-15.10, HQ-15.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import Gear, Hero
from ..lore import Lore

if TYPE_CHECKING:
    from ..view_figures import HeroView

SMITH, HEALER = 50, 100


def fetches(lore: Lore, gear: Gear) -> int:
    """Half the price; a quarter, rounded down, for what rusted or was damaged by a fall."""
    thing = lore.things[gear.thing]
    price = thing.price
    if isinstance(thing, v.Weapon) and gear.dull and thing.ordinary:
        price = lore.things[thing.ordinary].price
    return price // 4 if gear.rusty or gear.fallen else price // 2


def at(hero: Hero | HeroView, place: str) -> Gear | None:
    """What is carried at a place: weapons:0, armour:1, surplus:0, belt."""
    if place == "belt":
        return hero.belt
    name, _, number = place.partition(":")
    carried = getattr(hero, name) if name in ("weapons", "armour", "surplus") else ()
    return carried[int(number)] if number.isdigit() and int(number) < len(carried) else None


def places(hero: Hero) -> list[str]:
    names = ["belt"] if hero.belt is not None else []
    return names + [f"{n}:{i}" for n in ("weapons", "armour", "surplus") for i in range(len(getattr(hero, n)))]
