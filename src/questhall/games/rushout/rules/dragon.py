"""The dragon creeps towards the trial stack, and is driven back (RO-79 to RO-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import DRAGON_PATH
from .winning import win_round

if TYPE_CHECKING:
    from ..state import RushOut


def forward(g: RushOut, steps: int) -> None:
    """On the trial stack the wizard wins (RO-80, RO-86, ruling 7)."""
    g.dragon = min(DRAGON_PATH, g.dragon + steps)
    g.unsettled = True
    g.tell("log.dragon-on", ("RO-80",), at=g.dragon)
    if g.dragon == DRAGON_PATH:
        win_round(g, "wizard", "dragon", "RO-86")


def back(g: RushOut) -> None:
    """Never further than its tile (RO-91, RO-93)."""
    g.dragon = max(0, g.dragon - 1)
    g.unsettled = True
    g.tell("log.dragon-back", ("RO-91",), at=g.dragon)
