"""LB-C: quests in a chain, and what the company carries from one to the next."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.campaign import Campaign, Chapter, Sheet
from questhall.kernel.text import Phrasebook

from .cellar import Cellar, in_words
from .settings import MOST_OIL, Settings
from .state import Lanterns

FLASK = 5
"""Gold that a flask of oil costs (LB-C.3)."""


class Told(Struct, frozen=True):
    """A quest that was played, and whether it was won."""

    quest: str
    won: bool


class Party(Struct, frozen=True):
    """The company between two quests."""

    quest: str
    """The next one; none: it has come to its end."""
    bearers: tuple[str, ...]
    wounds: tuple[int, ...]
    gold: int = 0
    oil: int = 0
    """Flasks that were bought for the next quest."""
    relics: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()


class LanternCampaign(Campaign[Lanterns, Settings, Party]):
    data = Party

    def __init__(self, cellar: Callable[[], Cellar]) -> None:
        self._cellar = cellar

    def begin(self, agreed: Settings) -> Party:
        bearers = agreed.bearers or tuple(self._cellar().bearers)[: agreed.heroes]
        return Party(agreed.quest, bearers, (0,) * agreed.heroes)

    def settings(self, data: Party, agreed: Settings) -> Settings:
        oil = min(MOST_OIL, agreed.oil + data.oil)
        return replace(agreed, quest=data.quest, bearers=data.bearers, wounds=data.wounds, relics=data.relics, oil=oil)

    def after(self, data: Party, g: Lanterns) -> Party:
        """Won or lost, it goes on; wounds heal by half (LB-C.1 to LB-C.4)."""
        won, quest = g.winner == "bearers", g.quest
        lost = [g.has(bearer, "body") - bearer.body for bearer in g.bearers]
        gold = data.gold + quest.gold if won else data.gold // 2
        relics = data.relics
        if won and quest.relic is not None and quest.relic not in relics:
            relics += (quest.relic,)
        return Party(
            quest=quest.then or "",
            bearers=data.bearers,
            wounds=tuple([wounds // 2 for wounds in lost]),
            gold=gold % FLASK,
            oil=gold // FLASK,
            relics=relics,
            told=(*data.told, Told(quest.id, won)),
        )

    def next(self, data: Party, book: Phrasebook) -> Chapter | None:
        if not data.quest:
            return None
        quest = self._cellar().quests[data.quest]
        return Chapter(in_words(quest.name, book.lang), in_words(quest.about, book.lang))

    def sheets(self, data: Party, book: Phrasebook) -> tuple[Sheet, ...]:
        cellar = self._cellar()
        relics = ", ".join([in_words(cellar.relics[relic].name, book.lang) for relic in data.relics])
        fields = [("gold", str(data.gold)), ("oil", str(data.oil)), ("relics", relics or "–")]
        company = tuple([(book.say(f"sheet.{field}"), value) for field, value in fields])
        bearers = [
            Sheet(in_words(cellar.bearers[bearer].name, book.lang), ((book.say("sheet.wounds"), str(wounds)),))
            for bearer, wounds in zip(data.bearers, data.wounds, strict=True)
        ]
        return (Sheet(book.say("sheet.company"), company), *bearers)

    def story(self, data: Party, book: Phrasebook) -> tuple[str, ...]:
        quests = self._cellar().quests
        return tuple([in_words(quests[t.quest].won if t.won else quests[t.quest].lost, book.lang) for t in data.told])
