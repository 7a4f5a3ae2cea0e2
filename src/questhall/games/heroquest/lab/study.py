"""What is noted of one quest."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from questhall.kernel.text import Phrasebook
from questhall.lab import study
from questhall.lab.playing import Record
from questhall.lab.realtime import TimedRecord

from ..game import HeroQuestGame
from ..lore import Lore, in_words
from ..settings import Settings
from ..state import HeroQuest
from .expected import expected_party
from .felled import Felled, felled


class Result(study.Result, frozen=True, kw_only=True):
    rounds: int
    deaths: int
    """Heroes who were dead for good."""
    gold: int
    """What all heroes together have brought home, beyond what they had."""
    felled: Felled


class HeroQuestStudy(study.Study[HeroQuestGame, Settings, Result]):
    """Heroes as the quest expects them, and what they fell by is read from the log."""

    result: ClassVar[type[study.Result]] = Result
    log: ClassVar[bool] = True
    most: ClassVar[int] = 20_000

    def arranged(self, game: HeroQuestGame, settings: Settings, n: int) -> Settings:
        """The heroes who were agreed on, else the first of the packs, as the quest expects them."""
        if settings.sheets:
            return settings
        lore: Lore = game.lore
        classes = settings.company or tuple(lore.heroes)[: settings.heroes]
        sheets = expected_party(lore, level_before(lore, settings.quest), classes, settings.order)
        return replace(settings, sheets=sheets, company=())

    def note(self, game: HeroQuestGame, record: Record | TimedRecord, noted: dict[str, Any]) -> Result:
        g: HeroQuest = record.final
        assert isinstance(record.settings, Settings)
        return Result(
            **noted,
            rounds=g.round,
            deaths=sum([hero.state == "lost" for hero in g.heroes]) + sum([hero.successor for hero in g.heroes]),
            gold=sum([hero.gold for hero in g.heroes]) - sum([sheet.gold for sheet in record.settings.sheets]),
            felled=felled(g.log or ()),
        )

    def name(self, game: HeroQuestGame, thing: str, book: Phrasebook) -> str:
        if thing in game.lore.names:
            return in_words(game.lore.names[thing].name, book.lang)
        key = f"felled.{thing}"
        return book.say(key) if book.has(key) else thing

    def heroes_own(self, game: HeroQuestGame, thing: str) -> bool:
        return False


def level_before(lore: Lore, quest: str) -> int:
    """How many quests of the packs come before one."""
    return list(lore.quests).index(quest) if quest in lore.quests else 0


STUDY = HeroQuestStudy()
