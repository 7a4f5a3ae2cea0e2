"""How somebody fares."""

from __future__ import annotations

from ..view_figures import HeroView


def missing(hero: HeroView) -> int:
    return hero.full_body - max(0, hero.body)


def low(hero: HeroView) -> bool:
    return hero.body <= 2 or hero.body * 3 <= hero.full_body
