"""The round (SQ-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from .gm_turn import GmTurn
from .hero_turn import HeroTurn
from .setup import Setup

if TYPE_CHECKING:
    from ..state import SideQuest


class Play(Procedure):
    """Set-up, then round after round: one shared Hero turn, one GM turn (SQ-2.1)."""

    @step("SQ-1.1")
    def set_up(self, g: SideQuest) -> Procedure:
        return Setup()

    @step("SQ-2.1")
    def hero_turn(self, g: SideQuest) -> Procedure:
        g.round += 1
        return HeroTurn()

    @step("SQ-2.1")
    def gm_turn(self, g: SideQuest) -> Procedure:
        self.go_to("hero_turn")
        return GmTurn()
