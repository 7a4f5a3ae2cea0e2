"""Values of the vocabulary that show everything on which a text depends."""

from __future__ import annotations

import types
from collections.abc import Iterator
from itertools import product
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from questhall.games.heroquest import vocabulary as v

EFFECTS: tuple[type[v.Effect], ...] = get_args(v.AnyEffect)
PLAIN: dict[Any, list[Any]] = {int: [1, 2, 0], str: ["some_id"], bool: [True, False]}


def samples(kind: Any) -> Iterator[Any]:
    """Any: a type of the vocabulary, and values of it."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        yield from args
    elif origin is Annotated:
        yield from samples(args[0])
        yield from (-2 for meta in args[1:] if meta.ge is not None and meta.ge < 0)
    elif origin is dict or (origin is types.UnionType and type(None) in args):
        yield {"de": "Name", "en": "Name"}
    elif origin is tuple:
        yield from ((one,) * 2 for one in _inner(args[0]))
        yield from ((one,) for one in _inner(args[0]))
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from structs(kind)
    else:
        yield from PLAIN[kind]


def _inner(kind: Any) -> list[Any]:
    """Effects in effects are one that is short and one that names somebody."""
    if get_origin(kind) in (Union, types.UnionType):
        return [v.MissTurn(), v.Heal(body=1)]
    return list(samples(kind))


def structs(kind: type[msgspec.Struct]) -> Iterator[Any]:
    """Of each pair of fields every pair of values, the other fields as they come."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: list(samples(hints[name])) for name in kind.__struct_fields__}
    required = {field.name: fields[field.name][0] for field in msgspec.structs.fields(kind) if field.required}
    yield kind(**required)
    for one, other in product(fields, repeat=2):
        for this, that in product(fields[one], fields[other]):
            yield kind(**required | {one: this, other: that})


def all_effects() -> Iterator[v.AnyEffect]:
    """But those that give nothing or several things, which no pack may have."""
    for kind in EFFECTS:
        for one in structs(kind):
            if not isinstance(one, v.Give) or [one.thing, one.scroll, one.random].count("") == 2:
                yield one
    for mark, until, n in product(get_args(v.MarkKind), get_args(v.Until), (1, 2, -1)):
        yield v.Mark(mark=mark, until=until, n=n)
