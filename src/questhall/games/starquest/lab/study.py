"""What is noted of one mission."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from questhall.kernel.text import Phrasebook
from questhall.lab import study
from questhall.lab.playing import Record
from questhall.lab.realtime import TimedRecord

from ..game import StarQuestGame
from ..lore import Lore, in_words
from ..settings import Settings
from ..state import StarQuest
from .expected import expected_party, missions_before
from .felled import Felled, felled


class Result(study.Result, frozen=True, kw_only=True):
    rounds: int
    waves: int
    slain: int
    down: int
    """Heroes who lay there when it ended."""
    secondary: str
    """The secondary objective that was taken on; nothing: none."""
    felled: Felled


class StarQuestStudy(study.Study[StarQuestGame, Settings, Result]):
    """Heroes as the mission expects them, and what they fell by is read from the log."""

    result: ClassVar[type[study.Result]] = Result
    log: ClassVar[bool] = True
    most: ClassVar[int] = 6_000

    def arranged(self, game: StarQuestGame, settings: Settings, n: int) -> Settings:
        """The classes that were agreed on, else the first of the packs, as the mission expects them."""
        if settings.sheets:
            return settings
        lore: Lore = game.lore
        classes = settings.company or tuple(lore.classes)[: settings.heroes]
        sheets = expected_party(lore, missions_before(lore, settings.mission), classes)
        return replace(settings, sheets=sheets, company=())

    def note(self, game: StarQuestGame, record: Record | TimedRecord, noted: dict[str, Any]) -> Result:
        g: StarQuest = record.final
        return Result(
            **noted,
            rounds=g.round,
            waves=g.waves,
            slain=g.slain,
            down=sum([hero.down for hero in g.heroes]),
            secondary=g.secondary,
            felled=felled(g.log or ()),
        )

    def name(self, game: StarQuestGame, thing: str, book: Phrasebook) -> str:
        if thing in game.lore.units:
            return in_words(game.lore.units[thing].name, book.lang)
        key = f"felled.{thing}"
        return book.say(key) if book.has(key) else thing

    def heroes_own(self, game: StarQuestGame, thing: str) -> bool:
        return False


STUDY = StarQuestStudy()
