"""How well somebody plays."""

from __future__ import annotations

from msgspec import Struct

from .weights import Weights


class Level(Struct, frozen=True):
    teamwork: bool
    """Heroes share out what is to be done, instead of all running to the same place."""
    gifts: bool
    """Weighs skills, spells and abilities, instead of forgetting most of them."""
    slips: int
    """One decision in so many is made by chance; 0: none."""
    weights: Weights = Weights()


LEVELS = {
    "novice": Level(teamwork=False, gifts=False, slips=5, weights=Weights(caution=0.3)),
    "heuristic": Level(teamwork=True, gifts=True, slips=12, weights=Weights(caution=0.7)),
    "cunning": Level(teamwork=True, gifts=True, slips=0),
}
"""Weakest first."""
