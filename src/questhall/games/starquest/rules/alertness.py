"""ST-291, ST-296: alertness, and the waves that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

if TYPE_CHECKING:
    from ..state import StarQuest


def round_ends(g: StarQuest) -> list[Procedure]:
    """Alertness rises; a wave that is due enters."""
    return []
