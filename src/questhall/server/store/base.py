"""What a store can do. Two kinds of database do the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct


class StoreError(Exception):
    """The database cannot be opened, read or written; says why. What raised it may be tried again."""


class DamagedError(StoreError):
    """Something else is on disk than was written. Trying again does not help."""


class ConflictError(Exception):
    """Another process has written this number first: read what it wrote and try again."""


class TakenError(Exception):
    """That account name is taken."""


class TableCard(Struct, frozen=True):
    """What the lobby knows of a table without opening it. Written together with the events."""

    id: str
    game: str
    status: str
    open: bool
    free: int
    """Seats that nobody has taken."""
    created: int
    updated: int
    people: tuple[str, ...]
    """The identities that sit or sat at it, the host's first."""
    about: str
    """What the lobby shows of it, as JSON (TableSummary)."""
    host: str | None = None
    """Whose allowance it is part of."""
    seated: int = 1
    """Seats that are people's."""
    campaign: str = ""
    """It stays as long as the campaign whose match it is."""


class StaleTable(Struct, frozen=True):
    """A table that may be removed if nothing has happened there since."""

    id: str
    updated: int
    """As far as the lobby's list knows."""


class Account(Struct, frozen=True):
    id: str
    name: str
    password: str
    """An argon2 hash."""
    created: int


class Secret(Struct, frozen=True):
    """What tokens of this hall are sealed with; every process on the same database has the same."""

    key: bytes
    elders_until: int
    """Tokens from before there were seals are still good until then, if their guest is known; 0: there are none."""


class Program(Struct, frozen=True):
    """A program that may take seats: a person of its own kind, which somebody has let in."""

    id: str
    """Its identity."""
    name: str
    owner: str
    """The identity of whoever made its token."""
    created: int


class Session(Struct, frozen=True):
    """Somebody who is logged in."""

    account: str
    name: str
    guests: tuple[str, ...] = ()
    """Identities that were guests before they logged in, the latest first."""


MOST_GUESTS = 32
"""So many of them are remembered at every request; those before have long finished their games."""


class Report(Struct, frozen=True):
    """A problem that somebody reported."""

    id: str
    table: str
    identity: str
    created: int
    body: bytes


class Point(Struct, frozen=True):
    """How a table stood after so many events, so that nobody has to go through all of them again.

    The history of a table lies in all of its points, one part in each; the state only in the newest.
    """

    number: int
    """Of the last event that is in it."""
    head: bytes
    """Who sits there, what is agreed, how long the history is."""
    history: bytes
    """What was played and told since the point before."""
    state: bytes
    """Empty in points that are no longer the newest."""


class Campaign(Struct, frozen=True):
    """A chain of matches. Whoever writes it names the number that it had: two cannot write at once."""

    id: str
    number: int
    game: str
    updated: int
    people: tuple[str, ...]
    """The host's identities first."""
    body: bytes


Woken = Callable[[str, int], None]
"""Called with a table and a number when another process has written that far."""

Ended = Callable[[str | None], None]
"""Called with an account whose sessions another process has all ended; None: it may have been any account's."""


