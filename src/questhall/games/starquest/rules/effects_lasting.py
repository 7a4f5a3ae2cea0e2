"""Marks that last for a while (vocabulary: MarkKind, Until)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import Mark, Unit
from ..space.measure import INCH
from .effects import CarryOut, rules_of, verb

if TYPE_CHECKING:
    from ..state import StarQuest


@verb(v.Lend)
def lend(g: StarQuest, effect: v.Lend, target: Unit, frame: CarryOut) -> None:
    """The same from the same source counts once, the latest of it (ST-210); other sources add up."""
    kept = [mark for mark in target.marks if (mark.kind, mark.of) != (effect.mark, frame.origin)]
    target.marks = (*kept, Mark(effect.mark, effect.until, effect.n, frame.by, frame.origin))
    g.tell(
        f"log.lent.{effect.mark}",
        rules_of(frame),
        unit=target.id,
        hero=frame.by,
        n=effect.n if effect.mark == "deadly" else f"{effect.n:+d}",
        inches=effect.n * INCH,
        until=effect.until,
    )
