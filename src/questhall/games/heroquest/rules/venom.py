"""What a wound brings with it: plague (HQ-19.23), or the poison of a tail (HQ-19.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import Hero, Mark, Monster
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest


def follows(g: HeroQuest, attacker: Monster, hero: Hero, poison: bool) -> Procedure | None:
    if g.trait(attacker, "plague") and not hero.has("weakened"):
        return unless_warded(g, hero, Plague(seat=hero.seat))
    return unless_warded(g, hero, Venom(seat=hero.seat, by=attacker.id)) if poison else None


def unless_warded(g: HeroQuest, hero: Hero, harm: Procedure) -> Procedure:
    """The Dwarf's constitution is good against both (HQ-1.12, HQ-1.26)."""
    return harm


class Plague(Procedure):
    """All skulls are rolled again, until a healing potion or spell, or the cure, ends it."""

    seat: int

    @step("HQ-19.23")
    def weakens(self, g: HeroQuest) -> None:
        g.hero(self.seat).marks += (Mark("weakened", "cured"),)
        g.tell("log.weakened", ("HQ-19.23",), seat=self.seat)


class Venom(Procedure):
    seat: int
    by: int

    @step("HQ-19.41")
    def costs_a_point(self, g: HeroQuest) -> Procedure:
        g.tell("log.venom", ("HQ-19.41",), seat=self.seat)
        return Loses(figure=self.seat, n=1, by=self.by)
