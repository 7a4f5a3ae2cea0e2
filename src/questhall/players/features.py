"""What a seat sees and is offered, as numbers: the same arrays for the same view, in every process and for every game.

Nothing here knows a game. A value is found by its path, the names of the fields that lead to it, and each path has a
place in the array by a checksum of these names. Two paths may share a place; that is the price for arrays of one
length whatever a game shows. Nothing but the view, the question and the options goes in, so nothing hidden comes out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log1p
from typing import Any
from zlib import crc32

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask

Floats = NDArray[np.float32]

VIEW_SIZE = 1024
OPTION_SIZE = 128
LIMIT = 64.0
"""No number in an array is farther from 0."""
PROSE = 48
"""A text of so many signs is for people to read, not a name; it is left out."""
SMALL = 16
"""Whole numbers below this count as what they are, not only as how much they are."""
LIKELY = 10_000
"""Numbers below this are reckoned once."""
BELONGING = ("seat", "owner")
"""A field of this name says whose a thing is: one's own, the game master's or another's."""
NAMES = ("id", "seat", "unit")
"""The first field of a thing, if it is called so, is the number by which moves speak of it."""
KNOWN = 4_096
"""Values of one path whose places are remembered, so that a process that runs for days does not grow."""
MINE, MASTERS, OTHERS = "mine", "masters", "others"


class Path:
    """The way to a value, and the places of what may be found there."""

    __slots__ = ("_crc", "_fields", "_places", "_ways", "amount")

    def __init__(self, crc: int) -> None:
        self._crc = crc
        self._ways: dict[str, Path] = {}
        self._places: dict[str | int, int] = {}
        self._fields: dict[type[Struct], tuple[Path, ...]] = {}
        self.amount = _mixed(crc32(b"#", crc))
        """The place of how much there is."""

    def to(self, name: str) -> Path:
        way = self._ways.get(name)
        if way is None:
            way = self._ways[name] = Path(crc32(f".{name}".encode(), self._crc))
        return way

    def place(self, value: str | int) -> int:
        """The place of one value among many."""
        place = self._places.get(value)
        if place is None:
            place = _mixed(crc32(f"={value}".encode(), self._crc))
            if len(self._places) < KNOWN:
                self._places[value] = place
        return place

    def of(self, kind: type[Struct]) -> tuple[Path, ...]:
        """The ways to the fields of a kind of thing."""
        found = self._fields.get(kind)
        if found is None:
            found = self._fields[kind] = tuple([self.to(name) for name in kind.__struct_fields__])
        return found


def _mixed(crc: int) -> int:
    """Checksums of like texts are alike; their remainders must not be."""
    crc = (crc ^ (crc >> 16)) * 0x45D9F3B & 0xFFFFFFFF
    crc = (crc ^ (crc >> 16)) * 0x45D9F3B & 0xFFFFFFFF
    return crc ^ (crc >> 16)


@cache
def _much(number: int) -> float:
    """A thousand is more than ten, but not a hundred times as important."""
    return log1p(number) if number >= 0 else -log1p(-number)


@cache
def _belonging(kind: type[Struct]) -> str:
    """The field that says whose a thing of this kind is, if there is one."""
    return next((name for name in BELONGING if name in kind.__struct_fields__), "")


