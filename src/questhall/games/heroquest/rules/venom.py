"""What a wound brings with it: plague (HQ-19.23), or the poison of a tail (HQ-19.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from ..entities import Hero, Monster

if TYPE_CHECKING:
    from ..state import HeroQuest

TAIL = 1
"""Body points that the poison of a tail costs."""


def in_a_wound(hero: Hero, n: int, by: int) -> Procedure:
    """A wound of so many points by a poisonous tail."""
    from .poisoning import Poisoned  # things that heal and hurt come after fights

    return Poisoned(seat=hero.seat, body=TAIL, wound=n, by=by)


def follows(g: HeroQuest, attacker: Monster, hero: Hero) -> Procedure | None:
    """After a wound by the plague's weapons all skulls are rolled again, until something ends it."""
    return plague(hero) if g.trait(attacker, "plague") else None


def plague(hero: Hero) -> Procedure | None:
    from .poisoning import Poisoned

    return None if hero.has("weakened") else Poisoned(seat=hero.seat, injury="weakened")
