"""A game once more, step by step, as one seat saw it.

A step is a move that changed something for the seat; what it could not notice is no step. So the numbers
of steps differ from seat to seat, and a fork at a step takes exactly the moves up to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from questhall.kernel.asks import Offer
from questhall.kernel.match import Move
from questhall.kernel.state import Told

from ..protocol.http_messages import Replay, Step
from ..protocol.messages import Line
from ..tables.listing import seat_summaries
from ..tables.table import Table
from .patch import patch

LARGEST = 400_000
"""Bytes of the steps in one answer, about; more are asked for from the last one on."""
AT_ONCE = 20
"""Moves that are played again before others get their turn."""

_encode = msgspec.json.Encoder().encode


class Moment(Struct):
    """A step of a replay: what is seen after it, what has changed by it, and what was told."""

    moves: int
    move: Move | None
    offer: Offer | None
    """What the seat was offered before, if the move was its own."""
    view: Any
    changes: list[Any]
    told: list[Told]


def allowed_eyes(table: Table, identities: Collection[str]) -> tuple[int | None, ...]:
    """Through whose eyes somebody may watch."""
    if table.status == "over":
        return (None, *table.seats)
    held = table.held(identities)
    return (None, *held) if held or table.options.spectators else ()


def may_fork(table: Table, identities: Collection[str]) -> bool:
    """When the game is over, or by somebody who plays it alone: nobody tries out what others will do."""
    if table.match is None:
        return False
    return table.status == "over" or (bool(table.held(identities)) and not table.others_played(identities))


async def moments(table: Table, seat: int | None) -> AsyncIterator[Moment]:
    """The game from its beginning, one step after the other."""
    played = table.playing
    game, moves = table.game, tuple(played.moves)
    again = played.beginning()
    first = len(again.moves)
    view = game.view(again.state, seat)
    yield Moment(first, None, None, view, [], _readable(again.log, 0, seat))
    for number, move in enumerate(moves[first:], start=first + 1):
        start = len(again.log)
        offer = again.state.offer(seat) if seat is not None and move.seat == seat else None
        again.answer(move.seat, move.answer, None, move.at, move.auto)
        after = game.view(again.state, seat)
        told = _readable(again.log, start, seat)
        changes = patch(view, after)
        if told or changes:
            yield Moment(number, move, offer, after, changes, told)
        view = after
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


def _readable(log: Sequence[Told], start: int, seat: int | None) -> list[Told]:
    return [told for told in log[start:] if told.only is None or seat in told.only]


async def moves_at(table: Table, seat: int | None, step: int) -> int | None:
    """How many moves had been made at a step; None if there is no such step."""
    number = 0
    async for moment in moments(table, seat):
        if number == step:
            return moment.moves
        number += 1
    return None


async def replay(
    table: Table, seat: int | None, identities: Collection[str], lang: str, first: int = 0
) -> Replay | None:
    """A game as a seat saw it, from a step on (or from the last one); None if it is not for these people to see.

    The table must have begun.
    """
    if seat not in allowed_eyes(table, identities):
        return None
    teller = table.game.teller(lang, seat, marked=True)
    lines: list[Line] = []
    steps: list[Step] = []
    begins: Any = None
    seen: Any = None
    shown = size = 0
    number = -1
    async for moment in moments(table, seat):
        number += 1
        text = ""
        if moment.move is not None and moment.offer is not None:
            teller.see(seen, moment.offer)
            text = teller.option(moment.move.answer)
        seen = moment.view
        teller.see(seen)
        told = tuple(
            [
                Line(n, each.key, teller.shown(each), each.rules, teller.line(each) or "")
                for n, each in enumerate(moment.told, len(lines))
            ]
        )
        lines += told
        if number <= first:
            begins, shown = moment.view, len(lines)
        elif size < LARGEST:
            steps.append(_step(moment, told, text))
            size += len(_encode(steps[-1]))
    return Replay(
        table=table.id,
        game=table.game.name,
        settings=table.settings,
        seats=seat_summaries(table),
        allowed=allowed_eyes(table, identities),
        over=table.status == "over",
        seat=seat,
        first=min(first, number),
        total=number,
        view=begins,
        lines=tuple(lines[:shown]),
        steps=tuple(steps),
        may_fork=may_fork(table, identities),
        may_download=table.status == "over",
    )


def _step(moment: Moment, told: tuple[Line, ...], text: str) -> Step:
    move = moment.move
    return Step(
        patch=moment.changes,
        lines=told,
        by=move.seat if move is not None and move.seat >= 0 else None,
        at=move.at if move is not None else None,
        text=text or (told[0].text if told else ""),
    )
