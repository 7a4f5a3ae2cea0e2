"""ST-164 to ST-171: status effects, which are tested when a unit is activated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from .effects_body import STATUS_RULES, ends
from .stamina import MayPay, Pays
from .testing import AttributeTest, d3, result, succeeds, went
from .wounds import TakesWounds

if TYPE_CHECKING:
    from ..state import StarQuest

TESTED: dict[str, v.Attribute] = {"afflicted": "strength", "crippled": "dexterity", "diseased": "willpower"}
CLEARS = 4
"""What an enemy, which has no stamina, rolls to end an impairment (ruling 24)."""


class WhichStatus(Question["StarQuest", "StatusTests"]):
    name = "starquest.status"

    def options(self, g: StarQuest, frame: StatusTests, seat: int) -> Sequence[Answer]:
        return [m.TestStatus(status) for status in frame.to_do]


class StatusTests(Procedure):
    """At the start of an activation, in the order that the player likes; enemies as listed (ST-228). A group has one
    test (ruling 38)."""

    unit: int
    to_do: tuple[str, ...] = ()

    @step("ST-228")
    def all_of_them(self, g: StarQuest) -> None:
        status = g.sure(self.unit).status
        self.to_do = tuple([each for each in v.STATUSES if each in status])

    @step("ST-228")
    def which_next(self, g: StarQuest) -> Asking | None:
        unit = g.unit(self.unit)
        if not self.to_do or unit is None or (isinstance(unit, Hero) and unit.down):
            self.leave()
            return None
        if len(self.to_do) > 1 and isinstance(unit, Hero):
            return ask(self.unit, WhichStatus)
        self.go_to("the_next")
        return None

    @step("ST-228")
    def as_the_player_likes(self, g: StarQuest) -> None:
        chosen = g.said(m.TestStatus).status
        self.to_do = (chosen, *[each for each in self.to_do if each != chosen])

    @step("ST-164", "ST-166", "ST-168", "ST-170")
    def the_next(self, g: StarQuest) -> Procedure:
        status, self.to_do = self.to_do[0], self.to_do[1:]
        self.go_to("which_next")
        return Impairment(unit=self.unit) if status == "impaired" else StatusTest(unit=self.unit, status=status)


class StatusTest(Procedure):
    """Afflicted, Crippled or Diseased: passed, it is over."""

    unit: int
    status: str

    @step("ST-164", "ST-166", "ST-168")
    def tests(self, g: StarQuest) -> Procedure:
        return AttributeTest(unit=self.unit, attribute=TESTED[self.status], purpose="status")

    @step("ST-164", "ST-165", "ST-166", "ST-168")
    def comes_out(self, g: StarQuest) -> Procedure | None:
        if g.passed:
            ends(g, g.sure(self.unit), self.status)
            return None
        g.tell("log.status-stays", STATUS_RULES[self.status], unit=self.unit, status=self.status)
        return TakesWounds(unit=self.unit, n=1) if self.status == "afflicted" else None


class Impairment(Procedure):
    """D3 stamina end it, if the player wants to pay them (ruling 23); an enemy's on 4+ (ruling 24)."""

    unit: int
    n: int = 0

    @step("ST-170", "ST-207")
    def rolls(self, g: StarQuest) -> None:
        unit = g.sure(self.unit)
        if isinstance(unit, Hero):
            self.n = d3(g, "impaired", self.unit)
            g.tell("log.impaired", ("ST-170",), seat=self.unit, n=self.n)
            return
        self.leave()
        rolled = g.roll("status", by=g.dice_of(unit))
        cleared = succeeds(rolled, CLEARS)
        shown = result(rolled, 0)
        g.tell("log.impaired-roll", ("ST-170",), unit=self.unit, rolled=shown, value=CLEARS, went=went(cleared))
        if cleared:
            ends(g, unit, "impaired")

    @step("ST-170")
    def may_end_it(self, g: StarQuest) -> Asking:
        return ask(self.unit, MayPay, (self.n,))

    @step("ST-170", "ST-204")
    def pays(self, g: StarQuest) -> Procedure | None:
        if g.pays():
            return Pays(seat=self.unit, n=self.n)
        g.tell("log.status-stays", ("ST-170",), unit=self.unit, status="impaired")
        self.leave()
        return None

    @step("ST-170")
    def is_over(self, g: StarQuest) -> None:
        ends(g, g.sure(self.unit), "impaired")
