"""What a seat may know of heroes and monsters: the heroes' sheets lie open, a magician's spells do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from questhall.kernel.pack_words import Text

from .dungeon.squares import spot
from .entities import MASTER, Gear, Hero, Mark, Monster
from .rules.values import attack_dice, defence_dice, hand_weapon, monster_values, ranged_weapon

if TYPE_CHECKING:
    from .state import HeroQuest


class HeroView(Struct, frozen=True):
    seat: int
    hero: str
    state: str
    woken_by: str
    square: int
    spot: str
    body: int
    full_body: int
    mind: int
    full_mind: int
    gold: int
    attack: tuple[str, ...]
    """Colours of the dice with the weapon in the hand."""
    shot: tuple[str, ...]
    defence: tuple[str, ...]
    weapons: tuple[Gear, ...]
    belt: Gear | None
    surplus: tuple[Gear, ...]
    armour: tuple[Gear, ...]
    bag: tuple[str, ...]
    scrolls: tuple[str, ...]
    ingredients: tuple[str, ...]
    unknown: int
    """Ingredients that nobody has recognised."""
    spells: tuple[str, ...]
    base: tuple[int, int, int]
    casts: int
    order: str
    sets: tuple[str, ...]
    used: tuple[str, ...]
    marks: tuple[Mark, ...]
    pit: bool
    left: int
    took: tuple[str, ...]
    kills: int


class MonsterView(Struct, frozen=True):
    id: int
    monster: str
    tag: str
    """Its id in the quest, for the game master; heroes know whom they have found."""
    name: Text | None
    """The name that the quest gives it."""
    square: int
    spot: str
    body: int
    full_body: int
    mind: int
    attack: int
    defence: int
    tempo: int
    facing: int
    led_by: int
    asleep: bool
    frenzy: bool
    marks: tuple[Mark, ...]
    done: bool
    left: int
    took: tuple[str, ...]
    spells: tuple[str, ...]
    """What it can cast, for whoever leads it."""
    stays: bool
    """Guards its place, for whoever leads it."""


def hero_view(g: HeroQuest, hero: Hero) -> HeroView:
    """A sheet says nothing but what is true of the hero alone, so it is written anew only when the hero has changed."""
    kept = g.sheets.get(hero.seat)
    if kept is not None and kept[0] == hero:
        return kept[1]
    written = sheet(g, hero)
    g.sheets[hero.seat] = hero.__copy__(), written
    return written


def sheet(g: HeroQuest, hero: Hero) -> HeroView:
    ranged = ranged_weapon(g, hero)
    return HeroView(
        seat=hero.seat,
        hero=hero.kind,
        state=hero.state,
        woken_by=hero.woken_by,
        square=hero.square,
        spot=spot(hero.square, g.plan.width),
        body=hero.body,
        full_body=hero.full_body,
        mind=hero.mind,
        full_mind=hero.full_mind,
        gold=hero.gold,
        attack=tuple([die.kind for die in attack_dice(g, hero, hand_weapon(g, hero))]),
        shot=() if ranged is None else tuple([die.kind for die in attack_dice(g, hero, ranged)]),
        defence=tuple([die.kind for die in defence_dice(g, hero)]),
        weapons=hero.weapons,
        belt=hero.belt,
        surplus=hero.surplus,
        armour=hero.armour,
        bag=hero.bag,
        scrolls=hero.scrolls,
        ingredients=hero.ingredients,
        unknown=len(hero.unknown),
        spells=hero.spells,
        base=hero.base,
        casts=hero.casts,
        order=hero.order,
        sets=hero.sets,
        used=hero.used,
        marks=hero.marks,
        pit=hero.pit,
        left=hero.left,
        took=hero.took,
        kills=hero.kills,
    )


def monster_view(g: HeroQuest, monster: Monster, seat: int | None) -> MonsterView:
    profile, foe = g.profile(monster), g.plan.named.get(monster.tag)
    attack, defence = monster_values(g, monster)
    return MonsterView(
        id=monster.id,
        monster=monster.kind,
        tag=monster.tag if seat == MASTER or monster.led_by != MASTER else "",
        name=foe.name if foe is not None else None,
        square=monster.square,
        spot=spot(monster.square, g.plan.width),
        body=monster.body,
        full_body=profile.body,
        mind=monster.mind,
        attack=attack,
        defence=defence,
        tempo=profile.tempo,
        facing=monster.facing,
        led_by=monster.led_by,
        asleep=monster.asleep,
        frenzy=monster.frenzy,
        marks=monster.marks,
        done=monster.done,
        left=monster.left,
        took=monster.took,
        spells=monster.spells if seat == monster.led_by else (),
        stays=monster.stays and seat == monster.led_by,
    )
