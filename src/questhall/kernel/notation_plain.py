"""How values that are one word are written and read: numbers, texts, yes and no, and nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from .notation_words import Key, NotationError, Word, read_text, text_of, write_text

NUMBER = re.compile(r"-?[0-9]+")
NOTHING = "-"
YES, NO = "yes", "no"

T = TypeVar("T")
Writer = Callable[[T], str]
Reader = Callable[[Word], T]


class Codec(NamedTuple, Generic[T]):
    """The way from a value to its word and back, and what that looks like to people."""

    write: Writer[T]
    read: Reader[T]
    form: str
    part: Writer[T]
    """As `write`, but fit to be joined with others by `>`."""


AnyCodec = Codec[Any]
"""Any: which type a field has, the definition of the answer says, and that is read while the house runs."""


class Place(NamedTuple):
    """Where in an answer a value stands: what a mistake there is reported with."""

    field: str
    form: Callable[[], str]
    """Asked for when there is a mistake: while the answer's definition is being read, it is not known."""

    def wrong(self, key: Key, word: Word, **args: str) -> NotationError:
        return NotationError(key, word=text_of(word), **args, form=self.form())


def number(place: Place, form: str) -> Codec[int]:
    def read(word: Word) -> int:
        if isinstance(word, str) and NUMBER.fullmatch(word):
            try:
                return int(word)
            except ValueError:
                # Python reads as many digits as it writes and no more.
                pass
        raise place.wrong("not-a-number", word, field=place.field)

    # Unlike str this writes a truth value where a number belongs as that number.
    return Codec(int.__repr__, read, form, int.__repr__)


def text(place: Place, form: str, mistaken: Callable[[str], bool] | None = None) -> Codec[str]:
    """Any text; in quotes also where its plain word would be mistaken for another value."""

    def read(word: Word) -> str:
        if isinstance(word, str):
            return read_text(word)
        raise place.wrong("not-a-text", word)

    def write(value: str) -> str:
        return f'"{value}"' if mistaken is not None and mistaken(value) else write_text(value)

    chosen = write_text if mistaken is None else write
    return Codec(chosen, read, form, chosen)


def truth(place: Place, form: str) -> Codec[bool]:
    def read(word: Word) -> bool:
        if word in (YES, NO):
            return word == YES
        raise place.wrong("not-one-of", word, known=f"{YES}, {NO}")

    def write(value: bool) -> str:
        return YES if value else NO

    return Codec(write, read, form, write)


def nothing(place: Place, form: str) -> Codec[None]:
    def read(word: Word) -> None:
        if word != NOTHING:
            raise place.wrong("not-one-of", word, known=NOTHING)

    def write(_: None) -> str:
        return NOTHING

    return Codec(write, read, form, write)


def one_of(codec: Codec[T], values: Sequence[object], place: Place) -> Codec[T]:
    """Only some of the values."""

    def read(word: Word) -> T:
        value = codec.read(word)
        if value not in values:
            raise place.wrong("not-one-of", word, known=listed(values))
        return value

    return codec._replace(read=read)


def listed(values: Sequence[object]) -> str:
    return ", ".join(sorted(str(value) for value in values))
