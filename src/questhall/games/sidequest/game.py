"""SideQuest, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from questhall.kernel.answers import Answer, Tick
from questhall.kernel.dice import Random
from questhall.kernel.game import BadSettingsError, Game, Outcome

from . import determinize, moves, saving, view
from .catalog import catalog
from .content import Content, content
from .entities import GM, Gm, Hero, Settings
from .lesson import LESSON
from .library import core_pack
from .manners import SideQuestManners
from .rules.round import Play
from .settings import why_not
from .state import SideQuest
from .teller import SideQuestTeller
from .view import View


class SideQuestGame(Game[SideQuest]):
    """1 to 3 Heroes against one GM."""

    name = "sidequest"
    rules_version = "1.0"
    settings = Settings
    folder = Path(__file__).parent
    manners = SideQuestManners()
    answers: ClassVar[tuple[type[Answer], ...]] = (
        Tick,
        *(move for move in vars(moves).values() if isinstance(move, type) and move.__module__ == moves.__name__),
    )

    def start(self, settings: Settings, seed: int, dice: tuple[int, ...] = (), log: bool = False) -> SideQuest:
        g = self.table(settings, seed)
        g.scripted = dice
        g.log = [] if log else None
        g.stack.append(Play())
        g.run()
        return g

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

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return tuple(range(settings.heroes + 1))

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

    def save(self, g: SideQuest) -> dict[str, Any]:
        return saving.save(g)

    def load(self, data: dict[str, Any], settings: Settings) -> SideQuest:
        return saving.load(data, self.table(settings, 0))

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> SideQuestTeller:
        return SideQuestTeller(lang, seat, marked)

    def content(self, lang: str) -> Content:
        return content(lang)

    def lesson(self) -> tuple[Settings, int]:
        return LESSON


SIDEQUEST = SideQuestGame()
