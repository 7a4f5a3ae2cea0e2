"""Hits that are blocked or not (ST-40 to ST-42, ST-216): of weapons, spells, falls and Impact alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import NOBODY
from .wounds import TakesWounds

if TYPE_CHECKING:
    from ..state import StarQuest


class TakesHits(Procedure):
    """A unit takes hits: one Defense die for each, then wounds."""

    unit: int
    n: int
    ap: int = 0
    by: int = NOBODY
    cover: int = 0
    """What cover adds to the Defense rolls (ST-92)."""
    bane: bool = False
    deadly: int = 1
    no_regeneration: bool = False
    model: int = -1
    """The number of the model that is hit, where it is a certain one: in a fall."""

    @step("ST-40", "ST-41", "ST-216")
    def blocks(self, g: StarQuest) -> Procedure | None:
        return TakesWounds(unit=self.unit, n=self.n, by=self.by, deadly=self.deadly, model=self.model)
