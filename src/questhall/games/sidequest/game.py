"""SideQuest, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Outcome

from . import determinize, moves, view
from .agreements import agreements
from .catalog import catalog
from .content import Content, content
from .entities import GM, Gm, Hero, Settings
from .lesson import LESSON
from .library import core_pack
from .manners import SideQuestTalk, SideQuestTiming, SideQuestWindows
from .rules.round import Play
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
        check(settings)
        book = catalog((core_pack(),), settings.heroes)
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
        pack = core_pack()
        return {pack.manifest.id: f"{pack.manifest.version}-{pack.digest[:12]}"}

    def agreements(self) -> tuple[AnyAgreement, ...]:
        return agreements()

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> SideQuestTeller:
        return SideQuestTeller(lang, seat, marked)

    def content(self, lang: str) -> Content:
        return content(lang)

    def lesson(self) -> tuple[Settings, int]:
        return LESSON


def check(settings: Settings) -> None:
    """Settings that no table can be laid for are refused by name and rule."""
    if not 1 <= settings.heroes <= 3:
        raise ValueError(f"SideQuest is for 1 to 3 Heroes, not {settings.heroes} (SQ-1.1)")
    decks = {deck.id for deck in core_pack().decks.values() if deck.kind == "hero"}
    if settings.decks and len(settings.decks) != settings.heroes:
        raise ValueError(f"{settings.heroes} Heroes need {settings.heroes} decks, not {len(settings.decks)} (SQ-1.3)")
    for deck in settings.decks:
        if deck not in decks:
            raise ValueError(f"there is no Hero deck {deck!r}; there are {', '.join(sorted(decks))} (SQ-1.3)")
    bosses = {card.id for card in core_pack().cards.values() if card.__struct_config__.tag == "boss"}
    if settings.bosses is not None:
        if settings.bosses[0] == settings.bosses[1]:
            raise ValueError("the Secondary Boss must differ from the Main Boss (SQ-1.5)")
        for boss in settings.bosses:
            if boss not in bosses:
                raise ValueError(f"there is no Boss {boss!r}; there are {', '.join(sorted(bosses))} (SQ-1.5)")
    if settings.turn_limit < 0:
        raise ValueError("the time limit cannot be negative (SQ-12.3)")


SIDEQUEST = SideQuestGame()
