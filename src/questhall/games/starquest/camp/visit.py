"""ST-198: the camp between two missions, where heroes grow, and between two chapters heal and buy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

if TYPE_CHECKING:
    from ..state import StarQuest


class Camp(Procedure):
    @step("ST-198")
    def opens(self, g: StarQuest) -> None:
        g.winner, g.how = "heroes", "camp"
