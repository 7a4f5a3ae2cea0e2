"""No attack at all: what a bystander's moves take when nobody is in the way. The others are read beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

from attack.bystander import Bystander
from attack.figures import Figure, share
from attack.halls import hall


def attack(seconds: float) -> Iterator[Figure]:
    with hall() as server:
        bystander = Bystander(server.host, Random(1))

        async def life() -> None:
            playing = asyncio.create_task(bystander.play())
            await asyncio.sleep(seconds)
            playing.cancel()

        asyncio.run(life())
    yield Figure("moves of a bystander", f"{len(bystander.waits):,}")
    yield Figure("p99", f"{share(bystander.waits, 0.99) * 1000:.1f} ms")
    yield Figure("longest", f"{max(bystander.waits) * 1000:.1f} ms")
    yield Figure("connections lost", str(bystander.lost), "0", not bystander.lost)
