"""One seat at one moment: what it sees, what it may answer, and where it could be. All that a player gets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from .answers import Answer
from .asks import QUESTIONS, Ask
from .dice import Random
from .domains import AnyDomain
from .state import State

V = TypeVar("V")
Shown = TypeVar("Shown", covariant=True)
S = TypeVar("S", bound=State)


class Seen(Protocol[Shown, S]):
    """What a game shows to a seat."""

    def view(self, g: S, seat: int | None) -> Shown: ...

    def glance(self, g: S, seat: int) -> Shown: ...

    def determinize(self, g: S, seat: int, random: Random) -> S: ...


class Situation(Generic[V, S]):
    """The state behind it is not for players. What they ask for is made when they ask for it."""

    __slots__ = ("_glance", "_seen", "_state", "_view", "ask", "people", "seat")

    def __init__(
        self,
        g: S,
        seat: int,
        seen: Seen[V, S],
        view: Callable[[], V] | None = None,
        people: frozenset[int] = frozenset(),
    ) -> None:
        """`view` gives the view where it was made already; `people` are the seats in which people sit."""
        ask = g.ask_of(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        self.ask: Ask = ask
        self.seat = seat
        self.people = people
        self._state = g
        self._seen = seen
        self._view: Callable[[], V] | None = view
        self._glance: V | None = None

    @property
    def view(self) -> V:
        """All that the seat may see."""
        if self._view is None:
            made = self._seen.view(self._state, self.seat)
            self._view = lambda: made
        return self._view()

    @property
    def glance(self) -> V:
        """The same, made piece by piece as it is read: quick for who reads little. It holds until anybody answers."""
        if self._view is not None:
            return self._view()
        if self._glance is None:
            self._glance = self._seen.glance(self._state, self.seat)
        return self._glance

    @property
    def options(self) -> Sequence[Answer]:
        """All answers of a finite question; sensible candidates of an open one."""
        return self._state.options(self.seat)

    @property
    def domain(self) -> AnyDomain | None:
        """What an answer to an open question is made of."""
        return self._state.domain(self.seat)

    @property
    def finite(self) -> bool:
        return QUESTIONS[self.ask.question].finite

    @property
    def thing(self) -> str:
        """The named thing that the question is about."""
        return self._state.thing_of(self._state.stack[-1])

    def refuses(self, answer: Answer) -> bool:
        """Whether an answer would be refused."""
        return self._state.refuse(self.seat, answer) is not None

    def possible(self, random: Random) -> S:
        """A full state that this seat could be in, with all that it has ever seen where it was seen."""
        return self._seen.determinize(self._state, self.seat, random)