class Sum:
    """An array that is being filled from the view of a seat."""

    __slots__ = ("_seat", "_size", "_things", "values")

    def __init__(self, size: int, seat: int | None, things: dict[tuple[str, int], Struct] | None = None) -> None:
        """`things` is filled with whatever has a number, to be found by those who speak of it."""
        self._size = size
        self._seat = seat
        self._things = things
        self.values = [0.0] * size

    def put(self, place: int, amount: float) -> None:
        """With a sign of its own, so that those who share a place do not simply add up."""
        self.values[place % self._size] += amount if place & 0x80000000 else -amount

    def mark(self, place: int) -> None:
        """One value among many is there."""
        self.values[place % self._size] += 1.0 if place & 0x80000000 else -1.0

    def add(self, value: Any, path: Path) -> None:
        """Any: whatever a view is made of. What is nothing (0, an empty list) leaves no trace."""
        kind = value.__class__
        if kind is int:
            self.put(path.amount, _much(value) if -SMALL < value < LIKELY else _far(value))
            if 0 < value < SMALL:
                self.mark(path.place(value))
        elif kind is bool:
            if value:
                self.put(path.amount, 1.0)
        elif kind is str:
            if value and len(value) < PROSE:
                self.mark(path.place(value))
        elif isinstance(value, Struct):
            self.thing(value, path)
        elif isinstance(value, list | tuple):
            if value:
                self.several(value, path)
        elif isinstance(value, Mapping):
            if value:
                self.by_key(value, path)
        elif isinstance(value, float):
            self.put(path.amount, _far(value))
        elif value is not None:
            self.add(str(value), path)

    def thing(self, value: Struct, path: Path) -> None:
        """One thing, field by field; of several kinds, its kind too."""
        kind = value.__class__
        tag = kind.__struct_config__.tag
        if tag is not None:
            self.mark(path.place(str(tag)))
        for part, way in zip(astuple(value), path.of(kind), strict=True):
            if part:
                self.add(part, way)

    def several(self, values: Sequence[Any], path: Path) -> None:
        """A heap: how many there are, and everything in it together. A heap within a heap is a row in its order."""
        self.put(path.amount, _much(len(values)))
        for value in values:
            kind = value.__class__
            if kind is int or kind is str:
                if kind is int or len(value) < PROSE:
                    self.mark(path.place(value))
            elif isinstance(value, Struct):
                self.one_of_several(value, path)
            elif isinstance(value, list | tuple):
                for n, part in enumerate(value[:SMALL]):
                    self.add(part, path.to(str(n)))
            else:
                self.add(value, path)

    def by_key(self, values: Mapping[Any, Any], path: Path) -> None:
        self.put(path.amount, _much(len(values)))
        for key, value in values.items():
            if isinstance(value, Struct):
                self.one_of_several(value, path)
                if self._things is not None and isinstance(key, int):
                    self._things.setdefault(("id", key), value)
            else:
                self.add(value, path.to(str(key)))

    def one_of_several(self, value: Struct, path: Path) -> None:
        """Things are told apart by whose they are, and can be spoken of by their number."""
        names = value.__struct_fields__
        belonging = _belonging(value.__class__)
        if belonging:
            whose = getattr(value, belonging)
            path = path.to(MINE if whose == self._seat else OTHERS if whose else MASTERS)
        self.thing(value, path)
        if self._things is not None and names:
            number = getattr(value, names[0])
            if number.__class__ is int:
                self._things.setdefault((names[0], number), value)


def array(rows: Sequence[Sequence[float]]) -> Floats:
    return np.clip(np.array(rows, dtype=np.float32), -LIMIT, LIMIT)


def _far(number: float) -> float:
    """As `_much`, for numbers that are too many to be remembered."""
    return log1p(number) if number >= 0 else -log1p(-number)


VIEW, QUESTION, OPTION = Path(crc32(b"view")), Path(crc32(b"question")), Path(crc32(b"option"))


class Row(Sum):
    """The same for a move, which is small and exact: no two moves of an offer should look alike."""

    __slots__ = ()

    def mark(self, place: int) -> None:
        """In two places, because two names hardly ever share both."""
        super().mark(place)
        super().mark(_mixed(place))

    def several(self, values: Sequence[Any], path: Path) -> None:
        """In their order, counted from the end, because what a way or a row of orders leads to comes last."""
        self.put(path.amount, _much(len(values)))
        for n, value in enumerate(reversed(values[-SMALL:])):
            self.add(value, path.to(str(n)))


class Features:
    """One array for what a seat sees, and one row for each thing it may do. A game that knows more of itself may
    have its own kind."""

    def __init__(self, view_size: int = VIEW_SIZE, option_size: int = OPTION_SIZE) -> None:
        self.view_size = view_size
        self.option_size = option_size

    def of(
        self, view: Struct, seat: int, ask: Ask | None = None, options: Sequence[Answer] = ()
    ) -> tuple[Floats, Floats]:
        """The array of the view (and the question, if there is one), and the rows of the options in their order."""
        things: dict[tuple[str, int], Struct] = {}
        seen = Sum(self.view_size, seat, things)
        seen.thing(view, VIEW)
        if ask is not None:
            seen.add(ask.question, QUESTION)
        rows = [self.option(option, seat, ask, things) for option in options]
        return array([seen.values])[0], array(rows) if rows else np.zeros((0, self.option_size), np.float32)

    def option(
        self, option: Answer, seat: int, ask: Ask | None, things: Mapping[tuple[str, int], Struct]
    ) -> list[float]:
        """A row: what kind of move it is, to which question, with what, and what the things are that it speaks of."""
        row = Row(self.option_size, seat)
        row.thing(option, OPTION)
        if ask is not None:
            row.mark(OPTION.to(ask.question).place(str(option.__struct_config__.tag)))
        for name, way in zip(option.__struct_fields__, OPTION.of(option.__class__), strict=True):
            self._spoken_of(getattr(option, name), name, way, row, things)
        return row.values

    def _spoken_of(self, value: Any, name: str, way: Path, row: Sum, things: Mapping[tuple[str, int], Struct]) -> None:
        """Any: a part of an answer. Numbers in it stand for things that lie on the table."""
        if value.__class__ is int:
            for known in (name, *NAMES):
                thing = things.get((known, value))
                if thing is not None:
                    row.one_of_several(thing, way.to("is"))
                    return
        elif value.__class__ is tuple:
            for n, part in enumerate(value[:SMALL]):
                self._spoken_of(part, name, way if part.__class__ is tuple else way.to(str(n)), row, things)
