"""What a mind is needed for (HQ-17.1), and how it is tested (HQ-18.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal

from ..entities import Hero

if TYPE_CHECKING:
    from ..state import HeroQuest


def mind_test(g: HeroQuest, hero: Hero) -> bool:
    """D6, at most the current mind; a 6 always fails."""
    rolled = g.roll("mind", seat=hero.seat)
    passed = rolled <= hero.mind and rolled != 6
    g.tell("log.mind-test", ("HQ-18.2",), seat=hero.seat, rolled=rolled, passed=passed)
    return passed


def why_not_think(hero: Hero) -> Refusal | None:
    """Without a mind nobody attacks, casts, drinks or searches (HQ-17.1)."""
    return None if hero.mind > 0 else Refusal("refusal.no-mind", ("HQ-17.1",))
