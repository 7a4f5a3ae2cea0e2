"""HQ-4.3: an indirect shot that goes astray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from ..entities import Hero, Monster
from .sight import nearest_in_path
from .wounds import Loses, wakes

if TYPE_CHECKING:
    from ..state import HeroQuest


def strays(g: HeroQuest, shooter: Hero | Monster, target: Hero | Monster, shields: int) -> Procedure | None:
    """The nearest figure in the path loses as many points as monster shields, without defence; furniture keeps it."""
    square = nearest_in_path(g, shooter, target)
    struck = g.all_at(square) if square >= 0 else []
    if not struck:
        g.tell("log.sticks", ("HQ-4.3",), figure=shooter.id, square=square if square >= 0 else target.square)
        return None
    g.tell("log.strays", ("HQ-4.3", "HQ-4.7"), figure=shooter.id, target=struck[0].id)
    wakes(g, struck[0])
    return Loses(figure=struck[0].id, n=shields, by=shooter.id)
