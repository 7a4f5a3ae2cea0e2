"""SideQuest, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import BadSettingsError, Game, Outcome

from . import determinize, moves, view
from .catalog import catalog
from .content import Content, content
from .entities import GM, Gm, Hero, Settings
from .lesson import LESSON
from .library import core_pack
from .manners import SideQuestTalk, SideQuestTiming, SideQuestWindows
from .rules.round import Play
from .settings import why_not
from .state import SideQuest
from .teller import SideQuestTeller
from .view import View


class SideQuestGame(Game[SideQuest, View, Settings]):
    """1 to 3 Heroes against one GM."""

    name = "sidequest"
    rank = 10
    rules_version = "1.0"
    company = Company(heroes=(1, 3))
    settings = Settings
    moves = moves
    opening = Play
    windows = SideQuestWindows()
    talk = SideQuestTalk()
    timing = SideQuestTiming()

    def table(self, settings: Settings, seed: int) -> SideQuest:
        """An empty table."""
        packs = (core_pack(),)
        refusal = why_not(settings, packs)
        if refusal is not None:
            raise BadSettingsError(refusal, self.teller("en", None).refusal(refusal))
        book = catalog(packs, settings.heroes)
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

    def determinize(self, g: SideQuest, seat: int, random: Random) -> SideQuest:
        return determinize.determinize(g, seat, random)

    def outcome(self, g: SideQuest) -> Outcome | None:
        if not g.winner:
            return None
        heroes = tuple(hero.seat for hero in g.heroes)
        return Outcome(heroes if g.winner == "heroes" else (GM,), f"{g.winner}-win")

    def packs(self, settings: Settings) -> Mapping[str, str]:
        return {pack.id: pack.version for pack in (core_pack(),)}

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> SideQuestTeller:
        return SideQuestTeller(lang, seat, marked)

    def content(self, lang: str) -> Content:
        return content(lang)

    def lesson(self) -> tuple[Settings, int]:
        return LESSON


SIDEQUEST = SideQuestGame()
