"""Questhall's HeroQuest with four heroes and a game master, each game in a new dungeon."""

from __future__ import annotations

from typing import Any

from bench.peers import Peer
from bench.peers.questhall import questhall
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import NEW_DUNGEON, Settings

SETTINGS = Settings(heroes=4, company=("barbarian", "elf", "dwarf", "wizard"), quest=NEW_DUNGEON)
"""The game master's monsters are moved by a seat like the heroes. Making the dungeon is part of the set-up."""


def peer() -> Peer[Any]:
    return questhall(HEROQUEST, SETTINGS)
