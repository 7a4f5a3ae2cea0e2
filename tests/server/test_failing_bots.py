"""A bot that fails holds up nobody: then any answer will do that the rules take."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.kernel.answers import Answer
from questhall.players.player import Thought
from questhall.server.backroom.backroom import ReckoningError
from questhall.server.timing.bots import Bots
from tests.server.any_game import BOT, LEAST, seats_for
from tests.server.tables import Parlour, played_in


class Nonsense(Answer, frozen=True):
    """Nobody has asked for it."""


async def breaks_down(_bots: Bots, _name: str, _seat: int, _turn: Any = None) -> Thought:
    raise ReckoningError("the clerk has fallen over")


async def talks_nonsense(_bots: Bots, _name: str, _seat: int, _turn: Any = None) -> Thought:
    return Thought(Nonsense())


@pytest.mark.parametrize("thinks", [breaks_down, talks_nonsense])
def test_the_table_goes_on(
    thinks: Callable[..., Awaitable[Thought]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bots, "think", thinks)

    @played_in(Parlour)
    async def told(parlour: Parlour) -> None:
        seats = {seat: "ada" if seat == 1 else BOT for seat in seats_for(LEAST)}
        room = await parlour.table(seats, settings={"heroes": LEAST})
        ada = await parlour.someone(room, "ada")

        def bots_moved() -> int:
            return sum(move.seat != 1 for move in room.table.playing.moves)

        for _ in range(200):
            if bots_moved() >= 5:
                break
            if ada.prompt(1) is not None:
                await ada.move(1, msgspec.to_builtins(room.table.state.options(1)[0]))
            else:
                await parlour.clock.pass_by(2000)
        assert bots_moved() >= 5

    told(tmp_path)
