"""LB-4.3 and LB-4.5: wounds, and who falls by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Bearer, Monster
from . import dark

if TYPE_CHECKING:
    from ..state import Lanterns


def hurt(g: Lanterns, bearer: Bearer, lost: int) -> None:
    """Who falls lets the treasure drop (LB-4.5)."""
    bearer.body = max(0, bearer.body - lost)
    if bearer.upright:
        return
    g.tell("log.falls", ("LB-4.5",), seat=bearer.seat)
    g.unsettled = True
    if g.carrier == bearer.seat:
        g.carrier, g.treasure = 0, bearer.square
        g.tell("log.drops", ("LB-4.5",), square=bearer.square)


def strike(g: Lanterns, monster: Monster, lost: int) -> None:
    """What was attacked sleeps no more (LB-5.1)."""
    monster.body -= lost
    if monster.body <= 0:
        del g.monsters[monster.id]
        g.tell("log.slain", ("LB-4.3",), monster=monster.kind)
    elif not monster.awake:
        dark.wake(g, monster)
