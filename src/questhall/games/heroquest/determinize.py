"""A full table that a seat could be sitting at."""

from __future__ import annotations

from questhall.kernel.dice import Random

from .entities import MASTER
from .state import HeroQuest


def determinize(g: HeroQuest, seat: int, random: Random) -> HeroQuest:
    """The dice to come and the order of the decks are nobody's."""
    h = g.clone()
    h.seed = random.below(1 << 62)
    h.scripted = ()
    h.offers = {}
    h.treasures = random.shuffled(tuple(sorted(h.treasures)))
    h.fates = random.shuffled(tuple(sorted(h.fates)))
    h.scrolls = random.shuffled(tuple(sorted(h.scrolls)))
    if seat == MASTER:
        return h
    return h
