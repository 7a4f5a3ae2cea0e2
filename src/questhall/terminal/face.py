"""What the terminal needs to know of a game: how it is told, drawn and looked up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Offer
from questhall.kernel.game import AnyGame
from questhall.kernel.rulebook import Rulebook
from questhall.kernel.telling import Teller
from questhall.kernel.text import Phrasebook


class Named(NamedTuple):
    """A card that the player can name, and what can be read about it."""

    name: str
    card: str
    things: tuple[int, ...]


class Face(ABC):
    """A game in a language, seen from one seat. A game without cards has nothing to add but its table."""

    def __init__(self, game: AnyGame, book: Phrasebook, seat: int | None) -> None:
        self.game = game
        self.book = book
        self.seat = seat
        self.start_over()

    def start_over(self) -> None:
        """What was told is forgotten: an undo took lines back, and the log is told anew."""
        self.teller: Teller[Any] = self.game.teller(self.book.lang, self.seat)

    def see(self, view: Any, offer: Offer | None) -> None:
        """What the seat sees now, and what it is offered."""
        self.teller.see(view, offer)

    @property
    def rulebook(self) -> Rulebook:
        return rulebook(self.game.folder / "rulebook")

    @abstractmethod
    def table(self, view: Any, width: int, rows: int) -> list[str]:
        """The table, in so many lines if that is possible at all."""

    # --- looking up --------------------------------------------------------------------

    def seen(self) -> list[Named]:
        """The cards in sight."""
        return []

    def all_cards(self) -> list[Named]:
        """Every card of the game."""
        return []

    def card_lines(self, card: str) -> list[str]:
        """A card in full."""
        return []

    def about(self, answer: Answer) -> list[str]:
        """The cards that an option is about."""
        return []

    def tries(self, named: Named) -> Sequence[Answer]:
        """Everything one might want to do with a card."""
        return ()


FaceMaker = Callable[[AnyGame, Phrasebook, int | None], Face]


@cache
def rulebook(folder: Path) -> Rulebook:
    """Read once; it is long."""
    return Rulebook.load(folder)
