"""All live tables of this process, and how new ones are made."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from questhall.games.registry import GAMES
from questhall.games.shelf import Shelf, house_shelf
from questhall.kernel import notation
from questhall.kernel.answers import Refusal
from questhall.kernel.game import AnyGame
from questhall.players.registry import players_of

from ..logs import log
from ..protocol.decoding import wrong
from ..protocol.http_messages import Fork, NewTable, SeatWanted
from ..protocol.messages import Reason, TableOptions
from ..store.base import ConflictError, Store
from ..tables import decisions
from ..tables import events as e
from ..tables.listing import card_of
from ..tables.table import Table
from ..telling import replay
from ..telling.words import fitting_language, reason, server_texts
from ..timing.bots import strongest
from ..timing.realtime import RealTime
from ..timing.schedule import LoopSchedule, Schedule, Timer
from ..timing.turns import TurnByTurn
from .room import Room

FORGET_AFTER = 5 * 60_000
"""Milliseconds after which a table without anybody is no longer kept in memory."""
LOOK_EVERY = 60_000
AT_ONCE = 100
"""Events that are read before others get their turn."""


class ImpossibleError(Exception):
    """A table cannot be made as wished; `place` is where the wish is wrong."""

    def __init__(self, why: Refusal | msgspec.MsgspecError, place: str = "", game: AnyGame | None = None) -> None:
        """`game` is the one whose refusal it is, if it is not the house's."""
        self.why = why
        self.place = place
        self.game = game
        super().__init__(why.key if isinstance(why, Refusal) else str(why))

    def reason(self, lang: str) -> Reason:
        """Why, in words."""
        if isinstance(self.why, Refusal):
            if self.game is not None:
                return reason(self.why, lang, self.game.teller(fitting_language(lang), None))
            return Reason(self.why.key, server_texts(lang).say(self.why.key, **self.why.args), self.why.rules)
        found = wrong(self.why, server_texts(lang), "settings")
        self.place = found.place
        return Reason("table.settings", found.text, ())


