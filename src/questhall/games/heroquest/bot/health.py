"""How somebody fares."""

from __future__ import annotations

from ..view_figures import HeroView
from .weights import Weights


def missing(hero: HeroView) -> int:
    return hero.full_body - max(0, hero.body)


def low(hero: HeroView, weights: Weights) -> bool:
    return hero.body <= weights.low or hero.body * 3 <= hero.full_body
