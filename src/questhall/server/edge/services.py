"""What every part of the edge needs of the rest of the house."""

from __future__ import annotations

from collections.abc import Iterable

from ..rooms.hall import Hall
from ..rooms.room import Room
from ..store.base import Store
from .accounts import Accounts
from .limits import Attempts, Limits
from .metrics import Metrics, measured

DAY = 24 * 3600


class Services:
    """One server's parts."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        origins: Iterable[str] = (),
        put_away_after: int = 0,
        clerks: int = 0,
    ) -> None:
        """`put_away_after`: milliseconds without a word after which a table goes out of the lists; 0 is never."""
        self.metrics = Metrics()
        self.store = measured(store, self.metrics)
        self.limits = limits or Limits()
        self.hall = Hall(self.store, put_away_after=put_away_after, clerks=clerks)
        self.campaigns = self.hall.campaigns
        self.metrics.tables.set_function(lambda: self.hall.live)
        self.accounts = Accounts(self.store)
        self.origins = frozenset(origin.rstrip("/") for origin in origins)
        """Other origins whose pages may use this server."""
        window = self.limits.window
        self.logins_by_name = Attempts(self.limits.logins_per_name, window)
        self.logins_by_address = Attempts(self.limits.logins_per_address, window)
        self.accounts_by_address = Attempts(self.limits.accounts_per_address, window)
        self.reports_by_address = Attempts(self.limits.reports_per_address, window)
        self.tables_by_address = Attempts(self.limits.tables_per_address, window)
        self.tables_by_person = Attempts(self.limits.tables_a_day, DAY)

    async def room(self, table: str) -> Room | None:
        """A live table. An id that no table could have does not reach the store."""
        return await self.hall.room(table) if table.isascii() and table.isalnum() else None

    async def open(self) -> None:
        await self.store.open()
        await self.hall.open()

    async def close(self) -> None:
        """Whatever is being written reaches the disk."""
        await self.hall.close()
        await self.store.close()
