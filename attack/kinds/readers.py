"""Clients that ask and never read what they are told."""

from __future__ import annotations

from collections.abc import Iterator

from attack import hostile
from attack.crowd import crowd, felt, memory, stand_by
from attack.figures import Figure
from attack.long_table import LONG, hall_with_a_long_table

READERS = 60
MEMORY = 150
"""Megabytes that the hall may grow by."""


def attack(seconds: float) -> Iterator[Figure]:
    with hall_with_a_long_table() as server:
        before = memory(server)
        with crowd(hostile.deaf, server.host, READERS, LONG):
            bystander = stand_by(server.host, seconds)
            grown = memory(server) - before
        yield from felt(bystander, f"{READERS} that never read")
        yield Figure("memory beside them", f"{grown:,.0f} MB", f"{MEMORY} MB", grown < MEMORY)
