"""How a value is written and read that may be one thing or another.

How a word looks says which one it is: a number, a text, something in brackets. msgspec allows only unions
of which no two members look alike, for the same reason.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec import inspect as shapes

from .notation_plain import NO, NOTHING, NUMBER, YES, AnyCodec, Codec, Place, Writer
from .notation_words import CURLY, JOINS, ROUND, Cluster, Word

KNOWN = {
    type(None): NOTHING,
    bool: f"{YES}, {NO}",
    int: "1",
    str: '"..."',
    tuple: "(...)",
    dict: "{...}",
    Struct: "{...}",
}
"""What things look like, for those who wrote something else."""


def members_of(shape: shapes.LiteralType | shapes.UnionType) -> list[shapes.Type]:
    """What a value may be, with values of a kind together: the literals of a type are one member."""
    if isinstance(shape, shapes.LiteralType):
        texts = tuple(value for value in shape.values if isinstance(value, str))
        numbers = tuple(value for value in shape.values if isinstance(value, int))
        literals: list[shapes.Type] = [shapes.LiteralType(each) for each in (texts, numbers) if each]
        return [*literals, shapes.NoneType()] if None in shape.values else literals
    found: list[shapes.Type] = []
    for each in shape.types:
        bare = each.type if isinstance(each, shapes.Metadata) else each
        found += members_of(bare) if isinstance(bare, shapes.LiteralType | shapes.UnionType) else [bare]
    return found


def looks_of(word: Word) -> tuple[type, ...]:
    """What a word may be by its looks, the most special first."""
    if isinstance(word, Cluster):
        return {ROUND: (tuple,), JOINS: (tuple,), CURLY: (Struct, dict)}.get(word.mark, ())
    if word.startswith('"'):
        return (str,)
    if word == NOTHING:
        return (type(None), str)
    if word in (YES, NO):
        return (bool, str)
    if NUMBER.fullmatch(word):
        return (int, str)
    return (tuple, str) if JOINS in word else (str,)


def holds(shape: shapes.Type) -> type:
    """The type of the values of a member of a union."""
    match shape:
        case shapes.IntType():
            return int
        case shapes.StrType():
            return str
        case shapes.BoolType():
            return bool
        case shapes.NoneType():
            return type(None)
        case shapes.TupleType() | shapes.VarTupleType():
            return tuple
        case shapes.DictType():
            return dict
        case shapes.LiteralType():
            return type(shape.values[0])
        case shapes.StructType():
            return Struct
        case _:
            raise TypeError(f"there is no notation for {shape}")


class Member(NamedTuple):
    """One of the things that a value may be."""

    looks: type
    kinds: tuple[type, ...]
    """The types of its values; those of several structs look alike."""
    codec: AnyCodec


def mistaken(value: str, kinds: set[type]) -> bool:
    """Whether the plain word of a text looks like something else that could stand there."""
    return (int in kinds and NUMBER.fullmatch(value) is not None) or (bool in kinds and value in (YES, NO))


def either(members: list[Member], place: Place) -> Codec[object]:
    writers = {kind: member.codec.write for member in members for kind in member.kinds}
    parts = {kind: member.codec.part for member in members for kind in member.kinds}
    readers = {member.looks: member.codec.read for member in members}
    things = [member for member in members if member.looks is not type(None)]
    form = "|".join(dict.fromkeys(member.codec.form for member in things))

    def read(word: Word) -> object:
        for looks in looks_of(word):
            if looks in readers:
                return readers[looks](word)
        if len(things) == 1:
            # Only one thing, or nothing: the thing knows best what is wrong.
            return things[0].codec.read(word)
        raise place.wrong("not-one-of", word, known=", ".join(KNOWN[looks] for looks in readers))

    def write(value: object) -> str:
        return _fitting(writers, value, place)(value)

    def part(value: object) -> str:
        return _fitting(parts, value, place)(value)

    return Codec(write, read, form, part)


def _fitting(writers: dict[type, Writer[object]], value: object, place: Place) -> Writer[object]:
    for kind in type(value).__mro__:
        if kind in writers:
            return writers[kind]
    raise TypeError(f"there is no notation for {value!r} in {place.field}")
