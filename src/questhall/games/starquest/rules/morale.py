"""ST-60 to ST-71, ST-236: morale at the end of an activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

if TYPE_CHECKING:
    from ..state import StarQuest


class MoraleTests(Procedure):
    """Of everybody who was wounded (g.wounded): the active unit first, then the nearest to it."""

    unit: int

    @step("ST-60")
    def tests(self, g: StarQuest) -> None:
        return None
