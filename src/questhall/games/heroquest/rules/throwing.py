"""HQ-4.5: thrown weapons, and where they land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..dice import SKULL, WHITE
from ..entities import Dropped, Gear, Hero
from . import breaking

if TYPE_CHECKING:
    from ..state import HeroQuest


def thrown_gear(g: HeroQuest, hero: Hero, weapon: str) -> Gear | None:
    """The piece that is thrown: from the belt, or one of the two."""
    carried = ((hero.belt,) if hero.belt is not None else ()) + hero.weapons
    return next((gear for gear in carried if gear.thing == weapon), None)


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
