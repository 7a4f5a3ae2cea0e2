"""SideQuest tables in tests, with everything agreed that would be asked before the game."""

from __future__ import annotations

from typing import Any

from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.state import SideQuest
from questhall.server.tables.table import Table
from tests.server import tables

SETTINGS: dict[str, Any] = {
    "heroes": 2,
    "difficulty": "normal",
    "decks": ["wildheart", "vanguard"],
    "gm_deck": "what_the_light_left",
    "world_deck": "the_fallen_world",
    "bosses": ["saint_cinder", "ilvane"],
    "discovery": "preconstructed",
}


class Parlour(tables.Parlour):
    """A hall in which SideQuest is played."""

    game = SIDEQUEST
    settings = SETTINGS


played = tables.played_in(Parlour)


def state_of(table: Table) -> SideQuest:
    assert isinstance(table.state, SideQuest)
    return table.state
