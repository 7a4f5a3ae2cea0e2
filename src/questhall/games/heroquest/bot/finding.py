"""What is to be found: chests, what lies about, furniture, treasure, and traps before one treads on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import mask_of
from . import care
from .map import FAR

if TYPE_CHECKING:
    from .hero import HeroMind


def handles(mind: HeroMind) -> Answer | None:
    """What is at hand and takes no action."""
    if mind.foes or mind.me.mind <= 0:
        return None
    near = mind.board.around(mind.me.square) | 1 << mind.me.square
    for chest in mind.board.view.chests:
        if near >> chest.square & 1 and not chest.open:
            for answer in (m.OpenChest(chest.chest), m.DisarmChest(chest.chest)):
                if mind.may(answer):
                    return answer
    if any(near >> item.square & 1 for item in mind.board.view.dropped):
        for n in range(len(mind.board.view.dropped) + 4):
            if mind.may(m.TakeUp(n)):
                return m.TakeUp(n)
    for n in range(1, mind.me.unknown + 1):
        if mind.may(m.Recognise(n)):
            return m.Recognise(n)
    for gear in mind.me.surplus:
        if mind.may(m.Wear(gear.thing)) and not worn(mind, gear.thing):
            return m.Wear(gear.thing)
    return None


def worn(mind: HeroMind, thing: str) -> bool:
    """Whether something as good is on already."""
    return any(gear.thing == thing and not gear.notched for gear in mind.me.armour)


def searches(mind: HeroMind) -> Answer | None:
    """Things that take the action, or a walk."""
    if mind.foes or mind.me.mind <= 0:
        return None
    return disarms(mind) or looks_for_traps(mind) or rummages(mind) or draws_cards(mind) or goes_there(mind)


def nearest_to(mind: HeroMind, goal: int) -> bool:
    """Whether nobody else on their feet is nearer: not everybody runs to the same chest."""
    mine = mind.steps_to(goal)
    if mine == FAR:
        return False
    rings = mind.board.rings(goal, mind.board.heroes_pass)
    for hero in mind.board.upright:
        if hero.seat != mind.me.seat and hero.mind > 0:
            steps = rings.to(hero.square)
            if steps < mine or (steps == mine and hero.seat < mind.me.seat):
                return False
    return True


def disarms(mind: HeroMind) -> Answer | None:
    """Who is good at it takes known traps away that are at hand."""
    if mind.acted or not mind.board.traps:
        return None
    skilled = "disarm" in mind.kind.abilities or "tool_kit" in mind.me.bag
    if not skilled:
        return None
    near = mind.board.beside(mind.me.square)
    for trap in mind.board.view.traps:
        if trap.kind != "tomb" and near & mask_of(trap.squares) and mind.may(m.Disarm(trap.trap)):
            return m.Disarm(trap.trap)
    return None


def looks_for_traps(mind: HeroMind) -> Answer | None:
    """In a room that nobody has searched, once, before others walk about in it."""
    board, here = mind.board, mind.me.square
    if mind.acted or board.ground.corridor >> here & 1 or board.stairs & board.region(here):
        return None
    searched = mask_of(board.view.searched)
    if board.region(here) & ~searched and mind.may(m.SearchTraps()):
        return m.SearchTraps()
    return None


def rummages(mind: HeroMind) -> Answer | None:
    if mind.acted or mind.me.body <= 2:
        return None
    near = mind.board.beside(mind.me.square)
    for piece in mind.board.view.furniture:
        if near & mask_of(piece.squares) and not piece.searched and mind.may(m.SearchFurniture(piece.piece)):
            return m.SearchFurniture(piece.piece)
    return None


def draws_cards(mind: HeroMind) -> Answer | None:
    return looks_for_treasure(mind, mind.weights.searches)


def looks_for_treasure(mind: HeroMind, most: float) -> Answer | None:
    """A card for each room, while one is well enough for what may come."""
    board, here, memory = mind.board, mind.me.square, mind.memory
    if mind.acted or care.low(mind.me, mind.weights) or board.ground.corridor >> here & 1:
        return None
    region = board.region(here)
    if board.stairs & region or memory.searches.get(region) or sum(memory.searches.values()) >= most:
        return None
    answer = m.SearchTreasure()
    if here in board.view.emptied or not mind.may(answer):
        return None
    memory.searched_here(board, here)
    return answer


def left_in(mind: HeroMind, room: int) -> bool:
    """Whether a room still has something that nobody has opened or searched."""
    view = mind.board.view
    pieces = [piece for piece in view.furniture if not piece.searched and mask_of(piece.squares) & room]
    return bool(pieces) or any(room >> chest.square & 1 and not chest.open for chest in view.chests)


def goes_there(mind: HeroMind) -> Answer | None:
    """To a chest, a piece of furniture or something that lies about, if nobody is nearer."""
    board, goals = mind.board, list[int]()
    if not mind.can_move:
        return None
    for chest in board.view.chests:
        if not chest.open:
            goals.append(board.beside(chest.square))
    for item in board.view.dropped:
        goals.append(board.around(item.square) | 1 << item.square)
    if mind.me.body > 2:
        for piece in board.view.furniture:
            if not piece.searched and mind.lore.furniture[piece.kind].table:
                goals.append(board.spread(mask_of(piece.squares)))
    stand = board.free | 1 << mind.me.square
    found = []
    for goal in goals:
        steps = mind.steps_to(goal & stand)
        if 0 < steps <= mind.weights.away:
            found.append((steps, goal & stand))
    for _, goal in sorted(found):
        if nearest_to(mind, goal):
            step = mind.walk_towards(goal)
            if step is not None and mind.may(step):
                return step
    return None
