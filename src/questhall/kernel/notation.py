"""A short line for every answer, and back: `attack 12 14`, `declare 12>1 13>15`, `create 2 3 1 "Ada"`.

One mechanism for all games, read off the definition of an answer: its tag, then its fields in order.
Fields at the end that have their default are left out. A tuple of fixed length is joined by `>`; one of
any length must be the last field and takes the rest of the line. Text that is no plain word stands in
quotes, with the escapes of JSON; `-` is nothing. Match files use it, so it must never change its meaning.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect as shapes

from .answers import Answer

PLAIN = re.compile(r"(?!-(?:\s|$))[\w+.:-]+")
TOKEN = re.compile(r'\s*((?:"(?:[^"\\]|\\.)*"|[^\s"]+)+)')
PART = re.compile(r'"(?:[^"\\]|\\.)*"|[^>"]+')
NOTHING = "-"


class NotationError(ValueError):
    """What is wrong with a line: a text key and its arguments, so that it can be said in any language."""

    def __init__(self, key: str, **args: str) -> None:
        self.key = f"kernel.notation.{key}"
        self.arguments = args
        super().__init__(f"{key} ({', '.join(f'{name}: {value}' for name, value in args.items())})")


def write(answer: Answer) -> str:
    """The line of an answer."""
    info = _shape(type(answer))
    values = [getattr(answer, field.name) for field in info.fields]
    while values and not info.fields[len(values) - 1].required:
        if values[-1] != info.fields[len(values) - 1].default:
            break
        values.pop()
    words = [str(info.tag)]
    for field, value in zip(info.fields, values, strict=False):
        rest = isinstance(field.type, shapes.VarTupleType)
        words += [_write(item) for item in value] if rest else [_write(value)]
    return " ".join(words)


def read(text: str, answers: Iterable[type[Answer]]) -> Answer:
    """The answer that a line means; raises NotationError."""
    kinds = {tag_of(kind): kind for kind in answers}
    words = _split(text)
    if not words:
        raise NotationError("empty", known=", ".join(sorted(kinds)))
    tag, *rest = words
    kind = kinds.get(tag.lower())
    if kind is None:
        near = difflib.get_close_matches(tag.lower(), kinds, n=5)
        raise NotationError("unknown-move", word=tag, known=", ".join(near or sorted(kinds)))
    info = _shape(kind)
    values: dict[str, Any] = {}
    for position, field in enumerate(info.fields):
        if isinstance(field.type, shapes.VarTupleType):
            values[field.name] = tuple(_read(word, field.type.item_type, field, kind) for word in rest)
            rest = []
        elif rest:
            values[field.name] = _read(rest.pop(0), field.type, field, kind)
        elif field.required:
            raise NotationError("missing", field=field.name, place=str(position + 1), form=form_of(kind))
    if rest:
        raise NotationError("too-much", word=rest[0], form=form_of(kind))
    return kind(**values)


def tag_of(kind: type[Answer]) -> str:
    return str(kind.__struct_config__.tag)


def form_of(kind: type[Answer]) -> str:
    """How to write a kind of answer: `cast CARD [TARGET]`."""
    words = [tag_of(kind)]
    for field in _shape(kind).fields:
        name = field.name.upper()
        if isinstance(field.type, shapes.VarTupleType):
            inner = field.type.item_type
            length = len(inner.item_types) if isinstance(inner, shapes.TupleType) else 0
            words.append(f"[{'>'.join('N' * length) or name} ...]")
        else:
            words.append(name if field.required else f"[{name}]")
    return " ".join(words)


@lru_cache(maxsize=1024)
def _shape(kind: type[Answer]) -> shapes.StructType:
    info = shapes.type_info(kind)
    assert isinstance(info, shapes.StructType)
    for field in info.fields[:-1]:
        if isinstance(field.type, shapes.VarTupleType):
            raise TypeError(f"{kind.__name__}.{field.name} takes the rest of the line, so it must come last")
    return info


def _split(text: str) -> list[str]:
    words, at = [], 0
    text = text.strip()
    while at < len(text):
        found = TOKEN.match(text, at)
        if found is None:
            raise NotationError("quotes", word=text[at:].strip())
        words.append(found[1])
        at = found.end()
    return words


def _write(value: object) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return value if PLAIN.fullmatch(value) else json.dumps(value, ensure_ascii=not value.isprintable())
    if isinstance(value, tuple):
        return ">".join(_write(part) for part in value)
    raise TypeError(f"there is no notation for {value!r}")


def _read(word: str, shape: shapes.Type, field: shapes.Field, kind: type[Answer]) -> Any:
    if isinstance(shape, shapes.Metadata):
        return _read(word, shape.type, field, kind)
    if isinstance(shape, shapes.UnionType):
        others = [each for each in shape.types if not isinstance(each, shapes.NoneType)]
        if word == NOTHING and len(others) < len(shape.types):
            return None
        return _read(word, others[0], field, kind)
    if isinstance(shape, shapes.TupleType):
        parts = PART.findall(word)
        if len(parts) != len(shape.item_types):
            count = str(len(shape.item_types))
            raise NotationError("joined", word=word, count=count, form=form_of(kind))
        return tuple(_read(part, inner, field, kind) for part, inner in zip(parts, shape.item_types, strict=True))
    return _read_plain(word, shape, field, kind)


def _read_plain(word: str, shape: shapes.Type, field: shapes.Field, kind: type[Answer]) -> Any:
    if isinstance(shape, shapes.BoolType):
        if word in ("yes", "no"):
            return word == "yes"
        raise NotationError("not-one-of", word=word, known="yes, no", form=form_of(kind))
    if isinstance(shape, shapes.IntType):
        if re.fullmatch(r"-?[0-9]{1,100}", word):
            return int(word)
        raise NotationError("not-a-number", word=word, field=field.name, form=form_of(kind))
    text = _unquoted(word)
    if isinstance(shape, shapes.LiteralType) and text not in shape.values:
        raise NotationError("not-one-of", word=word, known=_listed(shape.values), form=form_of(kind))
    return text


def _unquoted(word: str) -> str:
    if not word.startswith('"'):
        return word
    try:
        return msgspec.json.decode(word, type=str)
    except msgspec.DecodeError as wrong:
        raise NotationError("quotes", word=word) from wrong


def _listed(values: Sequence[object]) -> str:
    return ", ".join(sorted(str(value) for value in values))


__all__ = ["NotationError", "form_of", "read", "tag_of", "write"]
