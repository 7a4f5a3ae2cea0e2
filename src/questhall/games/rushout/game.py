"""Rush Out!, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import BadSettingsError, Game, Outcome

from . import determinize, moves
from .catalog import core_catalog
from .content import Content, content
from .entities import WIZARD, Player, Settings
from .manners import RushOutTalk, RushOutTiming, RushOutWindows
from .rules.rounds import Play
from .settings import why_not
from .state import RushOut
from .teller import RushOutTeller
from .view import View, beside, view


class RushOutGame(Game[RushOut, View, Settings]):
    """2 to 4 heroes against one wizard, all at once."""

    name = "rushout"
    rank = 20
    rules_version = "1.0"
    company = Company(heroes=(2, 4), together="apart", master_role="wizard")
    settings = Settings
    moves = moves
    opening = Play
    windows = RushOutWindows()
    talk = RushOutTalk()
    timing = RushOutTiming()

    def table(self, settings: Settings, seed: int) -> RushOut:
        """An empty table."""
        cards = core_catalog()
        refusal = why_not(settings, cards.packs)
        if refusal is not None:
            raise BadSettingsError(refusal, self.teller("en", None).refusal(refusal))
        players = [Player(seat) for seat in self.seats(settings)]
        return RushOut(seed=seed, stack=[], listeners={}, settings=settings, catalog=cards, players=players, dice={})

    def view(self, g: RushOut, seat: int | None) -> View:
        return view(g, seat)

    def views(self, g: RushOut, seats: Iterable[int | None]) -> Mapping[int | None, View]:
        seen = view(g, None)
        return {seat: beside(seat, seen) for seat in seats}

    def beside(self, g: RushOut, seat: int | None, other: View) -> View:
        return beside(seat, other)

    def determinize(self, g: RushOut, seat: int, random: Random) -> RushOut:
        return determinize.determinize(g, seat, random)

    def outcome(self, g: RushOut) -> Outcome | None:
        if not g.winner:
            return None
        return Outcome(tuple(hero.seat for hero in g.heroes) if g.winner == "heroes" else (WIZARD,), f"{g.winner}-win")

    def packs(self, settings: Settings) -> Mapping[str, str]:
        return {pack.id: pack.version for pack in core_catalog().packs}

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> RushOutTeller:
        return RushOutTeller(lang, seat, marked)

    def content(self, lang: str) -> Content:
        return content(lang)

    def lesson(self) -> tuple[Settings, int]:
        return Settings(heroes=2, scenario="exercise1", characters=("warrior", "bard"), roll_time=1_000), 7


RUSHOUT = RushOutGame()
