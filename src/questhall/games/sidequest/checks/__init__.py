"""What the types of the vocabulary cannot say about a pack, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.sidequest.vocabulary import Word
from questhall.kernel.message import Message, message
from questhall.kernel.pack_yaml import Steps


def words(value: object, at: Steps = ()) -> Iterator[tuple[Steps, Word]]:
    """Every word in a value, from the outside in, with its place as the file spells it."""
    if isinstance(value, Word):
        yield at, value
        names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        for field, spelled in names:
            yield from words(getattr(value, field), (*at, spelled))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from words(item, (*at, index))


def keyword_name(keyword: str) -> Message:
    return message(f"keyword.{keyword}.name")
