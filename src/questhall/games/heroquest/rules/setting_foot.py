"""Whoever was pushed sets foot on a square as if having walked there (HQ-19.53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import Hero
from .acts import Follows
from .moving import Moving, entered

if TYPE_CHECKING:
    from ..state import HeroQuest


class SetFoot(Procedure):
    moved: tuple[tuple[int, int], ...]
    """Who was moved, and from which square."""

    @step("HQ-19.53", "HQ-B.5")
    def one_after_the_other(self, g: HeroQuest) -> Follows:
        """A hero sees what is to be seen from there, and sets off traps; whoever comes to an open pit falls in."""
        if not self.moved:
            return None
        (number, before), self.moved = self.moved[0], self.moved[1:]
        self.again()
        figure = g.figure(number)
        if figure is None or (isinstance(figure, Hero) and not figure.upright):
            return None
        return entered(g, Moving(figure=number, path=()), figure, before)
