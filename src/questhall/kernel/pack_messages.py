"""Turns msgspec's terse complaints into messages for people who write packs."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable

import msgspec
from msgspec import inspect as shapes

from .message import Message, message
from .pack_yaml import Steps

_TYPES = frozenset({"int", "str", "bool", "float", "null", "array", "object", "date", "datetime"})
"""The types that a person meets in a file; each has a name in the texts."""

_KEY = "Key: "


def locate(error: msgspec.ValidationError) -> tuple[str, Steps]:
    """Splits msgspec's message into the complaint and its place ("..." stands for some key)."""
    found = re.fullmatch(r"(.*?)(?: - at (?:`key` in )?`\$(.*)`)?", str(error), re.DOTALL)
    assert found is not None
    complaint, path = found[1], found[2] or ""
    steps: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path):
        steps.append(name or (int(index) if index.isdigit() else "..."))
    if "`key` in" in str(error):
        return f"{_KEY}{complaint}", (*steps, "...")
    return complaint, tuple(steps)


def explain(complaint: str, shape: type[object], data: object, at: Steps) -> tuple[Message, Steps]:
    """What the complaint means, and the most exact place of it."""
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", complaint, re.DOTALL):
        return unknown("pack.unknown-field", found[1], _fields(shape, data, at)), (*at, found[1])
    if found := re.fullmatch(r"Object missing required field `(.*)`", complaint):
        return message("pack.missing-field", field=found[1]), at
    if found := re.fullmatch(r"Invalid (?:enum )?value (.*)", complaint, re.DOTALL):
        value, known = value_at(data, at), _choices(shape, data, at)
        if isinstance(at[-1], str):
            return unknown("pack.unknown-value", value, known, field=at[-1]), at
        return unknown("pack.unknown-entry", value, known), at
    if complaint.startswith(_KEY):
        return _first_match(complaint.removeprefix(_KEY), at[-1]), at
    return _first_match(complaint, value_at(data, at)), at


def unknown(key: str, value: object, known: Iterable[object], listed: bool = True, **args: object) -> Message:
    """Something that is not known, with the nearest that is and, if wished, the whole list."""
    names = sorted(str(one) for one in known)
    near = difflib.get_close_matches(str(value), names, n=1)
    listing = message("pack.known", known=tuple(names) or message("pack.none")) if listed else ""
    hint: Message | str = ""
    if near:
        hint = message("pack.near", near=near[0], known=listing)
    elif listed:
        hint = message("pack.not-near", known=listing)
    return message(key, value=value, hint=hint, **args)


def value_at(data: object, at: Steps) -> object:
    for step in at:
        data = inner(data, step)
    return data


def inner(data: object, step: str | int) -> object:
    """What stands at one step below a mapping or a list."""
    if isinstance(data, list) and isinstance(step, int):
        return data[step]
    assert isinstance(data, dict)
    return data[step]


_PATTERNS: tuple[tuple[str, Callable[[re.Match[str], object], Message]], ...] = (
    (
        r"Expected `([^`]*)`, got `([^`]*)`",
        lambda m, _: message("pack.type", expected=_types(m[1]), got=_types(m[2])),
    ),
    (r"Expected `int` >= (-?\d+)", lambda m, value: message("pack.at-least", n=m[1], got=value)),
    (r"Expected `int` <= (-?\d+)", lambda m, value: message("pack.at-most", n=m[1], got=value)),
    (r"Expected `(?:array|object)` of length >= (\d+)", lambda m, _: message("pack.too-few", n=int(m[1]))),
    (r"Expected `(?:array|object)` of length <= (\d+)", lambda m, _: message("pack.too-many", n=int(m[1]))),
    (
        r"Expected `array` of length (\d+), got (\d+)",
        lambda m, _: message("pack.exactly", n=int(m[1]), got=m[2]),
    ),
    (r"Expected `str` of length <= (\d+)", lambda m, value: message("pack.too-long", n=m[1], got=len(str(value)))),
    (r"Expected `str` matching regex '(.*)'", lambda m, value: message("pack.pattern", value=value, pattern=m[1])),
)


def _first_match(complaint: str, value: object) -> Message:
    for pattern, meaning in _PATTERNS:
        if found := re.fullmatch(pattern, complaint, re.DOTALL):
            return meaning(found, value)
    return message("pack.other", said=complaint)


def _types(types: str) -> Message:
    """One type, or several that are all right."""
    first, *others = [
        message(f"pack.types.{one}") if one in _TYPES else message("pack.other", said=one) for one in types.split(" | ")
    ]
    for other in others:
        first = message("pack.or", first=first, next=other)
    return first


def _choices(shape: type[object], data: object, at: Steps) -> set[object]:
    """What may stand at a place: the tags of a union, or the values of an enumeration."""
    known: set[object] = set()
    for option in _shapes_at(shape, data, at[:-1]):
        if isinstance(option, shapes.StructType) and option.tag_field == at[-1]:
            known.add(option.tag)
    for option in [] if known else _shapes_at(shape, data, at):
        if isinstance(option, shapes.LiteralType):
            known.update(option.values)
    return known


def _fields(shape: type[object], data: object, at: Steps) -> set[str]:
    known: set[str] = set()
    for option in _shapes_at(shape, data, at):
        if isinstance(option, shapes.StructType) and _has_its_tag(option, value_at(data, at)):
            known.update(field.encode_name for field in option.fields)
            known.update([option.tag_field] if option.tag_field else [])
    return known


def _has_its_tag(option: shapes.StructType, data: object) -> bool:
    return not option.tag_field or (isinstance(data, dict) and data.get(option.tag_field) == option.tag)


def _shapes_at(shape: type[object], data: object, at: Steps) -> list[shapes.Type]:
    """Every type that may stand at a place, given the tags on the way there."""
    here = _flat(shapes.type_info(shape))
    for step in at:
        deeper: list[shapes.Type] = []
        for option in here:
            deeper.extend(_step_into(option, data, step))
        here, data = deeper, inner(data, step)
    return here


def _step_into(option: shapes.Type, data: object, step: str | int) -> list[shapes.Type]:
    if isinstance(option, shapes.StructType) and isinstance(data, dict) and _has_its_tag(option, data):
        return [one for field in option.fields if field.encode_name == step for one in _flat(field.type)]
    if isinstance(option, shapes.VarTupleType | shapes.ListType) and isinstance(data, list):
        return _flat(option.item_type)
    if isinstance(option, shapes.TupleType) and isinstance(step, int):
        return _flat(option.item_types[step])
    if isinstance(option, shapes.DictType) and isinstance(data, dict):
        return _flat(option.value_type)
    return []


def _flat(info: shapes.Type) -> list[shapes.Type]:
    if isinstance(info, shapes.Metadata):
        return _flat(info.type)
    if isinstance(info, shapes.UnionType):
        return [one for part in info.types for one in _flat(part)]
    return [info]
