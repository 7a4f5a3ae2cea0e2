"""How tuples and dicts are written and read: `3>4`, `(3 4 5)`, `{gold=3 silver=12}`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .notation_plain import AnyCodec, Codec, Place
from .notation_words import CURLY, EQUALS, JOINS, ROUND, Cluster, Word

K = TypeVar("K")
V = TypeVar("V")


def bracketed(word: Word, mark: str, place: Place) -> list[Word]:
    if isinstance(word, Cluster) and word.mark == mark:
        return word.words
    raise place.wrong("bracketed", word)


def fixed(parts: list[AnyCodec], place: Place) -> Codec[tuple[object, ...]]:
    """A tuple of fixed length: `3>4`. One with fewer than two parts has nothing to join and stands in brackets."""
    count = len(parts)
    writers = [part.part for part in parts]
    readers = [part.read for part in parts]
    form = JOINS.join(f"({part.form})" if _is_joined(part.form) else part.form for part in parts)

    def write(value: tuple[object, ...]) -> str:
        return JOINS.join([write(part) for write, part in zip(writers, value, strict=True)])

    def write_pair(value: tuple[object, ...]) -> str:
        one, other = value
        return f"{writers[0](one)}>{writers[1](other)}"

    def write_bracketed(value: tuple[object, ...]) -> str:
        return f"({write(value)})"

    def read(word: Word) -> tuple[object, ...]:
        words = _apart(word)
        if len(words) != count or "" in words:
            raise place.wrong("joined", word, count=str(count))
        return tuple([read(each) for read, each in zip(readers, words, strict=True)])

    def read_bracketed(word: Word) -> tuple[object, ...]:
        words = bracketed(word, ROUND, place)
        if len(words) != count:
            raise place.wrong("bracketed", word)
        return tuple([read(each) for read, each in zip(readers, words, strict=True)])

    if count < 2:
        return Codec(write_bracketed, read_bracketed, f"({form})", write_bracketed)
    return Codec(write_pair if count == 2 else write, read, form, write_bracketed)


def _apart(word: Word) -> Sequence[Word]:
    """What is joined, itself in brackets or not."""
    if isinstance(word, Cluster) and word.mark == ROUND and len(word.words) == 1:
        word = word.words[0]
    if isinstance(word, Cluster):
        return word.words if word.mark == JOINS else [word]
    return [word] if word.startswith('"') else word.split(JOINS)


def _is_joined(form: str) -> bool:
    return JOINS in form and form[0] not in "({"


def listing(item: Codec[V], place: Place) -> Codec[tuple[V, ...]]:
    """A tuple of any length: `(3 4 5)`."""
    write_item, read_item = item.write, item.read

    def write(value: tuple[V, ...]) -> str:
        return f"({' '.join([write_item(each) for each in value])})"

    def read(word: Word) -> tuple[V, ...]:
        return tuple([read_item(each) for each in bracketed(word, ROUND, place)])

    return Codec(write, read, f"({item.form} ...)", write)


def mapping(key: Codec[K], value: Codec[V], place: Place) -> Codec[dict[K, V]]:
    """A dict: `{gold=3 silver=12}`."""

    def write(entries: dict[K, V]) -> str:
        return f"{{{' '.join([key.write(each) + EQUALS + value.write(entries[each]) for each in entries])}}}"

    def read(word: Word) -> dict[K, V]:
        entries: dict[K, V] = {}
        for entry in bracketed(word, CURLY, place):
            left, right = _sides(entry, place)
            name = key.read(left)
            if name in entries:
                raise place.wrong("twice", left)
            entries[name] = value.read(right)
        return entries

    return Codec(write, read, f"{{{key.form}={value.form} ...}}", write)


def _sides(entry: Word, place: Place) -> Sequence[Word]:
    if isinstance(entry, Cluster):
        sides: Sequence[Word] = entry.words if entry.mark == EQUALS else ()
    else:
        sides = () if entry.startswith('"') else entry.split(EQUALS)
    if len(sides) != 2 or "" in sides:
        raise place.wrong("bracketed", entry)
    return sides
