"""What heroes do with things in passing (HQ-B.3): give, pick up, take over; and which weapon is in the hand (HQ-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure

from .. import moves as m
from .. import vocabulary as v
from ..entities import Dropped, Gear, Hero
from . import carrying
from .acts import HeroAct
from .sets import SCROLLS_FROM
from .values import hand_weapon, lend_mind

if TYPE_CHECKING:
    from ..state import HeroQuest


def near(g: HeroQuest, hero: Hero) -> int:
    """The own square and the adjacent ones (HQ-B.15)."""
    return g.around(hero.square) | 1 << hero.square


def neighbours(g: HeroQuest, hero: Hero) -> list[Hero]:
    """Heroes to whom something can be handed."""
    mask = near(g, hero)
    return [other for other in g.upright if other is not hero and mask >> other.square & 1]


def why_not_hand(g: HeroQuest, hero: Hero, seat: int) -> Refusal | None:
    if not 1 <= seat <= len(g.heroes) or g.hero(seat) not in neighbours(g, hero):
        return Refusal("refusal.not-beside", ("HQ-B.3", "HQ-B.15"), {"hero": seat})
    return None


# --- giving ------------------------------------------------------------------------------------


class Gives(HeroAct):
    move = m.Give

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        others = neighbours(g, figure)
        if not others:
            return []
        return [m.Give(thing, other.seat) for thing in carrying.carried_things(figure) for other in others]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Give) -> Refusal | None:
        refusal = why_not_hand(g, figure, answer.hero)
        if refusal is not None:
            return refusal
        if answer.thing not in carrying.carried_things(figure):
            return Refusal("refusal.not-carried", ("HQ-B.3",), {"thing": answer.thing})
        if answer.thing in figure.scrolls and g.hero(answer.hero).mind < SCROLLS_FROM:
            return Refusal("refusal.no-scrolls", ("HQ-8.7",), {"hero": answer.hero})
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Give) -> Procedure | None:
        item = carrying.lay_off(g, figure, answer.thing)
        assert item is not None
        carrying.receive(g, g.hero(answer.hero), item)
        g.tell("log.hands", ("HQ-B.3",), seat=figure.seat, hero=answer.hero, thing=answer.thing)
        return None


class GivesGold(HeroAct):
    move = m.GiveGold

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.GiveGold(figure.gold, other.seat) for other in neighbours(g, figure)] if figure.gold else []

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.GiveGold) -> Refusal | None:
        if not 1 <= answer.n <= figure.gold:
            return Refusal("refusal.no-gold", ("HQ-B.3",), {"n": figure.gold})
        return why_not_hand(g, figure, answer.hero)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.GiveGold) -> Procedure | None:
        figure.gold -= answer.n
        g.hero(answer.hero).gold += answer.n
        g.tell("log.hands-gold", ("HQ-B.3",), seat=figure.seat, hero=answer.hero, n=answer.n)
        return None


# --- picking up ----------------------------------------------------------------------------------


def lying(g: HeroQuest) -> list[Dropped]:
    """What everybody sees on the floor, by its number."""
    return [item for item in g.dropped if g.seen >> item.square & 1]


def why_not_take(g: HeroQuest, hero: Hero, item: Dropped) -> Refusal | None:
    """From the square itself or one next to it (HQ-4.5). Weapons of the dead only within the limits (HQ-9.6)."""
    if not near(g, hero) >> item.square & 1:
        return Refusal("refusal.out-of-hand", ("HQ-4.5", "HQ-B.15"), {"square": item.square})
    if item.scroll and hero.mind < SCROLLS_FROM:
        return Refusal("refusal.no-scrolls", ("HQ-8.7",), {"hero": hero.seat})
    if item.of and item.gear is not None and isinstance(g.lore.things[item.gear.thing], v.Weapon):
        return carrying.why_not_carry(g.lore, hero, item.gear.thing)
    return None


def take(g: HeroQuest, hero: Hero, item: Dropped) -> None:
    i = g.dropped.index(item)
    g.dropped = g.dropped[:i] + g.dropped[i + 1 :]
    carrying.receive(g, hero, item)
    thing = item.gear.thing if item.gear is not None else item.thing or item.scroll or carrying.UNKNOWN
    if item.gold:
        g.tell("log.takes-gold", ("HQ-B.3",), seat=hero.seat, n=item.gold)
    else:
        g.tell("log.takes", ("HQ-B.3",), seat=hero.seat, thing=thing)


class TakesUp(HeroAct):
    move = m.TakeUp

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        if not g.dropped:
            return []
        mask = near(g, figure)
        return [m.TakeUp(n) for n, item in enumerate(lying(g)) if mask >> item.square & 1]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.TakeUp) -> Refusal | None:
        items = lying(g)
        if not 0 <= answer.item < len(items):
            return Refusal("refusal.nothing-there", ("HQ-B.3",))
        return why_not_take(g, figure, items[answer.item])

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.TakeUp) -> Procedure | None:
        take(g, figure, lying(g)[answer.item])
        return None


class Loots(HeroAct):
    """Everything of a hero who is dead for good that one may carry (HQ-9.6); the rest stays under the marker."""

    move = m.Loot

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Loot(seat) for seat in sorted({item.of for item in g.dropped if item.of})]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Loot) -> Refusal | None:
        left = [item for item in g.dropped if answer.hero and item.of == answer.hero]
        if not left:
            return Refusal("refusal.nothing-there", ("HQ-9.6",))
        refusals = [why_not_take(g, figure, item) for item in left]
        return None if None in refusals else refusals[0]

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Loot) -> Procedure | None:
        for item in g.dropped:
            if item.of == answer.hero and why_not_take(g, figure, item) is None:
                take(g, figure, item)
        return None


# --- weapons and armour that are carried -----------------------------------------------------------


def lashed(g: HeroQuest, hero: Hero) -> list[Gear]:
    """Hand weapons that are not in the hand: on the back, then the surplus ones."""
    return on_the_back(g, hero) + [gear for gear in hero.surplus if is_hand_weapon(g, gear)]


def on_the_back(g: HeroQuest, hero: Hero) -> list[Gear]:
    in_hand = hand_weapon(g, hero)
    carried = without(hero.weapons, in_hand) if in_hand is not None else hero.weapons
    return [gear for gear in carried if is_hand_weapon(g, gear)]


def is_hand_weapon(g: HeroQuest, gear: Gear) -> bool:
    thing = g.lore.things[gear.thing]
    return isinstance(thing, v.Weapon) and thing.kind == "melee" and not thing.belt


class Draws(HeroAct):
    """Another hand weapon costs the action (HQ-3.4); after the loss of the one in the hand the whole turn (HQ-6.5)."""

    move = m.Draw
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Draw(thing) for thing in dict.fromkeys([gear.thing for gear in lashed(g, figure)])]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Draw) -> Refusal | None:
        if answer.thing not in [gear.thing for gear in lashed(g, figure)]:
            return Refusal("refusal.no-weapon", ("HQ-3.4",))
        if figure.bare and figure.took:
            return Refusal("refusal.whole-turn", ("HQ-6.5",))
        if answer.thing in [gear.thing for gear in on_the_back(g, figure)]:
            return None
        return carrying.why_not_carry(g.lore, figure, answer.thing)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Draw) -> Procedure | None:
        takes_in_hand(g, figure, answer.thing)
        if figure.bare:
            figure.bare = False
            figure.took += ("move", "over")
        g.tell("log.draws", ("HQ-3.4", "HQ-6.5"), seat=figure.seat, thing=answer.thing)
        return None


def takes_in_hand(g: HeroQuest, hero: Hero, thing: str) -> None:
    """From the back, or from what is carried too much; a bow goes over the shoulder, a dagger to the belt."""
    drawn = next((gear for gear in on_the_back(g, hero) if gear.thing == thing), None)
    if drawn is not None:
        hero.weapons = (drawn, *without(hero.weapons, drawn))
        return
    drawn = next(gear for gear in hero.surplus if gear.thing == thing)
    hero.surplus = without(hero.surplus, drawn)
    if is_hand_weapon(g, drawn):
        hero.weapons = (drawn, *hero.weapons)
    else:
        carrying.stow(g, hero, drawn)


def without(gears: tuple[Gear, ...], gear: Gear) -> tuple[Gear, ...]:
    if gear not in gears:
        return gears
    i = gears.index(gear)
    return gears[:i] + gears[i + 1 :]


class Wears(HeroAct):
    """A piece of armour that was carried along, in place of what is in its way (HQ-6.4)."""

    move = m.Wear

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        things = [gear.thing for gear in figure.surplus]
        return [m.Wear(thing) for thing in dict.fromkeys(things) if isinstance(g.lore.things[thing], v.Armour)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Wear) -> Refusal | None:
        if answer.thing not in [gear.thing for gear in figure.surplus]:
            return Refusal("refusal.not-carried", ("HQ-6.1",), {"thing": answer.thing})
        if not isinstance(g.lore.things[answer.thing], v.Armour):
            return Refusal("refusal.no-armour", ("HQ-6.1",), {"thing": answer.thing})
        bare = figure.__copy__()
        for gear in carrying.in_its_way(g.lore, figure, answer.thing):
            bare.armour = without(bare.armour, gear)
        return carrying.why_not_wear(g.lore, bare, answer.thing)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Wear) -> Procedure | None:
        piece = next(gear for gear in figure.surplus if gear.thing == answer.thing)
        for gear in carrying.in_its_way(g.lore, figure, answer.thing):
            figure.armour = without(figure.armour, gear)
            figure.surplus += (gear,)
        figure.surplus = without(figure.surplus, piece)
        figure.armour += (piece,)
        lend_mind(g, figure)
        g.tell("log.wears", ("HQ-6.4",), seat=figure.seat, thing=answer.thing)
        return None
