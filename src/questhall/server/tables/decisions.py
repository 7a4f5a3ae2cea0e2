"""What a command means: the events that follow from it, or why nothing does. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from questhall.kernel import notation, snapshot
from questhall.kernel.answers import OVER, STALE, Answer, Aside, Refusal
from questhall.kernel.game import AnyGame, BadSettingsError
from questhall.kernel.match import Prepared
from questhall.kernel.state import CLOCK
from questhall.players.level import LEVEL, named

from ..protocol.messages.table import TableOptions
from . import events as e
from .table import Table


class Denied(Struct, frozen=True):
    """It is not this person's to say."""

    code: Literal["not-your-seat", "not-host"]


Decision = Sequence[e.AnyTableEvent] | Refusal | Denied

NOT_HOST = Denied("not-host")
NOT_YOURS = Denied("not-your-seat")
NOT_BEGUN = Refusal("table.not-begun")
BEGUN = Refusal("table.begun")
ARCHIVED = Refusal("table.archived")
NO_WAY_BACK = Refusal("table.no-way-back")
OUT_OF_TURN = frozenset({STALE.key, OVER.key, "kernel.not-asked"})
"""Refusals of what came at the wrong time: nobody can be blamed for them."""


# --- before the start --------------------------------------------------------------------------


def refuse_settings(game: AnyGame, settings: Any) -> Refusal | None:
    """Whether a game can be laid out with these settings; the game itself says why not."""
    try:
        game.start(settings, 0)
    except BadSettingsError as error:
        return error.refusal
    return None


def arrange(table: Table, who: Collection[str], settings: Any, options: TableOptions, now: int) -> Decision:
    if not table.is_host(who):
        return NOT_HOST
    if table.status != "lobby":
        return BEGUN
    if table.lesson or table.forked_from:
        return Refusal("table.fixed")
    refusal = refuse_settings(table.game, settings)
    for seat in table.seats.values():
        gone = refusal is None and seat.seat not in table.game.seats(settings)
        if gone and table.is_there(seat, now) and not seat.held_by(who):
            refusal = Refusal("table.somebody-there")
    return refusal or [e.Arranged(now, msgspec.to_builtins(settings), options)]


def start(table: Table, who: Collection[str], now: int, levels: Mapping[int, int] | None = None) -> Decision:
    """`levels` are those of the bots that are to fit to the people."""
    if not table.is_host(who):
        return NOT_HOST
    if table.status != "lobby":
        return BEGUN
    if any(seat.free for seat in table.seats.values()):
        return Refusal("table.seats-free", (), {"n": sum(seat.free for seat in table.seats.values())})
    state = table.game.start(table.settings, table.seed)
    return [
        *fitted(table, levels or {}, now),
        e.Started(now, snapshot.seal(state) if not table.forked_from else ""),
    ]


def fitted(table: Table, levels: Mapping[int, int], now: int) -> list[e.AnyTableEvent]:
    """The bots that are to fit take their levels, if they still sit there."""
    wanted = [(seat, level) for seat, level in levels.items() if table.seats[seat].bot == LEVEL]
    return [e.BotSat(now, seat, named(level), fits=True) for seat, level in wanted]


# --- playing -------------------------------------------------------------------------------------


def may_play(table: Table, who: Collection[str], seat: int) -> Refusal | Denied | None:
    """Whether somebody speaks for a seat of a running game."""
    if seat not in table.seats or not table.seats[seat].held_by(who):
        return NOT_YOURS
    if table.status == "lobby":
        return NOT_BEGUN
    if table.status == "archived":
        return ARCHIVED
    return OVER if table.status == "over" else None


class Played(Struct, frozen=True):
    """A move as it is written down, and where it leads."""

    event: e.Answered
    prepared: Prepared


