"""Dice that are rolled for an attack or a defence: by weapon and armour, what befell them, and what lasts (HQ-15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from questhall.kernel.dice import Die

from .. import vocabulary as v
from ..dice import BLACK, BLUE, GREEN, WHITE
from ..entities import Figure, Gear, Hero, Monster
from . import packs

if TYPE_CHECKING:
    from ..state import HeroQuest

MOST_ATTACK, MOST_DEFENCE = 5, 6
"""HQ-6.2."""
SWEEP_DICE = 2
"""HQ-1.4."""
HELPLESS = ("asleep", "paralysed", "no_defence")
"""Marks under which nobody defends (HQ-8.5)."""

Counts = dict[str, int]


def in_order(counts: Counts) -> tuple[Die, ...]:
    """A pool of so many dice of each colour, in the order in which they are rolled (HQ-15.15)."""
    n = counts.get
    return pool(n("black", 0), n("green", 0), n("blue", 0), n("white", 0))


@cache
def pool(black: int, green: int, blue: int, white: int) -> tuple[Die, ...]:
    """So many of each."""
    return (BLACK,) * black + (GREEN,) * green + (BLUE,) * blue + (WHITE,) * white


def fewer(dice: Sequence[Die], n: int) -> tuple[Die, ...]:
    """A pool without so many of its dice."""
    counts: Counts = {}
    for die in dice:
        counts[die.kind] = counts.get(die.kind, 0) + 1
    return in_order(less(counts, n))


def less(counts: Counts, n: int) -> Counts:
    """So many dice fewer, white ones first; none are left rather than fewer than none (HQ-B.14)."""
    if n <= 0:
        return counts
    for kind in ("white", "green", "blue", "black"):
        taken = min(n, counts.get(kind, 0))
        counts[kind] = counts.get(kind, 0) - taken
        n -= taken
    return counts


# --- weapons ---------------------------------------------------------------------------------


def is_magic(weapon: v.Weapon, gear: Gear) -> bool:
    return weapon.magic and not gear.dull


def weapon_dice(weapon: v.Weapon, gear: Gear) -> Counts:
    """What is left of a weapon's dice (HQ-15.2 to HQ-15.5, HQ-9.13)."""
    n = weapon.dice
    if gear.rusty:  # all are green already: a notch takes one of them, a fall changes nothing
        return {"green": max(0, n - gear.notched)}
    green = min(gear.notched + gear.fallen, n)
    colour = "white" if gear.dull else weapon.colour
    counts: Counts = {"green": green, colour: n - green}
    if gear.oiled and colour == "white" and n > green:
        counts["white"] -= 1
        counts["black"] = 1
    return counts


def hand_weapon(g: HeroQuest, hero: Hero) -> Gear | None:
    """The weapon in the hand: the first hand weapon, unless the one in the hand was lost (HQ-6.5)."""
    if hero.bare:
        return None
    for gear in hero.weapons:
        if g.lore.weapon(gear.thing).kind == "melee":
            return gear
    return None


def ranged_weapon(g: HeroQuest, hero: Hero) -> Gear | None:
    for gear in hero.weapons:
        if g.lore.weapon(gear.thing).kind == "ranged":
            return gear
    return None


def weapon_in(g: HeroQuest, hero: Hero, slot: str) -> Gear | None:
    """hand, ranged or belt."""
    if slot == "hand":
        return hand_weapon(g, hero)
    return hero.belt if slot == "belt" else ranged_weapon(g, hero)


def attack_counts(g: HeroQuest, hero: Hero, gear: Gear | None, thrown: bool = False) -> Counts:
    """The dice of a hero by weapon alone; without one, green ones (HQ-1.2). The Barbarian's white die stays white."""
    printed = g.lore.heroes[hero.kind]
    weapon = g.lore.weapon(gear.thing) if gear is not None else None
    counts = {"green": printed.unarmed} if gear is None or weapon is None else weapon_dice(weapon, gear)
    close = weapon is None or (weapon.kind == "melee" and not thrown)
    if close and g.able(hero, "raging"):
        counts["white"] = counts.get("white", 0) + 1
    most = min(MOST_ATTACK, printed.most_attack)
    return less(counts, max(0, sum(counts.values()) - most))


def attack_dice(
    g: HeroQuest, hero: Hero, gear: Gear | None, target: Figure | None = None, thrown: bool = False
) -> tuple[Die, ...]:
    """All dice of a hero's attack, with everything that lasts and whom it is against."""
    counts = attack_counts(g, hero, gear, thrown)
    weapon = g.lore.weapon(gear.thing) if gear is not None else None
    magic = gear is not None and weapon is not None and is_magic(weapon, gear)
    if magic and weapon is not None and isinstance(target, Monster) and is_undead(g, target):
        counts["white"] = counts.get("white", 0) + weapon.undead
    if not magic and target is not None and g.trait(target, "incorporeal"):
        less(counts, 1)
    return in_order(lasting(hero, counts, "attack"))


def lasting(figure: Figure, counts: Counts, kind: str) -> Counts:
    """What marks, injuries and a pit do to a pool (HQ-10.10, HQ-14.3, HQ-15.6: extra dice are white)."""
    if not figure.marks:
        return less(counts, figure.pit)
    counts = no_more_than_fixed(figure, counts) if kind == "attack" else counts
    more = sum([mark.n for mark in figure.marks if mark.kind == kind and mark.n > 0])
    if more:
        counts["white"] = counts.get("white", 0) + more
    return less(counts, hindered(figure, kind))


def no_more_than_fixed(figure: Figure, counts: Counts) -> Counts:
    """Some spells leave so many dice to attack with, whatever the weapon is."""
    fixed = figure.mark("attack_dice") or figure.mark("frightened")
    return counts if fixed is None else less(counts, max(0, sum(counts.values()) - fixed.n))


