"""How a quest ends (HQ-B.11), and everything that follows by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Hero
from . import carrying, chests, events, friends, goals

if TYPE_CHECKING:
    from ..state import HeroQuest


def settle(g: HeroQuest) -> None:
    """Events that were set off happen first; then it is seen whether the quest is over."""
    if g.winner:
        return
    chests.look_at(g)
    events.flagged(g)
    if g.pending:
        pending, g.pending = g.pending, ()
        g.unsettled = False
        g.stack.extend([events.Happening(event=event, seat=seat) for event, seat in reversed(pending)])
        return
    friends.follow(g)
    g.goal_met = goals.goals_met(g)
    if g.goal_met and any_home(g) and (not g.plan.quest.back or all_out(g)):
        if not any(isinstance(frame, events.Happening) for frame in g.stack):  # what has begun is told to its end
            end(g, "heroes", "passed")
    elif goals.hopeless(g):
        end(g, "master", "failed")
    elif all_out(g):
        end(g, "master", "left" if any(hero.state == "out" for hero in g.heroes) else "fallen")


def all_out(g: HeroQuest) -> bool:
    """Nobody is left who stands or will get up again unaided; whoever else lies there has nobody who could help."""
    return not g.upright and not any(gets_up_alone(hero) for hero in g.present)


def gets_up_alone(hero: Hero) -> bool:
    """A 6 on the table (HQ-9.2)."""
    return hero.state == "down" and hero.woken_by in ("rest", "rising")


def any_home(g: HeroQuest) -> bool:
    """At least one hero lives."""
    return any(hero.state in ("out", "up") for hero in g.heroes)


def end(g: HeroQuest, winner: str, how: str) -> None:
    quest = g.plan.quest
    g.winner, g.how = winner, how
    g.stack.clear()
    g.pending, g.unsettled = (), False
    g.everybody_learns()
    g.tell(f"log.ends-{how}", ("HQ-B.11",))
    g.tell("log.story", ("HQ-B.11",), text=quest.won if how == "passed" else quest.lost)
    come_home(g)
    if how == "passed":
        reward(g)


# --- who comes home, and with what --------------------------------------------------------------------


def come_home(g: HeroQuest) -> None:
    """Whoever stands is home. Those who leave last carry out whoever lies there and can be revived; nobody carries
    a hero who fell when all others had left, or who fell with all others: such a one is dead for good."""
    carried = bool(g.upright) or has_just_left(g)
    for hero in g.heroes:
        if hero.state in ("up", "down"):
            hero.state = "out" if hero.upright or carried else "lost"
        elif hero.state == "dead" and not carried:
            hero.state = "lost"


def has_just_left(g: HeroQuest) -> bool:
    """The hero whose turn it is has gone out in it."""
    return bool(g.turn) and g.hero(g.turn).state == "out"


def reward(g: HeroQuest) -> None:
    """Gold for each who comes home; the first of them takes the things for the company, which shares them out."""
    quest = g.plan.quest
    home = [hero for hero in g.heroes if hero.state == "out"]
    for hero in home:
        if quest.gold:
            hero.gold += quest.gold
            g.tell("log.reward", ("HQ-B.11",), seat=hero.seat, n=quest.gold)
    g.gives = quest.gives
    for thing in quest.gives if home else ():
        carrying.keep(g, home[0], thing)
        g.tell("log.reward-thing", ("HQ-B.11",), thing=thing)
