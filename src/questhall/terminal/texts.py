"""The texts of the terminal together with those of a game, in one language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from questhall.games.words import room_texts
from questhall.kernel.asks import Ask
from questhall.kernel.game import AnyGame
from questhall.kernel.telling import Prompt
from questhall.kernel.text import Phrasebook

FOLDER = Path(__file__).parent / "lang"
LANGUAGES = Phrasebook.languages(FOLDER)


@cache
def terminal_texts(lang: str) -> Phrasebook:
    """The terminal's own words."""
    return Phrasebook.open(FOLDER, lang)


def all_texts(game: AnyGame, lang: str) -> Phrasebook:
    """The terminal's words and a game's; those that the game brings for the terminal come first."""
    return room_texts(game, "terminal", FOLDER, lang)


def cited(prompt: Prompt, book: Phrasebook) -> str:
    """The title of a question with the numbers of its rules."""
    return book.say("ui.cited", text=prompt.title, rules=", ".join(prompt.rules)) if prompt.rules else prompt.title


def hint(prompt: Prompt, ask: Ask, book: Phrasebook) -> str:
    """One line of explanation, and how the answer is typed."""
    key = f"typed.{ask.question}"
    return f"{prompt.hint} {book.say(key)}" if book.has(key) else prompt.hint
