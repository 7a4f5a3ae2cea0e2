"""The dragon's fire jet and the banshee's scream (HQ-19.9, HQ-19.11, HQ-19.21)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure

from ..entities import Hero, Monster
from .fighting import Attack
from .monster_attacks import foes_of
from .specials import SpecialAttack
from .values import monster_attack_dice, monster_values

if TYPE_CHECKING:
    from ..state import HeroQuest

DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
"""North, east, south, west, then the diagonals clockwise from the north-east: columns and rows of a step."""
JET = (4, 3, 2, 1)
"""Dice against the first four who stand in it."""


class FireJet(SpecialAttack):
    """Aimed in a direction: nothing is in its way (HQ-19.11)."""

    kind, trait, rules = "fire_jet", "fire_jet", ("HQ-19.9", "HQ-19.11")

    def aims(self, g: HeroQuest, monster: Monster) -> Iterable[int]:
        return range(len(DIRECTIONS))

    def why_not(self, g: HeroQuest, monster: Monster, target: int) -> Refusal | None:
        if not 0 <= target < len(DIRECTIONS) or not in_jet(g, monster, target):
            return Refusal("refusal.nobody", ("HQ-19.9",))
        return None

    def carry_out(self, g: HeroQuest, monster: Monster, target: int) -> list[Procedure]:
        return [
            Attack(attacker=monster.id, target=foe.id, dice=("white",) * dice, how="special")
            for dice, foe in zip(JET, in_jet(g, monster, target), strict=False)
        ]


def in_jet(g: HeroQuest, monster: Monster, direction: int) -> list[Hero | Monster]:
    """Enemies on a straight line through the visible area, the nearest first."""
    found: list[Hero | Monster] = []
    for square in ray(g, monster.square, direction):
        found += foes_of(g, monster, 1 << square)
    return found


def ray(g: HeroQuest, start: int, direction: int) -> list[int]:
    """The squares of a direction, as far as the visible area goes."""
    width, region = g.plan.width, g.region(start)
    column, row = start % width, start // width
    across, down = DIRECTIONS[direction]
    squares: list[int] = []
    while True:
        column, row = column + across, row + down
        if not (0 <= column < width and 0 <= row < g.plan.height) or not region >> row * width + column & 1:
            return squares
        squares.append(row * width + column)


class Scream(SpecialAttack):
    """At all in the visible area, with its attack value; their minds defend them. Both pools stand here (HQ-19.48)."""

    kind, trait, rules = "scream", "scream", ("HQ-19.21",)

    def aims(self, g: HeroQuest, monster: Monster) -> Iterable[int]:
        return (0,)

    def why_not(self, g: HeroQuest, monster: Monster, target: int) -> Refusal | None:
        if not foes_of(g, monster, g.region(monster.square)):
            return Refusal("refusal.nobody", ("HQ-19.21",))
        return None

    def carry_out(self, g: HeroQuest, monster: Monster, target: int) -> list[Procedure]:
        kinds = tuple([die.kind for die in monster_attack_dice(g, monster, monster_values(g, monster)[0])])
        return [
            Attack(attacker=monster.id, target=foe.id, dice=kinds, how="special", defence="mind")
            for foe in foes_of(g, monster, g.region(monster.square))
        ]
