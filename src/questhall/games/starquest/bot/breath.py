"""What stamina is worth: an action more, a test that must not fail, a friend on his feet again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Hero
from ..rules.stamina import cost

if TYPE_CHECKING:
    from ..state import StarQuest

WORTH = (0.0, 0.5, 1.05, 1.45, 1.8, 2.1, 2.35, 2.55, 2.7, 2.8)
"""Of having so much of it, in wounds."""
HURTS = 1.6
"""What a wound costs that one deals oneself."""
SOON = 3.0
"""With fewer rounds to come it is worth less."""
LAST = 0.45
"""What is left of it in the last round."""


def worth(n: int, rounds: float) -> float:
    held = WORTH[min(max(n, 0), len(WORTH) - 1)]
    return held * max(LAST, min(1.0, rounds / SOON))


def price(g: StarQuest, hero: Hero, n: int, rounds: float) -> float:
    """Of spending so much, overexertion and disease included."""
    paid = cost(g, hero, n)
    wounds = paid.get("wounds", 0)
    spent = worth(hero.stamina, rounds) - worth(hero.stamina - paid.get("stamina", 0), rounds)
    left = hero.tough - hero.model.wounds
    falls = 4.0 if wounds >= left else 1.0 if wounds and left - wounds <= hero.tough // 2 else 0.0
    return spent + HURTS * wounds + falls


def regained(hero: Hero, n: int, rounds: float) -> float:
    """What so much more of it is worth."""
    return worth(min(hero.full_stamina, hero.stamina + n), rounds) - worth(hero.stamina, rounds)
