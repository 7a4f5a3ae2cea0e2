"""ST-8, ST-9: the mission is laid out, the heroes set out, and round follows round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..camp.visit import Camp
from .choosing_heroes import ChoosesHeroes, company_of, is_open
from .rounds import Round
from .set_up import SetsUp
from .sheets import hero_of, new_sheet

if TYPE_CHECKING:
    from ..state import StarQuest


class Play(Procedure):
    """Sets out, then plays round after round until settling ends it; between two missions it is a camp."""

    @step("ST-8")
    def the_mission(self, g: StarQuest) -> None:
        if g.settings.visit == "camp":
            return
        mission = g.plan.mission
        g.tell("log.begins", ("ST-8",), mission=mission.name)
        g.tell("log.story", ("ST-8",), text=mission.briefing)

    @step("ST-12")
    def who_goes(self, g: StarQuest) -> Procedure | None:
        return ChoosesHeroes() if is_open(g) else None

    @step("ST-12")
    def the_party(self, g: StarQuest) -> None:
        sheets = g.settings.sheets or tuple([new_sheet(g.lore.classes[hero]) for hero in company_of(g)])
        for seat, sheet in enumerate(sheets, start=1):
            g.heroes.append(hero_of(g, seat, sheet))

    @step("ST-198")
    def or_camp(self, g: StarQuest) -> Procedure | None:
        if g.settings.visit != "camp":
            return None
        self.leave()
        g.phase = "camp"
        return Camp()

    @step("ST-9", "ST-287")
    def sets_up(self, g: StarQuest) -> Procedure:
        return SetsUp()

    @step("ST-208")
    def a_round(self, g: StarQuest) -> Procedure:
        return Round()

    @step("ST-208")
    def and_again(self, g: StarQuest) -> None:
        self.go_to("a_round")
