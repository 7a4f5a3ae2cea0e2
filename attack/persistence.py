"""People at many tables who go on whatever happens; afterwards it is counted what the database has of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random

from attack.figures import Figure, share
from tests.server.process import ServerProcess
from tests.server.tireless import Player, unexplained

TABLES = 12


class Siege:
    """Players at a hall or at several, and how long each had to wait for the next acknowledgement after a blow."""

    def __init__(self, servers: Sequence[ServerProcess], chance: Random) -> None:
        self.players = [Player([*servers[n:], *servers[:n]], chance) for n in [m % len(servers) for m in range(TABLES)]]
        self.blows = 0
        self.waits: list[float] = []

    def stand(self, seconds: float, blow: Callable[[], Awaitable[float]]) -> None:
        """Blow after blow, each when everybody has played on. `blow` tells when it hit, by the clock of the loop."""
        asyncio.run(self._stand(seconds, blow))

    async def _stand(self, seconds: float, blow: Callable[[], Awaitable[float]]) -> None:
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        playing = [asyncio.create_task(player.play()) for player in self.players]
        try:
            await self._all_go_on(0.0)
            while clock() < end:
                hit = await blow()
                self.blows += 1
                self.waits += await self._all_go_on(hit)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _all_go_on(self, since: float) -> list[float]:
        """Seconds until each player had an acknowledgement."""
        clock = asyncio.get_running_loop().time
        reached = [player.acknowledged for player in self.players]
        waits: dict[int, float] = {}
        while len(waits) < len(self.players):
            await asyncio.sleep(0.01)
            for n, player in enumerate(self.players):
                if n not in waits and player.acknowledged > reached[n]:
                    waits[n] = clock() - since
        return list(waits.values())

    def figures(self, database: str) -> Iterator[Figure]:
        wrong = asyncio.run(unexplained(database, self.players))
        tables = sum(len(player.games) for player in self.players)
        yield Figure("blows", f"{self.blows:,}")
        yield Figure(
            "acknowledged moves", f"{sum(player.acknowledged for player in self.players):,} at {tables} tables"
        )
        yield Figure("tables at which one of them is missing", str(len(wrong)), "0", not wrong)
        if self.waits:
            yield Figure("until somebody plays on, p50", f"{share(self.waits, 0.5):.1f} s")
            yield Figure("until somebody plays on, longest", f"{max(self.waits):.1f} s")
