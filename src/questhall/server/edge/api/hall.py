"""What there is to play, and by which rules."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.metadata import version
from typing import Any

import msgspec

from questhall.games.registry import GAMES
from questhall.games.shelf import Shelf
from questhall.kernel.game import AnyGame
from questhall.kernel.rulebook import Rulebook

from ...protocol.http.hall import GameInfo, Hall
from ...protocol.http.people import Me
from ...protocol.http.rulebook import ChapterInfo, RuleInfo, Rules
from ...telling.games import game_info
from ...telling.words import LANGUAGES
from ..services import Services
from .operation import ApiCall, Operation, Plain
from .troubles import TroubleError


async def hall(call: ApiCall) -> Hall:
    person = call.person
    me = Me(person.account, not person.name, person.program)
    return Hall(games(call.services, call.lang), LANGUAGES, me, version("questhall"))


async def content(call: ApiCall) -> Any:
    return Plain(encoded_content(wanted_game(call), call.lang), "application/json")


async def rules(call: ApiCall) -> Any:
    return Plain(_rules(wanted_game(call).name, call.lang), "application/json")


def wanted_game(call: ApiCall) -> AnyGame:
    name = call.path["game"]
    game = GAMES.get(name)
    if game is None:
        raise TroubleError("no-game", name=name, names=", ".join(GAMES))
    return game


def games(services: Services, lang: str) -> tuple[GameInfo, ...]:
    return _games(services.hall.shelf, lang, services.hall.backroom.has_leisure)


@cache
def _games(shelf: Shelf, lang: str, leisure: bool) -> tuple[GameInfo, ...]:
    return tuple([game_info(game, shelf, lang, leisure) for game in GAMES.values()])


@lru_cache(maxsize=64)
def encoded_content(game: AnyGame, lang: str) -> bytes:
    """Of a game with the packs that lie on its table."""
    return msgspec.json.encode(game.content(lang))


@cache
def _rules(name: str, lang: str) -> bytes:
    book = Rulebook.load(GAMES[name].folder / "rulebook")
    by_chapter: dict[str, list[RuleInfo]] = {}
    for rule in book.rules(lang):
        by_chapter.setdefault(rule.chapter, []).append(RuleInfo(rule.id, rule.title, rule.text, rule.rulings))
    chapters = tuple(
        ChapterInfo(chapter.id, chapter.title, chapter.intro, tuple(by_chapter.get(chapter.id, ())))
        for chapter in book.chapters(lang)
    )
    return msgspec.json.encode(Rules(book.preface(lang), chapters))


def warm_up(services: Services) -> None:
    """Nobody shall be the first who waits for cards to be read and rules to be told."""
    for lang in LANGUAGES:
        for game in games(services, lang):
            encoded_content(GAMES[game.name], lang)
            _rules(game.name, lang)


OPERATIONS = (
    Operation("GET", "/api/hall", "hall", "Games, languages, and who I am", hall, Hall, greets=True),
    Operation(
        "GET", "/api/games/{game}/content", "content", "What a client needs to draw a game", content, Any,
        troubles=(404,), kept=True,
    ),
    Operation(
        "GET", "/api/games/{game}/rules", "rules", "The whole rulebook", rules, Rules, troubles=(404,), kept=True
    ),
)  # fmt: skip
