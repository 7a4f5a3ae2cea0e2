"""Goals of a quest (HQ-B.11). What was reached once is kept as a flag, `goal_<n>`; what has to last until the end,
such as a thing in the hands of the heroes, is looked at anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import MASTER, Gear, Hero

if TYPE_CHECKING:
    from ..state import HeroQuest


def goals_met(g: HeroQuest) -> bool:
    """All of them."""
    met = True
    for number, goal in enumerate(g.plan.quest.goals, start=1):
        if isinstance(goal, (v.Find, v.Escape)):
            met = met and reached(g, goal)
        elif f"goal_{number}" in g.flags:
            continue
        elif reached(g, goal):
            g.set_flag(f"goal_{number}")
        else:
            met = False
    return met


def reached(g: HeroQuest, goal: v.Goal) -> bool:
    if isinstance(goal, v.Find):
        return is_held(g, goal.thing)
    if isinstance(goal, v.SlayFoes):
        return slain(g, goal)
    if isinstance(goal, v.Rescue):
        return rescued(goal.who) in g.flags
    if isinstance(goal, v.Escape):
        return not g.upright and any(hero.state == "out" for hero in g.heroes)
    if isinstance(goal, v.HoldOut):
        since = began(g, goal)
        return since is not None and g.round >= since + goal.rounds
    return any(flag in g.flags for flag in goal.flags)


def is_held(g: HeroQuest, thing: str) -> bool:
    """Whoever lives has it: in the hands or worn, or among what is carried."""
    living = [hero for hero in g.heroes if hero.state in ("up", "out", "down")]
    if isinstance(g.lore.things.get(thing), (v.Weapon, v.Armour)):
        return thing in [gear.thing for hero in living for gear in gear_of(hero)]
    return bool([hero for hero in living if thing in hero.bag or thing in hero.scrolls or thing in hero.ingredients])


def gear_of(hero: Hero) -> tuple[Gear, ...]:
    return hero.weapons + hero.armour + hero.surplus + ((hero.belt,) if hero.belt is not None else ())


def slain(g: HeroQuest, goal: v.SlayFoes) -> bool:
    if goal.what:
        return all(tag in g.killed for tag in goal.what)
    return not g.plan.hostile & ~g.placed and not any(monster.led_by == MASTER for monster in g.monsters.values())


# --- the way out ------------------------------------------------------------------------------------


def way_out(g: HeroQuest) -> int:
    """Squares by which heroes leave: those that an escape names, else the stairway."""
    for goal in g.plan.quest.goals:
        if isinstance(goal, v.Escape) and goal.squares:
            mask = 0
            for spot in goal.squares:
                mask |= 1 << g.plan.square(spot)
            return mask
    return g.plan.stairs


def rescued(who: str) -> str:
    """The flag that is set when somebody was brought out."""
    return f"rescued_{who}"


def hopeless(g: HeroQuest) -> bool:
    """Somebody who was to be brought out is dead."""
    return not g.plan.rescued.isdisjoint(g.killed)


# --- holding out ------------------------------------------------------------------------------------


def room_to_hold(g: HeroQuest) -> int:
    mask = 0
    for goal in g.plan.quest.goals:
        if isinstance(goal, v.HoldOut) and goal.room:
            mask |= g.plan.room(goal.room)
    return mask


def began(g: HeroQuest, goal: v.HoldOut) -> int | None:
    """The round from which a goal counts; None: it does not count yet."""
    flag = hold_flag(goal)
    return g.flag_rounds[g.flags.index(flag)] if flag in g.flags else None


def hold_flag(goal: v.HoldOut) -> str:
    return goal.since or "hold"


def holding(g: HeroQuest) -> None:
    """At the beginning of a round: counting begins, or begins anew if nobody is left in the room."""
    for goal in g.plan.quest.goals:
        if not isinstance(goal, v.HoldOut):
            continue
        flag = hold_flag(goal)
        if not goal.since:
            g.set_flag(flag)
        room = g.plan.room(goal.room) if goal.room else 0
        if flag in g.flags and room and not any(room >> hero.square & 1 for hero in g.upright):
            i = g.flags.index(flag)
            if g.flag_rounds[i] != g.round:
                g.flag_rounds = (*g.flag_rounds[:i], g.round, *g.flag_rounds[i + 1 :])
                g.tell("log.hold-anew", ("HQ-B.11",), n=goal.rounds)
