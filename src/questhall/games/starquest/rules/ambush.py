"""ST-98 to ST-102, ST-292, ST-293: Ambush."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

if TYPE_CHECKING:
    from ..state import StarQuest


def heroes_may_come(g: StarQuest) -> list[Procedure]:
    """From the second round on."""
    return []


def enemies_come(g: StarQuest) -> list[Procedure]:
    """Those whose round it is."""
    return []
