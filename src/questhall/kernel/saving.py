"""A state as plain data, and back: the same for every game, by the types of its fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import Struct, defstruct

from .answers import Answer
from .procedure import procedures_of
from .state import Given, State

S = TypeVar("S", bound=State)
Data = dict[str, Any]
"""A saved state. Any: only the types of the fields of a game's state say which shape their plain data have."""

SPECIAL = frozenset({"stack", "given", "answers", "laid_by"})
"""Fields whose entries say themselves of which kind they are."""


def save_fields(g: State) -> Data:
    """Everything that is not transient; settings and packs stand beside it in the snapshot."""
    return {name: msgspec.to_builtins(getattr(g, name), str_keys=True) for name in kept_fields(type(g))}


def load_fields(data: Data, table: S, package: str, answers: Sequence[type[Answer]]) -> S:
    """Fills an empty table of the game in a package with what was saved."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in answers}
    procedures = procedures_of(package)
    shape = _shape(type(table))
    plain = msgspec.convert({name: data[name] for name in shape.__struct_fields__}, shape, strict=False)
    for name in shape.__struct_fields__:
        setattr(table, name, getattr(plain, name))
    table.stack = [msgspec.convert(frame, procedures[frame["type"]]) for frame in data["stack"]]
    table.given = _given(data["given"], kinds)
    table.answers = _given(data["answers"], kinds)
    table.laid_by = tuple([_given(given, kinds) for given in data["laid_by"]])
    return table


def _given(data: Sequence[tuple[int, Data]], kinds: Mapping[str, type[Answer]]) -> Given:
    return tuple([(seat, msgspec.convert(answer, kinds[answer["move"]])) for seat, answer in data])


@cache
def kept_fields(kind: type[State]) -> tuple[str, ...]:
    """All that makes a state what it is, beside its settings."""
    return tuple([name for name in kind.__struct_fields__ if name not in kind.transient and name != "settings"])


@cache
def _shape(kind: type[State]) -> type[Struct]:
    """All plain fields of a kind of state, so that they are read at once."""
    hints = get_type_hints(kind)
    return defstruct(
        f"Saved{kind.__name__}", [(name, hints[name]) for name in kept_fields(kind) if name not in SPECIAL]
    )
