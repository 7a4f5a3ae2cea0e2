"""Moves that are given at once, and pushes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from .. import vocabulary as v
from ..entities import Hero, Unit
from .effects import CarryOut, of_use, verb
from .given_moves import MayGo
from .pushing import Pushed

if TYPE_CHECKING:
    from ..state import StarQuest


@of_use(v.Run)
def may_run(g: StarQuest, effect: v.Run, target: Unit) -> bool:
    """A Shaken hero stays idle and chooses nothing (ST-231)."""
    return isinstance(target, Hero) and not target.shaken


@verb(v.Run)
def run(g: StarQuest, effect: v.Run, target: Unit, frame: CarryOut) -> Procedure | None:
    if not isinstance(target, Hero) or target.down or target.shaken:
        return None
    return MayGo(unit=target.id, inches=v.thousandths(effect.inches), over=effect.over)


@verb(v.Push)
def push(g: StarQuest, effect: v.Push, target: Unit, frame: CarryOut) -> Procedure:
    return Pushed(unit=target.id, by=frame.by, inches=v.thousandths(effect.inches))
