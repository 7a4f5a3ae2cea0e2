"""Spells, scrolls, thrown potions and artifacts in a fight: whatever is worth most, from where it can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from .. import vocabulary as v
from ..dice import SKULL
from ..dungeon.squares import distance, squares_of
from ..view_figures import HeroView
from . import conjuring, odds
from .appraise import felled, has
from .risks import Deed, danger

if TYPE_CHECKING:
    from .hero import HeroMind

BASE = ("fireball", "heal_base", "shield_base")
LEVELS = ((100, ("black", "black")), (60, ("black", "white")), (30, ("white", "white")), (10, ("green", "white")))
"""Successful base spells that a level of magic needs, and its dice (HQ-1.17)."""
MOST_PLACES = 12


def dice_of_level(hero: HeroView) -> tuple[str, ...]:
    return next((dice for needed, dice in LEVELS if hero.casts >= needed), ("green", "green"))


def castable(mind: HeroMind) -> list[str]:
    if not mind.kind.casts_from or mind.me.mind < mind.kind.casts_from:
        return []
    base = [spell for spell, left in zip(BASE, mind.me.base, strict=True) if left]
    return base + list(dict.fromkeys(mind.me.spells))


def deeds(mind: HeroMind) -> list[Deed]:
    here, found = mind.me.square, list[Deed]()
    risk = danger(mind, here, None)
    for spell in castable(mind):
        card = mind.lore.spells[spell]
        for target, squares in aims(mind, card):
            value = base_worth(mind, spell, target) if card.school == "base" else once(mind, card, target, squares)
            if value > 0:
                past = mind.weights.astray if spell == "fireball" and not in_line(mind, target) else 0.0
                found.append((value - risk - past, here, m.Cast(spell, target, squares)))
        found += conjuring.deeds(mind, spell, card, False, mind.weights.once)
    for spell in dict.fromkeys(mind.me.scrolls):
        card = mind.lore.spells[spell]
        for target, squares in aims(mind, card):
            value = mind.appraisal.spell(card, target, squares) - mind.weights.scroll
            if value > 0:
                found.append((value - risk, here, m.Read(spell, target, squares)))
        found += conjuring.deeds(mind, spell, card, True, mind.weights.scroll)
    return found + from_elsewhere(mind) + poured(mind)


def in_line(mind: HeroMind, target: int) -> bool:
    figure = mind.board.figure(target)
    return figure is not None and mind.board.line(mind.me.square, figure.square)


def once(mind: HeroMind, card: v.Spell, target: int, squares: tuple[int, ...]) -> float:
    """A spell that comes only once is kept for when it matters."""
    return mind.appraisal.spell(card, target, squares) - mind.weights.once


def aims(mind: HeroMind, card: v.Spell) -> Iterator[tuple[int, tuple[int, ...]]]:
    aim, board = card.aim, mind.board
    if aim in ("none", "self"):
        yield 0, ()
    elif aim in ("enemy", "enemy_or_door"):
        for foe in mind.foes:
            yield foe.id, ()
    elif aim in ("ally", "hero"):
        for hero in board.present:
            if hero.state in ("up", "down"):
                yield hero.seat, ()
    elif aim == "direction":
        for square in squares_of(board.around(mind.me.square)):
            yield 0, (square,)


def base_worth(mind: HeroMind, spell: str, target: int) -> float:
    figure = mind.board.figure(target)
    if figure is None:
        return 0.0
    spread = odds.faces(dice_of_level(mind.me), (SKULL,))
    if spell == "fireball":
        value = odds.useful(spread, figure.body)
        return value + felled(figure, mind.weights) * odds.at_least(spread, figure.body)
    if spell == "heal_base":
        return mind.appraisal.healing(figure, odds.mean(spread)) * (1 - spread[0])
    if has(figure, "shielded") or not mind.appraisal.engaged(figure):
        return 0.0
    return mind.weights.helps * 0.25 * odds.mean(spread) * mind.appraisal.pressed(figure)


def from_elsewhere(mind: HeroMind) -> list[Deed]:
    """A fireball from a better place: with a line, and nobody beside."""
    if "fireball" not in castable(mind) or not mind.can_move or len(mind.costs) < 2:
        return []
    board, found = mind.board, list[Deed]()
    blocked = board.in_the_way & ~(1 << mind.me.square)
    near = board.spread(board.foe_squares)
    places = [square for square in sorted(mind.costs, key=lambda s: (mind.costs[s], s)) if not near >> square & 1]
    for foe in mind.foes:
        value = base_worth(mind, "fireball", foe.id)
        for square in places[:MOST_PLACES]:
            if square != mind.me.square and distance(square, foe.square, board.width) <= 8:
                free = board.line(square, foe.square, blocked)
                if free or board.line(square, foe.square, board.tall):
                    worth = value - danger(mind, square, None) - (0.02 if free else mind.weights.astray)
                    found.append((worth, square, m.Cast("fireball", foe.id)))
                    break
    return found


def poured(mind: HeroMind) -> list[Deed]:
    """Holy water and troll bane."""
    found = list[Deed]()
    for thing in dict.fromkeys(mind.me.bag):
        card = mind.lore.things[thing]
        if not isinstance(card, v.Potion | v.Artifact) or card.aim != "enemy" or not card.effects:
            continue
        for foe in mind.foes:
            value = mind.appraisal.effects(card.effects, foe.id, ()) - mind.weights.once
            if value > 0:
                answer: Answer = m.Drink(thing, foe.id) if isinstance(card, v.Potion) else m.Use(thing, foe.id)
                found.append((value, mind.me.square, answer))
    return found
