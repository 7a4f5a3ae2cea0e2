"""A move that a visitor wants to make: how it is read, and the one reply that it gets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Union

import msgspec

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer, Refusal

from ..protocol.messages import Done, MoveMade, Problem
from ..store.base import StoreError
from ..tables import decisions
from ..tables.decisions import Denied
from ..telling.words import server_texts
from .commands import malformed, send_reply
from .visitors import Visitor

if TYPE_CHECKING:
    from .room import Room


class VisitorsMove:
    """As the timing of a table knows it."""

    def __init__(self, room: Room, visitor: Visitor, message: MoveMade, answer: Answer) -> None:
        self.guest = visitor
        self.seat = message.seat
        self.answer = answer
        self.ticket = message.ask
        self._room = room
        self._message = message

    def denied(self) -> Refusal | Denied | None:
        return decisions.may_play(self._room.table, self.guest.who, self.seat)

    def made(self) -> None:
        self.guest.tell(Done(self._message.id))

    def refused(self, why: Refusal | Denied) -> None:
        send_reply(self._room, self.guest, self._message, why)

    def failed(self, error: Exception) -> None:
        why = "problem.store" if isinstance(error, StoreError) else "problem.server"
        self.guest.tell(Problem("server", server_texts(self.guest.lang).say(why), "", self._message.id))


@cache
def _answer_decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[GAMES[game].answers])  # noqa: UP007 (a union of a tuple)


def read_move(room: Room, visitor: Visitor, message: MoveMade) -> VisitorsMove | Refusal | Denied | Problem:
    """The move of somebody who may play for a seat; or why it cannot be heard."""
    denied = decisions.may_play(room.table, visitor.who, message.seat)
    if denied is not None:
        return denied
    try:
        answer: Answer = _answer_decoder(room.table.game.name).decode(message.answer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return malformed(error, visitor, message.id, "answer")
    return VisitorsMove(room, visitor, message, answer)
