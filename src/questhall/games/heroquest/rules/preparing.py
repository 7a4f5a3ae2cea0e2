"""What is chosen before the quest: special spells (HQ-1.18), a second lore (HQ-1.22), oil (HQ-15.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

if TYPE_CHECKING:
    from ..state import HeroQuest


def questions(g: HeroQuest) -> list[Procedure] | None:
    return None
