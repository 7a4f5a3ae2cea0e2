"""HQ-10: traps, pits and how one gets past them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from ..dungeon.squares import squares_of
from ..entities import Hero

if TYPE_CHECKING:
    from ..state import HeroQuest


def known(g: HeroQuest) -> int:
    """Squares of found traps that have not gone off."""
    mask = 0
    for number in squares_of(g.traps_found & ~g.traps_spent):
        trap = g.plan.traps[number]
        mask |= trap.marks if trap.kind == "double_pit" else 1 << trap.square
    return mask


def stepped_on(g: HeroQuest, hero: Hero) -> Procedure | None:
    """What happens to a hero who sets foot on a square."""
    return None


def blazes_go_off(g: HeroQuest) -> list[Procedure] | None:
    """HQ-10.7."""
    return None


def known_traps(g: HeroQuest) -> int:
    """Traps that everybody sees, by their numbers: found, and neither sprung nor disarmed."""
    return g.traps_found & ~g.traps_spent
