"""Rounds, trophies and the end of the game (RO-95 to RO-97, RO-189, RO-190, RO-194)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from .market import Market
from .race import Race
from .setup import NewRound, Setup

if TYPE_CHECKING:
    from ..state import RushOut


class Play(Procedure):
    """Set-up, then round after round."""

    @step("RO-16")
    def set_up(self, g: RushOut) -> Procedure:
        return Setup()

    @step("RO-97")
    def new_round(self, g: RushOut) -> Procedure:
        return NewRound()

    @step("RO-28")
    def race(self, g: RushOut) -> Procedure:
        return Race()

    @step("RO-95", "RO-96")
    def trophy(self, g: RushOut) -> None:
        """The second trophy decides at once (RO-190); an exercise is a single round (RO-189)."""
        g.phase = "over"
        if g.scenario.rounds == 1:
            g.winner = g.round_winner
        else:
            g.trophies += (g.round_winner,)
            g.tell("log.trophy", ("RO-95",), side=g.round_winner, n=g.trophies.count(g.round_winner))
            if g.trophies.count(g.round_winner) == 2:
                g.winner = g.round_winner
        if g.winner:
            g.tell("log.game-won", ("RO-96",), side=g.winner)
            self.leave()

    @step("RO-115")
    def market(self, g: RushOut) -> Procedure | None:
        self.go_to("new_round")
        return Market() if "coin" in g.scenario.trials else None
