"""What leads from one view to the next: a list of [path, value], or [path] for what is gone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from msgspec import Struct

Values = Callable[[Struct], tuple[Any, ...]]


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, ...], Values]:
    """The fields of a struct, and a quick way to all of their values."""
    names = kind.__struct_fields__
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda thing: tuple([getattr(thing, name) for name in names])


Same = dict[tuple[int, int], tuple[Any, Any, list[Any]]]
"""Changes between two parts that several seats see alike, by their identities (and both, to keep them alive)."""


def patch(before: Struct, after: Struct, same: Same | None = None) -> list[Any]:
    """The changes between two views of one seat; nothing is said of what stays."""
    found: list[Any] = []
    known: Same = {} if same is None else same
    fields, values = _fields(type(after))
    for name, old, new in zip(fields, values(before), values(after), strict=True):
        if old is not new and old != new:
            _compare([name], old, new, found, known)
    return found


def _compare(path: list[Any], old: Any, new: Any, found: list[Any], known: Same) -> None:
    """Two values that differ: goes down as long as both have the same shape."""
    kind = new.__class__
    if kind is old.__class__:
        if kind is dict or issubclass(kind, Struct):
            pair = id(old), id(new)
            if pair not in known:
                changes: list[Any] = []
                known[pair] = old, new, changes
                if kind is dict:
                    _compare_dicts(path, old, new, changes, known)
                else:
                    _compare_structs(path, old, new, changes, known)
            found += known[pair][2]
            return
        if kind is tuple and len(old) == len(new) and new and all(isinstance(item, Struct) for item in new):
            for index, (was, item) in enumerate(zip(old, new, strict=True)):
                if was is not item and was != item:
                    _compare([*path, index], was, item, found, known)
            return
    found.append([path, new])


def _compare_structs(path: list[Any], old: Struct, new: Struct, found: list[Any], known: Same) -> None:
    fields, values = _fields(type(new))
    for name, was, item in zip(fields, values(old), values(new), strict=True):
        if was is not item and was != item:
            _compare([*path, name], was, item, found, known)


def _compare_dicts(path: list[Any], old: dict[Any, Any], new: dict[Any, Any], found: list[Any], known: Same) -> None:
    for key in old:
        if key not in new:
            found.append([[*path, key]])
    for key, item in new.items():
        if key not in old:
            found.append([[*path, key], item])
        else:
            was = old[key]
            if was is not item and was != item:
                _compare([*path, key], was, item, found, known)
