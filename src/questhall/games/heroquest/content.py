"""What a client needs to draw the dungeon, in one language."""

from __future__ import annotations

from msgspec import Struct

from .lore import Lore, in_words


class NameInfo(Struct, frozen=True):
    id: str
    name: str


class QuestInfo(Struct, frozen=True):
    id: str
    name: str
    briefing: str
    aim: str
    level: int


class Content(Struct, frozen=True):
    names: tuple[NameInfo, ...]
    quests: tuple[QuestInfo, ...]


def content(lore: Lore, lang: str) -> Content:
    names = [NameInfo(name.id, in_words(name.name, lang)) for name in lore.names.values()]
    quests = [
        QuestInfo(q.id, in_words(q.name, lang), in_words(q.briefing, lang), in_words(q.aim, lang), q.level)
        for q in lore.quests.values()
    ]
    return Content(tuple(names), tuple(quests))
