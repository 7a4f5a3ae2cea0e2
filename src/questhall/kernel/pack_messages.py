"""Turns msgspec's terse complaints into sentences for people who write packs."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import inspect as shapes

from questhall.kernel.pack_yaml import Steps

_NAMES = {
    "int": "a whole number",
    "str": "text",
    "bool": "true or false",
    "float": "a decimal number",
    "null": "nothing",
    "array": "a list",
    "object": "a mapping",
    "date": "a date (put it in quotes)",
    "datetime": "a date (put it in quotes)",
}

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


def explain(complaint: str, shape: Any, data: Any, at: Steps) -> tuple[str, Steps]:
    """The complaint in words, and the most exact place of it."""
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", complaint, re.DOTALL):
        return unknown("field", found[1], _fields(shape, data, at)), (*at, found[1])
    if found := re.fullmatch(r"Object missing required field `(.*)`", complaint):
        return f"the field '{found[1]}' is missing", at
    if found := re.fullmatch(r"Invalid (?:enum )?value (.*)", complaint, re.DOTALL):
        what = str(at[-1]) if isinstance(at[-1], str) else "entry"
        return unknown(what, value_at(data, at), _choices(shape, data, at)), at
    if complaint.startswith(_KEY):
        return _first_match(complaint.removeprefix(_KEY), at[-1]), at
    return _first_match(complaint, value_at(data, at)), at


def unknown(what: str, value: object, known: Iterable[object]) -> str:
    """ "unknown X 'a'", with the nearest known one and the whole list."""
    names = sorted(str(one) for one in known)
    near = difflib.get_close_matches(str(value), names, n=1)
    hint = f"; did you mean '{near[0]}'?" if near else ";"
    return f"unknown {what} '{value}'{hint} Known: {', '.join(names) or 'none'}"


def value_at(data: Any, at: Steps) -> Any:
    for step in at:
        data = data[step]
    return data


_PATTERNS: tuple[tuple[str, Callable[[re.Match[str], Any], str]], ...] = (
    (r"Expected `([^`]*)`, got `([^`]*)`", lambda m, _: f"expected {_names(m[1])}, got {_names(m[2])}"),
    (r"Expected `int` >= (-?\d+)", lambda m, value: f"must be at least {m[1]}, got {value}"),
    (r"Expected `int` <= (-?\d+)", lambda m, value: f"must be at most {m[1]}, got {value}"),
    (r"Expected `array` of length >= (\d+)", lambda m, _: f"needs at least {_entries(m[1])}"),
    (r"Expected `array` of length <= (\d+)", lambda m, _: f"has room for at most {_entries(m[1])}"),
    (
        r"Expected `array` of length (\d+), got (\d+)",
        lambda m, _: f"needs exactly {_entries(m[1])}, got {m[2]}",
    ),
    (r"Expected `str` matching regex '(.*)'", lambda m, value: f"'{value}' must look like {m[1]}"),
)


def _first_match(complaint: str, value: Any) -> str:
    for pattern, sentence in _PATTERNS:
        if found := re.fullmatch(pattern, complaint, re.DOTALL):
            return sentence(found, value)
    return complaint


def _names(types: str) -> str:
    return " or ".join(_NAMES.get(one, one) for one in types.split(" | "))


def _entries(count: str) -> str:
    return "1 entry" if count == "1" else f"{count} entries"


def _choices(shape: Any, data: Any, at: Steps) -> set[object]:
    """What may stand at a place: the tags of a union, or the values of an enumeration."""
    known: set[object] = set()
    for option in _shapes_at(shape, data, at[:-1]):
        if isinstance(option, shapes.StructType) and option.tag_field == at[-1]:
            known.add(option.tag)
    for option in [] if known else _shapes_at(shape, data, at):
        if isinstance(option, shapes.LiteralType):
            known.update(option.values)
    return known


def _fields(shape: Any, data: Any, at: Steps) -> set[str]:
    known: set[str] = set()
    for option in _shapes_at(shape, data, at):
        if isinstance(option, shapes.StructType) and _has_its_tag(option, value_at(data, at)):
            known.update(field.encode_name for field in option.fields)
            known.update([option.tag_field] if option.tag_field else [])
    return known


def _has_its_tag(option: shapes.StructType, data: Any) -> bool:
    return not option.tag_field or data.get(option.tag_field) == option.tag


def _shapes_at(shape: Any, data: Any, at: Steps) -> list[shapes.Type]:
    """Every type that may stand at a place, given the tags on the way there."""
    here = _flat(shapes.type_info(shape))
    for step in at:
        inner: list[shapes.Type] = []
        for option in here:
            inner.extend(_step_into(option, data, step))
        here, data = inner, data[step]
    return here


def _step_into(option: shapes.Type, data: Any, step: str | int) -> list[shapes.Type]:
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
