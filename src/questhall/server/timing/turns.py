"""Everybody in turn: a move counts when it comes, and what nobody needs to decide comes by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ..logs import log
from ..store.base import StoreError
from ..tables import events as e
from .answering import Answering, Thought
from .contract import TRY_AGAIN, Floor, Guest, WantedMove
from .playing import Play, enact_play, note_mistake
from .schedule import Deadline, Timer


class TurnByTurn:
    """The timing of a table at which nothing depends on a second."""

    def __init__(self, floor: Floor) -> None:
        self.answering = Answering(floor.table, floor.schedule, floor.autos, floor.bots, floor.online, self._due)
        self._floor = floor
        self._resting: Timer | None = None

    @property
    def busy(self) -> bool:
        return self.answering.busy

    def asks_person(self, seat: int) -> bool:
        return self.answering.asks_person(seat)

    def deadline(self) -> Deadline:
        return self.answering.deadline()

    def came(self, guest: Guest) -> None:
        """How far away somebody is does not matter."""

    def echoed(self, guest: Guest, number: int) -> None:
        """Nobody was called, so an echo says nothing."""

    def heard(self, event: e.AnyTableEvent) -> None:
        """The plan that follows is made from the table alone."""

    def plan(self) -> None:
        self.answering.plan()

    def stop(self) -> None:
        self.answering.stop()
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None

    async def move(self, wanted: WantedMove) -> None:
        floor = self._floor
        async with floor.lock:
            now = floor.schedule.now()
            refused = await enact_play(
                floor, lambda: wanted.denied() or Play(wanted.seat, wanted.answer, wanted.ticket, now), wanted.made
            )
            if refused is not None:
                await note_mistake(floor, wanted.seat, refused, now)
                wanted.refused(refused)

    def _due(self, seat: int, ticket: int) -> None:
        self._floor.spawn(self._answer(seat, ticket))

    async def _answer(self, seat: int, ticket: int) -> None:
        """Gives an answer whose time has come, unless bots have played enough among themselves for now."""
        rest = self._floor.rest()
        if rest:
            self.answering.spent(seat, ticket)
            self._resting = self._resting or self._floor.schedule.later(rest, self._rested)
            return
        async with self._floor.unhurried():
            await self._give(seat, ticket)

    def _rested(self) -> None:
        self._resting = None
        self.answering.plan()

    async def _give(self, seat: int, ticket: int) -> None:
        """If it is still wanted. A bot that fails holds up nobody: then any answer will do that the rules take."""
        if not await self._given(seat, ticket, self.answering.think):
            await self._given(seat, ticket, self.answering.improvise)

    async def _given(self, seat: int, ticket: int, think: Callable[[int, int], Awaitable[Thought | None]]) -> bool:
        """False: no answer was found, or the rules do not take it."""
        floor, answering = self._floor, self.answering
        chosen: Play | None = None

        def choose() -> Play | None:
            nonlocal chosen
            answer = answering.answer(seat, ticket, thought)
            if answer is None:
                chosen = None
            else:
                by_itself, late = answering.by_itself(seat), answering.too_late(seat)
                chosen = Play(seat, answer, ticket, now, by_itself, late)
            return chosen

        try:
            thought = await think(seat, ticket)
        except Exception:
            log().exception("a bot could not think", table=floor.table.id, seat=seat)
            return False
        async with floor.lock:
            now = floor.schedule.now()
            answering.spent(seat, ticket)
            try:
                refused = await enact_play(floor, choose)
            except StoreError as error:
                log().error("an answer could not be written", table=floor.table.id, seat=seat, error=str(error))
                floor.schedule.later(TRY_AGAIN, answering.plan)
                return True
            if refused is not None:
                log().error("an answer was refused", table=floor.table.id, seat=seat, refusal=str(refused))
                return False
            if chosen is None:
                answering.plan()
            return True
