"""Who can pay, and who can do anything in town."""

from __future__ import annotations

from questhall.kernel.answers import Refusal

from ..entities import Hero
from .visit import is_dead


def why_not_pay(hero: Hero, price: int) -> Refusal | None:
    if hero.gold >= price:
        return None
    return Refusal("refusal.too-dear", ("HQ-14.12",), {"n": price, "gold": hero.gold})


def why_not_alive(hero: Hero) -> Refusal | None:
    return Refusal("refusal.dead-in-town", ("HQ-9.15",)) if is_dead(hero) else None
