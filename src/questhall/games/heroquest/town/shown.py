"""What the town shows: its shelves, what things fetch, and what a hero may take along (HQ-5, HQ-14.12)."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from msgspec import Struct

from .. import vocabulary as v
from ..entities import Gear, Hero
from ..rules import carrying
from ..rules.values import attack_dice, defence_dice
from . import limits, prices

if TYPE_CHECKING:
    from ..state import HeroQuest

POINTS_FOR_A_GAIN = 10
"""HQ-7.1."""


class LoadView(Struct, frozen=True):
    """How much of something a hero carries, and how much of it may go along."""

    what: str
    n: int
    most: int
    rules: tuple[str, ...]


class GuestView(Struct, frozen=True):
    """A hero in town, as far as the sheet in the dungeon does not say it."""

    seat: int
    points: int
    passed: int
    """Quests so far."""
    guild: tuple[str, ...]
    """Spells that were learned there."""
    fetches: dict[str, int]
    """Gold for what is carried, by its place."""
    loads: tuple[LoadView, ...]


class TownView(Struct, frozen=True):
    shop: bool
    """Whether anything is sold after this quest."""
    smith: int
    healer: int
    """What they ask for."""
    gain: int
    """Quest points that a gained point takes."""
    left: dict[str, int]
    """How often each potion can still be bought."""
    guests: tuple[GuestView, ...]
    fits: dict[str, tuple[str, ...]]
    """For the hero of this seat: the dice with a weapon in the hand, or of the defence with a piece of armour more."""


def town_view(g: HeroQuest, seat: int | None) -> TownView:
    return TownView(
        shop=g.settings.shop,
        smith=prices.SMITH,
        healer=prices.HEALER,
        gain=POINTS_FOR_A_GAIN,
        left={
            thing.id: max(0, g.settings.potions - g.bought.count(thing.id))
            for thing in g.lore.things.values()
            if isinstance(thing, v.Potion) and thing.price
        },
        guests=tuple([guest(g, hero) for hero in g.heroes]),
        fits=fits(g, g.hero(seat)) if seat else {},
    )


def guest(g: HeroQuest, hero: Hero) -> GuestView:
    carried = [(place, prices.at(hero, place)) for place in prices.places(hero)]
    return GuestView(
        seat=hero.seat,
        points=hero.points,
        passed=g.settings.sheets[hero.seat - 1].passed if g.settings.sheets else 0,
        guild=hero.guild,
        fetches={place: prices.fetches(g.lore, gear) for place, gear in carried if gear is not None},
        loads=tuple(
            [
                LoadView(what, n, limits.LIMITS[what], limits.RULES[what])
                for what, n in limits.counted(g.lore, hero).items()
            ]
        ),
    )


def fits(g: HeroQuest, hero: Hero) -> dict[str, tuple[str, ...]]:
    """Of everything that is sold and that this hero could use, whatever it costs."""
    found = {}
    for thing in g.lore.things.values():
        if not thing.price or carrying.why_not_use(g.lore, hero, thing.id) is not None:
            continue
        if isinstance(thing, v.Weapon):
            dice = attack_dice(g, hero, Gear(thing.id))
        elif isinstance(thing, v.Armour) and carrying.why_not_wear(g.lore, hero, thing.id) is None:
            twin = copy(hero)
            twin.armour += (Gear(thing.id),)
            dice = defence_dice(g, twin)
        else:
            continue
        found[thing.id] = tuple([die.kind for die in dice])
    return found
