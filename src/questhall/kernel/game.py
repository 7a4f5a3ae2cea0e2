"""The contract that every game meets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .answers import Answer, Refusal
from .asks import QUESTIONS
from .dice import Random
from .state import State
from .telling import Manners, Teller

S = TypeVar("S", bound=State)


class BadSettingsError(ValueError):
    """No table can be laid for these settings; the refusal says why."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        """`text` is for developers."""
        self.refusal = refusal
        super().__init__(text)


class Outcome(Struct, frozen=True):
    """How a game ended: a share of the win for each seat, and in what way."""

    winners: tuple[int, ...]
    how: str


class Game(ABC, Generic[S]):
    """What kernel, players, lab, terminal and server need to know about a game."""

    name: ClassVar[str]
    rules_version: ClassVar[str]
    settings: ClassVar[type[Struct]]
    answers: ClassVar[tuple[type[Answer], ...]]
    folder: ClassVar[Path]
    manners: ClassVar[Manners]

    @abstractmethod
    def start(self, settings: Any, seed: int, dice: tuple[int, ...] = (), log: bool = False) -> S:
        """A new game, run to its first ask."""

    @abstractmethod
    def seats(self, settings: Any) -> tuple[int, ...]:
        """Every seat at the table; 0 is the game master's."""

    @abstractmethod
    def view(self, g: S, seat: int | None) -> Struct:
        """All that a seat may know (None: a spectator), and nothing else."""

    def views(self, g: S, seats: Iterable[int | None]) -> Mapping[int | None, Struct]:
        """The views of several seats at once, for games that can share their parts.

        They are for screens: in real time, where these change all the time, they come without candidates.
        """
        return {seat: self.view(g, seat) for seat in seats}

    def beside(self, g: S, seat: int | None, other: Any) -> Struct:
        """The view of a seat, where that of another at the same moment is at hand."""
        return self.view(g, seat)

    @abstractmethod
    def determinize(self, g: S, seat: int, random: Random) -> S:
        """A full state that this seat could be in: what it cannot know is dealt anew."""

    @abstractmethod
    def outcome(self, g: S) -> Outcome | None:
        """The result, or None while the game is on."""

    @abstractmethod
    def packs(self, settings: Any) -> Mapping[str, str]:
        """The content packs that a game with these settings uses, with version and digest."""

    @abstractmethod
    def save(self, g: S) -> dict[str, Any]:
        """The state as plain data."""

    @abstractmethod
    def load(self, data: dict[str, Any], settings: Any) -> S:
        """A state from plain data."""

    @abstractmethod
    def teller(self, lang: str, seat: int | None, marked: bool = False) -> Teller:
        """Tells a seat in a language; marked: names of cards stand between ⟦id| and ⟧."""

    @abstractmethod
    def content(self, lang: str) -> Any:
        """Cards, words and whatever else a client needs to draw the game, as plain data."""

    @abstractmethod
    def lesson(self) -> tuple[Any, int] | None:
        """Settings and seed of the guided first game, if there is one."""

    def sample(self, g: S, seat: int, random: Random) -> Answer:
        """An answer by chance, for any kind of question."""
        ask = g.ask_of(seat)
        if ask is None:
            raise ValueError(f"seat {seat} is not asked")
        question = QUESTIONS[ask.question]
        if question.finite:
            return random.choice(g.options(seat))
        return question.sample(g, g.stack[-1], seat, random)
