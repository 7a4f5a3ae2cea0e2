"""How a table stood after so many events, as it is kept; and a table from it.

A point holds who sits there and what is agreed, the state, and what was played and told since the point before.
The older part of the history stays as it lies in the store until somebody looks at it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from questhall.kernel import notation, snapshot
from questhall.kernel.chance import Told
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame
from questhall.kernel.kept import Kept
from questhall.kernel.match import Match, Move, Resumed
from questhall.kernel.plain import fixed

from ..protocol.messages.server import SaidLine
from ..protocol.messages.table import TableOptions
from ..store.base import Point
from . import events as e
from .seats import SeatState
from .table import Table

PLAYED = tuple[int, str, int | None, int, int, bool]
TOLD = tuple[str, tuple[str, ...], Any, tuple[int, ...] | None]


class Head(Struct):
    """All of a table but its match, and how long the history is."""

    created: e.Created
    settings: Any
    options: TableOptions
    status: e.Status
    rules: str
    updated: int
    began: int
    host: str
    people: tuple[str, ...]
    next: str
    away: bool
    seats: tuple[SeatState, ...]
    talk: tuple[SaidLine, ...]
    seal: str = ""
    moves: int = 0
    lines: int = 0
    kept_moves: int = 0
    """So many of the moves in earlier points still hold; what was played after them was taken back."""
    kept_lines: int = 0
    first_lines: int = 0
    offset: int = 0
    floor: int = 0
    uncovered: tuple[str, ...] = ()
    onlookers: tuple[str, ...] = ()


class History(Struct, array_like=True):
    """What was played and told since the point before."""

    moves: tuple[PLAYED, ...]
    told: tuple[TOLD, ...]


_heads = msgspec.msgpack.Decoder(Head)
_histories = msgspec.msgpack.Decoder(History)
_encode = msgspec.msgpack.Encoder().encode


def head_of(point: Point) -> Head:
    return _heads.decode(zlib.decompress(point.head))


def pack(thing: Any) -> bytes:
    return zlib.compress(_encode(thing), 1)


def can_be_kept(table: Table) -> bool:
    """Not while somebody waits for an answer about the past."""
    return table.archive is None and table.undo is None and (table.match is None or not table.match.undone)


def point_of(table: Table, before: Head | None) -> tuple[Point, Head]:
    """The newest point of a table; `before` is the head of the one before it."""
    match = table.match
    head = Head(
        created=table.creation,
        settings=msgspec.to_builtins(table.settings),
        options=table.options,
        status=table.status,
        rules=table.rules,
        updated=table.updated,
        began=table.began,
        host=table.host,
        people=table.people,
        next=table.next,
        away=table.away,
        seats=tuple(table.seats.values()),
        talk=tuple(table.talk),
        uncovered=table.uncovered,
        onlookers=table.onlookers,
    )
    history, state = History((), ()), b""
    if match is not None:
        head.kept_moves = min(match.least, before.moves) if before is not None else 0
        kept = match.moves[head.kept_moves - 1].lines if head.kept_moves else 0
        head.kept_lines = min(kept, before.lines) if before is not None else 0
        head.moves, head.lines, head.first_lines = len(match.moves), len(match.log), match.first_lines
        head.offset, head.floor, head.seal = match.offset, match.floor, snapshot.seal(match.state)
        history = History(
            tuple([_played(move) for move in match.moves[head.kept_moves :]]),
            tuple([(told.key, told.rules, told.args, told.only) for told in match.log[head.kept_lines :]]),
        )
        state = zlib.compress(snapshot.take(table.game, match.state), 1)
        match.least = len(match.moves)
    return Point(table.number, pack(head), pack(history), state), head


def _played(move: Move) -> PLAYED:
    return move.seat, notation.write(move.answer), move.at, move.learned, move.lines, move.auto


# --- and back ------------------------------------------------------------------------------------


class Histories:
    """The history that lies in the points of a table, opened when somebody looks at it."""

    def __init__(self, points: Sequence[Point], answers: Callable[[str], Any]) -> None:
        self._points = points
        self._answers = answers
        self._parts: list[tuple[Head, History]] = []

    def _opened(self) -> list[tuple[Head, History]]:
        if not self._parts:
            self._parts = [
                (head_of(point), _histories.decode(zlib.decompress(point.history))) for point in self._points
            ]
        return self._parts

    def moves(self) -> list[Move]:
        found: list[Move] = []
        for head, history in self._opened():
            del found[head.kept_moves :]
            for seat, answer, at, learned, lines, auto in history.moves:
                found.append(Move(seat, self._answers(answer), at, learned, lines, auto))
        return found

    def told(self) -> list[Told]:
        found: list[Told] = []
        for head, history in self._opened():
            del found[head.kept_lines :]
            for key, rules, args, only in history.told:
                found.append(Told(key, rules, fixed(args), only))
        return found


def table_from(table: str, points: Sequence[Point], game: AnyGame) -> tuple[Table, Head]:
    """As it stood at the newest point; SnapshotError if this version cannot read its state."""
    newest = points[-1]
    head = head_of(newest)
    found = Table(table, head.created, game)
    settings: Settings = msgspec.convert(head.settings, game.settings)
    match = None
    if newest.state:
        state = snapshot.restore(game, zlib.decompress(newest.state))
        history = Histories(points, lambda text: notation.read(text, game.answers))
        moves = Kept[Move]([], head.moves, history.moves)
        log = Kept[Told]([], head.lines, history.told)
        resumed = Resumed(state, moves, log, head.first_lines, head.offset, head.floor)
        match = Match(game, settings, head.created.seed, resumed, head.created.dealt)
    found.restore(newest.number, head, settings, match)
    return found, head


def story_of(points: Sequence[Point]) -> list[Told]:
    """All that was told up to the newest point, for those who can no longer play."""
    return Histories(points, lambda text: None).told()
