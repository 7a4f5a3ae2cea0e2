"""Into the dark together: the nearest door or corridor that nobody has looked into, the first of the round opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import mask_of, squares_of
from . import care, crossing, promise
from .map import FAR, Rings

if TYPE_CHECKING:
    from ..view import DoorView
    from ..view_figures import HeroView
    from .hero import HeroMind


class Goal(Struct, frozen=True):
    squares: int
    """Where somebody has to stand."""
    door: int = -1


def explores(mind: HeroMind) -> Answer | None:
    goals = unexplored(mind)
    chosen = nearest(mind, goals)
    if chosen is None:
        across = crossing.gets_across(mind, [goal.squares for goal in goals])
        return across or enters_rooms(mind) or looks_for_the_rest(mind)
    return opens(mind, chosen) or approaches(mind, chosen)


def looks_for_the_rest(mind: HeroMind) -> Answer | None:
    """Where the stairway is no way out, another one has to be somewhere; else secret doors come first."""
    if mind.memory.barred:
        return every_corner(mind) or looks_for_secrets(mind)
    return looks_for_secrets(mind) or every_corner(mind)


# --- what nobody has seen ---------------------------------------------------------------------------------


def unexplored(mind: HeroMind) -> list[Goal]:
    board = mind.board
    found = [Goal(ends_of(mind, door), door.door) for door in board.view.doors if can_open(mind, door)]
    ends = board.ground.corridor & board.ground.fringe & ~mind.memory.looked & board.floor & ~board.pits
    found += [Goal(1 << square) for square in squares_of(ends)]
    if mind.daring:  # not for ever before a door in which a friend stands
        stand = board.free | 1 << mind.me.square
        return [goal for goal in found if goal.squares & stand]
    return [goal for goal in found if goal.squares]


def can_open(mind: HeroMind, door: DoorView) -> bool:
    """Closed, and not locked as far as one knows: who has a key tries it once."""
    if door.open:
        return False
    if not door.locked:
        return True
    return (
        any("key" in thing for hero in mind.board.present for thing in hero.bag) and door.door not in mind.memory.shut
    )


def ends_of(mind: HeroMind, door: DoorView) -> int:
    """Where one stands to open it: not in a pit, if there is another side."""
    ends = (1 << door.one | 1 << door.other) & mind.board.floor
    return ends & mind.board.heroes_pass or ends


def nearest(mind: HeroMind, goals: list[Goal]) -> Goal | None:
    """By the steps of all who are on their feet together, so that everybody has the same in mind."""
    board = mind.board
    if mind.level.wise:
        goals = promise.promising(mind, goals)
    able = [hero for hero in board.upright if hero.square >= 0]
    rings = [board.rings(1 << hero.square, board.heroes_pass) for hero in able]
    best: tuple[int, int, Goal] | None = None
    for goal in goals:
        if mind.steps_to(goal.squares) == FAR:
            continue
        steps = 0
        for ring in rings:
            steps += min(steps_of(ring, goal.squares), 40)
            if best is not None and steps > best[0]:
                break  # farther already than the nearest so far
        key = (steps, goal.squares)
        if best is None or key < best[:2]:
            best = (*key, goal)
    return best[2] if best is not None else None


def steps_of(rings: Rings, squares: int) -> int:
    for n, ring in enumerate(rings.rings):
        if ring & squares:
            return n
    return FAR


# --- who opens it ----------------------------------------------------------------------------------------------


def opens(mind: HeroMind, goal: Goal) -> Answer | None:
    """Whoever has the first turn, when the others are near, so that all of them can act before the monsters do. The
    wise open none while they fight."""
    if mind.level.wise and mind.foes and not mind.daring:
        return None
    if goal.door < 0 or not goal.squares >> mind.me.square & 1 or not is_ready(mind, goal):
        return None
    answer = m.OpenDoor(goal.door)
    if mind.may(answer):
        mind.memory.waited = 0
        return answer
    mind.memory.shut.add(goal.door)
    return None


def able(mind: HeroMind) -> list[HeroView]:
    held = ("asleep", "paralysed", "misses")
    return [hero for hero in mind.board.upright if not any(mark.kind in held for mark in hero.marks)]


def is_ready(mind: HeroMind, goal: Goal) -> bool:
    if not mind.level.careful or mind.memory.waited >= mind.weights.patience:
        return True
    others = able(mind)
    first = next((seat for seat in mind.board.view.order if seat in [hero.seat for hero in others]), mind.me.seat)
    if mind.me.seat != first or (mind.acted and len(others) > 1):
        return False
    rings = mind.board.rings(goal.squares, mind.board.heroes_pass | mind.board.hero_squares)
    return all(rings.to(hero.square) <= mind.weights.ready for hero in others)


def approaches(mind: HeroMind, goal: Goal) -> Answer | None:
    """The one who opens goes to the door, the others stop a little before it; the weak go last."""
    others = [hero for hero in able(mind) if hero.seat != mind.me.seat]
    if goal.door >= 0:
        order = mind.board.view.order
        first = not others or order.index(mind.me.seat) < min([order.index(hero.seat) for hero in others])
        stop = 0 if first or mind.memory.waited >= mind.weights.patience else 3 if mind.fragile else 1
        return mind.walk_towards(goal.squares, stop=stop)
    if others and mind.level.careful and mind.memory.waited < mind.weights.patience:
        company = mind.board.rings(1 << mind.me.square, mind.board.floor)
        lost = [hero for hero in others if company.to(hero.square) > 2 * mind.weights.ready]
        nearer = [hero for hero in others if mind.board.rings(goal.squares, mind.board.floor).to(hero.square)
                  < mind.steps_to(goal.squares)]  # fmt: skip
        if (lost and not nearer) or care.low(mind.me, mind.weights):
            return mind.walk_towards(mask_of([hero.square for hero in others]), stop=1)
    behind = mind.fragile and others and mind.memory.waited < mind.weights.patience
    return mind.walk_towards(goal.squares, stop=2 if behind else 0)


# --- every corner ---------------------------------------------------------------------------------------------------


def enters_rooms(mind: HeroMind) -> Answer | None:
    """Rooms in which nobody has been since something new was found."""
    left = 0
    for room in set(mind.board.ground.region.values()):
        if not room & mind.board.ground.corridor and not room & mind.memory.visited:
            left |= room
    return treads(mind, left)


def every_corner(mind: HeroMind) -> Answer | None:
    """Every square of the rooms, those found last first: something may wait for whoever sets foot on it."""
    for room in reversed(mind.memory.rooms):
        step = treads(mind, room & ~mind.memory.visited)
        if step is not None and mind.may(step):
            return step
    return None


def treads(mind: HeroMind, squares: int) -> Answer | None:
    squares &= mind.board.free & ~mind.board.pits & ~mind.board.traps
    return mind.walk_towards(squares) or crossing.gets_across(mind, [squares])


# --- secret doors ---------------------------------------------------------------------------------------------------


def looks_for_secrets(mind: HeroMind) -> Answer | None:
    """Nothing is left that one knows of: every place is searched, by whoever is nearest to it."""
    board, here = mind.board, mind.me.square
    left = board.floor & ~mask_of(board.view.searched)
    if board.region(here) & left and not mind.acted and mind.may(m.SearchTraps()):
        return m.SearchTraps()
    others = 0
    for hero in board.upright:
        if hero.seat != mind.me.seat:
            others |= board.region(hero.square)
    wanted = left & ~others or left
    return mind.walk_towards(wanted) if wanted else None
