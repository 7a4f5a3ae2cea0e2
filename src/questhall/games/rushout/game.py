"""Rush Out!, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Outcome

from . import determinize, moves
from .agreements import FASTEST, MOST_REMOVED, SLOWEST, agreements
from .catalog import core_catalog
from .content import Content, content
from .entities import WIZARD, Player, Settings
from .manners import RushOutTalk, RushOutTiming, RushOutWindows
from .rules.rounds import Play
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
        check(settings)
        players = [Player(seat) for seat in self.seats(settings)]
        return RushOut(
            seed=seed, stack=[], listeners={}, settings=settings, catalog=core_catalog(), players=players, dice={}
        )

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
        pack = core_catalog()
        return {pack.manifest.id: f"{pack.manifest.version}-{pack.digest[:12]}"}

    def agreements(self) -> tuple[AnyAgreement, ...]:
        return agreements()

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> RushOutTeller:
        return RushOutTeller(lang, seat, marked)

    def content(self, lang: str) -> Content:
        return content(lang)

    def lesson(self) -> tuple[Settings, int]:
        return Settings(heroes=2, scenario="exercise1", characters=("warrior", "bard"), roll_time=1_000), 7


def check(settings: Settings) -> None:
    """Settings that no table can be laid for are refused by name and rule."""
    if not 2 <= settings.heroes <= 4:
        raise ValueError(f"Rush Out! is for 2 to 4 heroes, not {settings.heroes} (RO-15)")
    scenarios = core_catalog().scenarios
    if settings.scenario not in scenarios:
        raise ValueError(f"there is no scenario {settings.scenario!r}; there are {', '.join(scenarios)} (RO-16)")
    if settings.characters:
        known = core_catalog().heroes
        if len(settings.characters) != settings.heroes or len(set(settings.characters)) != settings.heroes:
            raise ValueError(f"{settings.heroes} heroes need {settings.heroes} different tiles (RO-17)")
        for character in settings.characters:
            if character not in known:
                raise ValueError(f"there is no hero {character!r}; there are {', '.join(known)} (RO-17)")
    if not FASTEST <= settings.roll_time <= SLOWEST:
        raise ValueError(f"a roll takes {FASTEST} to {SLOWEST} milliseconds, not {settings.roll_time} (RO-30)")
    if not 0 <= settings.handicap <= MOST_REMOVED:
        raise ValueError(f"0 to {MOST_REMOVED} trials may be removed (RO-27)")


RUSHOUT = RushOutGame()
