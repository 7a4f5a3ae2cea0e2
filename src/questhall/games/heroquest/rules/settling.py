"""Everything that follows by itself: events that were set off, and the end of a quest (HQ-B.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import chests, deeds, ending, events, friends, goals, moving
from .setting_foot import SetFoot

if TYPE_CHECKING:
    from ..state import HeroQuest


def settle(g: HeroQuest) -> None:
    """Events that were set off happen first; then it is seen whether the quest is over."""
    if g.winner:
        return
    moving.slow_down(g)
    if g.moved:
        moved, g.moved = g.moved, ()
        g.unsettled = False
        g.stack.append(SetFoot(moved=moved))
        return
    chests.look_at(g)
    events.flagged(g)
    if g.pending:
        pending, g.pending = g.pending, ()
        g.unsettled = False
        g.stack.extend([deeds.Happening(event=event, seat=seat) for event, seat in reversed(pending)])
        return
    friends.follow(g)
    g.goal_met = goals.goals_met(g)
    if g.goal_met and ending.any_home(g) and (not g.plan.quest.back or ending.all_out(g)):
        if not any(isinstance(frame, deeds.Happening) for frame in g.stack):  # what has begun is told to its end
            ending.end(g, "heroes", "passed")
    elif goals.hopeless(g):
        ending.end(g, "master", "failed")
    elif ending.all_out(g):
        ending.end(g, "master", "left" if any(hero.state == "out" for hero in g.heroes) else "fallen")
