"""ST-18, ST-19, ST-81 to ST-89, ST-276 to ST-286: the enemies' written behaviour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

if TYPE_CHECKING:
    from ..state import StarQuest


class EnemyPhase(Procedure):
    """Every unit, the nearest to a hero first."""

    @step("ST-18", "ST-19")
    def next_unit(self, g: StarQuest) -> None:
        return None
