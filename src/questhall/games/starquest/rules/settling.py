"""Everything that follows by itself: units that were destroyed, objectives, and the end of a mission (ST-297)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import StarQuest


def settle(g: StarQuest) -> None:
    """Lost at once when no hero is conscious, on the table or in Ambush."""
