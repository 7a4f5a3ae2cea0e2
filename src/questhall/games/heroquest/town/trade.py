"""Shop, smith and healer (HQ-14.9, HQ-14.12, HQ-15.10, HQ-15.11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from ..rules import breaking, carrying
from ..rules.acts import Follows, TownAct
from ..rules.curing import INJURIES
from . import prices
from .paying import why_not_alive, why_not_pay

if TYPE_CHECKING:
    from ..state import HeroQuest


class Buys(TownAct):
    move = m.Buy

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Buy(thing.id) for thing in g.lore.things.values() if 0 < thing.price <= figure.gold]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Buy) -> Refusal | None:
        thing = g.lore.things.get(answer.thing)
        if thing is None or not thing.price:
            return Refusal("refusal.not-sold", ("HQ-14.12",))
        if not g.settings.shop:
            return Refusal("refusal.no-shop", ("HQ-14.12",))
        if isinstance(thing, v.Potion) and g.bought.count(thing.id) >= g.settings.potions:
            return Refusal("refusal.sold-out", ("HQ-14.12",), {"thing": thing.id})
        refusal = why_not_alive(figure) or why_not_pay(figure, thing.price)
        if refusal is not None:
            return refusal
        if isinstance(thing, v.Weapon):
            return carrying.why_not_carry(g.lore, figure, thing.id)
        if isinstance(thing, v.Armour):
            return carrying.why_not_wear(g.lore, figure, thing.id)
        return carrying.why_not_use(g.lore, figure, thing.id)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Buy) -> Follows:
        thing = g.lore.things[answer.thing]
        figure.gold -= thing.price
        if isinstance(thing, v.Potion):
            g.bought += (thing.id,)
        carrying.keep(g, figure, thing.id)
        g.tell("log.buys", ("HQ-14.12",), seat=figure.seat, thing=thing.id, n=thing.price)
        return None


class Sells(TownAct):
    move = m.Sell

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Sell(place) for place in prices.places(figure)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Sell) -> Refusal | None:
        if prices.at(figure, answer.place) is None:
            return Refusal("refusal.not-carried", ("HQ-6.3",))
        return why_not_alive(figure)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Sell) -> Follows:
        gear = prices.at(figure, answer.place)
        assert gear is not None
        gold = prices.fetches(g.lore, gear)
        take_away(figure, answer.place)
        figure.gold += gold
        rules = ("HQ-15.10",) if gear.rusty or gear.fallen else ("HQ-6.3",)
        g.tell("log.sells", rules, seat=figure.seat, thing=gear.thing, n=gold)
        return None


def take_away(hero: Hero, place: str) -> None:
    """Just that piece, also where two are alike."""
    if place == "belt":
        hero.belt = None
        return
    name, _, number = place.partition(":")
    carried = getattr(hero, name)
    setattr(hero, name, carried[: int(number)] + carried[int(number) + 1 :])


class Repairs(TownAct):
    """Notched weapons and damaged armour; not rust, not what a fall has damaged (HQ-15.10, HQ-15.11)."""

    move = m.Repair

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Repair(place) for place in prices.places(figure)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Repair) -> Refusal | None:
        gear = prices.at(figure, answer.place)
        if gear is None:
            return Refusal("refusal.not-carried", ("HQ-15.11",))
        if gear.rusty or gear.fallen:
            return Refusal("refusal.no-repair", ("HQ-15.10",), {"thing": gear.thing})
        if not gear.notched:
            return Refusal("refusal.no-repair", ("HQ-15.11",), {"thing": gear.thing})
        return why_not_alive(figure) or why_not_pay(figure, prices.SMITH)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Repair) -> Follows:
        gear = prices.at(figure, answer.place)
        assert gear is not None
        figure.gold -= prices.SMITH
        breaking.change(figure, gear, replace(gear, notched=False))
        g.tell("log.repairs", ("HQ-15.11",), seat=figure.seat, thing=gear.thing, n=prices.SMITH)
        return None


class IsCured(TownAct):
    move = m.Cure

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Cure(injury) for injury, marks in INJURIES.items() if any(figure.has(mark) for mark in marks)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Cure) -> Refusal | None:
        marks = INJURIES.get(answer.injury, ())
        if not any(figure.has(mark) for mark in marks):
            return Refusal("refusal.not-injured", ("HQ-14.9",))
        return why_not_alive(figure) or why_not_pay(figure, prices.HEALER)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Cure) -> Follows:
        figure.gold -= prices.HEALER
        figure.unmark(*INJURIES[answer.injury])
        g.tell("log.healer", ("HQ-14.9",), seat=figure.seat, n=prices.HEALER)
        return None
