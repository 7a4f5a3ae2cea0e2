"""The hall's clerks: some carry out moves, others think for bots and look ahead, so that no thought is in the way of
a move.

A table always goes to the same clerks, who remember what they found out about it. Until a clerk has arrived, or where
it cannot do its work, the hall reckons itself.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
import time
import zlib
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.foresight import Foresight
from questhall.kernel.match import Prepared
from questhall.kernel.state import State
from questhall.players.player import Thought

from ..logs import log
from ..tables.table import Table
from .clerk import GREETING, LENGTH, paper
from .orders import Carried, CarryOut, Failed, Foresee, NotHere, Order, Reconsider, Report, Sheet, Think

CALLED_AGAIN = 5.0
"""Seconds after which a clerk is called that has failed."""

LONGEST_WAY = 120.0
"""Seconds that a clerk may take to arrive."""


class ReckoningError(Exception):
    """A clerk met with an error; its words are the traceback."""


class Clerk:
    """One process, with the orders that it has not yet answered."""

    def __init__(self, *habits: str) -> None:
        self._habits = habits
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: deque[asyncio.Future[Report | None]] = deque()
        self._life: asyncio.Task[None] | None = None
        self._arrived = asyncio.Event()

    @property
    def here(self) -> bool:
        return self._process is not None

    def call(self) -> None:
        """Comes as soon as it can; nobody waits for that."""
        if self._life is None:
            self._life = asyncio.ensure_future(self._live())

    async def arrival(self) -> None:
        """Until it is here."""
        self.call()
        await self._arrived.wait()

    async def report(self, order: Order) -> Report | None:
        """None: it is not here, or it went away over this order."""
        process = self._process
        if process is None or process.stdin is None:
            return None
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        process.stdin.write(paper(order))
        return await asyncio.shield(waiting)

    async def dismiss(self) -> None:
        if self._life is not None:
            self._life.cancel()
            with suppress(asyncio.CancelledError):
                await self._life

    async def _live(self) -> None:
        while True:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "questhall.server.backroom.clerk",
                *self._habits,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
            try:
                await self._hear(process)
            finally:
                self._process = None
                self._arrived.clear()
                self._give_up()
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            log().error("a clerk went away", code=process.returncode)
            await asyncio.sleep(CALLED_AGAIN)

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await process.stdout.readexactly(len(GREETING))
            self._process = process
            self._arrived.set()
            while True:
                length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                report: Report = pickle.loads(await process.stdout.readexactly(length))
                self._waiting.popleft().set_result(report)

    def _give_up(self) -> None:
        """Whoever waits is told that nothing will come."""
        while self._waiting:
            self._waiting.popleft().set_result(None)


class Backroom:
    """With no clerks the hall reckons everything itself."""

    def __init__(self, clerks: int = 0) -> None:
        """So many for moves, and as many for thoughts; and one for whoever looks back at a game."""
        self.has_leisure = clerks > 0
        self._movers = [Clerk() for _ in range(clerks)]
        self._thinkers = [Clerk("patience") for _ in range(clerks)]

    def call(self) -> None:
        """Somebody plays a game that needs them."""
        for clerk in (*self._movers, *self._thinkers):
            clerk.call()

    async def close(self) -> None:
        await asyncio.gather(*[clerk.dismiss() for clerk in (*self._movers, *self._thinkers)])

    async def think(self, table: Table, seat: int, player: str, seed: int, within: float = 0.0) -> Thought | None:
        """What a player answers for a seat; None: nobody is here to think it out. Whoever needs so many seconds for it
        is never heard in the hall itself."""
        if within:
            for clerk in self._thinkers:
                clerk.call()
        elif not table.game.lengthy:
            return None
        chosen = _chosen(self._thinkers, table)
        if chosen is None:
            return None
        order = Think(_sheet(table), seat, player, seed, time.monotonic() + within)
        report = _sound(await chosen.report(order))
        return report if isinstance(report, Thought) else None

    async def foresee(self, table: Table, seat: int, answer: Answer) -> Foresight | None:
        """What would follow from an answer; None: nobody is here to reckon it out."""
        clerk = _chosen(self._thinkers, table) if table.game.lengthy else None
        if clerk is None:
            return None
        report = _sound(await clerk.report(Foresee(_sheet(table), seat, answer)))
        return report if isinstance(report, Foresight) else None

    async def carry_out(
        self, table: Table, seat: int, answer: Answer, time: int | None, auto: bool
    ) -> Prepared | Refusal | None:
        """A move as the table can make it; None: nobody is here to carry it out."""
        clerk = _chosen(self._movers, table) if table.game.lengthy else None
        if clerk is None:
            return None
        before = table.state
        report = _sound(await clerk.report(CarryOut(_sheet(table), seat, answer, time)))
        if isinstance(report, Refusal):
            return report
        if not isinstance(report, Carried):
            return None
        later: State = table.game.load_like(report.state, before)
        later.learned = report.learned
        return table.playing.prepared(before, later, seat, answer, time, auto, report.told)

    @asynccontextmanager
    async def leisure(self) -> AsyncIterator[Leisure]:
        """For what nobody at a table waits for: a clerk who comes for it and goes when it is done."""
        clerk = Clerk("leisure")
        try:
            async with asyncio.timeout(LONGEST_WAY):
                await clerk.arrival()
            yield Leisure(clerk)
        finally:
            await clerk.dismiss()


class Leisure:
    """A clerk with time."""

    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def reconsider(
        self, table: Table, state: State, seat: int, done: Answer, player: str, seed: int, among: tuple[Answer, ...]
    ) -> Thought:
        """What a player would have answered at a moment of the match; ReckoningError if it cannot be found out."""
        sheet = _sheet(table, state)
        report = _sound(await self._clerk.report(Reconsider(sheet, seat, player, seed, done, among)))
        if not isinstance(report, Thought):
            raise ReckoningError(f"nobody could think about table {table.id}")
        return report


def _chosen(clerks: list[Clerk], table: Table) -> Clerk | None:
    if not clerks:
        return None
    clerk = clerks[zlib.crc32(table.id.encode()) % len(clerks)]
    return clerk if clerk.here else None


def _sheet(table: Table, state: State | None = None) -> Sheet:
    """As it is now, or as it was at another moment."""
    game = table.game
    saved = game.save(table.state if state is None else state)
    return Sheet(table.id, game.name, game.versions, table.settings, saved, table.seats_of_people)


def _sound(report: Report | None) -> Report | None:
    if isinstance(report, Failed):
        raise ReckoningError(report.story)
    return None if isinstance(report, NotHere) else report
