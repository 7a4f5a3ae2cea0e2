"""The Elf's dexterity: a second blow or shot in one turn, once in a quest, where a fight is hard (HQ-1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from . import fight
from .appraise import threat

if TYPE_CHECKING:
    from .hero import HeroMind

WORTH = 0.4
"""What a blow must bring, so that a second one is wanted."""
TOO_LITTLE = 0.05


def is_nimble(mind: HeroMind) -> Answer | None:
    """It is announced before the first step, and then there is a second blow to strike."""
    if m.Dexterity() in mind.memory.given:
        return strikes_again(mind)
    if "dexterity" not in mind.kind.abilities or "dexterity" in mind.me.used or mind.me.took:
        return None
    if sum([threat(foe) for foe in mind.foes]) < mind.weights.hard:
        return None
    best = max([worth for worth, _, _ in (*fight.blows(mind), *fight.shots(mind))], default=0.0)
    return m.Dexterity() if best >= WORTH else None


def strikes_again(mind: HeroMind) -> Answer | None:
    """Behind the first blow, with or without a step in between; the same answer twice is what it is for."""
    if mind.me.took.count("fight") != 1 or len(mind.me.took) > 2:
        return None
    for worth, square, answer in sorted([*fight.blows(mind), *fight.shots(mind)], key=lambda deed: (-deed[0], deed[1])):
        if worth <= TOO_LITTLE:
            return None
        if square != mind.me.square:
            return mind.walk(square)
        mind.memory.given.discard(answer)
        if mind.may(answer):
            return answer
    return None
