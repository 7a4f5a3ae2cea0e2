"""How well somebody plays."""

from __future__ import annotations

from msgspec import Struct


class Level(Struct, frozen=True):
    caution: float
    """How much of a danger is seen."""
    teamwork: bool
    """Heroes share out what is to be done, instead of all running to the same place."""
    gifts: bool
    """Weighs skills, spells and abilities, instead of forgetting most of them."""
    slips: int
    """One decision in so many is made by chance; 0: none."""


LEVELS = {
    "novice": Level(caution=0.3, teamwork=False, gifts=False, slips=5),
    "heuristic": Level(caution=0.7, teamwork=True, gifts=True, slips=12),
    "cunning": Level(caution=0.85, teamwork=True, gifts=True, slips=0),
}
"""Weakest first."""
