"""What a wound brings with it: plague (HQ-19.23), or the poison of a tail (HQ-19.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import Hero, Mark, Monster

if TYPE_CHECKING:
    from ..state import HeroQuest

TAIL = 1
"""Body points that the poison of a tail costs."""


def follows(g: HeroQuest, attacker: Monster, hero: Hero, poison: bool) -> Procedure | None:
    from .poisoning import Poisoned  # things that heal and hurt come after fights

    if g.trait(attacker, "plague") and not hero.has("weakened"):
        return Plague(seat=hero.seat)
    return Poisoned(seat=hero.seat, body=TAIL) if poison else None


class Plague(Procedure):
    """All skulls are rolled again, until a healing potion or spell, or the cure, ends it."""

    seat: int

    @step("HQ-1.12", "HQ-1.26")
    def constitution(self, g: HeroQuest) -> Procedure:
        """The Dwarf's stops it, though not the blade."""
        from .poisoning import Constitution

        return Constitution(seat=self.seat)

    @step("HQ-19.23", "HQ-1.26")
    def weakens(self, g: HeroQuest) -> None:
        from .poisoning import has_withstood

        hero = g.hero(self.seat)
        if not has_withstood(hero):
            hero.marks += (Mark("weakened", "cured"),)
            g.tell("log.weakened", ("HQ-19.23",), seat=self.seat)
