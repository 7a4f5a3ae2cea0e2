"""HQ-17: mind points that are lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import Hero
from .acts import Follows
from .effects import CarryOut, targets, verb

if TYPE_CHECKING:
    from ..state import HeroQuest


def loses_mind(g: HeroQuest, hero: Hero, n: int) -> None:
    """At 0 there is only a living body that the others lead (HQ-17.1)."""
    before = hero.mind
    hero.mind -= n
    g.tell("log.loses-mind", ("HQ-17.1",), seat=hero.seat, n=n, left=hero.mind)
    if before > 0 >= hero.mind:
        g.tell("log.mindless", ("HQ-17.1",), seat=hero.seat)
    g.unsettled = True


@verb(v.LoseMind)
def mind_is_lost(g: HeroQuest, effect: v.LoseMind, frame: CarryOut) -> Follows:
    for hero in targets(g, effect.on, frame):
        if isinstance(hero, Hero) and hero.present:
            loses_mind(g, hero, effect.n)
    return None
