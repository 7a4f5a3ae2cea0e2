"""A game once more, step by step, as one seat saw it.

A step is a move that changed something for the seat; what it could not notice is no step. So the numbers
of steps differ from seat to seat, and a fork at a step takes exactly the moves up to it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct

from questhall.kernel.asks import Offer
from questhall.kernel.match import Move
from questhall.kernel.state import Told

from ..protocol.http.replays import Replay, Step
from ..protocol.messages.play import Line
from ..tables.listing import seat_summaries
from ..tables.table import Table
from ..timing.patience import GiveWay
from .patch import patch

LARGEST = 400_000
"""Bytes of the steps in one answer, about; more are asked for from the last one on."""

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


class Recording(Struct, frozen=True):
    """What is the same for all who watch through the same eyes in one language, as it is sent."""

    first: int
    total: int
    view: Raw
    lines: Raw
    steps: Raw

    @property
    def size(self) -> int:
        return sum(len(bytes(part)) for part in (self.view, self.lines, self.steps))


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


async def moments(table: Table, seat: int | None, give_way: GiveWay) -> AsyncIterator[Moment]:
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
        await give_way()


def _readable(log: Sequence[Told], start: int, seat: int | None) -> list[Told]:
    return [told for told in log[start:] if told.only is None or seat in told.only]


async def steps_of(table: Table, seat: int | None, give_way: GiveWay) -> list[int]:
    """How many moves had been made at each step, from the first on."""
    return [moment.moves async for moment in moments(table, seat, give_way)]


async def moves_at(table: Table, seat: int | None, step: int, give_way: GiveWay) -> int | None:
    """How many moves had been made at a step; None if there is no such step."""
    number = 0
    async for moment in moments(table, seat, give_way):
        if number == step:
            return moment.moves
        number += 1
    return None


async def recorded(table: Table, seat: int | None, lang: str, first: int, give_way: GiveWay) -> Recording:
    """A game as a seat saw it, from a step on (or from the last one). The table must have begun."""
    teller = table.game.teller(lang, seat, marked=True)
    lines: list[bytes] = []
    steps: list[bytes] = []
    begins: Any = None
    seen: Any = None
    shown = size = 0
    number = -1
    async for moment in moments(table, seat, give_way):
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
        lines += map(_encode, told)
        if number <= first:
            begins, shown = moment.view, len(lines)
        elif size < LARGEST:
            steps.append(_encode(_step(moment, told, text)))
            size += len(steps[-1])
    return Recording(min(first, number), number, Raw(_encode(begins)), _listed(lines[:shown]), _listed(steps))


def _listed(parts: list[bytes]) -> Raw:
    return Raw(b"[" + b",".join(parts) + b"]")


def replay(table: Table, seat: int | None, identities: Collection[str], found: Recording) -> Replay:
    """What was recorded, for somebody who may see it."""
    return Replay(
        table=table.id,
        game=table.game.name,
        settings=table.settings,
        seats=seat_summaries(table),
        allowed=allowed_eyes(table, identities),
        over=table.status == "over",
        seat=seat,
        first=found.first,
        total=found.total,
        view=found.view,
        lines=cast("tuple[Line, ...]", found.lines),
        steps=cast("tuple[Step, ...]", found.steps),
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
