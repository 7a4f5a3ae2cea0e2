"""Everybody at once: what people do is held until the moment at which it counts."""

from __future__ import annotations

from questhall.kernel.answers import Refusal

from ..logs import log
from ..protocol.messages.server import Call
from ..tables import events as e
from ..tables.decisions import Denied
from .contract import TRY_AGAIN, Floor, Guest, WantedMove
from .pacing import Action, Pacing
from .playing import Play, enact_play, note_mistake
from .schedule import Deadline, Timer

CALL_EVERY = 2000
"""Milliseconds between two measurements of how far away somebody is."""


class RealTime:
    """The timing of a table at which everybody acts at once."""

    def __init__(self, floor: Floor) -> None:
        self.pacing = Pacing(
            floor.table, floor.schedule, floor.autos, floor.bots, floor.online, floor.guests, floor.awake, self._wake
        )
        self._floor = floor
        self._going = False
        self._calling: Timer | None = None

    @property
    def busy(self) -> bool:
        return self.pacing.busy

    def asks_person(self, seat: int) -> bool:
        return self.pacing.asks_person(seat)

    def deadline(self) -> Deadline:
        """Clients see in the view what ends when."""
        return None

    def heard(self, event: e.AnyTableEvent) -> None:
        self.pacing.heard(event)

    def plan(self) -> None:
        self.pacing.plan()

    def stop(self) -> None:
        self.pacing.stop()
        if self._calling is not None:
            self._calling.cancel()

    # --- how far away people are ----------------------------------------------------------------

    def came(self, guest: Guest) -> None:
        if self._calling is None:
            self._call_all()
        else:
            self._call(guest)

    def echoed(self, guest: Guest, number: int) -> None:
        guest.distance.echo(number, self._floor.schedule.now())
        if not guest.distance.known:
            self._call(guest)

    def _call(self, guest: Guest) -> None:
        if guest.seats:
            guest.tell(Call(guest.distance.call(self._floor.schedule.now())))

    def _call_all(self) -> None:
        guests = self._floor.guests()
        self._calling = self._floor.schedule.later(CALL_EVERY, self._call_all) if guests else None
        for guest in guests:
            self._call(guest)

    # --- actions --------------------------------------------------------------------------------

    async def move(self, wanted: WantedMove) -> None:
        """Kept by the moment of its arrival; what one guest says counts in the order in which it was said.

        Nobody waits for it: meanwhile other messages of the guest are heard.
        """
        guest = wanted.guest
        guest.latest = max(self._floor.schedule.now() + guest.distance.hold, guest.latest)
        self.pacing.take(Action(guest.latest, wanted.seat, wanted.answer, wanted.ticket, wanted=wanted))

    def _wake(self) -> None:
        if not self._going:
            self._going = True
            self._floor.spawn(self._go_on())

    async def _go_on(self) -> None:
        """Everything whose moment has come, one after the other; others may come in between."""
        try:
            while True:
                async with self._floor.unhurried(), self._floor.lock:
                    action = self.pacing.next()
                    if action is None:
                        break
                    self._floor.rest()  # counts it; where it was the last, the bots stop by themselves
                    await self._count(action)
        finally:
            self._going = False
            self.pacing.arm()

    async def _count(self, action: Action) -> None:
        """Plays an action at its moment and replies to whoever wanted it."""
        table, wanted = self._floor.table, action.wanted
        try:
            refused = await self._play(action)
        except Exception as error:
            log().error("an action failed", table=table.id, seat=action.seat, exc_info=error)
            if wanted is not None:
                wanted.failed(error)
            self.pacing.failed(action, TRY_AGAIN)
            return
        if refused is None:
            return
        if wanted is not None:
            wanted.refused(refused)
        elif action.look is None:
            log().error("what happens by itself was refused", table=table.id, seat=action.seat, refusal=str(refused))
        self.pacing.failed(action, TRY_AGAIN)

    async def _play(self, action: Action) -> Refusal | Denied | None:
        table, wanted = self._floor.table, action.wanted
        number = table.number

        def choose() -> Play | Refusal | Denied | None:
            if action.by_itself and table.number != number:
                return None  # another process was faster
            denied = wanted.denied() if wanted is not None else None
            if denied is not None:
                return denied
            moment = max(action.due, table.moment(table.state.now))
            return Play(action.seat, action.answer, action.ticket, moment, action.by_itself)

        refused = await enact_play(self._floor, choose, wanted.made if wanted is not None else None)
        if refused is not None and wanted is not None:
            await note_mistake(self._floor, action.seat, refused, action.due)
        return refused
