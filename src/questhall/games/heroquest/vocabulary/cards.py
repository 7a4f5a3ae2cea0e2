"""Spells, treasure, fate, furniture and recipes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .effects import Aim, Effects, Few
from .things import Price

School = Literal[
    "base",
    "special",
    "guild",
    "life",
    "beasts",
    "heaven",
    "light",
    "shadows",
    "death",
    "scroll",
    "chaos",
    "skaven",
    "high_magic",
    "necromancy",
    "orcish",
    "storm",
]
"""chaos and what follows are cast by monsters: the last four are the sets of enemy sorcerers whom a quest names."""
LORES = ("life", "beasts", "heaven", "light", "shadows", "death")


class Spell(Word, frozen=True, kw_only=True):
    id: Id
    name: Text
    school: School
    sight: Literal["area", "line", "board", "self"]
    """HQ-8.1: support needs the visible area, an attack a line of sight."""
    aim: Aim
    reach: Few = 0
    """How far a direction reaches; 0: to the first wall."""
    hostile: bool = False
    influence: bool = False
    """Those who are immune to influence are immune to it (HQ-19.12)."""
    fire: bool = False
    rooms: bool = False
    """Works in rooms only."""
    price: Price = 0
    """What the guild asks for it (HQ-8.3)."""
    effects: Effects
    scroll: Few = 0
    """How many scrolls of it lie in the deck (HQ-8.13)."""
    flavour: Text | None = None


class Treasure(Word, frozen=True, kw_only=True):
    """A card of the treasure deck (HQ-12.1)."""

    id: Id
    name: Text
    count: Annotated[int, Meta(ge=1, le=12)] = 1
    back: bool = False
    """Goes back into the deck, which is shuffled."""
    effects: Effects
    flavour: Text | None = None


class FateCard(Word, frozen=True, kw_only=True):
    """HQ-13.1; a card for one person hits the hero whom the D8 names (HQ-13.2)."""

    id: Id
    name: Text
    count: Annotated[int, Meta(ge=1, le=4)] = 1
    effects: Effects
    flavour: Text | None = None


class Furniture(Word, frozen=True, kw_only=True):
    """A piece of furniture: how it lies, whether one sees over it, and what is found in it by D6."""

    id: Id
    name: Text
    wide: Annotated[int, Meta(ge=1, le=4)]
    high: Annotated[int, Meta(ge=1, le=4)]
    tall: bool = False
    brews: bool = False
    """Potions are brewed at it (HQ-14.1)."""
    table: tuple[Effects, ...] = ()
    """Six results, or none: it is not searched."""


class Recipe(Word, frozen=True, kw_only=True):
    """HQ-14.2: ingredients make a potion."""

    id: Id
    potion: Id
    ingredients: Annotated[int, Meta(ge=2, le=5)]
    different: bool = True
