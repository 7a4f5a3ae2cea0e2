"""Fair under lag: an action counts a fixed time after it was made, whatever connection brings it.

The server calls every client now and then and measures how long the echo takes. Half of that is how long
ago an action was made when it arrives, and the rest of the fixed time it is held. So two who act at the same
moment are equal, as long as neither is farther away than the fixed time; bots, which are not far at all,
wait as long as everybody else. Whoever does not echo counts as near and has the whole time to wait.
"""

from __future__ import annotations

from collections import deque
from statistics import median_low

HOLD = 150
"""Milliseconds from the moment at which an action is made to the one at which it counts."""
SAMPLES = 7
"""Round trips that are remembered; their median counts, so that a late one changes nothing."""
OUTSTANDING = 8
"""Calls whose echo is still waited for."""


class Distance:
    """How far away a client is."""

    def __init__(self) -> None:
        self._called: dict[int, int] = {}
        self._trips: deque[int] = deque(maxlen=SAMPLES)
        self._next = 1

    @property
    def known(self) -> bool:
        """Whether there are as many round trips as are remembered."""
        return len(self._trips) == SAMPLES

    def call(self, now: int) -> int:
        """The number of a call that is made now."""
        number = self._next
        self._next += 1
        self._called[number] = now
        if len(self._called) > OUTSTANDING:
            del self._called[min(self._called)]
        return number

    def echo(self, number: int, now: int) -> None:
        """An echo has come; one to a call that was never made says nothing."""
        called = self._called.pop(number, None)
        if called is not None:
            self._trips.append(max(now - called, 0))

    @property
    def trip(self) -> int:
        """Milliseconds there and back."""
        return median_low(self._trips) if self._trips else 0

    @property
    def hold(self) -> int:
        """Milliseconds that an action of this client is held after its arrival."""
        return max(HOLD - self.trip // 2, 0)


def turn(due: int, seat: int) -> tuple[int, bool, int]:
    """The order in which actions count: by time; of the same millisecond heroes before the game master, and
    the lower seat first."""
    return due, seat == 0, seat
