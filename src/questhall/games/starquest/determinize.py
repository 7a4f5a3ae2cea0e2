"""A full table that a seat could be sitting at."""

from __future__ import annotations

from questhall.kernel.dice import Random

from .state import StarQuest


def determinize(g: StarQuest, seat: int, random: Random) -> StarQuest:
    """Everything lies open but the dice to come: what chance decides is rolled when it is needed."""
    h = g.clone()
    h.seed = random.below(1 << 62)
    h.scripted = ()
    h.offers = {}
    return h
