"""Brings every file in which acts register (see `acts`)."""

from . import (
    doors,
    facing,
    hero_turn,
    master_turn,
    monster_attacks,
    monster_breath,
    monster_shots,
    moving,
    specials,
    striking,
)

__all__ = [
    "doors",
    "facing",
    "hero_turn",
    "master_turn",
    "monster_attacks",
    "monster_breath",
    "monster_shots",
    "moving",
    "specials",
    "striking",
]
