"""A text that is told later, in whatever language its reader has."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from .text import Phrasebook


class Message(Struct, frozen=True):
    """A text key with its arguments: words, numbers, lists of words, or further messages."""

    key: str
    args: Mapping[str, object] = {}

    def told(self, book: Phrasebook) -> str:
        return book.say(self.key, **{name: _told(value, book) for name, value in self.args.items()})


def message(key: str, /, **args: object) -> Message:
    return Message(key, args)


def _told(value: object, book: Phrasebook) -> str | int:
    if isinstance(value, Message):
        return value.told(book)
    if isinstance(value, tuple):
        return ", ".join([str(_told(one, book)) for one in value])
    return value if isinstance(value, int) else str(value)
