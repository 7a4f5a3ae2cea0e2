"""What the people at one table want to be asked, seat by seat."""

from __future__ import annotations

from questhall.kernel.answers import Aside

from ..tables import events as e
from ..tables.table import Table
from .windows import AutoSeat


class AutoSeats:
    """The automatic answers of all seats."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.changed: set[int] = set()
        """Seats whose automatic answers have changed since somebody looked."""
        self._autos: dict[int, AutoSeat] = {}

    def of(self, seat: int) -> AutoSeat:
        auto = self._autos.get(seat)
        if auto is None:
            auto = self._autos[seat] = AutoSeat(seat, self.table.game.windows)
        return auto

    def stands_in(self, seat: int) -> bool:
        """Whether a player of the house answers for the person in a seat, in this turn."""
        auto = self._autos.get(seat)
        if auto is None or not auto.ends_with_turn:
            return False
        if auto.see_turn(self.table.game.windows.turn(self.table.view(seat))):
            self.changed.add(seat)
        return auto.stand_in is not None

    def heard(self, event: e.AnyTableEvent) -> None:
        """An event was applied."""
        if isinstance(event, e.Answered):
            aside = isinstance(self.table.playing.moves[-1].answer, Aside)
            auto = self._autos.get(event.seat)
            if auto is not None and not aside and auto.decided(event.auto):
                self.changed.add(event.seat)
        elif isinstance(event, e.Undone):
            for seat, state in self.table.seats.items():
                if state.holders:
                    self.of(seat).reset(ask_next=seat == event.seat)
                    self.changed.add(seat)
        elif (
            isinstance(event, e.Vacated)
            or (isinstance(event, e.Claimed) and not event.joined)
            or (isinstance(event, e.Returned) and event.again)
        ):
            self._forget(event.seat)

    def _forget(self, seat: int) -> None:
        """Somebody else sits there: nothing of the wishes before stays."""
        self._autos.pop(seat, None)
        self.changed.add(seat)
