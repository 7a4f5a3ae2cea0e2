"""Packs of every game: checked, counted, and listed card by card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.kernel.message import message
from questhall.kernel.pack_draft import MANIFEST
from questhall.kernel.pack_errors import PackError
from questhall.kernel.packs import Pack, PackErrors, PackFiles, Report, game_of
from questhall.kernel.text import Phrasebook


class PackTools:
    """What can be asked about the packs of a game. A game that knows its packs better brings its own (`PACKS`)."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def check(self, files: PackFiles) -> Report:
        """Everything that is wrong with, or not recommended about, a pack; it may build on the game's own."""
        return self.game.kind_of_packs.check(files, self.game.packs)

    def read(self, files: PackFiles) -> Any:
        return self.game.kind_of_packs.read(files, self.game.packs)

    def summary(self, pack: Any, book: Phrasebook) -> str:
        """A good pack in one sentence; `book` has the words of the game too."""
        return book.say("cli.pack_manifest", told=f"{in_language(pack.manifest.name, book.lang)} {pack.version}")

    def cards(self, pack: Any, book: Phrasebook) -> Iterator[list[str]]:
        """Every card of a good pack in words."""
        yield from ()


def in_language(text: Mapping[str, str], lang: str) -> str:
    """A text that a pack has in several languages."""
    return text[lang] if lang in text else next(iter(text.values()), "")


def pack_tools(files: PackFiles) -> PackTools:
    """Those of the game that the pack names; PackErrors if it names none that is here."""
    name = game_of(files, tuple(GAMES))
    if not name:
        raise PackErrors([PackError(MANIFEST, 1, (), message("pack.missing-field", field="game"))])
    game = GAMES[name]
    made = getattr(game.room("terminal"), "PACKS", PackTools)
    return made(game)


__all__ = ["Pack", "PackTools", "in_language", "pack_tools"]
