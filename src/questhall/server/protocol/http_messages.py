"""The bodies of the HTTP API. docs/protocol.md lists the addresses; /api/openapi.json has them as data.

GET    /api/hall                            Hall: games, languages, players, who I am
GET    /api/games/{game}/content?lang=      content of the game for the client (cards, decks, words)
GET    /api/games/{game}/rules?lang=        Rules: the whole rulebook
GET    /api/tables                          Tables: open tables
POST   /api/tables                          NewTable -> Table (201)
GET    /api/mine                            Tables: my tables and my history
POST   /api/lessons/{game}                  LessonWanted -> Table (201): the guided first game
GET    /api/tables/{id}/replay?seat=&lang=&from=  Replay
GET    /api/tables/{id}/match               the match file (text), when the game is over
POST   /api/tables/{id}/fork                Fork -> Table (201)
POST   /api/tables/{id}/reports             ReportWanted -> Reported (201)
GET    /api/reports/{report}                the report as one file (text)
POST   /api/accounts                        Credentials -> Me (201): a new account; the guest's tables come along
POST   /api/session                         Credentials -> Me
DELETE /api/session                         -> 204
GET    /api/openapi.json                    this API as data
GET    /healthz                             ok, or 503
GET    /metrics                             Prometheus
WS     /ws                                  the protocol of messages.py

Every error is a Trouble with a fitting status.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .messages import Key, Line, Seat, TableOptions


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""


class Trouble(Struct, frozen=True):
    """Why a request was refused, in words; `place` is where the body is wrong."""

    code: str
    text: str
    place: str = ""
    rules: tuple[str, ...] = ()


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    settings: Any
    """JSON Schema of its settings."""
    heroes: tuple[int, int]
    """The least and the most; one seat more is the game master's."""
    bots: tuple[str, ...]
    """Weakest first."""
    packs: dict[str, str]
    lesson: bool


class Me(Struct, frozen=True):
    """Who the server thinks you are. A guest has no name."""

    account: str
    guest: bool


class Hall(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    langs: tuple[str, ...]
    me: Me
    version: str


class SeatSummary(Struct, frozen=True):
    seat: int
    role: str
    kind: str
    name: str


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: tuple[SeatSummary, ...]
    free: int
    created: int
    updated: int
    heroes: int
    outcome: str = ""
    yours: tuple[int, ...] = ()


class Tables(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class SeatWanted(Body, frozen=True):
    """How a seat of a new table is filled: me, a bot, or nobody yet."""

    seat: Seat
    to: Annotated[str, Meta(pattern="^(me|bot|open)$")]
    bot: Key = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Body, frozen=True):
    game: Key
    settings: dict[str, Any] = {}
    options: TableOptions = TableOptions()
    seats: Annotated[tuple[SeatWanted, ...], Meta(max_length=16)] = ()
    start: bool = False
    """At once, if nobody is missing."""


class Table(Struct, frozen=True):
    id: str


class LessonWanted(Body, frozen=True):
    pass


class Fork(Body, frozen=True):
    """A new table that begins at a moment of a replay (a step as one seat saw it)."""

    seat: Seat | None
    step: Annotated[int, Meta(ge=0, le=1_000_000)]


class Step(Struct, frozen=True):
    """One moment of a replay: how the view changed and what was told."""

    patch: list[Any]
    lines: tuple[Line, ...]
    by: int | None
    """Whose move it was, where everybody saw it."""
    at: int | None
    """The time of the move in the game, in milliseconds."""
    text: str


class Replay(Struct, frozen=True):
    """A game as one seat saw it: the view at step `first`, and the steps behind it."""

    table: str
    game: str
    settings: Any
    seats: tuple[SeatSummary, ...]
    allowed: tuple[int | None, ...]
    """Through whose eyes it may be watched."""
    over: bool
    seat: int | None
    first: int
    total: int
    view: Any
    lines: tuple[Line, ...]
    steps: tuple[Step, ...]
    may_fork: bool
    may_download: bool


class ReportWanted(Body, frozen=True):
    notes: Annotated[str, Meta(max_length=4000)]
    seat: Seat | None = None
    view: dict[str, Any] | None = None
    """What the client shows."""


class Reported(Struct, frozen=True):
    id: str
    ready: bool
    """Whether the file can be had now; while others still play it waits, since everybody's cards are in it."""


class Credentials(Body, frozen=True):
    name: Annotated[str, Meta(min_length=2, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class RuleInfo(Struct, frozen=True):
    id: str
    title: str
    text: str
    rulings: tuple[str, ...]


class ChapterInfo(Struct, frozen=True):
    id: str
    title: str
    intro: str
    rules: tuple[RuleInfo, ...]


class Rules(Struct, frozen=True):
    preface: str
    chapters: tuple[ChapterInfo, ...]
