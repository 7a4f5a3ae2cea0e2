"""How much of something there may be: messages of a connection, attempts of an address."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from msgspec import Struct

from ..timing.buckets import MOST_KEYS, Clock


class Limits(Struct, frozen=True):
    """The limits of a server. Those of messages and bodies are part of the protocol."""

    unfinished_tables: int = 30
    tables_a_day: int = 200
    messages_per_second: float = 20
    burst: int = 60
    flood: int = 200
    """So many refused messages without a pause in between close a connection."""
    connections_per_address: int = 1000
    """A school may sit behind one address."""
    connections_per_table: int = 250
    """Those who look on; whoever plays there always comes in."""
    programs_per_person: int = 10
    connections_per_program: int = 20
    sandboxes_a_day: int = 2000
    """Tables for practice; they are removed soon."""
    hello_within: float = 10
    """Seconds."""
    unread_messages: int = 512
    unread_bytes: int = 8_000_000
    """What waits for a client that does not read; beyond it the client is dropped and may come again."""
    unread_bytes_of_all: int = 64_000_000
    """What waits for all of them; beyond it those are dropped for whom most is waiting."""
    logins_per_name: int = 10
    """From one address."""
    logins_for_name: int = 100
    """From everywhere; beyond it strangers have one try from each address."""
    logins_per_address: int = 30
    logins_per_device: int = 30
    accounts_per_address: int = 20
    reports_per_address: int = 60
    tables_per_address: int = 2000
    replays_per_address: int = 600
    """Only those that had to be played again."""
    look_backs_per_address: int = 20
    """Only those that had to be thought out."""
    window: float = 600
    """Seconds that attempts are counted in."""
    requests_per_second: float = 200
    requests_at_once: int = 10_000
    """HTTP requests from an address, by their price: thirty children may open the hall at the same moment."""
    head: int = 32_768
    """Bytes of a request before its body; so many again may follow it."""
    url: int = 8_192
    head_within: float = 15
    body_within: float = 60
    """Seconds in which a request must have come."""
    read_within: float = 60
    """Seconds in which a client must have read some of its answer."""
    pipelined: int = 8
    """Requests that may come before the answer to the first."""
    frames_per_second: float = 20
    """Parts of messages, and calls that a browser never makes."""
    body: int = 65_536
    file: int = 4_000_000
    """A body that brings a file: a long campaign has as many sheets as it had matches and heroes."""


class Crowd:
    """How many are here from each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._here[address] >= self._most:
            return False
        self._here[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]


class Attempts:
    """Counts attempts by key within a window of time. Remembers a bounded number of keys."""

    def __init__(self, most: int, window: float, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._window = window
        self._clock = clock
        self._times: OrderedDict[str, list[float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds until the next attempt is allowed; 0 means that this one is, and it is counted."""
        now = self._clock()
        times = [then for then in self._times.pop(key, ()) if now - then < self._window]
        allowed = len(times) < self._most
        if allowed:
            times.append(now)
        if times:
            self._times[key] = times
        while len(self._times) > MOST_KEYS:
            self._times.popitem(last=False)
        return 0.0 if allowed else times[0] + self._window - now

    def take_back(self, key: str) -> None:
        """The last attempt came to nothing and does not count."""
        times = self._times.get(key)
        if times:
            times.pop()

    def forgive(self, key: str) -> None:
        self._times.pop(key, None)
