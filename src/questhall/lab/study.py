"""What the lab notes of one game that was played, for any game; a game that knows more brings its own as `STUDY`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from msgspec import Meta, Struct

from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.dice import number
from questhall.kernel.game import AnyGame, Outcome
from questhall.kernel.text import Phrasebook
from questhall.players.player import Player
from questhall.players.registry import make_player

from .playing import MOST_DECISIONS, EndlessGameError, Record, play_game
from .realtime import TimedRecord, play_timed

G = TypeVar("G", bound=AnyGame)
C = TypeVar("C", bound=Settings)
HEROES, MASTER, NOBODY = "heroes", "master", "nobody"
"""Who won."""
Making = Callable[[str, AnyGame, Any, int, int], Player]
"""Makes a player by its name, for the game, the settings, the seat and a seed."""
FIRST_HERO = 1


class Sides(Struct, frozen=True):
    """Who plays, by name: all heroes, and whoever plays against them."""

    heroes: str
    master: str
    fellows: str = ""
    """All heroes but the first, where they are others."""


class Result(Struct, frozen=True, kw_only=True):
    """What is noted of one game of any kind."""

    number: int
    seed: Annotated[int, Meta(ge=0)]
    winner: str
    how: str
    decisions: int

    @property
    def heroes_won(self) -> bool:
        return self.winner == HEROES


R = TypeVar("R", bound=Result)


class Study(Generic[G, C, R]):
    """How a game is laid out for the lab, and what is noted of it.

    A result may hold numbers, words, lists of them and counts by word (`dict[str, int]`); each becomes a column.
    What a column is called stands in the game's words for the lab (`fact.<column>`).
    """

    result: ClassVar[type[Result]] = Result
    log: ClassVar[bool] = False
    """Whether the notes are read from the log of the game."""
    most: ClassVar[int] = MOST_DECISIONS

    def arranged(self, game: G, settings: C, n: int) -> C:
        """What nobody has agreed on is chosen for game number n, so that the table asks for nothing beside play."""
        return settings

    def note(self, game: G, record: Record | TimedRecord, noted: dict[str, Any]) -> R:
        """Any: `noted` are the fields that every result has, by name."""
        return self.result(**noted)  # type: ignore[return-value]

    def name(self, game: G, thing: str, book: Phrasebook) -> str:
        """Of something that is counted, such as a card; `book` are the game's words for the lab."""
        return thing

    def heroes_own(self, game: G, thing: str) -> bool:
        """Whether something that is counted is on the heroes' side; else it is against them."""
        return True

    def play(
        self,
        game: G,
        settings: C,
        sides: Sides,
        seed: int,
        n: int,
        log: bool | None = None,
        make: Making = make_player,
    ) -> R:
        """Game number n of a series with this seed. One that does not end is noted as one that nobody has won: a
        series of thousands is not lost over it."""
        dice, thinking = seeds(seed, n)
        settings = self.arranged(game, settings, n)
        players = seated(game, settings, sides, thinking, make)
        log = self.log if log is None else log
        record: Record | TimedRecord
        try:
            if game.timing.real_time:
                record = play_timed(game, settings, players, dice, log=log, most=self.most)
            else:
                record = play_game(game, settings, players, dice, log=log, most=self.most)
        except EndlessGameError as endless:
            record = endless.record
        noted = {
            "number": n,
            "seed": dice,
            "winner": winner(record.outcome),
            "how": record.outcome.how,
            "decisions": record.decisions,
        }
        return self.note(game, record, noted)


AnyStudy = Study[Any, Any, Any]
"""Any: game, settings and results are the game's own."""
PLAIN: AnyStudy = Study()


def study_of(game: AnyGame) -> AnyStudy:
    """The game's own, else the plain one."""
    own = getattr(game.room("lab"), "STUDY", None)
    return own if isinstance(own, Study) else PLAIN


def seeds(seed: int, n: int) -> tuple[int, int]:
    """Of game number n. Dice and players have seeds of their own, so that no player follows the dice."""
    return number(seed, 2 * n), number(seed, 2 * n + 1)


def seated(game: AnyGame, settings: Settings, sides: Sides, seed: int, make: Making = make_player) -> dict[int, Player]:
    """A player in every seat."""
    others = sides.fellows or sides.heroes
    names = dict.fromkeys(game.seats(settings), others) | {MASTER_SEAT: sides.master, FIRST_HERO: sides.heroes}
    return {seat: make(names[seat], game, settings, seat, seed) for seat in game.seats(settings)}


def winner(outcome: Outcome) -> str:
    if any(seat != MASTER_SEAT for seat in outcome.winners):
        return HEROES
    return MASTER if outcome.winners else NOBODY
