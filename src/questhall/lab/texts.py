"""The words of the lab."""

from __future__ import annotations

from pathlib import Path

from questhall.games.words import room_texts
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook

LANG = Path(__file__).parent / "lang"


def lab_texts(game: AnyGame, lang: str) -> Phrasebook:
    """What a game brings for the lab, else what the lab says about any."""
    return room_texts(game, "lab", LANG, lang)
