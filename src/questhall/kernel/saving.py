"""A state as plain data, and back: the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from .answers import Answer
from .asks import Ask
from .procedure import PROCEDURES, home
from .state import State

S = TypeVar("S", bound=State)

COMMON: dict[str, Any] = {"asks": tuple[Ask, ...], "listeners": dict[str, tuple[int, ...]]}


def save_fields(g: State) -> dict[str, Any]:
    """Everything that is not transient; settings and packs stand beside it in the snapshot."""
    kept = [name for name in g.__struct_fields__ if name not in g.transient and name != "settings"]
    return {name: msgspec.to_builtins(getattr(g, name), str_keys=True) for name in kept}


def load_fields(data: dict[str, Any], table: S, typed: Mapping[str, Any], moves: ModuleType) -> S:
    """Fills an empty table with what was saved; `typed` says what the fields of the game hold."""
    ours = PROCEDURES[home(moves.__name__)]
    answers = {
        str(move.__struct_config__.tag): move
        for move in vars(moves).values()
        if isinstance(move, type) and issubclass(move, Answer)
    }
    shapes = {**COMMON, **typed}
    for name, value in data.items():
        if name == "stack":
            table.stack = [msgspec.convert(frame, ours[frame["type"]]) for frame in value]
        elif name == "given":
            table.given = tuple((seat, msgspec.convert(a, answers[a["move"]])) for seat, a in value)
        elif name in shapes:
            setattr(table, name, msgspec.convert(value, shapes[name], strict=False))
        else:
            setattr(table, name, tuple(value) if isinstance(value, list) else value)
    return table
