"""A full table that a seat could be sitting at."""

from __future__ import annotations

from questhall.kernel.dice import Random

from .entities import DEEPEST, TIDE
from .rules import dark
from .state import Lanterns


def determinize(g: Lanterns, seat: int, random: Random) -> Lanterns:
    """The dice to come are nobody's; to a bearer, what lies in the dark and how deeply something sleeps is hidden."""
    h = g.clone()
    h.seed = random.below(1 << 62)
    h.scripted = ()
    h.offers = {}
    if seat == TIDE:
        return h
    h.hidden = dark.dealt(h, h.hidden, random.shuffled)
    for monster in h.monsters.values():
        if not monster.awake:
            monster.depth = monster.slept + 1 + random.below(DEEPEST - monster.slept)
    return h
