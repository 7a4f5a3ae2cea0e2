"""Tells SideQuest to one seat in any language that the game has."""

from __future__ import annotations

from pathlib import Path

from questhall.kernel.text import Phrasebook, game_texts

from .library import Printed
from .narrate import Narrator

FOLDER = Path(__file__).parent / "lang"
LANGUAGES = Phrasebook.languages(FOLDER)


def phrasebook(lang: str) -> Phrasebook:
    """The words of the game."""
    return game_texts(FOLDER, lang)


class SideQuestTeller(Narrator):
    """A narrator with the game's own words."""

    def __init__(self, lang: str, seat: int | None, printed: Printed, marked: bool = False) -> None:
        super().__init__(phrasebook(lang), seat, printed, marked)

    def outcome(self, how: str) -> str:
        """How the game ended: its last line."""
        return self.book.say(f"log.{how}")
