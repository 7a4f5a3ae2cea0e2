"""What is wrong with a pack, as data until somebody reads it: file, line, place, message, rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from .message import Message, message
from .pack_yaml import Steps
from .text import Phrasebook, game_texts, kernel_texts

LANG = Path(__file__).parent / "lang"

Where = tuple[tuple[str | int, ...], ...]
"""A place for people: each key with the id of the entry below it, or with its position, counted from 1."""


class PackError(Struct, frozen=True):
    """One thing that is wrong, and where."""

    file: str
    line: int
    where: Where
    message: Message
    rules: tuple[str, ...] = ()
    texts: Path | None = None
    """The folder of the game's own words, where the kernel's do not suffice."""

    def __str__(self) -> str:
        return tell(self, "en")


class PackErrors(Exception):  # noqa: N818 - it holds many
    """Everything that is wrong with a pack; nothing of the pack was loaded."""

    def __init__(self, errors: Sequence[PackError]) -> None:
        self.errors = tuple(errors)
        super().__init__(self.errors)

    def __str__(self) -> str:
        return "\n".join([str(error) for error in self.errors])


class Report(Struct, frozen=True):
    """What a check found. A pack with errors cannot be loaded; one with warnings can."""

    errors: tuple[PackError, ...]
    warnings: tuple[PackError, ...]


class Finding(Struct, frozen=True):
    """Something wrong at a place below the thing that was looked at."""

    at: Steps
    message: Message
    rules: tuple[str, ...] = ()


Findings = Iterator[Finding]


def wrong(at: Steps, key: str, /, *rules: str, **args: object) -> Finding:
    return Finding(at, message(key, **args), rules)


def tell(error: PackError, lang: str) -> str:
    """An error in a language, as "file:line: where: reason (RULES)"."""
    where = ", ".join([" ".join(map(str, part)) for part in error.where])
    reason = error.message.told(pack_texts(lang, error.texts))
    rules = f" ({', '.join(error.rules)})" if error.rules else ""
    return f"{error.file}:{error.line}: {f'{where}: ' if where else ''}{reason}{rules}"


def pack_texts(lang: str, game: Path | None = None) -> Phrasebook:
    """The kernel's words about packs, below those of a game."""
    return kernel_texts(lang) if game is None else game_texts(game, lang)
