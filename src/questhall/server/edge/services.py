"""What every part of the edge needs of the rest of the house."""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet

from ..rooms.hall import Hall
from ..rooms.room import Room
from ..rooms.tidying import Keeping
from ..store.base import Store
from .accounts import Accounts
from .backlog import Backlog
from .door import Door
from .guesses import Guesses
from .identity import Seals
from .limits import Attempts, Crowd, Limits
from .metrics import Metrics, measured

DAY = 24 * 3600
COME_AGAIN = 1012
"""The code with which a connection is closed that may be opened anew at once."""


class Leaving(Protocol):
    """A connection that can be asked to end."""

    identities: tuple[str, ...]

    def close(self, code: int) -> None: ...


class Services:
    """One server's parts."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        door: Door | None = None,
        keeping: Keeping = Keeping(),  # noqa: B008 (it never changes)
        clerks: int = 0,
    ) -> None:
        self.metrics = Metrics()
        self.store = measured(store, self.metrics)
        self.limits = limits or Limits()
        self.hall = Hall(self.store, keeping=keeping, clerks=clerks)
        self.campaigns = self.hall.campaigns
        self.metrics.tables.set_function(lambda: self.hall.live)
        self.accounts = Accounts(self.store)
        self.door = door or Door()
        self.present: WeakSet[Leaving] = WeakSet()
        """Connections that are open."""
        self.guesses = Guesses(self.limits)
        self.crowd = Crowd(self.limits.connections_per_address)
        self.programs_here = Crowd(self.limits.connections_per_program)
        self.backlog = Backlog(self.limits.unread_bytes_of_all)
        window = self.limits.window
        self.accounts_by_address = Attempts(self.limits.accounts_per_address, window)
        self.reports_by_address = Attempts(self.limits.reports_per_address, window)
        self.tables_by_address = Attempts(self.limits.tables_per_address, window)
        self.replays_by_address = Attempts(self.limits.replays_per_address, window)
        self.look_backs_by_address = Attempts(self.limits.look_backs_per_address, window)
        self.tables_by_person = Attempts(self.limits.tables_a_day, DAY)
        self.sandboxes_by_program = Attempts(self.limits.sandboxes_a_day, DAY)

    async def room(self, table: str) -> Room | None:
        """A live table. An id that no table could have does not reach the store."""
        return await self.hall.room(table) if table.isascii() and table.isalnum() else None

    def show_out(self, account: str | None) -> None:
        """Whoever is here as this account (None: as any) comes in anew, as whoever they are then."""
        for connection in tuple(self.present):
            identities = connection.identities
            if account in identities or (account is None and len(identities) > 1):
                connection.close(COME_AGAIN)

    async def open(self) -> None:
        await self.store.open()
        self.store.listen_for_endings(self.show_out)
        self.seals = Seals(await self.store.secret())
        await self.hall.open()

    async def close(self) -> None:
        """Whatever is being written reaches the disk."""
        await self.hall.close()
        await self.store.close()
