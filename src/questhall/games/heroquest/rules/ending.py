"""How a quest ends (HQ-B.11), and everything that follows by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import chests, events

if TYPE_CHECKING:
    from ..state import HeroQuest


def settle(g: HeroQuest) -> None:
    """Events that were set off happen first; then it is seen whether the quest is over."""
    if g.winner:
        return
    chests.look_at(g)
    if g.pending:
        pending, g.pending = g.pending, ()
        g.stack.extend([events.Happening(event=event, seat=seat) for event, seat in reversed(pending)])
        return
    g.goal_met = g.goal_met or events.goals_met(g)
    if g.goal_met and (not g.plan.quest.back or all_out(g)) and any_home(g):
        end(g, "heroes", "passed")
    elif not g.present or not any(hero.state in ("up", "down") for hero in g.present):
        end(g, "master", "left" if any(hero.state == "out" for hero in g.heroes) else "fallen")


def all_out(g: HeroQuest) -> bool:
    """Nobody who stands is left in the dungeon; whoever lies is carried by those who leave last."""
    return not g.upright


def any_home(g: HeroQuest) -> bool:
    """At least one hero lives."""
    return any(hero.state in ("out", "up") for hero in g.heroes)


def end(g: HeroQuest, winner: str, how: str) -> None:
    g.winner, g.how = winner, how
    g.stack.clear()
    g.everybody_learns()
    g.tell(f"log.ends-{how}", ("HQ-B.11",))
