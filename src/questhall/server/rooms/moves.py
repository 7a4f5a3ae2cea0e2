"""A move that a visitor wants to make: how it is read, and the one reply that it gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal

from ..protocol.messages.client import MoveMade
from ..protocol.messages.server import Done, Problem
from ..store.base import StoreError
from ..tables import decisions
from ..tables.decisions import Denied
from ..telling.words import server_texts
from .commands import read_answer, send_reply
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


def read_move(room: Room, visitor: Visitor, message: MoveMade) -> VisitorsMove | Refusal | Denied | Problem:
    """The move of somebody who may play for a seat; or why it cannot be heard."""
    denied = decisions.may_play(room.table, visitor.who, message.seat)
    if denied is not None:
        return denied
    answer = read_answer(room.table, message.answer, visitor, message.id)
    return answer if isinstance(answer, Problem) else VisitorsMove(room, visitor, message, answer)
