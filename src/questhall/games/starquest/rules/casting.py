"""ST-110 to ST-121: spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import StarQuest


def gain_tokens(g: StarQuest) -> None:
    """At the start of a round, six at the most, also in Ambush (ST-110, ST-111, ST-293)."""
