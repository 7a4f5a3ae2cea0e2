"""What is said about a game in a room of the house."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook


@cache
def room_texts(game: AnyGame, room: str, house: Path, lang: str) -> Phrasebook:
    """In the words that the game brings for the room, else in the room's own (`house`), else in the game's."""
    book = Phrasebook.open(house, lang, below=game.texts(lang))
    own = game.folder / room / "lang"
    return Phrasebook.open(own, lang, below=book) if own.is_dir() else book


def word(book: Phrasebook, key: str, otherwise: str) -> str:
    """What a game may say or leave unsaid."""
    return book.say(key) if book.has(key) else otherwise
