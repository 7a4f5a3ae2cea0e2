"""HQ-13: fate, before a turn of the game master without monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

if TYPE_CHECKING:
    from ..state import HeroQuest


class Fate(Procedure):
    @step("HQ-13.1")
    def rolls(self, g: HeroQuest) -> None:
        return None
