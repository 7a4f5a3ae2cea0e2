"""A short line for every answer, and back: `attack 12 14`, `declare 12>1 13>15`, `create 2 3 1 "Ada"`.

One mechanism for all games, read off the definition of an answer: its tag, then its fields in order.
Fields at the end that have their default are left out. A tuple of fixed length is joined by `>`; one of
any length stands in round brackets, `(3 4 5)`, but takes the rest of the line where it is the last field.
Structs and dicts stand in curly brackets: `{door 3 4}`, `{gold=3 silver=12}`. Text that is no plain word
stands in quotes, with the escapes of JSON, and so does text that would be mistaken for something else that
could stand there; `-` is nothing. Match files use it, so it must never change its meaning.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import lru_cache

from msgspec import inspect as shapes

from .answers import Answer
from .notation_structs import Body
from .notation_words import NotationError, read_text, split, text_of


def write(answer: Answer) -> str:
    """The line of an answer."""
    return _body(type(answer)).line(answer)


def read(text: str, answers: Iterable[type[Answer]]) -> Answer:
    """The answer that a line means; raises NotationError."""
    kinds = _by_tag(tuple(answers))
    words = split(text)
    if not words:
        raise NotationError("empty", known=", ".join(sorted(kinds)))
    first = words[0]
    tag = read_text(first) if isinstance(first, str) else first.text
    kind = kinds.get(tag) or kinds.get(tag.lower())
    if kind is None:
        near = difflib.get_close_matches(tag.lower(), kinds, n=5)
        raise NotationError("unknown-move", word=text_of(first), known=", ".join(near or sorted(kinds)))
    answer = _body(kind).read(words[1:])
    assert isinstance(answer, Answer)
    return answer


def tag_of(kind: type[Answer]) -> str:
    return str(kind.__struct_config__.tag)


def form_of(kind: type[Answer]) -> str:
    """How to write a kind of answer: `cast CARD [TARGET]`."""
    return _body(kind).form


@lru_cache(maxsize=1024)
def _body(kind: type[Answer]) -> Body:
    info = shapes.type_info(kind)
    assert isinstance(info, shapes.StructType)
    return Body(info)


@lru_cache(maxsize=256)
def _by_tag(answers: tuple[type[Answer], ...]) -> dict[str, type[Answer]]:
    return {tag_of(kind): kind for kind in answers}


__all__ = ["NotationError", "form_of", "read", "tag_of", "write"]
