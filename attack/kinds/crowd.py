"""Two hundred hostile guests, and somebody who plays at another table."""

from __future__ import annotations

from collections.abc import Iterator

from attack import hostile
from attack.crowd import Deed, busy, crowd, felt, load, memory, stand_by
from attack.figures import Figure
from attack.long_table import LONG, hall_with_a_long_table

GUESTS = 200

DEEDS: dict[str, Deed] = {
    "refresh at a long table": hostile.refresher,
    "speak at a long table": hostile.speaker,
    "coming and going at a long table": hostile.comer,
    "300 messages a second": hostile.flooder,
    "a replay from another moment each": hostile.watcher,
    "lists of tables": hostile.asker,
}


def attack(seconds: float) -> Iterator[Figure]:
    for what, deed in DEEDS.items():
        with hall_with_a_long_table() as server, crowd(deed, server.host, GUESTS, LONG):
            before, _ = busy(server), server.longest()
            bystander = stand_by(server.host, seconds)
            used = busy(server) - before
            yield from felt(bystander, what)
            yield Figure(f"{what}: the hall worked", f"{used / seconds:.0%} of the time (load {load()})")
            yield Figure(f"{what}: longest work in one go", f"{server.longest() * 1000:.1f} ms")
            yield Figure(f"{what}: memory", f"{memory(server):,.0f} MB")
