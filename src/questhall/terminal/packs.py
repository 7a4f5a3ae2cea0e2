"""Packs of every game: checked, counted, and listed card by card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from questhall.games.registry import GAMES
from questhall.kernel.packs import PackError, PackErrors, PackFolder, Report, game_of
from questhall.kernel.text import Phrasebook

MANIFEST = "pack.yaml"


class Packs:
    """What can be asked about the packs of a game. A game that knows its packs better brings its own as `PACKS`."""

    def check(self, folder: Path) -> Report:
        """Everything that is wrong with, or not recommended about, a pack."""
        try:
            manifest(folder)
        except PackErrors as wrong:
            return Report(wrong.errors, ())
        return Report((), ())

    def summary(self, folder: Path, book: Phrasebook) -> str:
        """A good pack in one sentence; `book` has the words of the game too."""
        told = ", ".join(f"{name} {in_language(value, book.lang)}" for name, value in manifest(folder).items())
        return book.say("cli.pack_manifest", told=told)

    def cards(self, folder: Path, book: Phrasebook) -> Iterator[list[str]]:
        """Every card of a good pack in words."""
        yield from ()


def manifest(folder: Path) -> Mapping[str, Any]:
    """What every pack says about itself, whatever its game; PackErrors if it cannot be read."""
    pack = PackFolder(folder, ("*.yaml", "*/*.yaml"))
    read = pack.read(MANIFEST, dict[str, Any])
    pack.raise_errors()
    assert read is not None
    return read.content


def in_language(text: Any, lang: str) -> str:
    """A text that a pack has in several languages; anything else as it is."""
    if isinstance(text, Mapping):
        return str(text[lang] if lang in text else next(iter(text.values()), ""))
    return ", ".join(map(str, text)) if isinstance(text, list) else str(text)


def game_of_pack(folder: Path) -> str:
    """The game that the pack names; PackErrors if it names none that is here."""
    name = game_of(folder, tuple(GAMES))
    if not name:
        manifest(folder)
        reason = f"the pack does not say for which game it is; there are {', '.join(GAMES)}"
        raise PackErrors([PackError(MANIFEST, 1, "game", reason)])
    return name


def packs_of(name: str) -> Packs:
    """The tools of a game, else those of the house."""
    own = getattr(GAMES[name].room("terminal"), "PACKS", None)
    return own if isinstance(own, Packs) else Packs()
