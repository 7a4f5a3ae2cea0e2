"""Where a game turned, and what would have been better: made once for a table, told in any language."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from msgspec import Struct

from questhall.players.lookback import Course, Doubt, Missed, can_look_back, critic_of
from questhall.players.player import Thought

from ..backroom.backroom import Backroom, Leisure
from ..protocol.http.replays import LookBack, MissedMove, Standing, Swing
from ..tables.table import Table
from ..timing.bots import table_secret
from ..timing.patience import GiveWay
from .replay import steps_of

HUNDRED = 100

Turns = Callable[[], AbstractAsyncContextManager[GiveWay]]
"""Where the game is played again: a few milliseconds at a time."""
Heard = Callable[[int], None]
"""Hears how far it is, in a hundred."""


class Found(Struct, frozen=True):
    """What a look back has found. Steps are those of a replay: through the eyes of whoever decided, else through
    those of the look back."""

    eyes: int | None
    curve: tuple[Standing, ...]
    swings: tuple[Swing, ...]
    missed: tuple[tuple[Missed, int], ...]


def offers_look_back(table: Table, backroom: Backroom) -> bool:
    """Where somebody looks ahead, and the whole game can be played again."""
    return backroom.has_leisure and table.archive is None and can_look_back(table.game)


async def looked_back(table: Table, leisure: Leisure, turns: Turns, heard: Heard) -> Found:
    """The same for the same table, whoever asks and whenever."""
    seats = _seats_of_people(table)
    async with turns() as give_way:
        course = await _played_again(table, seats, give_way)
    missed = await _reviewed(table, course, leisure, heard)
    eyes = seats[0] if len(seats) == 1 else None
    steps = dict[int | None, Sequence[int]]()
    for each in {eyes, *[one.decision.seat for one in missed]}:
        async with turns() as give_way:
            steps[each] = await steps_of(table, each, give_way)

    def step(seat: int | None, moves: int) -> int:
        """The last one that the seat had seen when so many moves had been made."""
        return max(bisect_right(steps[seat], moves) - 1, 0)

    curve = [Standing(step(eyes, one.moves), _hundredths(one.heroes)) for one in course.standings]
    swings = [
        Swing(one.turn, step(eyes, one.before.moves), _hundredths(one.before.heroes), _hundredths(one.after.heroes))
        for one in course.swings()
    ]
    moments = [(one, step(one.decision.seat, one.decision.moves)) for one in missed]
    return Found(eyes, tuple(curve), tuple(swings), tuple(moments))


def told(table: Table, found: Found, lang: str) -> LookBack:
    missed = tuple([_told_missed(table, one, step, lang) for one, step in found.missed])
    return LookBack("ready", HUNDRED, found.eyes, found.curve, found.swings, missed)


def _told_missed(table: Table, one: Missed, step: int, lang: str) -> MissedMove:
    decision = one.decision
    seat, state = decision.seat, decision.state
    teller = table.game.teller(lang, seat, marked=True)
    teller.see(table.game.view(state, seat), state.offer(seat))
    ask = state.ask_of(seat)
    asked = "" if ask is None else teller.question(ask).title
    done, better = teller.option(decision.done), teller.option(one.better)
    return MissedMove(seat, decision.turn, step, asked, done, better, max(1, _hundredths(one.gain)))


def _seats_of_people(table: Table) -> tuple[int, ...]:
    """Those that people have played; where there were none, all."""
    return tuple([seat.seat for seat in table.seats.values() if seat.known]) or tuple(table.seats)


async def _played_again(table: Table, seats: tuple[int, ...], give_way: GiveWay) -> Course:
    again = table.playing.beginning()
    course = Course(table.game, seats, again.state, len(again.moves))
    for number, move in enumerate(table.playing.moves[len(again.moves) :], start=len(again.moves)):
        course.decides(again.state, move, number)
        again.answer(move.seat, move.answer, None, move.at, move.auto)
        course.stands(again.state, number + 1)
        await give_way()
    return course


async def _reviewed(table: Table, course: Course, leisure: Leisure, heard: Heard) -> tuple[Missed, ...]:
    """A clerk thinks about one decision after the other."""
    review, spent = course.review(), 0
    try:
        doubt = next(review)
        while True:
            thought = await _thought(table, doubt, leisure)
            spent += doubt.playouts
            heard(min(HUNDRED * spent // course.effort, HUNDRED - 1))
            doubt = review.send(thought)
    except StopIteration as end:
        missed: tuple[Missed, ...] = end.value
        return missed


async def _thought(table: Table, doubt: Doubt, leisure: Leisure) -> Thought:
    decision, player = doubt.decision, critic_of(table.game, doubt.playouts)
    seed = table_secret(table, f"look back {doubt.round}")
    return await leisure.reconsider(table, decision.state, decision.seat, decision.done, player, seed, doubt.among)


def _hundredths(share: float) -> int:
    return round(HUNDRED * share)
