"""ST-36 to ST-42, ST-223: shooting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import NOBODY

if TYPE_CHECKING:
    from ..state import StarQuest


class Shooting(Procedure):
    """A unit that held or advanced may shoot: a hero is asked, an enemy fires everything at one target."""

    unit: int
    moved: bool = False
    target: int = NOBODY

    @step("ST-36")
    def shoots(self, g: StarQuest) -> None:
        return None
