"""Hero classes, how they grow, and what the shop has (ST-197, ST-198)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .profiles import PLAIN, Rules
from .words import Base, Few, Inches, Value


class HeroClass(Word, frozen=True, kw_only=True):
    id: Id
    name: Text
    about: Text
    """Its role, in a sentence."""
    quality: Value
    defense: Value
    tough: Few = 9
    strength: Value
    dexterity: Value
    willpower: Value
    stamina: Few
    base: Base = 32
    weapons: tuple[Id, ...]
    skills: tuple[Id, ...]
    learns: tuple[Id, ...] = ()
    """Skills that it can learn later."""
    ability: Id
    rules: Rules = PLAIN
    spells: tuple[Id, ...] = ()
    kits: tuple[Id, ...] = ()
    points: Annotated[int, Meta(ge=0, le=500)]
    """What it is worth at the first level."""


class Ware(Word, frozen=True, kw_only=True):
    """What the shop sells beside kits: it is worn or built into a weapon for good."""

    id: Id
    name: Text
    flavour: Text | None = None
    price: Annotated[int, Meta(ge=1, le=99)]
    points: Annotated[int, Meta(ge=0, le=99)]
    fits: Literal["hero", "ranged", "melee", "weapon"]
    defense: Annotated[int, Meta(ge=0, le=2)] = 0
    """So much better."""
    stamina: Few = 0
    tough: Few = 0
    attacks: Few = 0
    ap: Few = 0
    range: Inches = 0
    sharp: bool = False
    """Its shots ignore cover."""
    rules: Rules = PLAIN


Growth = Literal["quality", "strength", "dexterity", "willpower", "stamina", "tough", "skill"]
Injury = Literal["chest", "eye", "leg", "arm", "spine", "spirit"]
INJURIES: tuple[Injury, ...] = ("chest", "eye", "leg", "arm", "spine", "spirit")
"""By the die (ST-197)."""
