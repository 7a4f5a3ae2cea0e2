"""What a game tells a person, in a language and from one seat; and its manners at a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from .answers import Answer, Refusal
from .asks import Ask
from .state import Told


class Prompt(Struct, frozen=True):
    """A question in words."""

    title: str
    hint: str
    rules: tuple[str, ...]


class Teller(Protocol):
    """Tells one seat what happens. What it has seen it remembers; what the seat may not know it never says.

    Lines are told in their order, from the first: a log that is told again has the same words. After an
    undo, which takes lines back, another teller begins anew.
    """

    def see(self, view: Any) -> None:
        """What the seat sees now; lines and questions are told from there."""

    def line(self, told: Told) -> str | None:
        """A log line in words; None if it is not for this seat."""

    def shown(self, told: Told) -> dict[str, Any]:
        """The arguments of a log line that the seat may know, as plain data for drawing."""

    def refusal(self, refusal: Refusal, cite: bool = True) -> str:
        """Why something is not possible."""

    def question(self, ask: Ask) -> Prompt:
        """What is asked."""

    def option(self, answer: Answer) -> str:
        """An answer as something to choose."""

    def outcome(self, how: str) -> str:
        """How the game ended."""


class Manners:
    """What is the custom at a game's table, in any language. The defaults fit a game without reactions."""

    real_time: ClassVar[bool] = False
    """Everybody at once, by the clock: nothing is taken back, nobody passes, bots take their time."""

    def unremarkable(self, view: Any) -> Collection[str]:
        """Fields whose change alone is no news: it is told together with the next."""
        return ()

    def passing(self, view: Any) -> Answer | None:
        """The offered answer that means to do nothing, if there is one."""
        return None

    def is_reaction(self, ask: Ask) -> bool:
        """Whether the question is one of those that come up again and again in others' turns."""
        return False

    def obvious(self, view: Any) -> Answer | None:
        """The answer that nobody would give differently, so that nobody needs to be asked."""
        return None

    def turn(self, view: Any) -> int:
        """The number of the turn, for what lasts until it ends."""
        return 0

    def cards(self, view: Any, answer: Answer) -> tuple[str, ...]:
        """The cards that an answer plays or uses, by their ids."""
        return ()

    def tries(self, view: Any, what: str | int) -> Sequence[Answer]:
        """Everything one might want to do with a card of the hand, or with a thing on the table."""
        return ()

    def phrases(self) -> Sequence[Answer]:
        """Quick phrases of the table talk."""
        return ()

    def refused(self, g: Any, seat: int) -> Answer | None:
        """What the table notes when a seat tried something that the rules do not allow."""
        return None

    def overheard(self, g: Any, seat: int, text: str, names: Sequence[tuple[int, str]]) -> Sequence[Answer]:
        """What the table notes when a seat says this; `names` are the players' own names by seat."""
        return ()

    def may_talk(self, g: Any, seat: int) -> Refusal | None:
        """Why a seat has to be silent now."""
        return None

    def deadline(self, g: Any) -> tuple[int, tuple[str, ...]] | None:
        """The time of the game at which the clock must speak, and by which rules."""
        return None

    def stands_still(self, g: Any) -> bool:
        """Whether time stands still: nobody acts until it goes on."""
        return False

    def agrees(self, g: Any, seat: int, alone: bool) -> Answer | None:
        """What a bot says aside because the people want it (alone: because none of them is left)."""
        return None

    def missing(self, g: Any, seat: int) -> tuple[int, Answer] | None:
        """What the table notes about a seat whose person is not there, and after how many milliseconds."""
        return None

    def role(self, seat: int) -> str:
        """The word for what a seat plays."""
        return "gm" if seat == 0 else "hero"
