"""ST-193, ST-194, ST-199, ST-200, ST-294, ST-295: objectives, and the goals of the AI."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ..entities import Hero, Unit
from ..space.terrain import Spot

if TYPE_CHECKING:
    from ..state import StarQuest


def activation_ends(g: StarQuest, hero: Hero) -> None:
    """Who carries something may have brought it where it belongs."""


def round_ends(g: StarQuest) -> None:
    """Markers that are held gather tokens (ST-294)."""


def goals(g: StarQuest, unit: Unit) -> list[Spot]:
    """Where the AI wants to be, for this unit (ST-199)."""
    return []


class GoalView(Struct, frozen=True):
    """An objective as everybody sees it."""

    goal: str
    """Its kind: clean_sweep, safeguard ..."""
    of: str
    """primary or secondary."""
    done: bool
    count: int
    """How far it is, where something is counted."""
    wanted: int


def goal_view(g: StarQuest) -> tuple[GoalView, ...]:
    return ()
