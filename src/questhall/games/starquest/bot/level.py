"""How well somebody plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from .. import vocabulary as v
from ..rules.jobs import current
from .weights import Weights

if TYPE_CHECKING:
    from ..state import StarQuest

OCCASIONS: Mapping[str, tuple[v.Primary, ...]] = {
    "sweep": ("clean_sweep",),
    "hold": ("target_defence",),
    "carry": ("retrieval", "delivery"),
    "look": ("investigation", "area_search"),
}
"""Primary objectives that ask for the same way of playing."""
OCCASION = {primary: occasion for occasion, primaries in OCCASIONS.items() for primary in primaries}


class Level(Struct, frozen=True):
    teamwork: bool
    """Heroes share out what is to be done, instead of all running to the same place."""
    gifts: bool
    """Weighs skills, spells and abilities, instead of forgetting most of them."""
    slips: int
    """One decision in so many is made by chance; 0: none."""
    weights: Weights = Weights()
    on: Mapping[str, Weights] = {}
    """On some occasions others, as long as the primary objective is open."""

    def weights_in(self, g: StarQuest) -> Weights:
        if not self.on or current(g) != "primary":
            return self.weights
        return self.on.get(OCCASION[g.plan.mission.primary], self.weights)


LEVELS = {
    "novice": Level(teamwork=False, gifts=False, slips=5, weights=Weights(caution=0.3)),
    "heuristic": Level(teamwork=True, gifts=True, slips=12, weights=Weights(caution=0.7)),
    "cunning": Level(teamwork=True, gifts=True, slips=0),
}
"""Weakest first."""
