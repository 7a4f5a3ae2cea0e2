"""The players of the house as a table uses them: they see views only."""

from __future__ import annotations

import asyncio
import hashlib
import time
from contextlib import AbstractAsyncContextManager

from questhall.kernel.answers import Answer
from questhall.kernel.game import AnyGame
from questhall.players.player import Player, Thought, answer_of, thought_of
from questhall.players.registry import all_players_of, at_a_table, make_player, players_of, thinkers_of

from ..backroom.backroom import Backroom
from ..tables.table import Table
from .patience import GiveWay, at_once

STEP_BACK = 500
"""Milliseconds by which the bots of a process wait longer where another process has just written."""


def strongest(game: AnyGame) -> str:
    """Of those who answer at once."""
    return players_of(game)[-1]


def adviser(table: Table) -> str:
    """Whoever plays best of all who answer in time. A lesson takes the same course every time, and so can practice; so
    nobody thinks there by the clock."""
    return strongest(table.game) if table.lesson or table.sandbox else all_players_of(table.game)[-1]


def table_secret(table: Table, purpose: str) -> int:
    """64 bits for one purpose that say nothing about the seed of the match. Where somebody practises, they are the same
    at every table of the same seed."""
    name = "" if table.sandbox else table.id
    digest = hashlib.sha256(f"questhall {purpose} {name} {table.seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Bots:
    """The players of one table; each has a seed of its own. In a lesson nothing is left to chance."""

    def __init__(self, table: Table, backroom: Backroom) -> None:
        self.table = table
        self._backroom = backroom
        self.behind = False
        """The last event came from another process, which is about to move the bots."""
        self._players: dict[tuple[str, int], Player] = {}

    @property
    def step_back(self) -> int:
        return STEP_BACK if self.behind else 0

    def choose(self, name: str, seat: int) -> Answer | None:
        """What a player would answer for a seat that is asked; None: it waits."""
        return answer_of(self._player(name, seat), self.table.situation(seat))

    async def think(self, name: str, seat: int, turn: AbstractAsyncContextManager[GiveWay] | None = None) -> Thought:
        """The same, thought out where it is in nobody's way, or else in somebody's turn."""
        thought = await self._backroom.think(self.table, seat, name, self._seed(seat), self._takes(name))
        if thought is None:
            async with turn or at_once():
                return thought_of(self._player(name, seat), self.table.situation(seat), 0.0)
        return thought

    async def plays(self, name: str, seat: int) -> Answer | None:
        """What a player at the table answers. Whoever takes time takes the same for every answer: a pause must not
        betray that there was a choice."""
        ends = time.monotonic() + self._takes(name)
        thought = await self.think(name, seat)
        await asyncio.sleep(max(0.0, ends - time.monotonic()))
        return thought.answer

    def _takes(self, name: str) -> float:
        """Seconds at the most."""
        return at_a_table(self.table.game).seconds if name in thinkers_of(self.table.game) else 0.0

    def thinks(self, name: str, seat: int) -> int | None:
        """Milliseconds that a player takes for the answer, by what everybody sees; None: it is for the table to say."""
        return self._player(name, seat).thinks(self.table.view(None))

    def _player(self, name: str, seat: int) -> Player:
        if name in thinkers_of(self.table.game):
            name = strongest(self.table.game)  # in the hall itself nobody may think long
        player = self._players.get((name, seat))
        if player is None:
            player = make_player(name, self.table.game, self.table.settings, seat, self._seed(seat))
            self._players[name, seat] = player
        return player

    def _seed(self, seat: int) -> int:
        if self.table.lesson:
            return self.table.seed
        return table_secret(self.table, f"bot {seat}")
