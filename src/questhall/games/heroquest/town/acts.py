"""What a hero can do in town."""

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
from ..rules.sheets import hero_of, new_sheet
from . import limits, prices
from .shown import POINTS_FOR_A_GAIN
from .visit import is_dead

if TYPE_CHECKING:
    from ..state import HeroQuest

QUESTS_FOR_THE_GUILD = 11


def why_not_pay(hero: Hero, price: int) -> Refusal | None:
    if hero.gold >= price:
        return None
    return Refusal("refusal.too-dear", ("HQ-14.12",), {"n": price, "gold": hero.gold})


def why_not_alive(hero: Hero) -> Refusal | None:
    return Refusal("refusal.dead-in-town", ("HQ-9.15",)) if is_dead(hero) else None


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
        if not gear.notched:
            rules = ("HQ-15.10",) if gear.rusty or gear.fallen else ("HQ-15.11",)
            return Refusal("refusal.no-repair", rules, {"thing": gear.thing})
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


class Learns(TownAct):
    """After eleven passed quests and with a gained mind point (HQ-8.3)."""

    move = m.Learn

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        if not g.able(figure, "special_spells"):
            return []
        return [m.Learn(spell) for spell in g.lore.school("guild")]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Learn) -> Refusal | None:
        sheet = g.settings.sheets[figure.seat - 1]
        spell = g.lore.spells.get(answer.spell)
        if spell is None or spell.school != "guild" or not g.able(figure, "special_spells"):
            return Refusal("refusal.not-taught", ("HQ-8.3",))
        if sheet.passed < QUESTS_FOR_THE_GUILD or figure.full_mind <= g.lore.heroes[figure.kind].mind:
            return Refusal("refusal.no-guild", ("HQ-8.3",), {"n": QUESTS_FOR_THE_GUILD})
        if answer.spell in figure.guild:
            return Refusal("refusal.known-spell", ("HQ-8.3",), {"spell": answer.spell})
        return why_not_alive(figure) or why_not_pay(figure, spell.price)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Learn) -> Follows:
        price = g.lore.spells[answer.spell].price
        figure.gold -= price
        figure.guild += (answer.spell,)
        g.tell("log.learns", ("HQ-8.3",), seat=figure.seat, spell=answer.spell, n=price)
        return None


class LaysDown(TownAct):
    """Any potion, artifact or scroll; above the limits it has to be (HQ-5.1, HQ-8.14)."""

    move = m.LayDown

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        over = [what for what, n in limits.counted(g.lore, figure).items() if n > limits.LIMITS[what]]
        things = [*figure.bag, *figure.scrolls] if over else []
        return [m.LayDown(thing) for thing in dict.fromkeys(things)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.LayDown) -> Refusal | None:
        if answer.thing in figure.bag or answer.thing in figure.scrolls:
            return None
        return Refusal("refusal.not-carried", ("HQ-5.1",))

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.LayDown) -> Follows:
        field = "bag" if answer.thing in figure.bag else "scrolls"
        carried = list(getattr(figure, field))
        carried.remove(answer.thing)
        setattr(figure, field, tuple(carried))
        g.tell("log.lays-down", ("HQ-5.1",), seat=figure.seat, thing=answer.thing)
        return None


class HandsOver(TownAct):
    """Anything to anybody: in town everybody is beside everybody (HQ-8.14)."""

    move = m.Give

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Give) -> Refusal | None:
        other = g.figure(answer.hero)
        if not isinstance(other, Hero) or other is figure or is_dead(other):
            return Refusal("refusal.nobody", ("HQ-B.3",))
        if answer.thing not in carrying.carried_things(figure):
            return Refusal("refusal.not-carried", ("HQ-B.3",))
        full = answer.thing in figure.scrolls and len(other.scrolls) >= limits.MOST_SCROLLS
        if full:
            return Refusal("refusal.too-many-scrolls", ("HQ-8.14",), {"n": limits.MOST_SCROLLS, "have": 2})
        return why_not_alive(figure)

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        things = carrying.carried_things(figure)
        return [m.Give(thing, hero.seat) for thing in things for hero in g.heroes if hero is not figure]

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Give) -> Follows:
        other, item = g.hero(answer.hero), carrying.lay_off(g, figure, answer.thing)
        assert item is not None
        carrying.receive(g, other, item)
        g.ready = tuple([seat for seat in g.ready if seat != other.seat])
        g.tell("log.hands", ("HQ-B.3",), seat=figure.seat, hero=other.seat, thing=answer.thing)
        return None


