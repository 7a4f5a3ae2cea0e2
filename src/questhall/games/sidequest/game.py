"""SideQuest, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.answers import Refusal
from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Lesson, Outcome

from . import determinize, glance, moves, view
from .agreements import agreements
from .catalog import Catalog, catalog
from .content import Content, content
from .entities import GM, Gm, Hero, Settings
from .lesson import LESSONS
from .library import PACKS, Pack, Printed, Together
from .manners import SideQuestTalk, SideQuestTiming, SideQuestWindows
from .rules.round import Play
from .settings import why_not
from .state import SideQuest
from .teller import SideQuestTeller
from .view import View


class SideQuestGame(Game[SideQuest, View, Settings, Pack]):
    """1 to 3 Heroes against one GM."""

    name = "sidequest"
    rank = 10
    rules_version = "1.1"
    company = Company(heroes=(1, 3))
    settings = Settings
    moves = moves
    opening = Play
    kind_of_packs = PACKS
    talk = SideQuestTalk()
    timing = SideQuestTiming()

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        super().__init__(packs)
        self.windows = SideQuestWindows(lambda: self.printed)

    @cached_property
    def printed(self) -> Printed:
        return Together(self.packs)

    def catalog(self, heroes: int) -> Catalog:
        """The cards as the engine uses them."""
        return catalog(self.packs, heroes)

    def why_not(self, settings: Settings) -> Refusal | None:
        return why_not(settings, self.packs) or super().why_not(settings)

    def lay_out(self, settings: Settings, seed: int) -> SideQuest:
        book = self.catalog(settings.heroes)
        return SideQuest(
            seed=seed,
            stack=[],
            listeners={},
            settings=settings,
            catalog=book,
            cards=book.cards,
            gm=Gm(GM),
            heroes=[Hero(seat) for seat in range(1, settings.heroes + 1)],
            things={},
        )

    def view(self, g: SideQuest, seat: int | None) -> View:
        return view.view(g, seat)

    def views(self, g: SideQuest, seats: Iterable[int | None]) -> Mapping[int | None, View]:
        return view.views(g, seats)

    def glance(self, g: SideQuest, seat: int) -> View:
        return glance.glance(g, seat)

    def determinize(self, g: SideQuest, seat: int, random: Random) -> SideQuest:
        return determinize.determinize(g, seat, random)

    def outcome(self, g: SideQuest) -> Outcome | None:
        if not g.winner:
            return None
        heroes = tuple(hero.seat for hero in g.heroes)
        return Outcome(heroes if g.winner == "heroes" else (GM,), f"{g.winner}-win")

    def agreements(self) -> tuple[AnyAgreement, ...]:
        return agreements()

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> SideQuestTeller:
        return SideQuestTeller(lang, seat, self.printed, marked)

    def content(self, lang: str) -> Content:
        return content(self.packs, lang)

    def lessons(self) -> tuple[Lesson[Settings], ...]:
        return LESSONS


SIDEQUEST = SideQuestGame()
