"""The files of a pack."""

from __future__ import annotations

from questhall.kernel.pack_words import Word

from .cards import FateCard, Furniture, Recipe, Spell, Treasure
from .monsters import Monster, Name
from .quests import Board, Quest
from .things import Armour, Artifact, Good, Hero, Ingredient, Potion, Weapon


class NamesFile(Word, frozen=True):
    names: tuple[Name, ...] = ()


class HeroesFile(Word, frozen=True):
    heroes: tuple[Hero, ...] = ()


class GearFile(Word, frozen=True):
    weapons: tuple[Weapon, ...] = ()
    armour: tuple[Armour, ...] = ()
    potions: tuple[Potion, ...] = ()
    artifacts: tuple[Artifact, ...] = ()
    ingredients: tuple[Ingredient, ...] = ()
    goods: tuple[Good, ...] = ()


class SpellsFile(Word, frozen=True):
    spells: tuple[Spell, ...] = ()


class CardsFile(Word, frozen=True):
    treasures: tuple[Treasure, ...] = ()
    fates: tuple[FateCard, ...] = ()
    furniture: tuple[Furniture, ...] = ()
    recipes: tuple[Recipe, ...] = ()


class MonstersFile(Word, frozen=True):
    monsters: tuple[Monster, ...] = ()


class BoardsFile(Word, frozen=True):
    boards: tuple[Board, ...] = ()


class QuestsFile(Word, frozen=True):
    quests: tuple[Quest, ...] = ()
