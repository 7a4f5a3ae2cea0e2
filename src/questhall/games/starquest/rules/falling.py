"""ST-178 to ST-184, ST-273 to ST-275: falling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..space.measure import Point

if TYPE_CHECKING:
    from ..state import StarQuest


class MayFall(Procedure):
    """A model is about to fall: a hero may stop at the edge (ST-183), else it goes down."""

    unit: int
    towards: Point
    """Where it wanted to go, or was pushed to."""
    height: int
    model: int = 0

    @step("ST-177")
    def falls(self, g: StarQuest) -> None:
        return None
