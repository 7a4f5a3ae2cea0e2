"""A roll that the game master asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..dice import WHITE
from .testing import mind_test

if TYPE_CHECKING:
    from ..state import HeroQuest


class RollAsked(Procedure):
    seat: int
    dice: int
    mind: bool

    @step("HQ-B.7", "HQ-18.2")
    def rolls(self, g: HeroQuest) -> None:
        if self.mind:
            mind_test(g, g.hero(self.seat))
        else:
            g.throw("asked", (WHITE,) * self.dice, seat=self.seat)
