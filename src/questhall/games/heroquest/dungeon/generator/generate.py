"""A quest from a seed, a threat and a company."""

from __future__ import annotations

from functools import lru_cache

from questhall.kernel.dice import before_all_dice

from ... import vocabulary as v
from ...lore import Lore
from ..build import Builder
from ..plan import Plan
from . import words
from .aims import AIMS, Aim
from .filling import Filling
from .foes import danger
from .layout import lay_out
from .themes import FACTIONS

SIZES = {"easy": (3, 3, 7), "normal": (4, 3, 9), "hard": (4, 3, 11)}
"""Columns, lines and rooms."""
NEW = "new_dungeon"
GOLD = {"easy": 40, "normal": 60, "hard": 90}


def generate(seed: int, threat: str, heroes: int, lore: Lore, level: int = 1) -> tuple[v.Quest, v.Board]:
    """A quest and its board. `level` is what the heroes have been through, from 1."""
    random = before_all_dice(seed)
    faction = FACTIONS[random.below(len(FACTIONS))]
    aim: Aim = AIMS[random.below(len(AIMS))]
    columns, lines, rooms = SIZES[threat]
    filling = Filling(random, lore, lay_out(random, columns, lines, rooms), faction, danger(threat, heroes, level))
    filling.rooms_and_doors(locked=aim.locked, built=aim.furniture)
    task = aim.set(filling)
    filling.fill()
    place = words.one_of(random, words.PLACES)
    quest = v.Quest(
        id=NEW,
        name=words.told(words.one_of(random, words.TITLES), place, task.name),
        briefing=words.joined(
            words.told(words.one_of(random, words.OPENINGS), place, task.name),
            words.one_of(random, faction.said),
            words.told(words.one_of(random, words.TASKS[aim.id]), place, task.name),
        ),
        aim=words.told(words.AIMS[aim.id], place, task.name),
        level=min(12, level),
        board=NEW,
        stairs=tuple(filling.stairs),
        wandering=filling.wandering,
        doors=tuple(filling.doors),
        furniture=tuple(filling.furniture),
        chests=tuple(filling.chests),
        traps=tuple(filling.traps),
        foes=tuple(filling.foes),
        events=tuple(filling.events),
        goals=task.goals,
        back=task.back,
        gold=GOLD[threat],
        won=words.told(words.one_of(random, words.WON), place, task.name),
        lost=words.told(words.one_of(random, words.LOST), place, task.name),
    )
    return quest, v.Board(id=NEW, rows=filling.layout.rows)


@lru_cache(maxsize=64)
def new_plan(seed: int, threat: str, heroes: int, level: int, lore: Lore) -> Plan:
    """Made once for all tables of the same dungeon."""
    quest, board = generate(seed, threat, heroes, lore, level)
    return Builder(quest, board, lore.furniture).plan()
