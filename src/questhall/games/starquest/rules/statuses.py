"""ST-164 to ST-171: status effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

if TYPE_CHECKING:
    from ..state import StarQuest


class StatusTests(Procedure):
    """At the start of an activation, in the order that the player likes; enemies as listed (ST-228)."""

    unit: int

    @step("ST-228")
    def tests(self, g: StarQuest) -> None:
        return None
