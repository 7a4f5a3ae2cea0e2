"""The face of a game that brings none: what a seat sees, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from questhall.games.words import word
from questhall.kernel.text import Phrasebook

from .face import Face
from .screen import wrap

STEP = "  "
SEPARATOR = " · "


class PlainFace(Face):
    """A view that says itself in words (`words`) is told so; any other is told field by field."""

    def table(self, view: Any, width: int, rows: int) -> list[str]:
        words = getattr(view, "words", None)
        lines = list(words) if words is not None else Telling(self.book).lines(msgspec.to_builtins(view))
        return [part for line in lines for part in wrap(line, width)]


class Telling:
    """Nested data as lines: single values side by side, what they are part of above them. What is empty is left out."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book

    def lines(self, data: Any, indent: str = "") -> list[str]:
        return list(self._lines(data, indent))

    def _lines(self, data: Any, indent: str) -> Iterator[str]:
        """The values of one thing on one line, then its parts, each with a heading."""
        if not isinstance(data, Mapping):
            yield from self._parts(data, indent)
            return
        single = [self.value(name, value) for name, value in data.items() if not is_nested(value) and is_said(value)]
        if single:
            yield indent + SEPARATOR.join(single)
        for name, value in data.items():
            if is_nested(value) and value:
                yield f"{indent}{self.label(name)}:"
                yield from self._lines(value, indent + STEP)

    def _parts(self, values: Any, indent: str) -> Iterator[str]:
        for value in values:
            if is_nested(value):
                yield from self._lines(value, indent)
            elif is_said(value):
                yield f"{indent}{value}"

    def value(self, name: Any, value: Any) -> str:
        if value is True:
            return self.label(name)
        told = ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
        return f"{self.label(name)} {told}"

    def label(self, name: Any) -> str:
        """The game's word for a field, if it has one (field.<name>)."""
        return word(self.book, f"field.{name}", str(name).replace("_", " "))


def is_nested(value: Any) -> bool:
    """Whether something has parts of its own."""
    if isinstance(value, list | tuple):
        return any(isinstance(part, Mapping | list | tuple) for part in value)
    return isinstance(value, Mapping)


def is_said(value: Any) -> bool:
    return value is not None and value is not False and value not in ("", [], ())