def play(
    table: Table,
    seat: int,
    answer: Answer,
    ticket: int | None,
    now: int,
    auto: bool = False,
    after: Prepared | None = None,
    ahead: Prepared | None = None,
    late: bool = False,
) -> Played | Refusal:
    """An answer to the ask with this ticket; an aside needs none, and is taken back only where it is a move.

    `ahead` is this move where it was carried out elsewhere, if the table is still as it was then and the moment is
    the same: what is written down must lead there again. `late`: the house answers for a program.

    Where everybody acts at once an action may come without: whether it is possible is seen at the table.
    """
    aside = isinstance(answer, Aside)
    talk = isinstance(answer, Aside) and not answer.is_move
    racing = ticket is None and table.game.timing.real_time
    if not aside and not racing:
        open_ask = table.playing.ticket(seat)
        if open_ask is not None and ticket != open_ask:
            return STALE
    time, by_itself = table.time(now), auto or talk
    prepared: Prepared | Refusal
    if ahead is not None and ahead.before is table.state and ahead.move.at == time:
        prepared = ahead
    else:
        prepared = table.playing.prepare(seat, answer, time, by_itself, after)
    if isinstance(prepared, Refusal):
        return prepared
    event = e.Answered(now, seat, notation.write(answer), time, by_itself, snapshot.seal(prepared.state), late)
    return Played(event, prepared)


def refuse(table: Table, seat: int, answer: Answer, time: int) -> Refusal | None:
    """Why the rules would not take an answer at this time."""
    g = table.state
    before = g.now
    g.now = max(before, time)
    refusal: Refusal | None = g.refuse(seat, answer)
    g.now = before
    return refusal


def notes_mistake(table: Table, seat: int, refusal: Refusal, now: int) -> list[e.AnyTableEvent]:
    """What the table notes about a move that the rules do not allow."""
    if refusal.key in OUT_OF_TURN:
        return []
    noted = table.game.talk.refused(table.state, seat)
    return _noted(table, [noted] if noted is not None else [], now)


def say(table: Table, who: Collection[str], seat: int, text: str, now: int) -> Decision:
    """Talk at the table, also before and after the game."""
    if seat not in table.seats or not table.seats[seat].held_by(who):
        return NOT_YOURS
    talked: list[e.AnyTableEvent] = [e.Talked(now, seat, table.seats[seat].name, text)]
    if table.status != "playing":
        return talked
    silent = table.game.talk.may_talk(table.state, seat)
    if silent is not None:
        return silent
    names = [(other.seat, other.name) for other in table.seats.values() if other.name]
    return talked + _noted(table, table.game.talk.overheard(table.state, seat, text, names), now)


def _noted(table: Table, answers: Sequence[Answer], now: int) -> list[e.AnyTableEvent]:
    found: list[e.AnyTableEvent] = []
    after: Prepared | None = None
    for answer in answers:
        played = play(table, CLOCK, answer, None, now, auto=True, after=after)
        if isinstance(played, Played):
            found.append(played.event)
            after = played.prepared
    return found


# --- taking back -----------------------------------------------------------------------------------


def undo(table: Table, seat: int, now: int) -> Decision:
    if table.game.timing.real_time:
        return NO_WAY_BACK
    if table.playing.last_of(seat) is None:
        return Refusal("kernel.nothing-to-undo")
    if table.undo is not None:
        return Refusal("table.undo-waits")
    return [e.UndoAsked(now, seat)] if table.undo_needs(seat) else [e.Undone(now, seat)]


def agree(table: Table, seat: int, yes: bool, now: int) -> Decision:
    """Yes or no of a seat that was asked; whoever asked may think better of it."""
    request = table.undo
    if request is None or (seat not in request.needs and (yes or seat != request.seat)):
        return Refusal("table.no-undo")
    answered: list[e.AnyTableEvent] = [e.UndoAnswered(now, seat, yes)]
    if yes and request.needs == (seat,):
        answered.append(e.Undone(now, request.seat))
    return answered


def redo(table: Table, seat: int, now: int) -> Decision:
    """By whoever took back, as long as nobody else's will is needed for it."""
    if table.game.timing.real_time:
        return NO_WAY_BACK
    if not table.undoers or table.undoers[-1][0] != seat:
        return Refusal("kernel.nothing-to-redo")
    if table.undoers[-1][1]:
        return Refusal("table.redo-needs")
    return [e.Redone(now)]


def move_on(table: Table, fresh: str, now: int) -> Decision:
    """The rematch is at another table, unless there is one already."""
    return [] if table.next else [e.MovedOn(now, fresh)]
