"""Rush Out!, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.game import BadSettingsError, Game, Outcome
from questhall.kernel.telling import Teller

from . import determinize, moves, saving
from .catalog import core_catalog
from .content import Content, content
from .entities import WIZARD, Player, Settings
from .manners import RushOutManners
from .rules.rounds import Play
from .settings import why_not
from .state import RushOut
from .teller import RushOutTeller
from .view import View, beside, view


class RushOutGame(Game[RushOut]):
    """2 to 4 heroes against one wizard, all at once."""

    name = "rushout"
    rules_version = "1.0"
    settings = Settings
    folder = Path(__file__).parent
    manners = RushOutManners()
    answers: ClassVar[tuple[type[Answer], ...]] = tuple(
        [move for move in vars(moves).values() if isinstance(move, type) and move.__module__ == moves.__name__]
    )

    def start(self, settings: Settings, seed: int, dice: tuple[int, ...] = (), log: bool = False) -> RushOut:
        g = self.table(settings, seed)
        g.scripted = dice
        g.log = [] if log else None
        g.stack.append(Play())
        g.run()
        return g

    def table(self, settings: Settings, seed: int) -> RushOut:
        """An empty table."""
        cards = core_catalog()
        refusal = why_not(settings, cards.packs)
        if refusal is not None:
            raise BadSettingsError(refusal, self.teller("en", None).refusal(refusal))
        players = [Player(seat) for seat in self.seats(settings)]
        return RushOut(seed=seed, stack=[], listeners={}, settings=settings, catalog=cards, players=players, dice={})

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return tuple(range(settings.heroes + 1))

    def view(self, g: RushOut, seat: int | None) -> View:
        return view(g, seat)

    def views(self, g: RushOut, seats: Iterable[int | None]) -> Mapping[int | None, View]:
        seen = view(g, None)
        return {seat: beside(g, seat, seen, candidates=False) for seat in seats}

    def beside(self, g: RushOut, seat: int | None, other: View) -> View:
        return beside(g, seat, other)

    def determinize(self, g: RushOut, seat: int, random: Random) -> RushOut:
        return determinize.determinize(g, seat, random)

    def outcome(self, g: RushOut) -> Outcome | None:
        if not g.winner:
            return None
        return Outcome(tuple(hero.seat for hero in g.heroes) if g.winner == "heroes" else (WIZARD,), f"{g.winner}-win")

    def packs(self, settings: Settings) -> Mapping[str, str]:
        return {pack.id: pack.version for pack in core_catalog().packs}

    def save(self, g: RushOut) -> dict[str, Any]:
        return saving.save(g)

    def load(self, data: dict[str, Any], settings: Settings) -> RushOut:
        return saving.load(data, self.table(settings, 0))

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> Teller:
        return RushOutTeller(lang, seat, marked)

    def content(self, lang: str) -> Content:
        return content(lang)

    def lesson(self) -> tuple[Any, int] | None:
        return Settings(heroes=2, scenario="exercise1", characters=("warrior", "bard"), roll_time=1_000), 7


RUSHOUT = RushOutGame()
