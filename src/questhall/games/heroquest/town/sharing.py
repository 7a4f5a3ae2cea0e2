"""What is handed over or laid down in town (HQ-5.1, HQ-8.14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from ..entities import Hero
from ..rules import carrying
from ..rules.acts import Follows, TownAct
from . import limits
from .visit import is_dead

if TYPE_CHECKING:
    from ..state import HeroQuest


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
        carrying.lay_off(g, figure, answer.thing)
        g.tell("log.lays-down", ("HQ-5.1",), seat=figure.seat, thing=answer.thing)
        return None


class HandsOver(TownAct):
    """Anything to anybody: in town everybody is beside everybody (HQ-8.14); for the dead their players share out what
    is left (HQ-9.6)."""

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
        return None

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
