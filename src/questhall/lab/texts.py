"""The words of the lab."""

from __future__ import annotations

from pathlib import Path

from questhall.games.words import room_texts
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook

from .playing import ENDLESS

LANG = Path(__file__).parent / "lang"


def lab_texts(game: AnyGame, lang: str) -> Phrasebook:
    """What a game brings for the lab, else what the lab says about any."""
    return room_texts(game, "lab", LANG, lang)


def ending(game: AnyGame, book: Phrasebook, how: str) -> str:
    """How games ended; no game has words for one that was broken off."""
    return book.say("ends.endless") if how == ENDLESS else game.teller(book.lang, None).outcome(how)
