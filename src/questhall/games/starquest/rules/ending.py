"""ST-297, ST-197: how a mission ends, what it pays, and what those carry away who were down at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..entities import NOBODY
from .forces import difficulty

if TYPE_CHECKING:
    from ..state import StarQuest

Winner = Literal["heroes", "enemies"]
How = Literal["passed", "passed_all", "lost", "given_up"]
PAY = 10
"""Credits for each level of difficulty."""


def end(g: StarQuest, winner: Winner, how: How) -> None:
    """Nothing goes on that was going on."""
    g.how = how
    g.active, g.phase, g.unsettled = NOBODY, "end", False
    g.stack.clear()
    g.stack.append(MissionEnds(winner=winner))


class MissionEnds(Procedure):
    winner: Winner
    treated: int = 0
    """Heroes whose injuries have been looked at."""

    @step("ST-297")
    def it_is_over(self, g: StarQuest) -> None:
        mission = g.plan.mission
        g.tell(f"log.ends-{g.how}", ("ST-297",))
        g.tell("log.story", ("ST-8",), text=mission.won if self.winner == "heroes" else mission.lost)

    @step("ST-297")
    def the_pay(self, g: StarQuest) -> None:
        if self.winner == "heroes":
            g.credits += PAY * difficulty(g) + g.plan.mission.reward
            g.tell("log.pay", ("ST-198",), n=g.credits)

    @step("ST-197")
    def injuries(self, g: StarQuest) -> None:
        """Whoever lies there when it ends rolls a die."""
        if self.treated == len(g.heroes):
            return
        hero = g.heroes[self.treated]
        self.treated += 1
        self.again()
        if hero.down:
            injury = v.INJURIES[g.roll("injury", seat=hero.seat) - 1]
            if injury not in hero.injuries:
                hero.injuries += (injury,)
            g.tell("log.injured", ("ST-197",), seat=hero.seat, injury=injury)

    @step("ST-297")
    def ends(self, g: StarQuest) -> None:
        g.winner = self.winner
