"""HQ-4.3: an indirect shot that goes astray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from ..entities import Hero, Monster
from .sight import nearest_in_path
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest


def strays(g: HeroQuest, shooter: Hero | Monster, target: Hero | Monster, shields: int) -> Procedure | None:
    """The nearest figure in the path loses as many points as monster shields, without defence; furniture keeps it."""
    square = nearest_in_path(g, shooter, target)
    struck = g.at(square) if square >= 0 else None
    if struck is None:
        g.tell("log.sticks", ("HQ-4.3",), figure=shooter.id, square=square if square >= 0 else target.square)
        return None
    g.tell("log.strays", ("HQ-4.3", "HQ-4.7"), figure=shooter.id, target=struck.id)
    return Loses(figure=struck.id, n=shields, by=shooter.id)