class HandsGold(TownAct):
    move = m.GiveGold

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        amounts = sorted({n for n in (10, 50, 100, figure.gold) if 0 < n <= figure.gold})
        return [m.GiveGold(n, hero.seat) for n in amounts for hero in g.heroes if hero is not figure]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.GiveGold) -> Refusal | None:
        other = g.figure(answer.hero)
        if not isinstance(other, Hero) or other is figure or is_dead(other):
            return Refusal("refusal.nobody", ("HQ-B.3",))
        if not 0 < answer.n <= figure.gold:
            return Refusal("refusal.too-dear", ("HQ-B.3",), {"n": answer.n, "gold": figure.gold})
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.GiveGold) -> Follows:
        figure.gold -= answer.n
        g.hero(answer.hero).gold += answer.n
        g.tell("log.hands-gold", ("HQ-B.3",), seat=figure.seat, hero=answer.hero, n=answer.n)
        return None


class Gains(TownAct):
    """Ten quest points are worth a body or a mind point (HQ-7.1, HQ-7.4)."""

    move = m.Gain

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return (m.Gain("body"), m.Gain("mind")) if figure.points >= POINTS_FOR_A_GAIN else ()

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Gain) -> Refusal | None:
        printed = g.lore.heroes[figure.kind]
        if figure.points < POINTS_FOR_A_GAIN:
            return Refusal("refusal.no-points", ("HQ-7.1",), {"n": POINTS_FOR_A_GAIN, "have": figure.points})
        if answer.point == "body" and figure.full_body < printed.most_body:
            return None
        if answer.point == "mind" and figure.full_mind < printed.most_mind:
            return None
        return Refusal("refusal.at-maximum", ("HQ-7.2", "HQ-7.4"))

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Gain) -> Follows:
        figure.points -= POINTS_FOR_A_GAIN
        if answer.point == "body":
            figure.full_body += 1
        else:
            figure.full_mind += 1
        figure.body, figure.mind = figure.full_body, figure.full_mind
        g.tell(f"log.gains-{answer.point}", ("HQ-7.1",), seat=figure.seat)
        return None


class Succeeds(TownAct):
    """Start values, start equipment, no gold (HQ-9.15)."""

    move = m.Succeed

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Succeed(hero) for hero in g.lore.heroes] if is_dead(figure) else ()

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Succeed) -> Refusal | None:
        if not is_dead(figure):
            return Refusal("refusal.alive", ("HQ-9.15",))
        others = [hero.kind for hero in g.heroes if hero is not figure]
        if answer.hero not in g.lore.heroes or answer.hero in others:
            return Refusal("refusal.class-taken", ("HQ-B.1",))
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Succeed) -> Follows:
        sheet = new_sheet(g.lore.heroes[answer.hero], g.settings.order)
        hero = g.heroes[figure.seat - 1] = hero_of(g, figure.seat, sheet, figure.square)
        hero.successor = True
        g.tell("log.successor", ("HQ-9.15",), seat=figure.seat, kind=answer.hero)
        return None


class IsReady(TownAct):
    move = m.Ready

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return (m.Ready(),)

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Ready) -> Refusal | None:
        return why_not_alive(figure) or limits.why_not_ready(g.lore, figure)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Ready) -> Follows:
        g.ready += (figure.seat,)
        g.tell("log.ready", ("HQ-B.11",), seat=figure.seat)
        return None
