"""A live table of a game in real time: what people do is held until the moment at which it counts."""

from __future__ import annotations

from questhall.kernel.answers import Answer, Refusal

from ..logs import log
from ..protocol.messages import Call, ClientMessage, Done, Echo, Hello, MoveMade, Problem
from ..rooms import commands
from ..rooms.room import TRY_AGAIN, Inn, Room
from ..rooms.visitors import Peer, Visitor
from ..store.base import Store, StoreError
from ..tables import decisions
from ..tables.decisions import Decision, Denied
from ..tables.table import Table
from ..telling.words import server_texts
from .answering import Answering
from .pacing import Action, Pacing
from .schedule import Schedule, Timer

CALL_EVERY = 2000
"""Milliseconds between two measurements of how far away somebody is."""


class RealTimeRoom(Room):
    """One table at which everybody acts at once."""

    pacing: Pacing

    def __init__(self, table: Table, store: Store, schedule: Schedule, inn: Inn) -> None:
        super().__init__(table, store, schedule, inn)
        self._going = False
        self._calling: Timer | None = None

    def _answerer(self) -> Answering:
        self.pacing = Pacing(self.table, self.schedule, self._online, self._wake)
        return self.pacing

    # --- coming and going ---------------------------------------------------------------------

    async def enter(self, peer: Peer, hello: Hello) -> bool:
        entered = await super().enter(peer, hello)
        if entered and self._calling is None:
            self._call_all()
        elif entered:
            self._call(self.visitors[peer])
        return entered

    async def handle(self, peer: Peer, message: ClientMessage) -> None:
        """The reply to an action comes when it counts; meanwhile other messages of the connection are heard."""
        visitor = self.visitors[peer]
        if isinstance(message, MoveMade):
            self._hold(visitor, message)
            return
        await super().handle(peer, message)
        if isinstance(message, Echo) and not visitor.distance.known:
            self._call(visitor)

    def stop(self) -> None:
        super().stop()
        if self._calling is not None:
            self._calling.cancel()

    def _call(self, visitor: Visitor) -> None:
        if visitor.seats:
            visitor.tell(Call(visitor.distance.call(self.schedule.now())))

    def _call_all(self) -> None:
        self._calling = self.schedule.later(CALL_EVERY, self._call_all) if self.visitors else None
        for visitor in self.visitors.values():
            self._call(visitor)

    # --- actions --------------------------------------------------------------------------------

    def _hold(self, visitor: Visitor, message: MoveMade) -> None:
        """By the moment of its arrival; what one connection says counts in the order in which it was said."""
        answer = commands.read_answer(self, visitor, message)
        if not isinstance(answer, Answer):
            commands.send_reply(self, visitor, message, answer)
            return
        visitor.heard = max(self.schedule.now() + visitor.distance.hold, visitor.heard)
        self.pacing.take(Action(visitor.heard, message.seat, answer, message.ask, said=(visitor, message)))

    def _wake(self) -> None:
        if not self._going:
            self._going = True
            self.spawn(self._go_on())

    async def _go_on(self) -> None:
        """Everything whose moment has come, one after the other; others may come in between."""
        try:
            while True:
                async with self._lock:
                    action = self.pacing.next()
                    if action is None:
                        break
                    await self._count(action)
        finally:
            self._going = False
            self.pacing.arm()

    async def _count(self, action: Action) -> None:
        """Carries out an action at its moment and replies to whoever wanted it."""
        try:
            refused = await self._play(action)
        except Exception as error:
            log().error("an action failed", table=self.id, seat=action.seat, exc_info=error)
            if action.said is not None:
                visitor, message = action.said
                why = "problem.store" if isinstance(error, StoreError) else "problem.server"
                visitor.tell(Problem("server", server_texts(visitor.lang).say(why), "", message.id))
            self.pacing.failed(action, TRY_AGAIN)
            return
        if refused is None:
            return
        if action.said is not None:
            commands.send_reply(self, *action.said, refused)
        elif action.look is None:
            log().error("what happens by itself was refused", table=self.id, seat=action.seat, refusal=str(refused))
        self.pacing.failed(action, TRY_AGAIN)

    async def _play(self, action: Action) -> Refusal | Denied | None:
        table, said, number = self.table, action.said, self.table.number
        by_itself = said is None and action.look is None
        answers: dict[str, Answer] = {}

        def decide() -> Decision:
            if by_itself and table.number != number:
                return ()  # another process was faster
            denied = decisions.may_play(table, said[0].who, action.seat) if said is not None else None
            if denied is not None:
                return denied
            moment = max(action.due, table.moment(table.state.now))
            event = decisions.play(table, action.seat, action.answer, action.ticket, moment, by_itself)
            if isinstance(event, Refusal):
                return event
            answers[event.answer] = action.answer
            return (event,)

        def done() -> None:
            if said is not None:
                said[0].tell(Done(said[1].id))

        refused = await self.enact(decide, done, answers)
        if isinstance(refused, Refusal) and said is not None:
            await self.enact(lambda: decisions.notes_mistake(table, action.seat, refused, action.due))
        return refused
