"""A live table: people come and go, commands are carried out one at a time, everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from questhall.kernel.answers import Refusal
from questhall.kernel.match import Prepared

from ..backroom.backroom import Backroom
from ..logs import log
from ..protocol.messages.client import ClientMessage, Echo, Hello, MoveMade, Refresh, Speak, Watch
from ..protocol.messages.server import FromServer, NextTable, Said, Welcome
from ..store.base import ConflictError, Store, StoreError
from ..tables import events as e
from ..tables import seating
from ..tables.decisions import Decision, Denied
from ..tables.listing import card_of
from ..tables.points import Head, can_be_kept, point_of
from ..tables.table import Table
from ..telling.archive import told_archive
from ..telling.audience import Audience, Eyes
from ..telling.watching import Watching
from ..telling.words import languages_of, problem
from ..timing.allowance import Allowance
from ..timing.autos import AutoSeats
from ..timing.bots import Bots
from ..timing.contract import Floor, Timing
from ..timing.patience import GiveWay, Patience, Turn, at_once
from ..timing.schedule import Schedule, TableClock
from . import commands
from .listed import Listed
from .moves import VisitorsMove, read_move
from .news import News
from .presence import Presence
from .visitors import Peer, Visitor

POINT_EVERY = 256
"""Events after which it is noted how a table stands."""

_encode = msgspec.json.Encoder().encode


class Inn(Protocol):
    """What a room needs of the house it is in."""

    @property
    def patience(self) -> Patience:
        """For what people want and takes long."""

    @property
    def alone(self) -> Patience:
        """For tables that are played by bots alone."""

    @property
    def allowance(self) -> Allowance:
        """What bots alone may write."""

    def maker(self, table: Table) -> str:
        """Whoever made a table, as far as is known: all tables of one maker share what bots alone may take."""

    async def rematch(self, table: Table) -> str:
        """A new table with the same people and settings; its id."""

    async def levels(self, table: Table, who: Collection[str]) -> Mapping[int, int]:
        """At which levels the bots begin that are to fit to the people, by seat."""

    async def match_over(self, table: Table) -> None:
        """A match has ended."""


class Room:
    """One table and everybody at it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        schedule: Schedule,
        inn: Inn,
        timing: Callable[[Floor], Timing],
        backroom: Backroom,
        point: Head | None = None,
        kept: int = 0,
    ) -> None:
        """`point` is the head of the newest point that the store has of the table, with so many events in it."""
        self.table = table
        self.store = store
        self.schedule = TableClock(schedule, table.latest)
        self.inn = inn
        self.visitors: dict[Peer, Visitor] = {}
        self.autos = AutoSeats(table)
        self.backroom = backroom
        self.bots = Bots(table, backroom)
        self.lock = asyncio.Lock()
        self.timing = timing(self)
        self.audience = Audience(table, inn.patience, self.schedule.now, self.timing.asks_person, self.timing.deadline)
        self.watching = Watching(table, store, self.schedule, inn.patience, self.spawn)
        self.presence = Presence(self)
        self.news = News(self)
        self.listed = Listed(self)
        self._house = schedule
        self.touched = schedule.now()
        """When somebody was last here, by the clock of the house."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._coming = 0
        """So many hear what there is to tell before they are in."""
        self._turn: Turn | None = None
        """The last one that bots took, or wait for, while nobody was here."""
        self._archived: dict[tuple[tuple[int, ...], str], bytes] = {}
        self._point = point
        self._kept = kept

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def attended(self) -> bool:
        """Somebody is here, or about to be."""
        return bool(self.visitors) or self._coming > 0

    @property
    def idle(self) -> bool:
        """Nobody is here, and nothing goes on by itself that anybody waits for. Bots among themselves can wait; and
        those that wait for their turn anyway wait as well without a room: they go on when somebody comes."""
        if self.attended:
            return False
        if self._only_bots_play() or (self._turn is not None and self._turn.waits and not self.lock.locked()):
            return True
        return not (self.timing.busy or self._tasks or self.lock.locked())

    def _only_bots_play(self) -> bool:
        return self.table.status == "playing" and not self.table.seats_of_people

    # --- coming and going ---------------------------------------------------------------------

    async def enter(self, peer: Peer, hello: Hello) -> bool:
        """Welcome and whole views, or a Problem and False."""
        visitor = Visitor(peer, hello.watch, hello.secrets)
        peer.lang = hello.lang if hello.lang in languages_of(self.table.game) else peer.lang
        visitor.seats = self.table.held(visitor.who)
        self._coming += 1
        try:
            await self._tell_ahead(visitor, visitor.lang, visitor.watch)
            return await self._let_in(visitor)
        finally:
            self._coming -= 1

    async def _let_in(self, visitor: Visitor) -> bool:
        async with self.lock:
            if self.table.away and self.table.seated and self._sat(visitor):
                await self.enact(lambda: [e.TakenOut(self.schedule.now())])
            taken = {seat.seat for seat in self.table.seats.values() if seat.stands_in}
            await self.enact(partial(self._arrived, visitor))
            if not self._welcome(visitor):
                visitor.tell(problem("not-welcome", visitor.lang, None))
                return False
            visitor.seats = self.table.held(visitor.who)
            back = tuple([seat for seat in visitor.seats if seat in taken and not self.table.seats[seat].stands_in])
            self.visitors[visitor.peer] = visitor
            self.timing.plan()
            self.presence.look()
            spoken = languages_of(self.table.game)
            welcome = Welcome(self.news.info(visitor), visitor.seats, spoken, tuple(self.table.talk), back=back)
            visitor.tell(welcome)
            await self.look(visitor)
            self.news.tell_autos(visitor, visitor.seats)
            self.news.tell(knows=visitor)
        self.timing.came(visitor)
        return True

    def _sat(self, visitor: Visitor) -> bool:
        return self.table.is_host(visitor.who) or bool(self.table.held(visitor.who))

    def _arrived(self, visitor: Visitor) -> list[e.AnyTableEvent]:
        return seating.arrive(self.table, visitor.who, tuple(visitor.secrets), self.schedule.now(), visitor.name)

    async def _seat_guests(self) -> None:
        """Somebody has agreed: whoever waits here with a link sits down."""
        async with self.lock:
            for visitor in tuple(self.visitors.values()):
                await self.enact(partial(self._arrived, visitor))

    def _welcome(self, visitor: Visitor) -> bool:
        table = self.table
        free = table.options.open and any(seat.free for seat in table.seats.values())
        return self._sat(visitor) or free or table.options.spectators

    async def leave(self, peer: Peer) -> None:
        """Somebody is gone."""
        async with self.lock:
            visitor = self.visitors.pop(peer, None)
            if visitor is None:
                return
            self.audience.leave(visitor)
            self.watching.leave(visitor)
            self.timing.plan()
            self.presence.look()
            self.touched = self._house.now()
            self.news.tell()

    async def handle(self, peer: Peer, message: ClientMessage) -> None:
        """Carries out one message of somebody who has entered; exactly one reply is sent to a command."""
        visitor = self.visitors[peer]
        if isinstance(message, Echo):
            self.timing.echoed(visitor, message.n)
        elif isinstance(message, MoveMade):
            move = read_move(self, visitor, message)
            if isinstance(move, VisitorsMove):
                await self.timing.move(move)
            else:
                commands.send_reply(self, visitor, message, move)
        else:
            if isinstance(message, Speak):
                await self._tell_ahead(visitor, message.lang, visitor.watch)
            elif isinstance(message, Refresh):
                await self._tell_ahead(visitor, visitor.lang, visitor.watch)
            elif isinstance(message, Watch):
                await self._tell_ahead(visitor, visitor.lang, message.seat)
            async with self.lock:
                await commands.reply_to(self, visitor, message)

    async def uncover(self, identities: tuple[str, ...]) -> Refusal | Denied | None:
        """Somebody is about to see everything of a game that goes on; a refusal if others would be betrayed."""
        async with self.lock:
            return await self.enact(lambda: seating.uncover(self.table, identities, self.schedule.now()))

    async def _tell_ahead(self, visitor: Visitor, lang: str, watch: int | None) -> None:
        """What somebody is about to hear for the first time. It may be long, and nobody else waits for it."""
        if self.table.match is None or lang not in languages_of(self.table.game):
            return
        if watch is not None and not visitor.seats and self.table.options.spectators and self.watching.allows(watch):
            await self.watching.prepare(watch, lang, visitor.address)
        else:
            eyes: Eyes = visitor.seats or (None,)
            await self.audience.stories.tell_ahead([(seat, lang) for seat in eyes], visitor.address)

    async def resume(self) -> None:
        """After loading: what goes on by itself goes on."""
        async with self.lock:
            self.timing.plan()
            self.presence.look()
            if self.table.status in ("over", "archived"):
                await self.listed.over()

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        self.timing.stop()
        self.presence.stop()
        self.news.stop()
        self.watching.stop()
        self.listed.stop()

    async def close(self) -> None:
        """Stops for good; what is being written is waited for.

        Those who serve a room know it, and it knows them: it lets go of them, so that it is freed at once.
        """
        async with self.lock:
            self.stop()
            with suppress(StoreError):
                await self._keep()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.visitors.clear()
        del self.timing, self.audience, self.presence, self.news, self.watching, self.listed

    # --- points ---------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Notes how the table stands, so that it is loaded from there."""
        async with self.lock:
            await self._keep()

    async def _keep(self) -> None:
        if self.table.number == self._kept or not can_be_kept(self.table) or self.table.match is None:
            return
        point, self._point = point_of(self.table, self._point)
        self._kept = point.number
        await self.store.put_point(self.id, point)

    async def upgrade(self, event: e.Upgraded) -> None:
        """The table goes on by other rules; from now on it is loaded from here."""
        async with self.lock:
            await self.store.append(self.id, self.table.number + 1, [e.encode(event)])
            self.table.apply(event)
            await self._keep()

    async def put_away(self) -> None:
        """Out of the lists, until somebody comes."""
        async with self.lock:
            if not self.table.away:
                await self.enact(lambda: [e.PutAway(self.schedule.now())])

    # --- events ---------------------------------------------------------------------------------

    async def enact(
        self,
        decide: Callable[[], Decision],
        done: Callable[[], None] | None = None,
        prepared: Mapping[str, Prepared] | None = None,
    ) -> Refusal | Denied | None:
        """Writes what follows from a decision, then tells it; if somebody else was faster, decides again.

        `done` is called as soon as it is on disk; `prepared` are moves that need not be carried out again.
        """
        while True:
            decision = decide()
            if isinstance(decision, Refusal | Denied):
                return decision
            try:
                if decision:
                    await self._write(decision)
            except ConflictError as conflict:
                if not await self.catch_up():
                    raise StoreError(f"table {self.id} does not agree with the store") from conflict
                continue
            except asyncio.CancelledError:
                self.spawn(self.woken())
                raise
            if done is not None:
                done()
            if decision:
                self.bots.behind = False
            for event in decision:
                ready = prepared.get(event.answer) if prepared and isinstance(event, e.Answered) else None
                await self._take(event, ready)
            if decision:
                await self._afterwards()
                self.listed.soon()
            return None

    async def _write(self, events: Sequence[e.AnyTableEvent]) -> None:
        """A card goes with whatever changes it; only the end of a game is known when the move is made."""
        card = None
        if not isinstance(events[0], e.Answered | e.Talked):
            preview = self.table.preview(events)
            card = card_of(preview) if preview is not None else None
        await self.store.append(self.id, self.table.number + 1, [e.encode(event) for event in events], card)

    async def _take(self, event: e.AnyTableEvent, prepared: Prepared | None = None) -> None:
        self.table.apply(event, prepared)
        self.autos.heard(event)
        self.timing.heard(event)
        self.watching.heard(event)
        if isinstance(event, e.Answered | e.Undone | e.Redone):
            self.timing.plan()
            if isinstance(event, e.Undone):
                await self.audience.rewind()
            else:
                self.audience.advance()
            if isinstance(event, e.Answered) and event.late:
                self.news.tell_late(event.seat)
        elif isinstance(event, e.Started):
            self.timing.plan()
            self.news.tell()
            self.audience.begin()
        elif isinstance(event, e.UndoAsked | e.UndoAnswered):
            self.timing.plan()
        elif isinstance(event, e.Talked):
            self.broadcast(Said(self.table.talk[-1]))
        elif isinstance(event, e.MovedOn):
            self.broadcast(NextTable(None, event.table))
        elif isinstance(event, e.Claimed | e.Vacated | e.BotSat | e.Arranged | e.Returned):
            await self._reseat()
        self.presence.heard(event)
        if isinstance(event, e.SeatAnswered) and event.yes:
            self.spawn(self._seat_guests())

    async def _afterwards(self) -> None:
        """What follows when events have been told."""
        changed, self.autos.changed = self.autos.changed, set()
        if changed:
            for visitor in self.visitors.values():
                self.news.tell_autos(visitor, [seat for seat in visitor.seats if seat in changed])
        self.news.tell()
        if self.table.status == "over":
            await self.listed.over()
        if self.table.number - self._kept >= POINT_EVERY:
            await self._keep()

    def wishes_changed(self, seat: int) -> None:
        """A seat wants to be asked differently."""
        self.timing.plan()
        self.audience.advance()
        for visitor in self.visitors.values():
            if seat in visitor.seats:
                self.news.tell_autos(visitor, (seat,))

    async def _reseat(self) -> None:
        """Somebody sits elsewhere: everybody sees what is theirs, and no longer what was."""
        self.timing.plan()
        before = {visitor: visitor.seats for visitor in self.visitors.values()}
        for visitor in before:
            visitor.seats = self.table.held(visitor.who)
        self.timing.plan()
        self.news.tell()
        for visitor, seats in before.items():
            if visitor.seats != seats:
                await self.look(visitor)
                self.news.tell_autos(visitor, visitor.seats)
        if self.table.match is not None:
            self.audience.advance()

    async def woken(self) -> None:
        """Another process has written something."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Reads what others wrote; False if they wrote nothing."""
        bodies = await self.store.events(self.id, self.table.number)
        self.bots.behind = True
        for body in bodies:
            event = e.decode(body)
            self.schedule.not_before(event.at)
            await self._take(event)
        if bodies:
            await self._afterwards()
        return bool(bodies)

    # --- what goes on by itself ---------------------------------------------------------------------

    def online(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for visitor in self.visitors.values() for seat in visitor.seats}

    def unhurried(self) -> AbstractAsyncContextManager[GiveWay]:
        """Where nobody sits who waits for the bots, they wait for all who do."""
        if self.online():
            return at_once()
        self._turn = self.inn.alone.turn(self.inn.maker(self.table))
        return self._turn

    def rest(self) -> int:
        """Where a person sits, nothing that bots do is too much."""
        return self.inn.allowance.wait(self.inn.maker(self.table)) if self._only_bots_play() else 0

    def awake(self, moves: int) -> bool:
        return not self._only_bots_play() or self.inn.allowance.has(self.inn.maker(self.table), moves)

    def guests(self) -> Collection[Visitor]:
        return self.visitors.values()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log().error("a table stumbled", table=self.id, exc_info=task.exception())

    # --- telling -------------------------------------------------------------------------------------

    def broadcast(self, message: FromServer) -> None:
        body = _encode(message)
        for visitor in self.visitors.values():
            visitor.send(body)

    async def look(self, visitor: Visitor) -> None:
        """What somebody sees: the own seats; else the open table, or with delay a hand."""
        table = self.table
        if table.archive is not None:
            way = visitor.seats, visitor.lang
            if way not in self._archived:
                self._archived[way] = _encode(told_archive(table, *way))
            visitor.send(self._archived[way])
            return
        eyes: Eyes = visitor.seats
        if not eyes and table.options.spectators:
            if visitor.watch is not None and self.watching.allows(visitor.watch):
                self.audience.leave(visitor)
                await self.enact(lambda: seating.look_into_hands(table, visitor.who, self.schedule.now()))
                await self.watching.look(visitor, visitor.watch)
                return
            eyes = (None,)
        self.watching.leave(visitor)
        self.audience.look(visitor, eyes)
