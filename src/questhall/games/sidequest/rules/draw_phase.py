"""The Draw Phase: how many cards may be drawn (SQ-3.1, SQ-4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Question

from ..entities import GM, Hero
from ..moves import Draw
from ..values import side_bonus

if TYPE_CHECKING:
    from questhall.kernel.procedure import Procedure

    from ..state import SideQuest


class MayDraw(Question["SideQuest", "Procedure"]):
    """Drawing is allowed, not required (SQ-3.1)."""

    name = "sidequest.draw"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Draw]:
        most = gm_draws(g) if seat == GM else hero_draws(g, g.hero(seat))
        return [Draw(n) for n in range(most, -1, -1)]


def hero_draws(g: SideQuest, hero: Hero) -> int:
    """Cards a Hero may draw in the Draw Phase."""
    bonus = side_bonus(g, "draw", hero.seat) if "side:draw" in g.listeners else 0
    return max(0, 1 + bonus)


def gm_draws(g: SideQuest) -> int:
    """SQ-4.1: one more on EXTREME and IMPOSSIBLE."""
    bonus = side_bonus(g, "draw", GM) if "side:draw" in g.listeners else 0
    return max(0, 1 + g.level().extra_cards + bonus)
