"""Jumping (ST-174 to ST-177, ST-134, ST-156, ST-253)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from .. import values
from ..space.legs import Jump
from ..space.measure import INCH
from .falling import MayFall
from .testing import AttributeTest

if TYPE_CHECKING:
    from ..state import StarQuest

PER_TEST = 3 * INCH
SURE_FOOTED = 2
"""Strider jumps on 2+ (ST-156)."""


def tests(distance: int) -> int:
    """One, and one more for every full 3 inches (ST-175, ruling 18)."""
    return distance // PER_TEST + 1


class Jumps(Procedure):
    """`g.passed` says whether the hero is over."""

    unit: int
    distance: int
    jump: Jump
    done: int = 0

    @step("ST-174", "ST-175")
    def tests_dexterity(self, g: StarQuest) -> Procedure:
        unit = g.sure(self.unit)
        value = SURE_FOOTED if values.any_has(g, unit, "strider") else 0
        return AttributeTest(unit=self.unit, attribute="dexterity", purpose="jump", value=value)

    @step("ST-175", "ST-176", "ST-177")
    def all_of_them(self, g: StarQuest) -> Procedure | None:
        """Whoever passes out on the last of his strength stays where he is (ruling 6)."""
        self.done += 1
        if not g.hero(self.unit).conscious:
            return None
        if not g.passed:
            fall = self.jump
            return MayFall(unit=self.unit, piece=fall.piece, over=fall.off, level=fall.foot, height=fall.fall)
        if self.done < tests(self.distance):
            self.go_to("tests_dexterity")
            return None
        g.tell("log.jumps", ("ST-176",), unit=self.unit, inches=self.distance)
        self.leave()
        return None

    @step("ST-177")
    def is_not_over(self, g: StarQuest) -> None:
        g.passed = False
