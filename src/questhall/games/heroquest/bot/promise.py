"""Where what one came for may lie: far from the stairway. Who goes there first meets few of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..dungeon.squares import squares_of
from .map import FAR

if TYPE_CHECKING:
    from .exploring import Goal
    from .hero import HeroMind

INSIDE = 2
"""Squares behind a door at which the middle of a room is guessed."""


def promising(mind: HeroMind, goals: list[Goal]) -> list[Goal]:
    """Corridors first: nobody lives there, and from them one sees all doors. Then the door that leads farthest away.
    Where one is locked, the key may be in any room, so none is better than another."""
    able = [goal for goal in goals if mind.steps_to(goal.squares) < FAR]
    corridors = [goal for goal in able if goal.door < 0]
    locked = any(door.locked and not door.open for door in mind.board.view.doors)
    if corridors or not able or not mind.board.stairs or locked:
        return corridors or able
    far = {goal.door: farness(mind, goal.door) for goal in able}
    farthest = max(far.values())
    return [goal for goal in able if far[goal.door] == farthest]


def farness(mind: HeroMind, number: int) -> int:
    """From the stairway to what lies behind a door, as the crow flies; -1: it is known already."""
    board, width = mind.board, mind.board.width
    door = next(door for door in board.view.doors if door.door == number)
    for here, there in ((door.one, door.other), (door.other, door.one)):
        if not board.ground.floor >> there & 1:
            x, y = there % width, there // width
            x, y = x + INSIDE * (x - here % width), y + INSIDE * (y - here // width)
            start = next(squares_of(board.stairs))
            return abs(x - start % width) + abs(y - start // width)
    return -1