class Store(Protocol):
    """All methods may be called from many tasks at once; what returns has reached the disk."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Waits for what is being written."""

    async def append(self, table: str, number: int, bodies: Sequence[bytes], card: TableCard | None = None) -> None:
        """Writes events number, number + 1, ... of a table and, if given, its card, all or nothing.

        ConflictError if any of the numbers is there already, or if there is a gap before them.
        """

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """The events behind a number, in order; the first event has number 1. Empty for an unknown table.

        DamagedError if one is missing.
        """

    def listen(self, woken: Woken) -> None:
        """Whoever else writes to this database is heard from now on (in one process there is nobody else)."""

    def listen_for_endings(self, ended: Ended) -> None:
        """The same for whoever drops all sessions of an account."""

    # --- the lobby ---------------------------------------------------------------------------

    async def open_tables(self, limit: int) -> list[TableCard]:
        """Open tables with a free seat in the lobby, or being played; newest first.

        Those come last at which nobody sits, or of which nothing was heard since they were made.
        """

    async def tables_of(self, identity: str, limit: int) -> list[TableCard]:
        """Where somebody sits or sat, newest first."""

    async def count_tables(self, identity: str, since: int) -> int:
        """How many tables since then are part of somebody's allowance: not finished, and not left."""

    # --- people ------------------------------------------------------------------------------

    async def secret(self) -> Secret: ...

    async def add_account(self, account: Account) -> None:
        """TakenError if the name is there already, or one that looks like it (names.py)."""

    async def account(self, name: str) -> Account | None: ...

    async def put_session(self, token: str, account: Account, expires: int) -> None:
        """`token` is a hash; the token itself is never kept."""

    async def session(self, token: str, now: int) -> Session | None:
        """None if it has expired."""

    async def drop_session(self, token: str) -> None: ...

    async def drop_sessions(self, account: str) -> None:
        """All of an account."""

    async def adopt(self, guest: str, account: str, now: int) -> None:
        """What a guest has is the account's from now on. A guest that was adopted stays where it is."""

    async def adopted(self, guest: str) -> bool: ...

    async def knows(self, guest: str) -> bool:
        """Whether a guest sits or sat anywhere, and has not become an account."""

    async def standings_of(self, identity: str) -> dict[str, bytes]:
        """What is kept of how somebody plays, by game."""

    async def put_standing(self, identity: str, game: str, body: bytes) -> None: ...

    # --- programs ----------------------------------------------------------------------------

    async def put_program(self, token: str, program: Program) -> None:
        """`token` is a hash; the token itself is never kept."""

    async def program(self, token: str) -> Program | None: ...

    async def programs_of(self, owners: Sequence[str]) -> list[Program]:
        """Oldest first."""

    async def drop_program(self, program: str) -> None:
        """Its token opens nothing any more; other processes hear of it as of the sessions of an account."""

    # --- looks back --------------------------------------------------------------------------

    async def put_look_back(self, table: str, ending: str, body: bytes) -> None:
        """What was found out about the game of a table that ended so; what was found out before goes."""

    async def look_back(self, table: str, ending: str) -> bytes | None: ...

    # --- reports -----------------------------------------------------------------------------

    async def put_report(self, report: Report) -> None: ...

    async def report(self, report: str) -> Report | None: ...

    # --- what a table is loaded from ------------------------------------------------------------

    async def put_point(self, table: str, point: Point) -> None:
        """From now on the newest; the states of those before it go."""

    async def points(self, table: str) -> list[Point]:
        """In the order of their numbers."""

    async def put_pack(self, digest: str, game: str, body: bytes) -> None:
        """The files of a pack that a table is played with; what is there stays."""

    async def pack(self, digest: str) -> bytes | None:
        """By the beginning of its digest, as versions name it."""

    async def quiet_tables(self, before: int, limit: int) -> list[str]:
        """Unfinished tables of which the lobby's list has heard nothing since then."""

    async def last_event(self, table: str) -> bytes | None: ...

    async def stale_tables(self, empty: int, old: int, limit: int) -> list[StaleTable]:
        """Of which the lobby's list has heard nothing: since `empty`, if nobody sits there; since `old`, if it is
        finished or was put away. No match of a campaign is among them."""

    async def unused_tables(self, before: int, limit: int) -> list[StaleTable]:
        """Of which it has heard nothing since then, nor ever that a person did something there."""

    async def sandboxes(self, before: int, limit: int) -> list[StaleTable]:
        """Tables for practice of which the lobby's list has heard nothing since then."""

    async def touch_table(self, table: str, updated: int, used: bool = False) -> None:
        """The lobby's list learns that something has happened there, or that a person has used it."""

    async def remove_table(self, table: str, last: bytes | None) -> None:
        """With everything that is kept of it, if this still is its last event."""

    # --- campaigns -----------------------------------------------------------------------------

    async def put_campaign(self, campaign: Campaign) -> None:
        """ConflictError if the number does not come next."""

    async def campaign(self, campaign: str) -> Campaign | None: ...

    async def campaigns_of(self, identity: str, limit: int) -> list[Campaign]:
        """Newest first."""

    # --- looking for damage --------------------------------------------------------------------

    async def every_table(self) -> list[str]:
        """Whatever is known of, in the lists or by its events."""

    async def faults(self) -> list[str]:
        """What the database finds wrong with itself, in its own words."""

    # --- for the operator -----------------------------------------------------------------------

    async def check(self) -> None:
        """Raises if the database cannot be written."""
