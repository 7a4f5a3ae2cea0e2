"""Tables that bots play alone, as many as one guest after the other can open, as fast as they can be."""

from __future__ import annotations

from collections.abc import Iterator

import httpx

from attack.crowd import busy, felt, load, stand_by
from attack.figures import Figure
from attack.halls import hall_of
from attack.pulse import MeasuredProcess
from tests.server.any_game import ANY, BOT, seats_for

TABLES = 200


def attack(seconds: float) -> Iterator[Figure]:
    heroes = ANY.company.heroes[1]
    wanted = {
        "game": ANY.name,
        "settings": {"heroes": heroes},
        "options": {"pace": 0},
        "seats": [{"seat": seat, "to": "bot", "bot": BOT} for seat in seats_for(heroes)],
        "start": True,
    }
    with hall_of(MeasuredProcess) as server:
        for _ in range(TABLES):
            httpx.post(f"{server.url}/api/tables", json=wanted, timeout=60).raise_for_status()
        before, _ = busy(server), server.longest()
        bystander = stand_by(server.host, seconds)
        used = busy(server) - before
        yield from felt(bystander, f"{TABLES} tables of bots alone")
        yield Figure("the hall worked", f"{used / seconds:.0%} of the time (load {load()})")
        yield Figure("longest work in one go", f"{server.longest() * 1000:.1f} ms")
