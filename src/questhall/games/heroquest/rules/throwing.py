"""HQ-4.5: thrown weapons, and where they land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..dice import SKULL, WHITE
from ..entities import Dropped, Gear, Hero
from . import breaking
from .values import hand_weapon

if TYPE_CHECKING:
    from ..state import HeroQuest


def thrown_gear(g: HeroQuest, hero: Hero, weapon: str) -> Gear | None:
    """The piece that is thrown."""
    return next((gear for gear in at_hand(g, hero) if gear.thing == weapon), None)


def at_hand(g: HeroQuest, hero: Hero) -> list[Gear]:
    """At the belt and in the hand; what is lashed on the back is not thrown (HQ-3.4, HQ-6.5)."""
    return [gear for gear in (hero.belt, hand_weapon(g, hero)) if gear is not None]


def lands(g: HeroQuest, hero: Hero, weapon: str, target: int, square: int) -> None:
    """If the victim lives, a skull on one die loses the weapon; else it lies where the victim stood."""
    gear = thrown_gear(g, hero, weapon)
    if gear is None:
        return
    breaking.destroy(g, hero, gear)
    victim = g.figure(target)
    if victim is not None and g.throw("thrown", (WHITE,), seat=hero.seat).count(SKULL):
        g.tell("log.thrown-lost", ("HQ-4.5",), seat=hero.seat, thing=weapon)
        return
    g.dropped += (Dropped(square, gear),)
    g.tell("log.thrown-lies", ("HQ-4.5",), seat=hero.seat, thing=weapon, square=square)
