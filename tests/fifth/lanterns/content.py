"""What a client needs to draw the cellar, in one language."""

from __future__ import annotations

from msgspec import Struct

from . import vocabulary as v
from .cellar import Cellar, in_words
from .squares import HEIGHT, WIDTH


class RoomInfo(Struct, frozen=True):
    id: str
    name: str
    squares: tuple[int, ...]
    flooded: bool


class FigureInfo(Struct, frozen=True):
    id: str
    name: str
    red: int
    white: int
    body: int
    steps: int


class QuestInfo(Struct, frozen=True):
    id: str
    name: str
    about: str


class Content(Struct, frozen=True):
    width: int
    height: int
    rooms: tuple[RoomInfo, ...]
    doors: tuple[tuple[int, int], ...]
    bearers: tuple[FigureInfo, ...]
    monsters: tuple[FigureInfo, ...]
    quests: tuple[QuestInfo, ...]


def content(cellar: Cellar, lang: str) -> Content:
    def figure(one: v.Figure) -> FigureInfo:
        return FigureInfo(one.id, in_words(one.name, lang), one.red, one.white, one.body, one.steps)

    doors = [(one, other) for one in cellar.doorsteps for other in cellar.next_to[one] if one < other]
    return Content(
        WIDTH,
        HEIGHT,
        rooms=tuple(
            [RoomInfo(r.id, in_words(r.name, lang), cellar.squares[r.id], r.flooded) for r in cellar.rooms.values()]
        ),
        doors=tuple(sorted([door for door in doors if cellar.room_at[door[0]] != cellar.room_at[door[1]]])),
        bearers=tuple(map(figure, cellar.bearers.values())),
        monsters=tuple(map(figure, cellar.monsters.values())),
        quests=tuple(
            [QuestInfo(q.id, in_words(q.name, lang), in_words(q.about, lang)) for q in cellar.quests.values()]
        ),
    )
