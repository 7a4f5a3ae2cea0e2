"""What a hero puts on and takes in hand in town (HQ-3.1, HQ-6.1, HQ-6.3): the acts of the dungeon, without haste."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from ..rules import carrying, handling
from ..rules.acts import TOWN_ACTS, Follows, TownAct
from .paying import why_not_alive

if TYPE_CHECKING:
    from ..state import HeroQuest


class TakesInHand(TownAct):
    """Any weapon that is carried too much, as soon as there is room for it; and which one is in the hand."""

    move = m.Draw

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        surplus = [gear for gear in figure.surplus if isinstance(g.lore.things[gear.thing], v.Weapon)]
        things = [gear.thing for gear in (*handling.on_the_back(g, figure), *surplus)]
        return [m.Draw(thing) for thing in dict.fromkeys(things)]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Draw) -> Refusal | None:
        if answer not in self.candidates(g, figure):
            return Refusal("refusal.no-weapon", ("HQ-3.4",))
        if answer.thing in [gear.thing for gear in handling.on_the_back(g, figure)]:
            return why_not_alive(figure)
        return why_not_alive(figure) or carrying.why_not_carry(g.lore, figure, answer.thing)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Draw) -> Follows:
        handling.takes_in_hand(g, figure, answer.thing)
        g.tell("log.draws", ("HQ-3.1", "HQ-6.3"), seat=figure.seat, thing=answer.thing)
        return None


class PutsOn(handling.Wears):
    """As in the dungeon."""

    of = (TOWN_ACTS,)
    move = m.Wear

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Wear) -> Refusal | None:
        return why_not_alive(figure) or super().why_not(g, figure, answer)
