"""What the terminal needs to know of a game: how it is told, drawn and looked up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Ask
from questhall.kernel.rulebook import Rulebook
from questhall.kernel.state import Told


class Named(NamedTuple):
    """A card that the player can name, and what can be read about it."""

    name: str
    card: str
    things: tuple[int, ...]


class Face(Protocol):
    """A game in a language, seen from one seat."""

    @property
    def rulebook(self) -> Rulebook: ...

    def see(self, view: Any) -> None:
        """What the seat sees now."""

    def line(self, told: Told) -> str | None:
        """A log line, if the seat may read it."""

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""

    def question(self, ask: Ask) -> tuple[str, str]:
        """Title and explanation of a question."""

    def option(self, answer: Answer) -> str:
        """An answer as something to choose."""

    def is_pass(self, answer: Answer) -> bool:
        """Whether it means to do nothing."""

    def obvious(self, view: Any) -> Answer | None:
        """The answer that nobody would give differently, so that nobody needs to be asked."""

    def is_reaction(self, ask: Ask) -> bool:
        """Whether the question is one of those that come up again and again in others' turns."""

    def table(self, view: Any, width: int, rows: int) -> list[str]:
        """The table, in so many lines if that is possible at all."""

    def turn(self, view: Any) -> int:
        """The number of the turn, for what lasts until it ends."""

    def seen(self) -> list[Named]:
        """The cards in sight."""

    def all_cards(self) -> list[Named]:
        """Every card of the game."""

    def card_lines(self, card: str) -> list[str]:
        """A card in full."""

    def about(self, answer: Answer) -> list[str]:
        """The cards that an option is about."""

    def tries(self, named: Named) -> Sequence[Answer]:
        """Everything one might want to do with a card."""

    def phrases(self) -> list[tuple[Answer, str]]:
        """Quick phrases and how they sound."""
