"""What listens at an address need not be a program that plays."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.server import serve

from questhall.games.registry import GAMES
from questhall.server.edge.visits import UnreachableError, Visit, play_with_programs


@pytest.mark.parametrize("said", ["", "no JSON at all", b"\xff\xfe"])
def test_whoever_says_nothing_that_makes_sense_is_not_waited_for_at_every_question(said: str | bytes) -> None:
    game = GAMES["lanterns"]
    settings = game.settings(heroes=1)

    async def talk(line: Any) -> None:
        async for _ in line:
            if said:
                await line.send(said)

    async def visit() -> None:
        async with serve(talk, "127.0.0.1", 0) as server:
            address = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            players = dict.fromkeys(game.seats(settings), "random") | {1: address}
            await play_with_programs(Visit(game, settings, players, frozenset({1}), 1, seconds=1))

    with pytest.raises(UnreachableError, match="answered none"):
        asyncio.run(asyncio.wait_for(visit(), 20))
