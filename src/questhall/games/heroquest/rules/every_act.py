"""Brings every file in which acts and verbs register (see `acts`, `effects`)."""

from . import (
    chests,
    delays,
    disarming,
    disasters,
    doors,
    furniture,
    hero_turn,
    jumping,
    master_turn,
    moving,
    revealing,
    searching,
    striking,
    treasure,
    wandering,
)

__all__ = [
    "chests",
    "delays",
    "disarming",
    "disasters",
    "doors",
    "furniture",
    "hero_turn",
    "jumping",
    "master_turn",
    "moving",
    "revealing",
    "searching",
    "striking",
    "treasure",
    "wandering",
]
