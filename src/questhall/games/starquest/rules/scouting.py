"""Scouts go ahead as soon as they are on the table (ST-151, ST-286, ST-287)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import Enemy, Hero, Unit
from ..space.measure import INCH
from . import enemies
from .acts import Follows
from .given_moves import MayGo

if TYPE_CHECKING:
    from ..state import StarQuest

AHEAD = 12 * INCH


class GoesAhead(Procedure):
    """One unit that has just been put on the table, if it is a Scout."""

    unit: int

    @step("ST-151", "ST-286")
    def goes_ahead(self, g: StarQuest) -> Follows:
        unit = g.unit(self.unit)
        if isinstance(unit, Hero):
            return MayGo(unit=unit.id, inches=AHEAD, purpose="scout") if unit.present else None
        return enemies.scout(g, unit) if isinstance(unit, Enemy) else None


def scouts(g: StarQuest, units: Iterable[Unit]) -> list[Procedure]:
    return [GoesAhead(unit=unit.id) for unit in units if values.any_has(g, unit, "scout")]
