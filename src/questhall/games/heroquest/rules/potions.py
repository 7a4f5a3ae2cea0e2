"""Drinking (HQ-B.3, HQ-14): in passing, oneself or somebody adjacent; some potions are poured over an enemy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero, Monster
from . import sight
from .acts import HeroAct, Step
from .carrying import lay_off
from .effects import CarryOut
from .handling import near
from .striking import why_not_target
from .testing import why_not_think

if TYPE_CHECKING:
    from ..state import HeroQuest


class Drinks(HeroAct):
    move = m.Drink

    def takes(self, g: HeroQuest, figure: Hero, answer: m.Drink) -> Step:
        thing = g.lore.things.get(answer.thing)
        return "act" if isinstance(thing, v.Potion) and thing.action else "free"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        found: list[Answer] = []
        for thing in dict.fromkeys(figure.bag):
            potion = g.lore.things[thing]
            if not isinstance(potion, v.Potion):
                continue
            if potion.aim == "enemy":
                found += [m.Drink(thing, monster.id) for monster in g.foes if helps_against(g, potion, monster)]
            else:
                found += [m.Drink(thing, drinker.seat) for drinker in drinkers(g, figure)]
        return found

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Drink) -> Refusal | None:
        potion = g.lore.things.get(answer.thing)
        if answer.thing not in figure.bag or not isinstance(potion, v.Potion):
            return Refusal("refusal.not-carried", ("HQ-14.2",), {"thing": answer.thing})
        refusal = why_not_think(figure)
        if refusal is not None:
            return refusal
        if potion.aim == "enemy":
            target = g.figure(answer.target)
            refusal = why_not_target(g, figure, target)
            return refusal if refusal is not None or target is None else sight.why_not_line(g, figure, target)
        drinker = g.hero(answer.target or figure.seat) if 0 <= answer.target <= len(g.heroes) else None
        if drinker is None or drinker not in drinkers(g, figure):
            return Refusal("refusal.not-beside", ("HQ-B.3", "HQ-B.15"), {"hero": answer.target})
        return why_not_drink(drinker, potion)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Drink) -> Procedure:
        lay_off(g, figure, answer.thing)
        potion = g.lore.potion(answer.thing)
        target = answer.target or figure.seat
        g.tell("log.drinks", ("HQ-14.2",), seat=figure.seat, thing=answer.thing, target=target)
        caster = figure.seat if potion.aim == "enemy" else target
        return CarryOut(origin=f"potion:{answer.thing}", caster=caster, target=target)


def drinkers(g: HeroQuest, hero: Hero) -> list[Hero]:
    """Oneself and whoever stands or lies adjacent."""
    mask = near(g, hero)
    return [other for other in g.present if other is hero or mask >> other.square & 1]


def why_not_drink(drinker: Hero, potion: v.Potion) -> Refusal | None:
    """Whom a potion helps: healing the unconscious (HQ-9.2), the elixir alone the dead and whoever walks about without
    a mind (HQ-14.8, HQ-17.1)."""
    if drinker.kind in potion.barred or (potion.only and drinker.kind not in potion.only):
        return Refusal("refusal.not-for-you", ("HQ-14.2",), {"thing": potion.id})
    if any(isinstance(effect, v.Revive) for effect in potion.effects):
        if drinker.state == "dead" or (drinker.state == "up" and drinker.mind <= 0):
            return None
        return Refusal("refusal.no-elixir", ("HQ-14.8", "HQ-17.3"), {"hero": drinker.seat})
    if drinker.state == "dead":
        return Refusal("refusal.elixir-only", ("HQ-9.3",), {"hero": drinker.seat})
    if drinker.state == "down" and not potion.healing:
        return Refusal("refusal.healing-only", ("HQ-9.2",), {"hero": drinker.seat})
    return why_not_think(drinker) if drinker.upright else None


def helps_against(g: HeroQuest, potion: v.Potion, monster: Monster) -> bool:
    """Whether it is worth offering."""
    for effect in potion.effects:
        if isinstance(effect, v.Slay) and monster.kind not in effect.kinds:
            return False
        if isinstance(effect, v.TrollBane) and (monster.baned or not g.trait(monster, "regeneration")):
            return False
    return True
