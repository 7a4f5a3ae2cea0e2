"""ST-9, ST-287 to ST-290: the table is set up, and the heroes are deployed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

if TYPE_CHECKING:
    from ..state import StarQuest


class SetsUp(Procedure):
    """Markers and tokens, sentries, heroes, then Scouts."""

    @step("ST-287")
    def deploys(self, g: StarQuest) -> None:
        return None
