"""What is told about the game itself: lines of the log, questions, clocks, reasons."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from questhall.kernel.domains import AnyDomain


class Line(Struct, frozen=True):
    """One line of the log as a seat may read it."""

    n: int
    """Its place among the lines of this seat: the moment of a replay."""
    key: str
    args: dict[str, Any]
    """What the seat may know of it, for drawing: ids of things, cards, seats, numbers."""
    rules: tuple[str, ...]
    text: str
    """Names of cards stand between marks: ⟦pack_mule|Pack Mule⟧."""


class OptionInfo(Struct, frozen=True):
    """Something that may be answered."""

    answer: Any
    text: str


class PromptInfo(Struct, frozen=True):
    """What a seat is asked."""

    ask: int
    """Goes back with the answer; an old number is refused."""
    question: str
    title: str
    hint: str
    rules: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    """All answers; where the question is open, sensible ones, without those that its domain tells."""
    open: bool
    """Other answers than these are possible."""
    about: tuple[int, ...]
    domain: AnyDomain | None
    """What an answer to an open question is made of."""
    thing: str
    """The named thing that the question is about: a card, a monster."""
    reaction: bool
    """One of the windows that automatic passes are for."""


class ClockInfo(Struct, frozen=True):
    """A limit of time that is running."""

    left: int
    """Milliseconds when this was sent."""
    rules: tuple[str, ...]


class Reason(Struct, frozen=True):
    key: str
    text: str
    rules: tuple[str, ...]
