"""What random games of a game are tried with, and what is looked at while they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from questhall.kernel.company import Settings
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame, Game
from questhall.kernel.state import State

S = TypeVar("S", bound=State)
N = TypeVar("N")


class Checks(Generic[S, N]):
    """What holds for any game. A game that knows more of its table brings its own as `CHECKS`."""

    pace: ClassVar[int] = 1_000
    """Milliseconds in which the next answer comes."""

    def __init__(self, game: Game[S, Any, Any, Any]) -> None:
        self.game = game

    def settings_of(self, seed: int) -> Settings:
        """Every number of heroes in turn; all else as agreed by default."""
        least, most = self.game.company.heroes
        settings: Settings = self.game.settings(heroes=least + seed % (most - least + 1))
        return settings

    def next_seat(self, g: S, random: Random) -> int | None:
        """Who speaks next, of all who are asked; None: not yet."""
        return random.choice(g.asks).seat

    def talk(self, g: S, random: Random) -> None:
        """What is said aside now and then."""

    def note(self, g: S) -> N | None:
        """What is noted as soon as the table is laid, and stays as it is."""
        return None

    def look(self, g: S, noted: N | None) -> Sequence[str]:
        """Everything that is wrong with a table."""
        return ()


AnyChecks = Checks[Any, Any]


def checks_of(game: AnyGame) -> AnyChecks:
    """The game's own, else those for any game."""
    own = getattr(game.room("lab"), "CHECKS", None)
    return own if isinstance(own, Checks) else Checks(game)
