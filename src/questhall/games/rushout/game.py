"""Rush Out!, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.answers import Refusal
from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Lesson, Outcome

from . import determinize, moves
from .agreements import agreements
from .catalog import Catalog, catalog
from .content import Content, content
from .entities import WIZARD, Player, Settings
from .library import PACKS, Pack
from .manners import RushOutTalk, RushOutTiming, RushOutWindows
from .rules.rounds import Play
from .settings import why_not
from .state import RushOut
from .teller import RushOutTeller
from .view import View, beside, view


class RushOutGame(Game[RushOut, View, Settings, Pack]):
    """2 to 4 heroes against one wizard, all at once."""

    name = "rushout"
    rank = 20
    rules_version = "1.1"
    company = Company(heroes=(2, 4), together="apart", master_role="wizard")
    settings = Settings
    moves = moves
    opening = Play
    kind_of_packs = PACKS
    windows = RushOutWindows()
    talk = RushOutTalk()
    timing = RushOutTiming()

    @property
    def catalog(self) -> Catalog:
        """Everything that the packs hold, as the engine uses it."""
        return catalog(self.packs)

    def why_not(self, settings: Settings) -> Refusal | None:
        return why_not(settings, self.packs) or super().why_not(settings)

    def lay_out(self, settings: Settings, seed: int) -> RushOut:
        cards = self.catalog
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

    def agreements(self) -> tuple[AnyAgreement, ...]:
        return agreements(self.catalog)

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> RushOutTeller:
        return RushOutTeller(lang, seat, self.catalog, marked)

    def content(self, lang: str) -> Content:
        return content(self.packs, lang)

    def lessons(self) -> tuple[Lesson[Settings], ...]:
        exercise = Settings(heroes=2, scenario="exercise1", characters=("warrior", "bard"), roll_time=1_000)
        return (Lesson("hero", exercise, seed=7, seat=2),)


RUSHOUT = RushOutGame()