class Hall:
    """Rooms by id. They are loaded from the store when somebody comes and forgotten when nobody is there."""

    def __init__(
        self,
        store: Store,
        schedule: Schedule | None = None,
        draw: Callable[[int], int] = secrets.randbits,
        shelf: Shelf | None = None,
    ) -> None:
        """`draw` gives so many bits that nobody can guess: for ids and seeds."""
        self.store = store
        self.shelf = shelf or house_shelf()
        self.draw = draw
        self.schedule = schedule or LoopSchedule()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeping: Timer | None = None

    async def open(self) -> None:
        """Listens to other processes and begins to forget idle rooms."""
        self.store.listen(self._woken)
        self._sweeping = self.schedule.later(LOOK_EVERY, self._sweep)

    async def close(self) -> None:
        """Stops all timers; what is being written is waited for."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        rooms = list(self._rooms.values())
        self._rooms.clear()
        await asyncio.gather(*[room.close() for room in rooms])

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

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
        """Reads a table from the store, a little at a time."""
        bodies = await self.store.events(table)
        if not bodies:
            return None
        loaded = Table.load(table, [e.decode(bodies[0])])
        for number, body in enumerate(bodies[1:], start=1):
            loaded.apply(e.decode(body))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        timing = RealTime if loaded.game.timing.real_time else TurnByTurn
        room = Room(loaded, self.store, self.schedule, self, timing)
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
            if room.idle and now - room.touched > FORGET_AFTER:
                del self._rooms[table]
                room.stop()
        self._sweeping = self.schedule.later(LOOK_EVERY, self._sweep)

    # --- new tables ----------------------------------------------------------------------------

    async def create(self, wanted: NewTable, identities: tuple[str, ...], name: str = "") -> str:
        """A new table; its id. `name` is for a seat that its person has not named. Raises ImpossibleError."""
        game = _game(wanted.game)
        settings = _settings(game, wanted.settings)
        now = self.schedule.now()
        events: list[e.AnyTableEvent] = [
            e.Created(now, game.name, msgspec.to_builtins(settings), wanted.options, self._seed(), identities[0])
        ]
        seats = game.seats(settings)
        for place, wish in enumerate(wanted.seats):
            events += _seated(game, seats, wish, identities[0], name, now, f"seats.{place}")
        filled = [wish.seat for wish in wanted.seats]
        for seat in filled:
            if filled.count(seat) > 1:
                raise ImpossibleError(Refusal("table.seat-twice", (), {"seat": seat}), "seats")
        if wanted.start:
            ready = decisions.start(Table.load("", events), identities, now)
            if isinstance(ready, Refusal):
                raise ImpossibleError(ready, "start")
            events.append(e.Started(now))
        return await self._add(events)

    async def lesson(self, game: str, identities: tuple[str, ...], name: str = "") -> str:
        """The guided first game: a person against the strongest players; where seconds count, against the slowest.

        Raises ImpossibleError.
        """
        taught = _game(game)
        lesson = taught.lesson()
        if lesson is None:
            raise ImpossibleError(Refusal("table.no-lesson"))
        settings, seed = lesson
        now = self.schedule.now()
        created = e.Created(
            now, taught.name, msgspec.to_builtins(settings), TableOptions(), seed, identities[0], lesson=True
        )
        seats = taught.seats(settings)
        bot = players_of(taught)[0] if taught.timing.real_time else strongest(taught)
        return await self._add(_alone(created, bot, seats, seats[-1], identities[0], name))

    async def fork(self, room: Room, wanted: Fork, identities: tuple[str, ...], name: str = "") -> str:
        """A new table that begins at a moment of this one; bots take the other seats. Raises ImpossibleError."""
        table = room.table
        if not replay.may_fork(table, identities):
            raise ImpossibleError(Refusal("table.no-fork"))
        if wanted.seat not in replay.allowed_eyes(table, identities):
            raise ImpossibleError(Refusal("table.no-replay"), "seat")
        count = await replay.moves_at(table, wanted.seat, wanted.step)
        if count is None:
            raise ImpossibleError(Refusal("table.no-step"), "step")
        moves = tuple([(move.seat, notation.write(move.answer), move.at) for move in table.playing.moves[:count]])
        created = e.Created(
            self.schedule.now(),
            table.game.name,
            msgspec.to_builtins(table.settings),
            TableOptions(spectators=table.options.spectators, pace=table.options.pace),
            table.seed,
            identities[0],
            moves,
            table.id,
        )
        held = table.held(identities)
        mine = wanted.seat if wanted.seat is not None else held[0] if held else max(table.seats)
        return await self._add(_alone(created, strongest(table.game), tuple(table.seats), mine, identities[0], name))

    async def rematch(self, table: Table) -> str:
        """The same people and bots at a new table; it begins at once if nobody is missing."""
        now = self.schedule.now()
        settings = msgspec.to_builtins(table.settings)
        events: list[e.AnyTableEvent] = [
            e.Created(now, table.game.name, settings, table.options, self._seed(), table.host)
        ]
        for seat in table.seats.values():
            for number, holder in enumerate(seat.holders):
                events.append(e.Claimed(now, seat.seat, holder, seat.name, joined=number > 0))
            if seat.bot:
                events.append(e.BotSat(now, seat.seat, seat.bot))
        if not any(seat.free for seat in table.seats.values()):
            events.append(e.Started(now))
        return await self._add(events)

    def _seed(self) -> int:
        return self.draw(63)

    async def _add(self, events: list[e.AnyTableEvent]) -> str:
        bodies = [e.encode(event) for event in events]
        while True:
            fresh = f"{self.draw(64):016x}"
            try:
                await self.store.append(fresh, 1, bodies, card_of(Table.load(fresh, events)))
            except ConflictError:
                log().warning("a table of this id is there already", table=fresh)
                continue
            await self.room(fresh)
            return fresh


def _game(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise ImpossibleError(Refusal("table.no-game", (), {"name": name, "known": ", ".join(sorted(GAMES))}), "game")
    return game


def _settings(game: AnyGame, wanted: dict[str, Any]) -> Any:
    try:
        settings = msgspec.convert(wanted, game.settings)
    except msgspec.ValidationError as error:
        raise ImpossibleError(error, "settings") from error
    refusal = decisions.refuse_settings(game, settings)
    if refusal is not None:
        raise ImpossibleError(refusal, "settings", game)
    return settings


def _seated(
    game: AnyGame, seats: tuple[int, ...], wish: SeatWanted, identity: str, name: str, now: int, place: str
) -> list[e.AnyTableEvent]:
    """How one seat of a new table is filled."""
    if wish.seat not in seats:
        raise ImpossibleError(Refusal("table.no-seat"), f"{place}.seat")
    if wish.to == "me":
        return [e.Claimed(now, wish.seat, identity, decisions.plain_name(wish.name) or name)]
    if wish.to == "bot":
        bot, known = wish.bot or strongest(game), players_of(game)
        if bot not in known:
            raise ImpossibleError(Refusal("table.no-bot", (), {"known": ", ".join(known)}), f"{place}.bot")
        return [e.BotSat(now, wish.seat, bot)]
    return []


def _alone(
    created: e.Created, bot: str, seats: tuple[int, ...], mine: int, identity: str, name: str
) -> list[e.AnyTableEvent]:
    """A person in one seat, bots in the others, and off they go."""
    now = created.at
    events: list[e.AnyTableEvent] = [created, e.Claimed(now, mine, identity, name)]
    events += [e.BotSat(now, seat, bot) for seat in seats if seat != mine]
    return [*events, e.Started(now)]
