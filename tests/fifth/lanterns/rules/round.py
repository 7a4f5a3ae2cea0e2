"""LB-1: bearers one after the other, then whatever sleeps, then whatever is awake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from . import dark
from .acting import BearerTurn
from .monsters import MonsterTurn, TideMoves

if TYPE_CHECKING:
    from ..state import Lanterns


class Round(Procedure):
    bearer: int = 0
    monster: int = 0

    @step("LB-1.1", "LB-1.2")
    def next_bearer(self, g: Lanterns) -> Procedure | None:
        waiting = [bearer.seat for bearer in g.upright if bearer.seat > self.bearer]
        g.turn = self.bearer = min(waiting, default=0)
        if not waiting:
            return None
        self.again()
        return BearerTurn(self.bearer)

    @step("LB-5.1")
    def sleepers_stir(self, g: Lanterns) -> None:
        dark.stir(g)

    @step("LB-5.2", "LB-5.3")
    def next_monster(self, g: Lanterns) -> Procedure | None:
        waiting = [monster.id for monster in g.monsters.values() if monster.awake and monster.id > self.monster]
        if not waiting:
            return None
        self.monster = min(waiting)
        self.again()
        return TideMoves(self.monster) if g.settings.master else MonsterTurn(self.monster)