def hindered(figure: Figure, kind: str) -> int:
    """Dice that a pit, an injury and hostile magic take away."""
    fewer = [-mark.n for mark in figure.marks if mark.kind == kind and mark.n < 0]
    return figure.pit + figure.has(f"injured_{kind}") + sum(fewer)


def mind_dice(figure: Figure, kind: str) -> tuple[Die, ...]:
    """As many as there are mind points (HQ-16.1, HQ-19.21): nothing adds to them, but what takes dice away counts."""
    return (WHITE,) * max(0, figure.mind - hindered(figure, kind))


def sweep_dice(g: HeroQuest, figure: Figure, target: Figure) -> tuple[Die, ...]:
    """Two white ones, whatever the weapon is (HQ-1.4): nothing adds to them, but what takes dice away counts here too,
    and so does the body that no ordinary weapon hurts (HQ-19.13)."""
    counts = no_more_than_fixed(figure, {"white": SWEEP_DICE})
    ghostly = isinstance(figure, Hero) and not wields_magic(g, figure) and g.trait(target, "incorporeal")
    return in_order(less(counts, hindered(figure, "attack") + ghostly))


def wields_magic(g: HeroQuest, hero: Hero) -> bool:
    """Whether the weapon in the hand is magic."""
    gear = hand_weapon(g, hero)
    return gear is not None and is_magic(g.lore.weapon(gear.thing), gear)


def is_undead(g: HeroQuest, monster: Monster) -> bool:
    return g.lore.monsters[monster.kind].family in ("undead", "spirit")


# --- mind ---------------------------------------------------------------------------------------


def lend_mind(g: HeroQuest, hero: Hero) -> None:
    """What is worn or carried adds mind points for as long as it is (HQ-6.4); to be called when that has changed."""
    minds, lent = g.lore.minds, 0
    for gear in hero.armour:
        if gear.thing in minds and not gear.dull:
            lent += minds[gear.thing]
    for thing in hero.bag:
        if thing in minds:
            lent += minds[thing]
    if lent != hero.lent:
        hero.mind += lent - hero.lent
        hero.lent = lent


# --- defence -----------------------------------------------------------------------------------


def armour_counts(g: HeroQuest, hero: Hero) -> Counts:
    """What the pieces give: a damaged one a blue die, a damaged jerkin none (HQ-15.3, HQ-15.12)."""
    counts = {"white": 0, "blue": 0}
    for gear in hero.armour:
        piece = g.lore.armour(gear.thing)
        defence = piece.defence
        if gear.dull:  # without its magic mail is ordinary mail, and a cloak is a piece of cloth
            defence = min(defence, piece.place != "cloak")
        if gear.notched and defence:
            if piece.damageable == "blue":
                counts["blue"] += 1
                counts["white"] += defence - 1
        else:
            counts["white"] += defence
    return counts


def defence_counts(g: HeroQuest, hero: Hero) -> Counts:
    """Permanent dice: the own two, which a lost mind forgets (HQ-17.2), and the armour; at most six (HQ-6.2)."""
    counts = armour_counts(g, hero)
    if hero.mind > 0:
        counts["white"] += g.lore.heroes[hero.kind].defence
    counts = less(counts, max(0, sum(counts.values()) - MOST_DEFENCE))
    if hero.has("green_defence"):
        return {"green": sum(counts.values())}
    return counts


def can_defend(figure: Figure) -> bool:
    """Awake, upright and not held (HQ-8.5)."""
    if isinstance(figure, Hero) and figure.state != "up":
        return False
    if isinstance(figure, Monster) and figure.asleep:
        return False
    return not figure.marks or not any(figure.has(mark) for mark in HELPLESS)


def defence_dice(g: HeroQuest, figure: Figure, magic: bool = True) -> tuple[Die, ...]:
    """Of a normal defence; `magic` says whether a hero attacks with a magic weapon (HQ-19.13)."""
    if not can_defend(figure):
        return ()
    if isinstance(figure, Hero):
        return in_order(lasting(figure, defence_counts(g, figure), "defence"))
    assert isinstance(figure, Monster)
    colour = "blue" if g.trait(figure, "blue_defence") else "white"
    counts = {colour: monster_values(g, figure)[1]}
    if not magic and g.trait(figure, "incorporeal"):
        counts["white"] = counts.get("white", 0) + 1
    return in_order(lasting(figure, counts, "defence"))


# --- monsters ------------------------------------------------------------------------------------


def monster_values(g: HeroQuest, monster: Monster) -> tuple[int, int]:
    """Attack and defence; a rat ogre's depend on its packmaster (HQ-19.3, HQ-19.47)."""
    profile = g.profile(monster)
    attack, defence = profile.attack[0], profile.defence
    if g.trait(monster, "frenzy") and monster.led_by == 0:
        lost = packs.dice_lost(g, monster)
        return attack - lost, defence - lost
    return attack, defence


def monster_attack_dice(g: HeroQuest, monster: Monster, dice: int, target: Figure | None = None) -> tuple[Die, ...]:
    """Of so many dice; a frenzied rat ogre's are black (HQ-19.29). The incorporeal take one out of the defence that
    they strike at, if there is one (HQ-19.48)."""
    counts = {"black" if monster.frenzy else "white": max(0, dice)}
    if target is not None and g.trait(monster, "incorporeal") and defence_dice(g, target):
        counts["white"] = counts.get("white", 0) + 1
    return in_order(lasting(monster, counts, "attack"))


__all__ = ["BLACK", "BLUE", "GREEN", "WHITE", "attack_dice", "defence_dice", "monster_attack_dice"]
