"""Where a figure can go in its turn, as it is offered."""

from __future__ import annotations

from questhall.kernel.domains import Squares
from questhall.kernel.situation import Situation

from ..state import HeroQuest
from ..view import View


def reachable(now: Situation[View, HeroQuest], here: int, can_move: bool) -> dict[int, int]:
    """Squares and how far they are; the own square too."""
    costs = {here: 0}
    domain = now.domain if can_move else None
    if isinstance(domain, Squares):
        costs.update(zip(domain.squares, domain.costs, strict=True))
    return costs
