"""Results as columns: what a game notes, flat, each with its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec import inspect as shapes

Kind = Literal["int", "uint", "float", "str", "bool", "ints", "strs", "counts"]


class Column(Struct, frozen=True):
    """One thing that is noted of every game. Any: a result is the game's own, and so are its fields."""

    name: str
    kind: Kind
    of: Callable[[Any], Any]


def columns_of(result: type[Struct]) -> list[Column]:
    """All fields; those of a struct within stand beside them, with its name before theirs."""
    return list(_columns(shapes.type_info(result), "", lambda game: game))


def _columns(info: shapes.Type, above: str, reach: Callable[[Any], Any]) -> Iterator[Column]:
    assert isinstance(info, shapes.StructType)
    for field in info.fields:
        name = f"{above}_{field.name}" if above else field.name

        def here(game: Any, reach: Callable[[Any], Any] = reach, name: str = field.name) -> Any:
            holder = reach(game)
            return None if holder is None else getattr(holder, name)

        inner = _without_none(field.type)
        if isinstance(inner, shapes.StructType):
            yield from _columns(inner, name, here)
        else:
            yield Column(name, _kind(inner, name), here)


def _without_none(info: shapes.Type) -> shapes.Type:
    if isinstance(info, shapes.UnionType):
        (one,) = [each for each in info.types if not isinstance(each, shapes.NoneType)]
        return one
    return info


def _kind(info: shapes.Type, name: str) -> Kind:
    match info:
        case shapes.BoolType():
            return "bool"
        case shapes.IntType(ge=0):
            return "uint"
        case shapes.IntType():
            return "int"
        case shapes.FloatType():
            return "float"
        case shapes.StrType() | shapes.LiteralType():
            return "str"
        case shapes.VarTupleType(item_type=shapes.StrType()):
            return "strs"
        case shapes.VarTupleType(item_type=shapes.IntType()):
            return "ints"
        case shapes.DictType(key_type=shapes.StrType(), value_type=shapes.IntType()):
            return "counts"
    raise TypeError(f"{name} cannot be a column: {msgspec.to_builtins(str(info))}")
