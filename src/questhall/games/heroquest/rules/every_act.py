"""Brings every file in which acts and effects register (see `acts`, `effects`)."""

from . import (
    brewing,
    curing,
    doors,
    finding,
    handling,
    hero_turn,
    master_turn,
    minds,
    moving,
    poisoning,
    potions,
    spoiling,
    striking,
    trading,
)

__all__ = [
    "brewing",
    "curing",
    "doors",
    "finding",
    "handling",
    "hero_turn",
    "master_turn",
    "minds",
    "moving",
    "poisoning",
    "potions",
    "spoiling",
    "striking",
    "trading",
]
