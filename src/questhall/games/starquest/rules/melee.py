"""ST-49 to ST-59: melee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

if TYPE_CHECKING:
    from ..state import StarQuest


class Melee(Procedure):
    """After a charge move: strikes, strike back, the step back, fatigue."""

    charger: int
    target: int

    @step("ST-51")
    def strikes(self, g: StarQuest) -> None:
        return None
