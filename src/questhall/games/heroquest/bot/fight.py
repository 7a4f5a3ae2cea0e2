"""Heroes in a fight: together, the strong in front, on whom they can fell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import distance, mask_of, squares_of
from ..view_figures import MonsterView
from . import odds, wizardry
from .appraise import felled
from .risks import Deed, danger

if TYPE_CHECKING:
    from .hero import HeroMind

MOST_PLACES = 16
"""Squares that are looked at closely for a shot."""


def fights(mind: HeroMind) -> Answer | None:
    if not mind.foes:
        return None
    mind.memory.waited = 0
    if mind.acted:
        return steps_back(mind)
    deeds = [*blows(mind), *shots(mind), *wizardry.deeds(mind)]
    for worth, square, answer in sorted(deeds, key=lambda deed: (-deed[0], deed[1])):
        if worth <= 0.05:
            break
        if square != mind.me.square:
            step = mind.walk(square)
            if step is not None and mind.may(step):
                return step
        elif mind.may(answer):
            return answer
    return takes_position(mind)


# --- weapons -----------------------------------------------------------------------------------------


def harm(mind: HeroMind, foe: MonsterView, dice: tuple[str, ...]) -> float:
    """Worth of a blow with these dice."""
    traits = mind.lore.monsters[foe.monster].traits
    defence = 0 if foe.asleep else foe.defence
    if "incorporeal" in traits:
        dice, defence = dice[:-1], defence + 1
    spread = odds.on_monster(dice, defence, "regeneration" in traits)
    save = 0.83 if "incorporeal" in traits else 0.67 if "demonic_save" in traits else 1.0
    return save * (odds.useful(spread, foe.body) + felled(foe, mind.weights) * odds.at_least(spread, foe.body))


def blows(mind: HeroMind) -> list[Deed]:
    """Hand to hand, from every square in reach."""
    if not mind.me.attack:
        return []
    board, found = mind.board, list[Deed]()
    hand = next((gear for gear in mind.me.weapons if mind.lore.weapon(gear.thing).kind == "melee"), None)
    slanted = hand is not None and mind.lore.weapon(hand.thing).diagonal
    for foe in mind.foes:
        squares = board.beside(foe.square)
        if slanted:
            squares |= board.slants(foe.square)
        worth = harm(mind, foe, mind.me.attack)
        for square in squares_of(squares & mind.reach):
            found.append((worth - danger(mind, square, foe), square, m.Attack(foe.id)))
    return found + sweeps(mind)


def sweeps(mind: HeroMind) -> list[Deed]:
    """The Barbarian's, where at least two are struck and no friend (HQ-1.4)."""
    if "sweep" not in mind.kind.abilities:
        return []
    board = mind.board
    around = board.beside(mind.me.square) | board.slants(mind.me.square)
    struck = [foe for foe in board.foes if around >> foe.square & 1]
    friends = around & mask_of([one.square for one in board.present]) | around & mask_of(
        [one.square for one in board.friends]
    )
    if len(struck) < 2 or friends:
        return []
    worth = sum([harm(mind, foe, ("white", "white")) for foe in struck])
    start = struck[0].square
    return [(worth - danger(mind, mind.me.square, None), mind.me.square, m.Sweep(start))]


def shots(mind: HeroMind) -> list[Deed]:
    """With bow or crossbow, or a thrown dagger, where no enemy is beside one."""
    thrown = throwable(mind)
    if not mind.me.shot and not thrown:
        return []
    board, width, found = mind.board, mind.board.width, list[Deed]()
    blocked = board.in_the_way & ~(1 << mind.me.square)
    near = board.spread(board.foe_squares)
    places = [square for square in sorted(mind.costs, key=lambda s: (mind.costs[s], s)) if not near >> square & 1]
    for foe in mind.foes:
        shot = harm(mind, foe, mind.me.shot) if mind.me.shot else 0.0
        throw = 0.6 * harm(mind, foe, ("white",) * thrown[1]) if thrown else 0.0
        for square in places[:MOST_PLACES]:
            away = distance(square, foe.square, width)
            if away < 2 or not board.line(square, foe.square, blocked):
                continue
            risk = danger(mind, square, None)
            if shot:
                found.append((shot - risk, square, m.Attack(foe.id, "ranged")))
            elif thrown and away <= thrown[2]:
                found.append((throw - risk, square, m.Throw(foe.id, thrown[0])))
    return found


def throwable(mind: HeroMind) -> tuple[str, int, int] | None:
    """The belt's dagger; what is in the hand is better kept there."""
    if mind.me.belt is None:
        return None
    weapon = mind.lore.weapon(mind.me.belt.thing)
    barred = not weapon.thrown or mind.me.hero in weapon.barred
    return None if barred else (weapon.id, weapon.dice, weapon.thrown)


# --- where to stand ---------------------------------------------------------------------------------------


def steps_back(mind: HeroMind) -> Answer | None:
    """After the deed: who is weak, or fights from afar, gets out of reach; the others hold the line."""
    if not mind.can_move or "move" in mind.me.took:
        return None
    if not mind.fragile and not (mind.me.shot and not beside_foe(mind)) and mind.me.body > 2:
        return None
    return keeps_away(mind)


def beside_foe(mind: HeroMind) -> bool:
    return bool(mind.board.beside(mind.me.square) & mind.board.foe_squares)


def keeps_away(mind: HeroMind) -> Answer | None:
    """Behind the others: as far from every monster as the strong are between, but not out of the world."""
    board = mind.board
    foes = board.rings(
        mask_of([foe.square for foe in mind.foes]), board.floor & ~board.hero_squares | 1 << mind.me.square
    )
    friends = mask_of([hero.square for hero in board.upright if hero.seat != mind.me.seat])
    near = board.rings(friends, board.floor) if friends else None

    def comfort(square: int) -> tuple[float, int, int]:
        away = min(foes.to(square), 6)
        company = min(near.to(square), 9) if near is not None else 0
        return away - 0.4 * company, -mind.costs[square], -square

    return mind.walk(max(mind.costs, key=comfort))


def takes_position(mind: HeroMind) -> Answer | None:
    """Nobody can be struck in this turn: towards those who wait; those who come are expected where one stands."""
    if not mind.can_move:
        return None
    if mind.fragile and not mind.daring:
        return keeps_away(mind)
    board = mind.board
    nearest = min(mind.foes, key=lambda foe: (mind.steps_to(board.beside(foe.square)), foe.id))
    steps = mind.steps_to(board.beside(nearest.square))
    comes = nearest.id not in mind.memory.still and steps <= mind.weights.expects * (nearest.tempo + 1)
    shooter = mind.lore.monsters[nearest.monster].manner in ("shooter", "caster")
    if comes and not shooter and mind.level.careful and not mind.daring:
        return None
    goal = 0
    for foe in mind.foes:
        goal |= board.beside(foe.square) & (board.free | 1 << mind.me.square)
    return mind.walk_towards(goal) or mind.walk_towards(board.foe_squares)
