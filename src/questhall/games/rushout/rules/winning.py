"""Who has won the round, and how (RO-47, RO-67, RO-86, RO-154, RO-166)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import RushOut


def win_round(g: RushOut, side: str, how: str, rule: str) -> None:
    if not g.round_winner:
        g.round_winner, g.how = side, how
        g.tell("log.round-won", (rule,), side=side, how=how)
