"""What a game tells a person, in a language and from one seat."""

from __future__ import annotations

from typing import Protocol, TypeVar

from msgspec import Struct

from .answers import Answer, Refusal
from .asks import Ask, Offer
from .chance import Told

V = TypeVar("V", contravariant=True)


class Prompt(Struct, frozen=True):
    """A question in words."""

    title: str
    hint: str
    rules: tuple[str, ...]


class Teller(Protocol[V]):
    """Tells one seat what happens. What it has seen it remembers; what the seat may not know it never says.

    Lines are told in their order, from the first: a log that is told again has the same words. After an
    undo, which takes lines back, another teller begins anew.
    """

    def see(self, view: V, offer: Offer | None = None) -> None:
        """What the seat sees now and what it is offered; lines, questions and answers are told from there."""

    def line(self, told: Told) -> str | None:
        """A log line in words; None if it is not for this seat."""

    def shown(self, told: Told) -> dict[str, object]:
        """The arguments of a log line that the seat may know, as plain data for drawing."""

    def refusal(self, refusal: Refusal, cite: bool = True) -> str:
        """Why something is not possible."""

    def question(self, ask: Ask) -> Prompt:
        """What is asked."""

    def option(self, answer: Answer) -> str:
        """An answer as something to choose."""

    def outcome(self, how: str) -> str:
        """How the game ended."""
