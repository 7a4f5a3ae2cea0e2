"""HQ-18.1: a roll is repeated as a whole, and never twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Question

from .. import moves as m
from ..entities import Hero, Mark

if TYPE_CHECKING:
    from ..state import HeroQuest


class RepeatAttack(Question["HeroQuest", Any]):
    """HQ-18.1: the whole roll, once."""

    name = "heroquest.repeat-attack"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Again(), m.Keep())


class RepeatDefence(RepeatAttack):
    name = "heroquest.repeat-defence"


def can_repeat(hero: Hero, roll: str) -> bool:
    """A spell or a potion lets a hero repeat a roll; each kind of roll once (HQ-18.1)."""
    return repeat_mark(hero, roll) is not None and not hero.has(f"repeated_{roll}")


def repeat_mark(hero: Hero, roll: str) -> Mark | None:
    """What lasts until the next attack lets one repeat that attack and nothing else."""
    for mark in hero.marks:
        if mark.kind == "repeat" and (mark.until == roll or mark.until not in ("attack", "defence")):
            return mark
    return None


def spend_repeat(hero: Hero, roll: str) -> None:
    """It is noted for as long as the repeats themselves last."""
    mark = repeat_mark(hero, roll)
    assert mark is not None
    hero.marks += (Mark(f"repeated_{roll}", mark.until, 1, mark.by),)
