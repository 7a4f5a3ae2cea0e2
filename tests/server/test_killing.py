"""Killing the server at any moment loses no acknowledged move, and every table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.postgres import fresh_database
from tests.server.process import ServerProcess
from tests.server.tireless import Player, Sent, explains, unexplained

KILLS = 3
TABLES = 8


async def kill_again_and_again(server: ServerProcess, players: list[Player], chance: Random) -> None:
    """Each time as soon as every table has gone on."""
    for _ in range(KILLS):
        reached = [player.acknowledged for player in players]
        while any(player.acknowledged <= before for player, before in zip(players, reached, strict=True)):
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, 0.6))
        server.kill()
        await asyncio.to_thread(server.start)
    reached = [player.acknowledged for player in players]
    while any(player.acknowledged <= before for player, before in zip(players, reached, strict=True)):
        await asyncio.sleep(0.01)
    server.kill()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:{tmp_path / 'questhall.db'}"
    else:
        with fresh_database() as url:
            yield url


def test_killing_the_server_again_and_again_loses_no_acknowledged_move(database: str, tmp_path: Path) -> None:
    chance = Random(6)
    errors = tmp_path / "errors"

    async def life() -> None:
        with ServerProcess(database, errors) as server:
            players = [Player([server], Random(chance.random())) for _ in range(TABLES)]
            for player in players:
                await player.sit_down()
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.wait_for(kill_again_and_again(server, players, chance), 90)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        assert await unexplained(database, players) == []

    asyncio.run(life())
    assert '"level": "error"' not in errors.read_text(encoding="utf-8")


def test_a_lost_a_swapped_or_an_invented_move_would_be_noticed() -> None:
    """The comparison itself: only what was never acknowledged may be missing."""
    sent = [Sent(1, "a", True), Sent(1, "b"), Sent(1, "b", True), Sent(2, "c", True)]
    assert explains(sent, [(1, "a"), (1, "b"), (2, "c")])
    assert explains(sent, [(1, "a"), (1, "b"), (1, "b"), (2, "c")])
    assert not explains(sent, [(1, "a"), (1, "b")])
    assert not explains(sent, [(1, "b"), (1, "a"), (2, "c")])
    assert not explains(sent, [(1, "a"), (1, "b"), (2, "c"), (2, "d")])
