"""What the terminal needs to know of a game: how it is told, drawn and looked up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from questhall.kernel.answers import Answer
from questhall.kernel.rulebook import Rulebook
from questhall.kernel.telling import Manners, Teller


class Named(NamedTuple):
    """A card that the player can name, and what can be read about it."""

    name: str
    card: str
    things: tuple[int, ...]


class Face(Protocol):
    """A game in a language, seen from one seat."""

    @property
    def teller(self) -> Teller: ...

    @property
    def manners(self) -> Manners: ...

    @property
    def rulebook(self) -> Rulebook: ...

    def start_over(self) -> None:
        """What was told is forgotten: an undo took lines back, and the log is told anew."""

    def table(self, view: Any, width: int, rows: int) -> list[str]:
        """The table, in so many lines if that is possible at all."""

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
