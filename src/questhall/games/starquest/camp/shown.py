"""What a seat sees in camp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from ..state import StarQuest


class CampView(Struct, frozen=True):
    credits: int
    """What the party has left."""
    shopping: bool
    """Only between chapters (ST-198)."""


def camp_view(g: StarQuest, seat: int | None) -> CampView:
    return CampView(g.settings.credits, g.settings.shopping)
