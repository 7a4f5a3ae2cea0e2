"""A room of screens in which something happens, and how long it takes until all screens show it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from random import Random
from time import perf_counter

import httpx

from bench.load.figures import Figures
from bench.load.wire import Wire

SHORTEST_PAUSE = 0.2
"""Seconds between two moves, when one could not be made in time."""
CLOSE = 0.25
"""Seconds between the screens of one table; what comes later than that is something else."""


class Screen(ABC):
    """One client."""

    wire: Wire

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seen: list[float] = []
        """When something appeared since the last move was sent."""

    def heard(self, body: bytes, arrived: float) -> None:
        self.room.figures.messages += self.room.figures.on
        self.take(body, arrived)

    @abstractmethod
    def take(self, body: bytes, arrived: float) -> None:
        """A message of the server."""

    def updated(self, body: bytes) -> None:
        """A message that changed the screen."""
        figures = self.room.figures
        if figures.on:
            figures.updates += 1
            figures.size += len(body)


class Room(ABC):
    """Screens that look at one thing."""

    def __init__(self, figures: Figures, chance: Random) -> None:
        self.figures = figures
        self.chance = chance
        self.screens: list[Screen] = []
        self.open = True

    @abstractmethod
    async def sit_down(self, http: httpx.AsyncClient, port: int) -> None:
        """Everybody comes, and it can begin."""

    @abstractmethod
    def begin(self) -> None:
        """From here on something happens."""

    @abstractmethod
    def settle(self) -> None:
        """Notes what was not noted yet."""

    def close(self) -> None:
        self.open = False
        for screen in self.screens:
            screen.wire.close()


class PacedRoom(Room):
    """Moves at random times, `pause` seconds apart on average, from half to one and a half of it; one at a time."""

    def __init__(self, figures: Figures, chance: Random, pause: float) -> None:
        super().__init__(figures, chance)
        self.pause = pause
        self._due = 0.0
        self._owed = False
        self._waiting = False
        self._sent = 0.0
        self._mover: Screen | None = None
        self._before = 0
        self._counts = False

    @abstractmethod
    def choose(self) -> tuple[Screen, bytes] | None:
        """Who moves, and what is said; None while nobody is asked."""

    # --- the pace ----------------------------------------------------------------------------

    def begin(self) -> None:
        self._due = asyncio.get_running_loop().time() + self.chance.random() * self.pause
        asyncio.get_running_loop().call_at(self._due, self._tick)

    def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        if not self.open:
            return
        if self.figures.on:
            self.figures.late.append(loop.time() - self._due)
        self._due = max(self._due, loop.time() - self.pause) + self.pause * (0.5 + self.chance.random())
        loop.call_at(self._due, self._tick)
        self._owed = True
        self.try_move()

    def try_move(self) -> None:
        """If a move is owed and somebody can make it."""
        if not self._owed or self._waiting or not self.open:
            return
        if perf_counter() - self._sent < SHORTEST_PAUSE:
            asyncio.get_running_loop().call_later(SHORTEST_PAUSE, self.try_move)
            return
        chosen = self.choose()
        if chosen is None:
            return
        self.settle()
        self._owed, self._waiting, self._before = False, True, 0
        self._mover, body = chosen
        self._counts = self.figures.on
        self._sent = perf_counter()
        self._mover.wire.send(body)

    # --- what comes of it -----------------------------------------------------------------------

    def appeared(self, screen: Screen, arrived: float) -> None:
        """Something has changed on a screen."""
        screen.seen.append(arrived)

    def acknowledged(self, arrived: float) -> None:
        """What appears on the mover's screen from here on comes of the move."""
        if self._waiting and self._mover is not None:
            self._waiting = False
            self._before = len(self._mover.seen)
            self.figures.moves += self._counts
            if self._counts:
                self.figures.replies.append(arrived - self._sent)

    def refused(self) -> None:
        self._waiting = self._counts = False
        self.figures.refused += self.figures.on
        self._owed = True
        asyncio.get_running_loop().call_later(SHORTEST_PAUSE, self.try_move)

    def settle(self) -> None:
        """Notes how long the last move took to each screen.

        A table tells a move to all screens in one go, so on the others it is what came closest to its arrival at
        the mover's. Other things happen there too, and a move may leave some screen as it was.
        """
        if self._counts and not self._waiting and self._mover is not None and len(self._mover.seen) > self._before:
            moved = self._mover.seen[self._before]
            for screen in self.screens:
                shown = min(screen.seen, key=lambda at: abs(at - moved), default=None)
                if shown is None or abs(shown - moved) > CLOSE:
                    self.figures.unchanged += 1
                else:
                    self.figures.waits.append(shown - self._sent)
        for screen in self.screens:
            screen.seen.clear()
        self._counts = False
