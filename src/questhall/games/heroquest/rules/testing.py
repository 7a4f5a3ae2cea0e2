"""Mind tests (HQ-18.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Hero

if TYPE_CHECKING:
    from ..state import HeroQuest


def mind_test(g: HeroQuest, hero: Hero) -> bool:
    """D6, at most the current mind; a 6 always fails."""
    rolled = g.roll("mind", seat=hero.seat)
    passed = rolled <= hero.mind and rolled != 6
    g.tell("log.mind-test", ("HQ-18.2",), seat=hero.seat, rolled=rolled, passed=passed)
    return passed
