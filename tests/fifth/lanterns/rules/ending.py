"""LB-7: how it ends. The kernel looks here whenever something was settled that could end the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import Lanterns


def settle(g: Lanterns) -> None:
    if g.carrier and g.cellar.room_at[g.bearer(g.carrier).square] == g.quest.begins:
        end(g, "bearers", "carried", "LB-7.1")
    elif not g.upright:
        end(g, "tide", "fallen", "LB-7.2")
    elif not g.oil:
        end(g, "tide", "dark", "LB-7.3")


def end(g: Lanterns, winner: str, how: str, rule: str) -> None:
    """Nothing is left to do."""
    g.winner, g.how = winner, how
    g.tell(f"log.{how}", (rule,))
    g.stack.clear()
