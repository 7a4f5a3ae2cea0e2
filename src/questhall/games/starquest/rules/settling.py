"""Everything that follows by itself: units that were destroyed, objectives, and the end of a mission (ST-297)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import carrying, ending, progress
from .onward import Onward, awake

if TYPE_CHECKING:
    from ..state import StarQuest


def settle(g: StarQuest) -> None:
    """Lost at once when no hero is conscious, on the table or in Ambush."""
    if g.how or g.phase == "camp":
        return
    carrying.drop_what_cannot_be_held(g)
    progress.look_at_the_fallen(g)
    if not awake(g):
        ending.end(g, "enemies", "lost")
    elif g.secondary_done:
        ending.end(g, "heroes", "passed_all")
    elif g.primary_done and not g.put_to_vote:
        g.put_to_vote = True
        g.stack.append(Onward())
