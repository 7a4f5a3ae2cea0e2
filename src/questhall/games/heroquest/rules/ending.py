"""How a quest ends (HQ-B.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Hero

if TYPE_CHECKING:
    from ..state import HeroQuest


def all_out(g: HeroQuest) -> bool:
    """Nobody is left who stands or will get up again unaided; whoever else lies there has nobody who could help."""
    return not g.upright and not any(gets_up_alone(hero) for hero in g.heroes)


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
    """Gold for each who comes home; things go to the company, which shares them out."""
    quest = g.plan.quest
    for hero in g.heroes:
        if hero.state == "out" and quest.gold:
            hero.gold += quest.gold
            g.tell("log.reward", ("HQ-B.11",), seat=hero.seat, n=quest.gold)
    g.gives = quest.gives
    for thing in quest.gives:
        g.tell("log.reward-thing", ("HQ-B.11",), thing=thing)
