"""From the store to a table: as it stood, by the rules and with the cards it was made with, or as an archive.

A table goes on if every move still leads where it led; the seals that lie beside the moves tell. Where the rules are
others now, the game may know how to carry a state over. Whatever cannot go on can still be read, and says why.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.games.shelf import Shelf
from questhall.kernel import snapshot
from questhall.kernel.answers import Refusal
from questhall.kernel.chance import Told
from questhall.kernel.game import AnyGame
from questhall.kernel.kept import Kept
from questhall.kernel.packs import PackErrors, PackFiles
from questhall.kernel.snapshot import Snapshot, SnapshotError

from ..store.base import DamagedError, Point, Store
from ..tables import events as e
from ..tables.points import Head, head_of, story_of, table_from
from ..tables.table import Archive, DifferentError, Table, TableError

AT_ONCE = 100
"""Events that are read before others get their turn."""
MATCH = (e.Started, e.Answered, e.Undone, e.Redone, e.UndoAsked, e.UndoAnswered, e.Upgraded)


class Loaded(Struct):
    table: Table
    point: Head | None
    """Of the newest point that it was loaded from."""
    kept: int = 0
    """So many events are in that point."""
    upgraded: e.Upgraded | None = None
    """It goes on by other rules from here: that is to be written down, with a point."""


class Loader:
    """Reads tables of one store; the packs that lie on them come from the shelf, or from the store."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf

    async def load(self, table: str, now: int) -> Loaded | None:
        """None if there is no such table."""
        points = await self.store.points(table)
        bodies = await self.store.events(table, points[-1].number if points else 0)
        try:
            tail = [e.decode(body) for body in bodies]
            head = head_of(points[-1]) if points else None
        except (msgspec.MsgspecError, UnicodeError, zlib.error) as problem:
            raise DamagedError(f"table {table} is damaged: {problem}") from problem
        created = head.created if head is not None else next(iter(tail), None)
        if created is None:
            return None
        if not isinstance(created, e.Created):
            raise DamagedError(f"table {table} is damaged: it does not begin with its creation")
        rules = head.rules if head is not None else _rules(created, tail)
        game = await self.game_of(created)
        if isinstance(game, Refusal):
            return await self._archived(table, created, points, game)
        try:
            if not rules or rules == game.rules_version:
                return await self._resumed(table, points, tail, game)
            return await self._carried_over(table, rules, points, tail, game, now)
        except (DifferentError, SnapshotError, msgspec.ValidationError) as problem:
            why = Refusal("table.archive.rules", (), {"made": rules or "?", "here": game.rules_version})
            if isinstance(problem, DifferentError) and rules == game.rules_version:
                why = Refusal("table.archive.different", (), {"move": problem.moves + 1})
            return await self._archived(table, created, points, why, game)

    # --- goes on -----------------------------------------------------------------------------

    async def _resumed(
        self, table: str, points: Sequence[Point], tail: Sequence[e.AnyTableEvent], game: AnyGame
    ) -> Loaded:
        if not points:
            return Loaded(await _folded(table, tail, game), None)
        found, head = table_from(table, points, game)
        await _apply(found, tail)
        return Loaded(found, head, points[-1].number)

    async def _carried_over(
        self,
        table: str,
        rules: str,
        points: Sequence[Point],
        tail: Sequence[e.AnyTableEvent],
        game: AnyGame,
        now: int,
    ) -> Loaded:
        """By other rules: every move is compared, or the game carries the newest state over."""
        if game.continues(rules):
            every = tail if not points else [e.decode(body) for body in await self.store.events(table)]
            return Loaded(await _folded(table, every, game), None, upgraded=e.Upgraded(now, game.rules_version))
        migrated = self._migrated(points, rules, game)
        if migrated is None:
            raise SnapshotError("the game cannot carry it over")
        found, head = table_from(table, [*points[:-1], migrated], game)
        moves = len(found.match.moves) if found.match is not None else 0
        await _apply(found, [_unsealed(event) for event in tail])
        if found.match is not None:
            found.match.floor = moves
            found.match.state.tell("kernel.upgraded", made=rules, here=game.rules_version)
        return Loaded(found, head, points[-1].number, e.Upgraded(now, game.rules_version, moves))

    def _migrated(self, points: Sequence[Point], rules: str, game: AnyGame) -> Point | None:
        """The newest point as these rules would have kept it."""
        if not points:
            return None
        newest = points[-1]
        if not newest.state:
            return newest
        kept = msgspec.json.decode(zlib.decompress(newest.state), type=Snapshot)
        state = game.migrate(rules, kept.state)
        if state is None:
            return None
        settings = msgspec.to_builtins(msgspec.convert(kept.settings, game.settings))
        sealed = snapshot.digest([settings, state])
        carried = Snapshot(snapshot.FORMAT, kept.game, game.rules_version, dict(game.versions), settings, state, sealed)
        return Point(newest.number, newest.head, newest.history, zlib.compress(msgspec.json.encode(carried), 1))

    # --- which game ---------------------------------------------------------------------------

    async def game_of(self, created: e.Created) -> AnyGame | Refusal:
        """The game with the packs that lie on the table, whatever a new table would have."""
        game = GAMES.get(created.game)
        if game is None:
            raise TableError(f"the game {created.game} is not installed here")
        if not created.packs or created.packs == game.versions:
            return game
        laid = self.shelf.game_with(game, created.packs)
        if laid is not None:
            return laid
        return await self._from_store(game, created.packs)

    async def _from_store(self, game: AnyGame, versions: Mapping[str, str]) -> AnyGame | Refusal:
        found: list[PackFiles] = []
        for name, version in versions.items():
            body = await self.store.pack(version.rpartition("-")[2])
            if body is None:
                return Refusal("table.archive.pack", (), {"pack": name, "version": version})
            found.append(PackFiles.unpacked(body))
        packs: list[object] = []
        try:
            for files in found:
                packs.append(game.kind_of_packs.read(files, packs))
        except PackErrors as problem:
            return Refusal("table.archive.pack-unread", (), {"reason": str(problem.errors[0])})
        return game.with_packs(tuple(packs))

    # --- is over -------------------------------------------------------------------------------

    async def _archived(
        self, table: str, created: e.Created, points: Sequence[Point], why: Refusal, game: AnyGame | None = None
    ) -> Loaded:
        """Who sat there, what was told, and as much of the match as still leads where it led."""
        laid = game or GAMES[created.game]
        events = [e.decode(body) for body in await self.store.events(table)]
        plain = created
        try:
            msgspec.convert(created.settings, laid.settings)
        except msgspec.ValidationError:
            plain = msgspec.structs.replace(created, settings={})
        found = Table(table, plain, laid)
        for event in events[1:]:
            if not isinstance(event, MATCH):
                # What an older version agreed on may be no words of this one.
                with suppress(KeyError, msgspec.ValidationError):
                    found.apply(event)
        found.number = len(events)
        found.settings = created.settings
        found.status = "archived"
        found.match = (await _as_far_as_possible(table, events, laid)).match if plain is created else None
        moves = sum(isinstance(event, e.Answered) for event in events)
        last = points[-1].number if points else 0
        rest = [_said(event) for event in events[last:] if isinstance(event, e.Answered)]
        if points:
            lines = [*story_of(points), *rest]
        elif found.match is not None:
            played = len(found.match.moves)
            answers = [event for event in events if isinstance(event, e.Answered)]
            lines = [*found.match.log, *[_said(event) for event in answers[played:]]]
        else:
            lines = rest
        found.archive = Archive(why, moves, Kept(lines))
        return Loaded(found, None)


