"""What each message of a person at a table does. Every command gets exactly one reply."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Union

import msgspec
from msgspec import UnsetType

from questhall.games.words import word
from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.foresight import THOUSAND, foresee
from questhall.kernel.game import AnyGame
from questhall.kernel.telling import Teller
from questhall.players.halving import ENOUGH
from questhall.players.player import Thought

from ..protocol.decoding import wrong
from ..protocol.messages import client as m
from ..protocol.messages.play import OptionInfo, Reason
from ..protocol.messages.server import (
    Done,
    Drawn,
    Forecast,
    FromServer,
    Link,
    NextTable,
    Odds,
    Pong,
    Problem,
    Reasons,
    Refused,
    Suggestion,
    TableChanged,
)
from ..tables import decisions, seating
from ..tables.decisions import NOT_YOURS, Decision, Denied
from ..tables.table import Table
from ..telling import words
from ..timing.bots import adviser

if TYPE_CHECKING:
    from .room import Room
    from .visitors import Visitor

Handler = Callable[["Room", "Visitor", Any], Awaitable[Refusal | Denied | FromServer | None]]
"""Returns the reply; None if it has been given."""


async def reply_to(room: Room, visitor: Visitor, message: m.ClientMessage) -> None:
    """Does what a message says and replies."""
    assert not isinstance(message, m.Hello | m.Echo | m.MoveMade)
    send_reply(room, visitor, message, await HANDLERS[type(message)](room, visitor, message))


def send_reply(room: Room, visitor: Visitor, message: m.Command, reply: Refusal | Denied | FromServer | None) -> None:
    """The reply to a command, in the language of whoever gave it."""
    if isinstance(reply, Denied):
        visitor.tell(words.problem(reply.code, visitor.lang, message.id))
    elif isinstance(reply, Refusal):
        seat = getattr(message, "seat", None)
        teller = teller_for(room, visitor, seat if seat in visitor.seats else None)
        visitor.tell(Refused(message.id, words.reason(reply, visitor.lang, teller)))
    elif reply is not None:
        visitor.tell(reply)


def teller_for(room: Room, visitor: Visitor, seat: int | None) -> Teller[Any]:
    if room.table.match is None:
        return room.table.game.teller(visitor.lang, seat, marked=True)
    return room.audience.feed(seat).teller(visitor.lang)


async def _decide(
    room: Room, visitor: Visitor, request: int, decide: Callable[[], Decision]
) -> Refusal | Denied | None:
    """Carries a decision out; Done is said before anything is told."""
    return await room.enact(decide, lambda: visitor.tell(Done(request)))


def malformed(error: Exception, visitor: Visitor, request: int, within: str) -> Problem:
    found = wrong(error, words.server_texts(visitor.lang), within)
    return Problem("malformed", found.text, found.place, request)


# --- coming and going --------------------------------------------------------------------------


async def ping(room: Room, visitor: Visitor, message: m.Ping) -> Pong:
    return Pong(message.id)


async def speak(room: Room, visitor: Visitor, message: m.Speak) -> Refusal | None:
    spoken = words.languages_of(room.table.game)
    if message.lang not in spoken:
        return Refusal("table.no-lang", (), {"known": ", ".join(spoken)})
    visitor.tell(Done(message.id))
    room.audience.leave(visitor)
    room.watching.leave(visitor)
    visitor.peer.lang = message.lang
    visitor.tell(TableChanged(room.news.info(visitor), visitor.seats))
    await room.look(visitor)
    return None


async def watch(room: Room, visitor: Visitor, message: m.Watch) -> Refusal | Denied | None:
    table = room.table
    if message.seat is not None and (visitor.seats or not room.watching.allows(message.seat)):
        return Refusal("table.no-open-hands")
    visitor.tell(Done(message.id))
    visitor.watch = message.seat
    if table.options.spectators:
        await room.look(visitor)
    return None


async def refresh(room: Room, visitor: Visitor, message: m.Refresh) -> Denied | None:
    if message.seat in room.audience.eyes(visitor):
        visitor.tell(Done(message.id))
        room.audience.retell(visitor, message.seat)
    elif message.seat in room.watching.eyes(visitor):
        visitor.tell(Done(message.id))
        room.watching.retell(visitor, message.seat)
    else:
        return NOT_YOURS
    return None


# --- playing -------------------------------------------------------------------------------------


async def why(room: Room, visitor: Visitor, message: m.Why) -> Refusal | Denied | Reasons | Problem:
    """One answer, or every way to use a thing; equal reasons are told once."""
    table = room.table
    denied = decisions.may_play(table, visitor.who, message.seat)
    if denied is not None:
        return denied
    if isinstance(message.answer, UnsetType):
        what = "" if isinstance(message.what, UnsetType) else message.what
        tries = table.game.windows.tries(table.view(message.seat), table.state.ask_of(message.seat), what)
    else:
        meant = read_answer(table, message.answer, visitor, message.id)
        if isinstance(meant, Problem):
            return meant
        tries = (meant,)
    time = table.time(room.schedule.now())
    teller = teller_for(room, visitor, message.seat)
    reasons: dict[Reason, None] = {}
    possible: list[OptionInfo] = []
    for answer in tries:
        refusal = decisions.refuse(table, message.seat, answer, time)
        if refusal is None:
            possible.append(OptionInfo(answer, teller.option(answer)))
        else:
            reasons[words.reason(refusal, visitor.lang, teller)] = None
    return Reasons(message.id, message.seat, () if possible else tuple(reasons), tuple(possible))


async def try_out(room: Room, visitor: Visitor, message: m.Try) -> Refusal | Denied | Forecast | Problem:
    """What an answer would be. It is told by somebody who forgets it at once: it has not happened."""
    table, seat = room.table, message.seat
    denied = decisions.may_play(table, visitor.who, seat)
    if denied is not None:
        return denied
    answer = read_answer(table, message.answer, visitor, message.id)
    if isinstance(answer, Problem):
        return answer
    found = await room.backroom.foresee(table, seat, answer)
    if found is None:
        async with room.inn.patience.turn(visitor.address):
            found = foresee(table.game, table.state, seat, answer)
    teller = table.game.teller(visitor.lang, seat, marked=True)
    teller.see(table.view(seat), table.state.offer(seat))
    refusal = words.reason(found.refusal, visitor.lang, teller) if found.refusal is not None else None
    told = [(teller.line(each.told), each.share) for each in found.expected]
    certain = tuple([text for text, share in told if text and share == THOUSAND])
    odds = tuple([Odds(text, share) for text, share in told if text and share < THOUSAND])
    shown = [] if found.tries else [(each, teller.shown(each.told)) for each in found.expected]
    drawn = tuple([Drawn(each.told.key, args, each.share) for each, args in shown])
    return Forecast(message.id, seat, refusal, found.price, certain, odds, found.tries, drawn, found.unopposed)


@cache
def _answer_decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[game.answers])  # noqa: UP007 (a union of a tuple)


def read_answer(table: Table, raw: msgspec.Raw, visitor: Visitor, request: int) -> Answer | Problem:
    """What somebody says, as the game knows it."""
    try:
        answer: Answer = _answer_decoder(table.game).decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return malformed(error, visitor, request, "answer")
    return answer


async def undo(room: Room, visitor: Visitor, message: m.Undo) -> Refusal | Denied | None:
    return await _at_seat(room, visitor, message, lambda now: decisions.undo(room.table, message.seat, now))


async def redo(room: Room, visitor: Visitor, message: m.Redo) -> Refusal | Denied | None:
    return await _at_seat(room, visitor, message, lambda now: decisions.redo(room.table, message.seat, now))


async def agree(room: Room, visitor: Visitor, message: m.Agree) -> Refusal | Denied | None:
    yes = message.yes
    return await _at_seat(room, visitor, message, lambda now: decisions.agree(room.table, message.seat, yes, now))


async def _at_seat(
    room: Room, visitor: Visitor, message: m.Undo | m.Redo | m.Agree, decide: Callable[[int], Decision]
) -> Refusal | Denied | None:
    """A decision of somebody who plays."""
    now = room.schedule.now()

    def decided() -> Decision:
        return decisions.may_play(room.table, visitor.who, message.seat) or decide(now)

    return await _decide(room, visitor, message.id, decided)


async def auto(room: Room, visitor: Visitor, message: m.Auto) -> Refusal | Denied | None:
    denied = decisions.may_play(room.table, visitor.who, message.seat)
    if denied is not None:
        return denied
    turn = room.table.game.windows.turn(room.table.view(message.seat))
    room.autos.of(message.seat).set(message.mode, message.things, turn)
    visitor.tell(Done(message.id))
    room.wishes_changed(message.seat)
    return None


async def play_for_me(room: Room, visitor: Visitor, message: m.PlayForMe) -> Refusal | Denied | None:
    denied = decisions.may_play(room.table, visitor.who, message.seat)
    if denied is not None:
        return denied
    turn = room.table.game.windows.turn(room.table.view(message.seat))
    room.autos.of(message.seat).stand_in = turn if message.on else None
    visitor.tell(Done(message.id))
    room.wishes_changed(message.seat)
    return None


async def suggest(room: Room, visitor: Visitor, message: m.Suggest) -> Refusal | Denied | Suggestion:
    table = room.table
    denied = decisions.may_play(table, visitor.who, message.seat)
    if denied is not None:
        return denied
    if table.playing.ticket(message.seat) is None:
        return Refusal("table.nothing-asked")
    if table.game.timing.stands_still(table.state):
        return Refusal("table.wait")
    thought = await _advice(room, visitor, message.seat)
    if isinstance(thought.answer, Aside) and not thought.answer.is_move:
        thought = await _advice(room, visitor, message.seat)  # it has said what it is about to do
    if thought.answer is None:
        return Refusal("table.wait")
    teller = teller_for(room, visitor, message.seat)
    better = round(100 * thought.gain)
    than = teller.option(thought.advice) if better and thought.advice is not None else ""
    tried = thought.worlds if thought.worlds >= ENOUGH else 0
    why = word(table.game.texts(visitor.lang), f"reason.{thought.reason}", "")
    return Suggestion(message.id, message.seat, thought.answer, teller.option(thought.answer), better, than, tried, why)


async def _advice(room: Room, visitor: Visitor, seat: int) -> Thought:
    return await room.bots.think(adviser(room.table), seat, room.inn.patience.turn(visitor.address))


async def say(room: Room, visitor: Visitor, message: m.Say) -> Refusal | Denied | None:
    now = room.schedule.now()
    return await _decide(
        room, visitor, message.id, lambda: decisions.say(room.table, visitor.who, message.seat, message.text, now)
    )


# --- the table itself ------------------------------------------------------------------------------


async def arrange(room: Room, visitor: Visitor, message: m.Arrange) -> Refusal | Denied | Problem | None:
    table, now = room.table, room.schedule.now()
    try:
        settings = msgspec.json.decode(message.settings, type=table.game.settings)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return malformed(error, visitor, message.id, "settings")
    return await _decide(
        room, visitor, message.id, lambda: decisions.arrange(table, visitor.who, settings, message.options, now)
    )


async def give_seat(room: Room, visitor: Visitor, message: m.GiveSeat) -> Refusal | Denied | None:
    now, secret = room.schedule.now(), secrets.token_urlsafe(16)
    if visitor.name:
        message = msgspec.structs.replace(message, name=visitor.name)

    def done() -> None:
        link = Link(message.id, message.seat, secret)
        visitor.tell(link if message.to == "link" else Done(message.id))

    return await room.enact(lambda: seating.give_seat(room.table, visitor.who, message, now, secret), done)


async def consent(room: Room, visitor: Visitor, message: m.Consent) -> Refusal | Denied | None:
    now = room.schedule.now()
    return await _decide(
        room,
        visitor,
        message.id,
        lambda: seating.answer_wish(room.table, visitor.who, message.seat, message.yes, now),
    )


async def open_link(room: Room, visitor: Visitor, message: m.OpenLink) -> Refusal | Denied | None:
    now = room.schedule.now()
    visitor.secrets.add(message.secret)
    return await _decide(
        room,
        visitor,
        message.id,
        lambda: seating.open_link(room.table, visitor.who, message.secret, now, visitor.name),
    )


async def start(room: Room, visitor: Visitor, message: m.Start) -> Refusal | Denied | None:
    now, levels = room.schedule.now(), await room.inn.levels(room.table, visitor.who)
    return await _decide(room, visitor, message.id, lambda: decisions.start(room.table, visitor.who, now, levels))


async def rematch(room: Room, visitor: Visitor, message: m.Rematch) -> Refusal | Denied | None:
    table = room.table
    if not visitor.seats and not table.is_host(visitor.who):
        return Denied("not-host")
    if table.status not in ("over", "archived"):
        return Refusal("table.not-over")
    fresh = table.next or await room.inn.rematch(table)
    await room.enact(lambda: decisions.move_on(table, fresh, room.schedule.now()))
    visitor.tell(NextTable(message.id, table.next))
    return None


HANDLERS: dict[type[Any], Handler] = {
    m.Ping: ping,
    m.Speak: speak,
    m.Watch: watch,
    m.Refresh: refresh,
    m.Why: why,
    m.Try: try_out,
    m.Undo: undo,
    m.Redo: redo,
    m.Agree: agree,
    m.Auto: auto,
    m.PlayForMe: play_for_me,
    m.Suggest: suggest,
    m.Say: say,
    m.Arrange: arrange,
    m.GiveSeat: give_seat,
    m.Consent: consent,
    m.OpenLink: open_link,
    m.Start: start,
    m.Rematch: rematch,
}
