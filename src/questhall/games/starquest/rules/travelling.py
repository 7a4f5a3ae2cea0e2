"""ST-191, ST-192: how long a campaign of new missions is, and what happens on the way to a mission.

Both are rolled in the match, because dice belong to a table: the campaign reads from the table what it has to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from ..settings import NEW_MISSION
from .places import SPEAKER, any_of
from .testing import d3

if TYPE_CHECKING:
    from ..state import StarQuest

ON_THE_WAY: tuple[v.Status, ...] = ("crippled", "afflicted", "impaired", "diseased")
"""What a random hero suffers, by the die."""
LEARNS = 5
MORE_CHAPTERS = 1
LEVELS = {"difficulty_1": 1, "difficulty_2": 2, "difficulty_3": 3}


class HowHard(Question["StarQuest", "Travels"]):
    name = "starquest.difficulty"

    def options(self, g: StarQuest, frame: Travels, seat: int) -> Sequence[Answer]:
        return list(map(m.Choose, LEVELS))


class Travels(Procedure):
    @step("ST-191")
    def the_course(self, g: StarQuest) -> None:
        """D3+1 chapters and a final one, each of D3 missions; rolled once, before the first."""
        if g.settings.mission != NEW_MISSION:
            return
        g.course = g.settings.course
        if not g.course:
            chapters = d3(g, "chapters") + MORE_CHAPTERS + 1
            g.course = tuple([d3(g, "missions") for _ in range(chapters)])
            g.tell("log.course", ("ST-191",), n=len(g.course), missions=sum(g.course))

    @step("ST-191")
    def how_hard(self, g: StarQuest) -> Asking | None:
        """Before each chapter; a story that comes ready-made says it itself."""
        if g.settings.mission == NEW_MISSION and not g.settings.difficulty:
            return ask(SPEAKER, HowHard)
        self.go_to("on_the_way")
        return None

    @step("ST-191")
    def as_they_like(self, g: StarQuest) -> None:
        g.difficulty = LEVELS[g.said(m.Choose).what]
        g.tell("log.difficulty", ("ST-191",), n=g.difficulty)

    @step("ST-192")
    def on_the_way(self, g: StarQuest) -> None:
        rolled = g.roll("travel")
        if rolled > LEARNS:
            g.tell("log.travel-quiet", ("ST-192",))
            return
        hero = any_of(g, "random-hero", g.heroes)
        if rolled == LEARNS:
            hero.xp += 1
            g.tell("log.travel-learns", ("ST-192",), seat=hero.seat)
        else:
            suffers(g, hero, ON_THE_WAY[rolled - 1])


def suffers(g: StarQuest, hero: Hero, status: v.Status) -> None:
    """Whoever has it already has it still."""
    if status not in hero.status:
        hero.status += (status,)
    g.tell("log.travel-suffers", ("ST-192",), seat=hero.seat, status=status)