def _rules(created: e.Created, events: Iterable[e.AnyTableEvent]) -> str:
    """The rules by which a table was last played."""
    upgrades = [event.rules for event in events if isinstance(event, e.Upgraded)]
    return upgrades[-1] if upgrades else created.rules


def _unsealed(event: e.AnyTableEvent) -> e.AnyTableEvent:
    """What other rules have sealed cannot be compared."""
    return msgspec.structs.replace(event, seal="") if isinstance(event, e.Answered | e.Started) else event


def _said(event: e.Answered) -> Told:
    """A move of which only the words of the player are left."""
    return Told("kernel.said", (), {"seat": event.seat, "text": event.answer}, None)


async def _folded(table: str, events: Sequence[e.AnyTableEvent], game: AnyGame) -> Table:
    """A little at a time, so that others get their turn."""
    found = Table.load(table, events[:1], game)
    await _apply(found, events[1:])
    return found


async def _apply(found: Table, events: Sequence[e.AnyTableEvent]) -> None:
    for number, event in enumerate(events, start=1):
        found.apply(event)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def _as_far_as_possible(table: str, events: Sequence[e.AnyTableEvent], game: AnyGame) -> Table:
    found = Table.load(table, events[:1], game)
    try:
        await _apply(found, events[1:])
    except (DifferentError, msgspec.ValidationError, ValueError):
        # What led elsewhere has been done by then; it is not what happened.
        if isinstance(events[found.number], e.Started):
            found.match = None
        elif found.match is not None and _one_too_many(found, events):
            found.match = found.match.fork(len(found.match.moves) - 1)
    return found


def _one_too_many(found: Table, events: Sequence[e.AnyTableEvent]) -> bool:
    """Whether the last move was made but does not lead where it led."""
    assert found.match is not None
    event = events[found.number] if found.number < len(events) else None
    return isinstance(event, e.Answered) and bool(event.seal) and snapshot.seal(found.match.state) != event.seal
