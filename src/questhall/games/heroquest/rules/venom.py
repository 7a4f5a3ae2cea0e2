"""What a wound brings with it: plague (HQ-19.23), or the poison of a tail (HQ-19.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import Hero, Mark, Monster
from .poisoning import Poisoned, wards_poison

if TYPE_CHECKING:
    from ..state import HeroQuest


def follows(g: HeroQuest, attacker: Monster, hero: Hero, poison: bool) -> Procedure | None:
    if g.trait(attacker, "plague") and not hero.has("weakened"):
        return Plague(seat=hero.seat)
    return Venom(seat=hero.seat) if poison else None


class Plague(Procedure):
    """All skulls are rolled again, until a healing potion or spell, or the cure, ends it."""

    seat: int

    @step("HQ-19.23", "HQ-1.26")
    def weakens(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        if wards_poison(g, hero):
            return
        hero.marks += (Mark("weakened", "cured"),)
        g.tell("log.weakened", ("HQ-19.23",), seat=self.seat)


class Venom(Procedure):
    seat: int

    @step("HQ-19.41")
    def costs_a_point(self, g: HeroQuest) -> Procedure:
        g.tell("log.venom", ("HQ-19.41",), seat=self.seat)
        return Poisoned(seat=self.seat, body=1)
