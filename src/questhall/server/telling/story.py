"""What a seat has been told in one language, kept as it is sent: nothing is told twice.

A story that nobody hears stays where it is and goes on when somebody wants it; only an undo lets it begin anew.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator
from typing import Any, cast

import msgspec
from msgspec import Raw

from questhall.kernel.asks import Offer
from questhall.kernel.state import Told
from questhall.kernel.telling import Teller

from ..protocol.messages.play import Line
from ..tables.table import Table
from ..timing.patience import Patience

AT_A_TIME = 20
"""Lines that are told before it is looked whether others wait."""
FEW = 40
"""So many lines are told at once: nobody notices."""
LONG = 65_536
"""Bytes of a story that is work even if it is only sent."""
PER_SECOND = 300_000_000
"""Bytes that can be sent, about."""

Way = tuple[int | None, str]
"""Through whose eyes, in which language."""

_encode = msgspec.json.Encoder().encode
_line_decoder = msgspec.json.Decoder(Line)


class Story:
    """One seat, one language."""

    def __init__(self, table: Table, seat: int | None, lang: str) -> None:
        self._table = table
        self._seat = seat
        self._teller: Teller[Any] = table.game.teller(lang, seat, marked=True)
        self._read = 0
        self._text = bytearray()
        self._ends = array("Q")
        """Where in the text each line ends."""

    @property
    def behind(self) -> int:
        """Lines of the table that have not been looked at."""
        return len(self._table.playing.log) - self._read

    @property
    def size(self) -> int:
        return len(self._text)

    def teller(self, view: Any, offer: Offer | None = None) -> Teller[Any]:
        """One that knows all the seat knows."""
        self.hear(view, offer)
        return self._teller

    def hear(self, view: Any, offer: Offer | None = None, most: int | None = None) -> None:
        """The story goes on, by so many lines of the table at most."""
        self._teller.see(view, offer)
        log = self._table.playing.log
        stop = len(log) if most is None else min(len(log), self._read + most)
        for told in log[self._read : stop] if self._read < stop else ():
            if told.only is None or self._seat in told.only:
                self._tell(told)
        self._read = max(self._read, stop)

    def lines(self, first: int = 0) -> tuple[Line, ...]:
        """From a line on, ready to be put into a message."""
        start = self._ends[first - 1] + 1 if first else 0
        return cast("tuple[Line, ...]", Raw(b"".join((b"[", self._text[start:], b"]"))))

    def read(self, first: int) -> Iterator[Line]:
        """From a line on, to be looked at."""
        for number in range(first, len(self._ends)):
            start = self._ends[number - 1] + 1 if number else 0
            yield _line_decoder.decode(self._text[start : self._ends[number]])

    def _tell(self, told: Told) -> None:
        teller, number = self._teller, len(self._ends)
        if number:
            self._text += b","
        self._text += _encode(Line(number, told.key, teller.shown(told), told.rules, teller.line(told) or ""))
        self._ends.append(len(self._text))


class Stories:
    """All stories of one table that somebody has wanted since it was opened."""

    def __init__(self, table: Table, patience: Patience) -> None:
        self._table = table
        self._patience = patience
        self._told: dict[Way, Story] = {}

    def of(self, seat: int | None, lang: str) -> Story:
        story = self._told.get((seat, lang))
        if story is None:
            story = self._told[seat, lang] = Story(self._table, seat, lang)
        return story

    async def tell_ahead(self, ways: Collection[Way], owner: str) -> None:
        """Most of what these have to hear, so that little is left when it must be told at once."""
        if self._table.match is None:
            return
        for seat, lang in ways:
            story = self.of(seat, lang)
            await self._hear(story, seat, owner)
            if story.size > LONG:
                # Those who want a long one do not all get it at the same moment.
                await self._patience.begin(owner)
                self._patience.end(story.size / PER_SECOND)

    async def begin_anew(self, spoken: Collection[Way]) -> None:
        """Lines were taken back. Those that somebody hears are told again before they replace the old ones."""
        anew = {(seat, lang): Story(self._table, seat, lang) for seat, lang in spoken}
        for (seat, _), story in anew.items():
            await self._hear(story, seat, self._table.id)
        self._told = anew

    async def _hear(self, story: Story, seat: int | None, owner: str) -> None:
        if story.behind <= FEW:
            return
        async with self._patience.turn(owner) as give_way:
            while story.behind > FEW:
                story.hear(self._table.view(seat), None, AT_A_TIME)
                await give_way()
