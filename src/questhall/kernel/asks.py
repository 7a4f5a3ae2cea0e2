"""Questions, open asks, and what is offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .answers import NOT_OFFERED, Answer, Refusal
from .domains import AnyDomain

if TYPE_CHECKING:
    from .chance import Told
    from .dice import Random

G = TypeVar("G")
F = TypeVar("F")

QUESTIONS: dict[str, AnyQuestion] = {}
"""Every question of every game by its name, so that an open ask is plain data."""


class Question(Generic[G, F]):
    """What may be answered, by a state and the procedure that asks. One instance per kind of question."""

    name: ClassVar[str]
    finite: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" in cls.__dict__:
            if cls.name in QUESTIONS:
                raise TypeError(f"two questions are called {cls.name}")
            QUESTIONS[cls.name] = cls()

    def options(self, g: G, frame: F, seat: int) -> Sequence[Answer]:
        """All answers of a finite question; sensible candidates of an open one."""
        raise NotImplementedError

    def domain(self, g: G, frame: F, seat: int) -> AnyDomain | None:
        """What an answer to an open question is made of; None: the candidates are all there is to say."""
        return None

    def beside(self, g: G, frame: F, seat: int) -> Sequence[Answer]:
        """Answers to an open question that its domain does not tell, because they are of another kind."""
        return ()

    def refuse(self, g: G, frame: F, seat: int, answer: Answer) -> Refusal | None:
        """Why this answer is not possible. For finite questions it is asked only about answers that
        are not among the options, and may leave it at that; open questions must decide."""
        return NOT_OFFERED

    def price(self, g: G, frame: F, seat: int, answer: Answer) -> dict[str, int]:
        """What an answer costs, by the names of what is spent; exact, and known to the seat."""
        return {}

    def expects(self, g: G, frame: F, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        """What would be told after this answer, and how often in a thousand, by exact reckoning with what the seat
        knows; None: it has to be tried out."""
        return None

    def sample(self, g: G, frame: F, seat: int, random: Random) -> Answer:
        """One answer by chance; for open questions something wider than the candidates."""
        options = self.options(g, frame, seat)
        return options[random.below(len(options))]


AnyQuestion = Question[Any, Any]
"""Any: which state and which procedure a question wants is known to its game alone."""


class Ask(Struct, frozen=True, gc=False):
    """One open question to one seat."""

    number: int
    seat: int
    question: str
    rules: tuple[str, ...] = ()
    about: tuple[int, ...] = ()


class Offer(Struct, frozen=True, gc=False):
    """What a seat may answer now. The state makes it, and makes it anew after everything that is said."""

    ask: Ask
    finite: bool
    options: Sequence[Answer]
    """All answers of a finite question; candidates of an open one, without those that its domain tells."""
    domain: AnyDomain | None = None
    thing: str = ""
    """The named thing that the question is about: a card, a monster."""


class Asking(Struct, frozen=True, gc=False):
    """What a step returns to ask: the seats, and whether one answer is enough to go on."""

    seats: tuple[int, ...]
    question: str
    first: bool
    about: tuple[int, ...] = ()
    still: bool = False


def ask(seat: int, question: type[AnyQuestion], about: tuple[int, ...] = ()) -> Asking:
    """One seat is asked."""
    return Asking((seat,), question.name, True, about)


def ask_all(seats: Iterable[int], question: type[AnyQuestion], about: tuple[int, ...] = ()) -> Asking | None:
    """All these seats are asked at once, and all must answer; nobody sees the others' answers before."""
    asked = tuple(seats)
    return Asking(asked, question.name, False, about) if asked else None


def ask_first(seats: Iterable[int], question: type[AnyQuestion], about: tuple[int, ...] = ()) -> Asking | None:
    """All these seats may answer; the first answer is dealt with, then the rest may be asked anew."""
    asked = tuple(seats)
    return Asking(asked, question.name, True, about) if asked else None


def ask_still(seats: Iterable[int], question: type[AnyQuestion], about: tuple[int, ...] = ()) -> Asking | None:
    """Somebody has answered and nothing has changed for the others: their asks stay as they are.

    Whoever had none is asked anew.
    """
    asked = tuple(seats)
    return Asking(asked, question.name, True, about, True) if asked else None
