"""Everybody who looks at one table, and through whose eyes."""

from __future__ import annotations

from collections.abc import Callable

from ..tables.table import Table
from ..timing.patience import Patience
from ..timing.schedule import Deadline
from .feed import Feed, Follower
from .patch import Same
from .story import Stories

Eyes = tuple[int | None, ...]


class Audience:
    """The feeds of a table. A view is made only for eyes that somebody looks through."""

    def __init__(
        self,
        table: Table,
        patience: Patience,
        now: Callable[[], int],
        asks: Callable[[int], bool],
        deadline: Callable[[], Deadline],
    ) -> None:
        """`asks` tells whether the person in a seat is asked; `deadline` when the clock runs out."""
        self.table = table
        self.stories = Stories(table, patience)
        self.now = now
        self.asks = asks
        self.deadline = deadline
        self._eyes: dict[Follower, Eyes] = {}
        self._feeds: dict[int | None, Feed] = {}
        table.watched = self._feeds.keys()

    def __len__(self) -> int:
        return len(self._eyes)

    def eyes(self, follower: Follower) -> Eyes:
        return self._eyes.get(follower, ())

    def look(self, follower: Follower, eyes: Eyes) -> None:
        """From here on somebody looks through these eyes and through no others."""
        before = self.eyes(follower)
        self._eyes[follower] = eyes
        if self.table.match is None:
            return
        for seat in before:
            if seat not in eyes:
                self._unfollow(follower, seat)
        for seat in eyes:
            if seat not in before:
                self._follow(follower, seat)

    def leave(self, follower: Follower) -> None:
        eyes = self._eyes.pop(follower, ())
        if self.table.match is not None:
            for seat in eyes:
                self._unfollow(follower, seat)

    def begin(self) -> None:
        """The match is there: everybody sees it whole."""
        for follower, eyes in self._eyes.items():
            for seat in eyes:
                self._follow(follower, seat)

    def retell(self, follower: Follower, seat: int | None) -> None:
        feed = self._feeds.get(seat)
        if feed is not None:
            follower.send(feed.whole(follower.lang, self.now()))

    async def rewind(self) -> None:
        """Moves were taken back: what is left is told anew before it is said."""
        spoken = [(seat, lang) for seat, feed in self._feeds.items() for lang in feed.spoken]
        await self.stories.begin_anew(spoken)
        self.advance(rewound=True)

    def advance(self, rewound: bool = False) -> None:
        """Tells what has changed, to each what it may know."""
        deadline, now = self.deadline(), self.now()
        same: Same = {}
        for seat, feed in self._feeds.items():
            feed.advance(deadline, seat is not None and self.asks(seat), now, rewound, same)

    def feed(self, seat: int | None) -> Feed:
        """The feed of these eyes, or one for a single question about what they see."""
        feed = self._feeds.get(seat)
        if feed is not None:
            return feed
        return Feed(self.table, seat, self.stories, self.deadline(), seat is not None and self.asks(seat))

    def _follow(self, follower: Follower, seat: int | None) -> None:
        feed = self._feeds[seat] = self.feed(seat)
        feed.follow(follower, self.now())

    def _unfollow(self, follower: Follower, seat: int | None) -> None:
        feed = self._feeds[seat]
        feed.unfollow(follower)
        if not feed.followers:
            del self._feeds[seat]
