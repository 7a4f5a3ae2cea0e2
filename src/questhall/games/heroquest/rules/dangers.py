"""What everybody knows to be dangerous (HQ-10.1): found traps and open pits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..dungeon.squares import squares_of
from ..entities import Figure

if TYPE_CHECKING:
    from ..state import HeroQuest


def known_traps(g: HeroQuest) -> int:
    """Traps that everybody sees, by their numbers: found, and neither sprung nor disarmed."""
    return g.traps_found & ~g.traps_spent


def known(g: HeroQuest) -> int:
    """Squares of found traps that have not gone off."""
    mask = 0
    for number in squares_of(known_traps(g)):
        mask |= g.plan.traps[number].spots
    return mask


def flies(g: HeroQuest, figure: Figure) -> bool:
    """Who flies touches no floor."""
    return g.trait(figure, "flying") or (figure.marks != () and figure.has("flying"))


def dangers(g: HeroQuest, figure: Figure) -> int:
    """Squares that nobody enters without saying so; monsters know nothing of hidden traps."""
    return g.pits | known(g) if known_traps(g) and g.side(figure) else g.pits
