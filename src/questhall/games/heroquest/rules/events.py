"""The events of a quest (HQ-B.11): what happens on entering, seeing, opening, killing, searching, and by the round.

What sets an event off only notes it; it takes its course when things settle (`settling.settle`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import Hero, Monster
from . import friends, goals

if TYPE_CHECKING:
    from ..state import HeroQuest

way_out = goals.way_out
goals_met = goals.goals_met
brought_out = friends.brought_out


# --- what sets them off ----------------------------------------------------------------------


def set_off(g: HeroQuest, number: int, seat: int) -> bool:
    """Notes an event, at most once unless it repeats; flags may keep it from happening."""
    event = g.plan.quest.events[number]
    if g.events_done >> number & 1 or not all(flag in g.flags for flag in event.only):
        return False
    if event.unless and any(flag in g.flags for flag in event.unless):
        return False
    if not repeats(event):
        g.events_done |= 1 << number
    g.pending += ((number, seat),)
    g.unsettled = True
    return True


def repeats(event: v.Event) -> bool:
    return event.repeats or (isinstance(event.when, v.OnRound) and event.when.every > 0)


def somebody(g: HeroQuest) -> int:
    """Whose doing it is: of the hero whose turn it is, or of the first who stands."""
    if g.turn and g.hero(g.turn).upright:
        return g.turn
    return min([hero.seat for hero in g.upright], default=0)


def entered(g: HeroQuest, hero: Hero) -> bool:
    """A hero has set foot on a square; says whether that set something off."""
    found = False
    for number in g.plan.entering.get(hero.square, ()):
        found = set_off(g, number, hero.seat) or found
    return found


def seen(g: HeroQuest, room: str) -> None:
    """A room was uncovered."""
    for number, event in enumerate(g.plan.quest.events):
        if isinstance(event.when, v.Seeing) and event.when.room == room:
            set_off(g, number, somebody(g))


def opened(g: HeroQuest, what: str, seat: int) -> None:
    """A door or a chest."""
    for number, event in enumerate(g.plan.quest.events):
        if isinstance(event.when, v.Opening) and event.when.what == what:
            set_off(g, number, seat or somebody(g))


def killed(g: HeroQuest, monster: Monster) -> None:
    """A monster died; an event waits for the last of those that it names."""
    for number, event in enumerate(g.plan.quest.events):
        when = event.when
        if isinstance(when, v.Killing) and monster.tag in when.what and all(tag in g.killed for tag in when.what):
            set_off(g, number, somebody(g))


def searched(g: HeroQuest, hero: Hero, kind: str, piece: str = "") -> bool:
    """A hero searches the area (for treasure or for traps) or a piece of furniture, by its id in the quest; says
    whether an event takes the place of the card or the roll."""
    area = g.plan.areas[g.plan.area_of[hero.square]]
    found = False
    for number, event in enumerate(g.plan.quest.events):
        when = event.when
        if not isinstance(when, v.Searching):
            continue
        here = when.what == piece if piece else area.room and when.room == area.sign and when.kind == kind
        if here and set_off(g, number, hero.seat):
            found = True
    return found


def round_begins(g: HeroQuest) -> None:
    """A round has begun."""
    goals.holding(g)
    for number, event in enumerate(g.plan.quest.events):
        when = event.when
        if isinstance(when, v.OnRound) and (
            g.round == when.n or (when.every and g.round > when.n and (g.round - when.n) % when.every == 0)
        ):
            set_off(g, number, somebody(g))
    g.unsettled = True


def flagged(g: HeroQuest) -> None:
    """As soon as all flags are set that an event waits for."""
    for number in g.plan.flagged if g.flags else ():
        when = g.plan.quest.events[number].when
        if isinstance(when, v.OnFlag) and all(flag in g.flags for flag in when.flags):
            set_off(g, number, somebody(g))


# --- the event itself ---------------------------------------------------------------------------
