"""The turns of those who go with the heroes (HQ-B.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from . import master_turn

if TYPE_CHECKING:
    from ..state import HeroQuest


class FriendsTurn(Procedure):
    """After a hero's turn: everybody whom this hero leads."""

    seat: int

    @step("HQ-B.11")
    def next_friend(self, g: HeroQuest) -> Procedure | None:
        for friend in g.friends:
            if friend.led_by == self.seat and not friend.done and not friend.asleep:
                self.again()
                return master_turn.MonsterTurn(monster=friend.id)
        return None
