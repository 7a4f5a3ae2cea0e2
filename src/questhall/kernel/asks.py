"""Questions and open asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from .answers import NOT_OFFERED, Answer, Refusal

if TYPE_CHECKING:
    from .dice import Random

QUESTIONS: dict[str, Question] = {}
"""Every question of every game by its name, so that an open ask is plain data."""


class Question:
    """What may be answered. One instance per kind of question; the state holds only its name."""

    name: ClassVar[str]
    finite: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in cls.__dict__:
            if cls.name in QUESTIONS:
                raise TypeError(f"two questions are called {cls.name}")
            QUESTIONS[cls.name] = cls()

    def options(self, g: Any, frame: Any, seat: int) -> Sequence[Answer]:
        """All answers of a finite question; sensible candidates of an open one."""
        raise NotImplementedError

    def refuse(self, g: Any, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        """Why this answer is not possible. For finite questions it is asked only about answers that
        are not among the options, and may leave it at that; open questions must decide."""
        return NOT_OFFERED

    def sample(self, g: Any, frame: Any, seat: int, random: Random) -> Answer:
        """One answer by chance; for open questions something wider than the candidates."""
        options = self.options(g, frame, seat)
        return options[random.below(len(options))]


class Ask(Struct, frozen=True, gc=False):
    """One open question to one seat."""

    number: int
    seat: int
    question: str
    rules: tuple[str, ...] = ()
    about: tuple[int, ...] = ()


class Asking(Struct, frozen=True, gc=False):
    """What a step returns to ask: the seats, and whether one answer is enough to go on."""

    seats: tuple[int, ...]
    question: str
    first: bool
    about: tuple[int, ...] = ()
    still: bool = False


def ask(seat: int, question: type[Question], about: tuple[int, ...] = ()) -> Asking:
    """One seat is asked."""
    return Asking((seat,), question.name, True, about)


def ask_all(seats: Iterable[int], question: type[Question], about: tuple[int, ...] = ()) -> Asking | None:
    """All these seats are asked at once, and all must answer; nobody sees the others' answers before."""
    asked = tuple(seats)
    return Asking(asked, question.name, False, about) if asked else None


def ask_first(seats: Iterable[int], question: type[Question], about: tuple[int, ...] = ()) -> Asking | None:
    """All these seats may answer; the first answer is dealt with, then the rest may be asked anew."""
    asked = tuple(seats)
    return Asking(asked, question.name, True, about) if asked else None


def ask_still(seats: Iterable[int], question: type[Question]) -> Asking | None:
    """Somebody has answered and nothing has changed for the others: their asks stay as they are.

    Whoever had none is asked anew.
    """
    asked = tuple(seats)
    return Asking(asked, question.name, True, (), True) if asked else None
