"""What breaks, rusts and is notched: the fall table (HQ-9.7 to HQ-9.13), rust and damage (HQ-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from .. import vocabulary as v
from ..entities import Gear, Hero
from .values import hand_weapon, is_magic, lend_mind, ranged_weapon

if TYPE_CHECKING:
    from ..state import HeroQuest


MAIL = ("chain_mail", "camouflage_cap")
"""What a fall can destroy on the body: no jerkin and no plate (HQ-9.10)."""

# --- the fall --------------------------------------------------------------------------------


def fall(g: HeroQuest, hero: Hero, rolled: int) -> None:
    """One row of the fall table."""
    rule = f"HQ-9.{6 + rolled}"
    g.tell("log.fall", ("HQ-9.4", rule), seat=hero.seat, rolled=rolled)
    if rolled <= 2:
        potions_break(g, hero)
    if rolled == 1:
        hero.scrolls = ()
    if rolled <= 3:
        armour_breaks(g, hero, ("arm", "head"))
    elif rolled == 4:
        armour_breaks(g, hero, ("arm", "head", "body"))
    if rolled in (3, 5):
        weapon_damaged(g, hero)


def potions_break(g: HeroQuest, hero: Hero) -> None:
    hero.bag = tuple([thing for thing in hero.bag if not isinstance(g.lore.things[thing], v.Potion)])


def armour_breaks(g: HeroQuest, hero: Hero, places: tuple[str, ...]) -> None:
    """The first piece that is there, in this order: shield or bracers, helmet, and for the worst of falls the mail."""
    for place in places:
        for gear in hero.armour:
            piece = g.lore.armour(gear.thing)
            if piece.place == place and piece.defence and (place != "body" or piece.id in MAIL):
                destroy(g, hero, gear)
                g.tell("log.breaks", ("HQ-9.4",), seat=hero.seat, thing=gear.thing)
                return


def weapon_damaged(g: HeroQuest, hero: Hero) -> None:
    """The last used one; whoever has a ranged weapon rolls: 1-3 that one, 4-6 the hand weapon, were it the dagger at
    the belt (HQ-9.13). Every fall costs one more die."""
    ranged, hand = ranged_weapon(g, hero), hand_weapon(g, hero)
    if ranged is not None:
        gear = ranged if g.roll("which_weapon", seat=hero.seat) <= 3 else hand or hero.belt
    else:
        gear = last_used(g, hero)
    if gear is not None:
        change(hero, gear, replace(gear, fallen=min(gear.fallen + 1, g.lore.weapon(gear.thing).dice)))
        g.tell("log.weapon-damaged", ("HQ-9.13",), seat=hero.seat, thing=gear.thing)


# --- gear that is carried ------------------------------------------------------------------------


def last_used(g: HeroQuest, hero: Hero) -> Gear | None:
    """The weapon that was used last (HQ-15.2)."""
    if hero.last == "belt" and hero.belt is not None:
        return hero.belt
    if hero.last == "ranged":
        ranged = ranged_weapon(g, hero)
        if ranged is not None:
            return ranged
    return hand_weapon(g, hero) or ranged_weapon(g, hero) or hero.belt


def change(hero: Hero, gear: Gear, into: Gear | None) -> None:
    """Puts something in the place of a piece of gear, wherever it is carried; None: it is gone."""
    if hero.belt is not None and hero.belt == gear and gear not in hero.weapons:
        hero.belt = into
        return
    for field in ("weapons", "armour", "surplus"):
        carried: tuple[Gear, ...] = getattr(hero, field)
        if gear in carried:
            i = carried.index(gear)
            setattr(hero, field, carried[:i] + (() if into is None else (into,)) + carried[i + 1 :])
            return


def destroy(g: HeroQuest, hero: Hero, gear: Gear) -> None:
    """It is gone. Without the weapon in the hand the hand is bare, until the next one is ready (HQ-3.6, HQ-6.5)."""
    in_hand = gear == hand_weapon(g, hero)
    change(hero, gear, None)
    lend_mind(g, hero)
    if in_hand:
        hero.bare = True


def without_magic(g: HeroQuest, gear: Gear) -> Gear:
    """What is left of a magic piece: an ordinary one of its kind (HQ-15.5, HQ-9.6)."""
    thing = g.lore.things[gear.thing]
    ordinary = thing.ordinary if isinstance(thing, v.Weapon) else ""
    if ordinary:
        return replace(gear, thing=ordinary)
    return replace(gear, dull=True) if thing.artifact else gear


# --- rust and notches ----------------------------------------------------------------------------


def rust_weapon(g: HeroQuest, hero: Hero) -> None:
    """HQ-15.2, HQ-15.5, HQ-15.8, HQ-15.13: on the last used weapon."""
    gear = last_used(g, hero)
    if gear is None:
        return
    weapon = g.lore.weapon(gear.thing)
    if not weapon.metal:
        g.tell("log.no-rust", ("HQ-15.2",), seat=hero.seat, thing=gear.thing)
    elif gear.oiled:
        change(hero, gear, replace(gear, oiled=False))
        g.tell("log.oil-gone", ("HQ-15.13",), seat=hero.seat, thing=gear.thing)
    elif is_magic(weapon, gear):
        change(hero, gear, without_magic(g, gear))
        g.tell("log.magic-gone", ("HQ-15.5",), seat=hero.seat, thing=gear.thing)
    elif gear.rusty:
        destroy(g, hero, gear)
        g.tell("log.rusted-away", ("HQ-15.8",), seat=hero.seat, thing=gear.thing)
    else:
        change(hero, gear, replace(gear, rusty=True))
        g.tell("log.rusts", ("HQ-15.2",), seat=hero.seat, thing=gear.thing)


def rust_armour(g: HeroQuest, hero: Hero, gear: Gear) -> None:
    """A piece of metal is destroyed (HQ-15.9)."""
    if g.lore.armour(gear.thing).metal:
        destroy(g, hero, gear)
        g.tell("log.rusted-away", ("HQ-15.9",), seat=hero.seat, thing=gear.thing)
    else:
        g.tell("log.no-rust", ("HQ-15.9",), seat=hero.seat, thing=gear.thing)


def notch(g: HeroQuest, hero: Hero) -> None:
    """The last used weapon; oil does not keep it (HQ-15.3, HQ-15.14)."""
    gear = last_used(g, hero)
    if gear is not None and not gear.notched:
        change(hero, gear, replace(gear, notched=True))
        g.tell("log.notched", ("HQ-15.3",), seat=hero.seat, thing=gear.thing)


def damage_armour(g: HeroQuest, hero: Hero, gear: Gear) -> None:
    """One blue die for a white one; a jerkin protects no more (HQ-15.3, HQ-15.12)."""
    if not gear.notched:
        change(hero, gear, replace(gear, notched=True))
        g.tell("log.armour-damaged", ("HQ-15.3",), seat=hero.seat, thing=gear.thing)
