"""A long race once more: thousands of steps, in pieces, each with its time."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from questhall.games.rushout.moves import Roll
from questhall.kernel.state import CLOCK
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.tables import decisions
from questhall.server.tables import events as e
from questhall.server.tables.table import Table
from questhall.server.telling.replay import LARGEST
from tests.games.rushout.server.races import RACE, state_of
from tests.server.tables import START, Screen, watched_again

MOVES = 3000
LOOKING = 700
"""Milliseconds until landed dice are rolled again."""


def long_race() -> Table:
    """Everybody rolls and nobody ever places anything."""
    created = e.Created(START, "rushout", RACE, TableOptions(), 5, "ada")
    bots = [e.BotSat(START, seat, "normal") for seat in range(3)]
    table = Table.load("race", [created, *bots, e.Started(START)])
    landed = dict.fromkeys(table.seats, 0)
    while len(table.playing.moves) < MOVES:
        seat = next((ask.seat for ask in table.state.asks if ask.seat != CLOCK), CLOCK)
        deadline = table.game.timing.deadline(table.state)
        time = landed[seat] + LOOKING if seat != CLOCK else 0
        if deadline is not None and (seat == CLOCK or deadline[0] <= time):
            seat, time = CLOCK, deadline[0]
            landed |= {player.seat: time for player in state_of(table).players if player.busy == time}
        answer = table.state.options(CLOCK)[0] if seat == CLOCK else Roll()
        time = max(time, table.state.now)
        played = decisions.play(table, seat, answer, table.playing.ticket(seat), table.moment(time))
        assert isinstance(played, decisions.Played), played
        table.apply(played.event, played.prepared)
    return table


def test_a_race_of_three_thousand_steps_comes_in_pieces_and_ends_like_the_table() -> None:
    table = long_race()
    screen, times, pieces = Screen(), [], 0
    first, total = 0, MOVES
    while first < total:
        piece = asyncio.run(watched_again(table, None, (), first))
        assert piece.first == first
        assert piece.steps
        assert len(msgspec.json.encode(piece.steps)) < LARGEST + 10_000
        if not pieces:
            screen.take({"view": plain(piece.view), "version": 0, "lines": plain(piece.lines)})
        for number, step in enumerate(piece.steps, first):
            change = {"base": number, "version": number + 1, "patch": plain(step.patch), "lines": plain(step.lines)}
            screen.take(change)
            times.append(step.at)
        first, total, pieces = first + len(piece.steps), piece.total, pieces + 1
    assert pieces > 1
    assert total == MOVES
    assert times == [each.at for each in table.playing.moves]
    whole = asyncio.run(watched_again(table, None, (), total))
    assert screen.view == plain(whole.view)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
