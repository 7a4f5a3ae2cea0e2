"""ST-194, ST-200, ST-297: after the primary objective the heroes decide whether they take on another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask_all
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from ..plan import CENTRE, near_corner
from . import ending
from .forces import difficulty
from .marking import lay
from .places import any_of, corners_by_distance, lying

if TYPE_CHECKING:
    from ..state import StarQuest

ALARM = 2
"""What accepting it adds to alertness, for each level of difficulty (ST-194)."""
AT_CENTRE = {"safeguard": "goal", "capture": "parcel"}


def awake(g: StarQuest) -> list[Hero]:
    """Whoever has a say: all who are not unconscious, also in Ambush."""
    return [hero for hero in g.heroes if not hero.down]


class GoOn(Question["StarQuest", Any]):
    """Any: who asks knows nothing that is needed here."""

    name = "starquest.onward"

    def options(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.TakeOn(), m.GoHome())


class Onward(Procedure):
    goal: v.Secondary | Literal[""] = ""

    @step("ST-200")
    def which_one(self, g: StarQuest) -> None:
        """Everybody knows what it is before they decide."""
        self.goal = g.plan.mission.secondary or v.SECONDARIES[g.roll("secondary") - 1]
        g.tell("log.secondary", ("ST-200",), goal=self.goal)

    @step("ST-194", "ST-200")
    def go_on(self, g: StarQuest) -> Asking | None:
        return ask_all([hero.seat for hero in awake(g)], GoOn, (v.SECONDARIES.index(self.goal) + 1,))

    @step("ST-194", "ST-297")
    def they_decide(self, g: StarQuest) -> None:
        """Only if more are for it than against it."""
        votes = [isinstance(answer, m.TakeOn) for _, answer in g.answers]
        if 2 * sum(votes) <= len(votes):
            g.tell("log.goes-home", ("ST-297",))
            ending.end(g, "heroes", "passed")
            return
        g.secondary = self.goal
        g.alertness += ALARM * difficulty(g)
        g.tell("log.takes-on", ("ST-194",), goal=self.goal, n=ALARM * difficulty(g))

    @step("ST-200")
    def its_markers(self, g: StarQuest) -> None:
        if self.goal == "interrogate":
            g.quarry = g.waves + 1
        elif self.goal in AT_CENTRE:
            lay(g, AT_CENTRE[self.goal], "secondary", lying(g, CENTRE))
        else:
            self.around(g, any_hero(g))

    def around(self, g: StarQuest, hero: Hero) -> None:
        """Where a random hero is decides: the two corners nearest to him, or the one that is furthest."""
        corners = corners_by_distance(hero.spot.point)
        if self.goal == "scavenge":
            for corner in corners[:2]:
                lay(g, "goal", "secondary", lying(g, near_corner(corner)))
            return
        if self.goal == "escort":
            lay(g, "parcel", "secondary", hero.spot)
        lay(g, "goal" if self.goal == "sabotage" else "point", "secondary", lying(g, near_corner(corners[-1])))


def any_hero(g: StarQuest) -> Hero:
    """On the table; as long as somebody stands, one who does."""
    among = g.conscious or [hero for hero in g.heroes if hero.present]
    hero = any_of(g, "random-hero", among)
    g.tell("log.chance-picks", ("ST-200",), seat=hero.seat)
    return hero
