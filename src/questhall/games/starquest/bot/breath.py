"""What stamina is worth: an action more, a test that must not fail, a friend on his feet again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Hero
from ..rules.stamina import cost

if TYPE_CHECKING:
    from ..state import StarQuest
    from .errands import Plans

WORTH = (0.0, 0.5, 1.05, 1.45, 1.8, 2.1, 2.35, 2.55, 2.7, 2.8)
"""Of having so much of it, in wounds."""


def worth(n: int, plans: Plans) -> float:
    """With few rounds to come it is worth less."""
    held, weights = WORTH[min(max(n, 0), len(WORTH) - 1)], plans.weights
    return held * max(weights.last, min(1.0, plans.rounds / weights.soon))


def price(g: StarQuest, hero: Hero, n: int, plans: Plans) -> float:
    """Of spending so much, overexertion and disease included."""
    paid = cost(g, hero, n)
    wounds = paid.get("wounds", 0)
    spent = worth(hero.stamina, plans) - worth(hero.stamina - paid.get("stamina", 0), plans)
    left = hero.tough - hero.model.wounds
    falls = 4.0 if wounds >= left else 1.0 if wounds and left - wounds <= hero.tough // 2 else 0.0
    return spent + plans.weights.hurts * wounds + falls


def regained(hero: Hero, n: int, plans: Plans) -> float:
    """What so much more of it is worth."""
    return worth(min(hero.full_stamina, hero.stamina + n), plans) - worth(hero.stamina, plans)
