"""All live tables of this process."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any

from questhall.games.shelf import Shelf, house_shelf

from ..backroom.backroom import Backroom
from ..logs import log
from ..store.base import ConflictError, Store, TableCard
from ..tables.listing import card_of
from ..tables.table import Table
from ..telling.lookbacks import LookBacks
from ..telling.recordings import Recordings
from ..timing.allowance import Allowance
from ..timing.patience import Patience
from ..timing.realtime import RealTime
from ..timing.schedule import LoopSchedule, Schedule, Timer
from ..timing.turns import TurnByTurn
from .campaigns import Campaigns
from .checking import look_for_damage
from .loading import Loader
from .new_tables import NewTables
from .room import Room
from .standings import Standings
from .tidying import Keeping, Tidying

FORGET_AFTER = 5 * 60_000
"""Milliseconds after which a table without anybody is no longer kept in memory."""
LOOK_EVERY = 60_000
TIDY_EVERY = 10 * 60_000
ALONE_AT_ONCE = 3
"""Tables played by bots alone at which a move is made at the same time; the others take their turn."""
MOST_MAKERS = 20_000


class Hall:
    """Rooms by id. They are loaded from the store when somebody comes and forgotten when nobody is there."""

    def __init__(
        self,
        store: Store,
        schedule: Schedule | None = None,
        draw: Callable[[int], int] = secrets.randbits,
        shelf: Shelf | None = None,
        keeping: Keeping = Keeping(),  # noqa: B008 (it never changes)
        clerks: int = 0,
    ) -> None:
        """`draw` gives so many bits that nobody can guess: for ids and seeds; see Backroom for the clerks."""
        self.store = store
        self.shelf = shelf or house_shelf()
        self.draw = draw
        self.schedule = schedule or LoopSchedule()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeping: Timer | None = None
        self._checking: asyncio.Task[None] | None = None
        self.backroom = Backroom(clerks)
        self.patience = Patience()
        self.alone = Patience(ALONE_AT_ONCE)
        self.allowance = Allowance(lambda: self.schedule.now() / 1000)
        self.recordings = Recordings(self.patience)
        self.look_backs = LookBacks(store, self.backroom, self.patience)
        self._makers: OrderedDict[str, str] = OrderedDict()
        self.loader = Loader(store, self.shelf)
        self._tidying = Tidying(self, keeping)
        self._tidy_again = 0
        self.tables = NewTables(self)
        self.campaigns = Campaigns(self)
        self.standings = Standings(self)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listens to other processes, begins to forget idle rooms, and looks whether everything is there."""
        self.store.listen(self._woken)
        self._sweeping = self.schedule.later(LOOK_EVERY, self._sweep)
        self._checking = asyncio.ensure_future(look_for_damage(self.store))

    async def close(self) -> None:
        """Stops all timers; what is being written is waited for."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.gather(self._checking, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        rooms = list(self._rooms.values())
        self._rooms.clear()
        await asyncio.gather(*[room.close() for room in rooms])
        await self.look_backs.close()
        await self.backroom.close()

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def is_visited(self, table: str) -> bool:
        room = self._rooms.get(table)
        return room is not None and room.attended

    def visited(self, limit: int) -> list[TableCard]:
        """Open tables at which somebody is at this moment, newest first."""
        found = [card_of(room.table) for room in self._rooms.values() if room.visitors and room.table.options.open]
        shown = [card for card in found if card.status == "playing" or (card.status == "lobby" and card.free)]
        return sorted(shown, key=lambda card: (-card.created, card.id))[:limit]

    # --- rooms -------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """A live table; None if there is none of this id."""
        room = self._rooms.get(table)
        if room is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.ensure_future(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        if room is not None:
            room.touched = self.schedule.now()
        return room

    async def _load(self, table: str) -> Room | None:
        """From the store, as it stood."""
        loaded = await self.loader.load(table, self.schedule.now())
        if loaded is None:
            return None
        timing = RealTime if loaded.table.game.timing.real_time else TurnByTurn
        if loaded.table.game.lengthy:
            self.backroom.call()
        room = Room(loaded.table, self.store, self.schedule, self, timing, self.backroom, loaded.point, loaded.kept)
        if loaded.upgraded is not None:
            try:
                await room.upgrade(loaded.upgraded)
            except ConflictError:
                # Another process has opened the table first, and upgraded it.
                return await self._load(table)
        self._rooms[table] = room
        await room.resume()
        return room

    def _woken(self, table: str, number: int) -> None:
        """Another process has written something about a table that may be live here too."""
        room = self._rooms.get(table)
        if room is not None and room.table.number < number:
            room.spawn(room.woken())

    def _sweep(self) -> None:
        now = self.schedule.now()
        for table, room in list(self._rooms.items()):
            if self._is_forgotten(room):
                self._spawn(self._forget(table, room))
        if now >= self._tidy_again:
            self._tidy_again = now + TIDY_EVERY
            self._spawn(self._tidying.tidy(now))
        self._sweeping = self.schedule.later(LOOK_EVERY, self._sweep)

    def _is_forgotten(self, room: Room) -> bool:
        return room.idle and self.schedule.now() - room.touched > FORGET_AFTER

    async def _forget(self, table: str, room: Room) -> None:
        """Unless somebody has looked while it was written down."""
        await room.keep()
        if self._rooms.get(table) is room and self._is_forgotten(room):
            await self.put_down(table)

    async def put_down(self, table: str) -> None:
        """Out of memory; it comes back when somebody looks."""
        room = self._rooms.pop(table, None)
        if room is not None:
            await room.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log().error("the hall stumbled", exc_info=task.exception())

    # --- what rooms ask for ----------------------------------------------------------------------

    def made(self, table: str, address: str) -> None:
        """Somebody at this address has made a table."""
        self._makers[table] = address
        while len(self._makers) > MOST_MAKERS:
            self._makers.popitem(last=False)

    def maker(self, table: Table) -> str:
        """The address it was made from, where that is still known; else who made it."""
        return self._makers.get(table.id) or table.host

    async def rematch(self, table: Table) -> str:
        """The same people and bots at a new table."""
        return await self.tables.rematch(table)

    async def levels(self, table: Table, who: Collection[str]) -> Mapping[int, int]:
        """At which levels the bots begin that are to fit to the people."""
        return await self.standings.levels(table, who)

    async def match_over(self, table: Table) -> None:
        """A match has ended, of a campaign perhaps."""
        if table.campaign:
            await self.campaigns.over(table)
        if table.status == "over":
            await self.standings.note(table)
