"""Everything that stands in a thing of a pack, with its place as the file spells it."""

from __future__ import annotations

from collections.abc import Iterator

from .pack_words import Text, Word
from .pack_yaml import Steps


def words(value: object, at: Steps = ()) -> Iterator[tuple[Steps, Word]]:
    """Every word in a value, from the outside in."""
    if isinstance(value, Word):
        yield at, value
        for field in value.__struct_fields__:
            yield from words(getattr(value, field), (*at, field))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from words(item, (*at, index))


def texts(value: object) -> Iterator[tuple[Steps, Text]]:
    """Every text in a value: what has one string for each language."""
    for at, word in words(value):
        for field in word.__struct_fields__:
            text = getattr(word, field)
            if isinstance(text, dict) and all(isinstance(said, str) for said in text.values()):
                yield (*at, field), text
