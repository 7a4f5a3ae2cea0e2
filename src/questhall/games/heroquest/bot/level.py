"""How well somebody plays, on either side of the screen."""

from __future__ import annotations

from msgspec import Struct

from .weights import Weights


class Level(Struct, frozen=True):
    sure: bool
    """Sees whom a blow can fell."""
    focus: bool
    """All monsters that can think fall upon one hero."""
    room: bool
    """Leaves the others room, and stays out of blows."""
    magic: bool
    """Weighs every spell, instead of taking the first that does something."""
    careful: bool
    """Heroes wait for each other before they open a door."""
    slips: int
    """One decision in so many is made by chance; 0: none."""
    weights: Weights = Weights()
    """What things are worth."""
    wise: bool = False
    """Knows from many dungeons what loses them: only whoever has learned."""


LEVELS = {
    "novice": Level(sure=False, focus=False, room=False, magic=False, careful=False, slips=6),
    "heuristic": Level(sure=True, focus=False, room=True, magic=True, careful=True, slips=12),
    "cunning": Level(sure=True, focus=True, room=True, magic=True, careful=True, slips=0),
}
"""Weakest first."""
