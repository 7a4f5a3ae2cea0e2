"""How structs are written and read: the fields of an answer, and structs inside of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes
from msgspec.structs import astuple

from . import notation_plain as plain
from .notation_nested import bracketed, fixed, listing, mapping
from .notation_plain import AnyCodec, Codec, Place, listed
from .notation_unions import Member, either, holds, members_of, mistaken
from .notation_words import CURLY, JOINS, NotationError, Word, read_text, write_text

PART = "N"
"""What stands for a part of something in the form of an answer."""


class Slot(NamedTuple):
    """One field of a struct."""

    name: str
    required: bool
    default: object
    default_word: str
    codec: AnyCodec


class Body:
    """A struct as words: its tag, if it has one, and its fields in order.

    Fields at the end that have their default are left out. A tuple of any length at the end is not put
    in brackets: it takes the rest.
    """

    def __init__(
        self, info: shapes.StructType, form: Callable[[], str] | None = None, inside: tuple[type, ...] = ()
    ) -> None:
        self.kind: type[Struct] = get_origin(info.cls) or info.cls
        if self.kind in inside:
            raise TypeError(f"{self.kind.__name__} contains itself: there is no notation for what has no end")
        self.form = ""
        self.tag = None if info.tag is None else str(info.tag)
        self._head = [] if self.tag is None else [write_text(self.tag)]
        self._form_of_all = form or (lambda: self.form)
        inside = (*inside, self.kind)
        last = info.fields[-1] if info.fields else None
        self._rest: Slot | None = None
        if last is not None and isinstance(last.type, shapes.VarTupleType) and (last.required or last.default == ()):
            self._rest = self._slot(last, last.type.item_type, inside)
        alone = info.fields[:-1] if self._rest else info.fields
        self._slots = [self._slot(field, field.type, inside) for field in alone]
        self._writers = [slot.codec.write for slot in self._slots]
        self._needed = max((n for n, field in enumerate(info.fields, 1) if field.required), default=0)
        self.form = " ".join([*self._head, *self._forms()])

    def _slot(self, field: shapes.Field, shape: shapes.Type, inside: tuple[type, ...]) -> Slot:
        codec = codec_of(shape, Place(field.name, self._form_of_all), field.name.upper(), inside)
        if set(codec.form) == {PART, JOINS} and shape is field.type:
            codec = codec._replace(form=field.name.upper())
        default = {} if field.default_factory is dict else field.default
        word = "" if default is NODEFAULT or shape is not field.type else codec.write(default)
        return Slot(field.name, field.required, default, word, codec)

    def _forms(self) -> list[str]:
        forms = [slot.codec.form if slot.required else f"[{slot.codec.form}]" for slot in self._slots]
        return [*forms, f"[{self._rest.codec.form} ...]"] if self._rest else forms

    def line(self, struct: Struct) -> str:
        values = astuple(struct)
        told = all_told = len(values)
        while told > self._needed and self._is_default(told - 1, values[told - 1]):
            told -= 1
        words = self._head.copy()
        for write, value in zip(self._writers, values if told == all_told else values[:told], strict=False):
            words.append(write(value))
        if self._rest is not None and told == all_told:
            words += map(self._rest.codec.write, values[-1])
        return " ".join(words)

    def _is_default(self, at: int, value: object) -> bool:
        if at == len(self._slots):
            return value == ()
        slot = self._slots[at]
        # Equal is not enough: one thing or another may be 1 or yes, which are equal to Python.
        return bool(value == slot.default) and slot.codec.write(value) == slot.default_word

    def read(self, words: Sequence[Word]) -> Struct:
        """From its words without the tag."""
        slots, rest = self._slots, self._rest
        values = {slot.name: slot.codec.read(word) for slot, word in zip(slots, words, strict=False)}
        for place, slot in enumerate(slots[len(words) :], len(words) + 1):
            if slot.required:
                raise NotationError("missing", field=slot.name, place=str(place), form=self._form_of_all())
        if rest is not None:
            read = rest.codec.read
            values[rest.name] = tuple([read(word) for word in words[len(slots) :]])
        elif len(words) > len(slots):
            raise Place("", self._form_of_all).wrong("too-much", words[len(slots)])
        return self.kind(**values)


def codec_of(shape: shapes.Type, place: Place, name: str, inside: tuple[type, ...]) -> AnyCodec:
    """How values of a type are written; the name stands for them in the form."""

    def of(inner: shapes.Type, name: str = name) -> AnyCodec:
        return codec_of(inner, place, name, inside)

    match shape:
        case shapes.Metadata():
            return of(shape.type)
        case shapes.IntType():
            return plain.number(place, name)
        case shapes.StrType():
            return plain.text(place, name)
        case shapes.BoolType():
            return plain.truth(place, name)
        case shapes.NoneType():
            return plain.nothing(place, name)
        case shapes.TupleType():
            return fixed([of(item, PART) for item in shape.item_types], place)
        case shapes.VarTupleType():
            return listing(of(shape.item_type), place)
        case shapes.DictType():
            return mapping(of(shape.key_type, PART), of(shape.value_type, PART), place)
        case shapes.StructType():
            return _structs([Body(shape, place.form, inside)], place)
        case shapes.LiteralType() | shapes.UnionType():
            return _union(members_of(shape), place, name, inside)
        case _:
            raise TypeError(f"there is no notation for {place.field}: {shape}")


def _structs(bodies: list[Body], place: Place) -> Codec[Struct]:
    """A struct, or one of several that their tags tell apart: `{door 3 4}`."""
    by_kind = {body.kind: body for body in bodies}
    by_tag = {body.tag: body for body in bodies}

    def write(value: Struct) -> str:
        body = by_kind.get(type(value))
        if body is None:
            raise TypeError(f"there is no notation for {value!r} in {place.field}")
        return f"{{{body.line(value)}}}"

    def read(word: Word) -> Struct:
        words = bracketed(word, CURLY, place)
        if None in by_tag:
            return by_tag[None].read(words)
        tag = read_text(words[0]) if words and isinstance(words[0], str) else None
        if tag not in by_tag:
            raise place.wrong("not-one-of", word, known=listed(list(by_tag)))
        return by_tag[tag].read(words[1:])

    return Codec(write, read, "|".join(f"{{{body.form}}}" for body in bodies), write)


def _union(shapes_of: list[shapes.Type], place: Place, name: str, inside: tuple[type, ...]) -> AnyCodec:
    """One of several things. Those that are structs are one of them: their tags tell which struct it is."""
    kinds = {holds(each) for each in shapes_of}
    confusing = kinds & {int, bool}
    text = plain.text(place, name, (lambda value: mistaken(value, confusing)) if confusing else None)
    members = []
    for each in shapes_of:
        kind = holds(each)
        if isinstance(each, shapes.LiteralType):
            any_value = text if kind is str else plain.number(place, name)
            members.append(Member(kind, (kind,), plain.one_of(any_value, each.values, place)))
        elif kind is str:
            members.append(Member(kind, (kind,), text))
        elif kind is not Struct:
            members.append(Member(kind, (kind,), codec_of(each, place, name, inside)))
    bodies = [Body(each, place.form, inside) for each in shapes_of if isinstance(each, shapes.StructType)]
    if bodies:
        members.append(Member(Struct, tuple(body.kind for body in bodies), _structs(bodies, place)))
    return members[0].codec if len(members) == 1 else either(members, place)
