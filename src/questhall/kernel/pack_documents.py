"""One file of a pack: read from YAML, converted to its type, and complained about by line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from .message import Message, message
from .pack_errors import Finding, PackError, Where
from .pack_messages import explain, inner, locate, value_at
from .pack_yaml import Steps, YamlRefused, read_yaml

MAX_ERRORS_PER_FILE = 50

T = TypeVar("T")


class Document(msgspec.Struct, Generic[T], frozen=True):
    """A file of a pack: what it says, what that means, and on which lines."""

    file: str
    data: dict[str, object]
    lines: Mapping[Steps, int]
    content: T

    def line(self, at: Steps) -> int:
        return _line(self.lines, at)

    def error(self, finding: Finding, texts: Path | None = None) -> PackError:
        at = finding.at
        return PackError(self.file, self.line(at), named(self.data, at), finding.message, finding.rules, texts)


def read_document(file: str, raw: bytes, shape: type[T]) -> tuple[Document[T] | None, list[PackError]]:
    """A file as the given type, or None and everything that is wrong with it."""

    def refused(reason: Message, line: int = 1) -> tuple[None, list[PackError]]:
        return None, [PackError(file, line, (), reason)]

    try:
        data, lines = read_yaml(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        return refused(message("pack.not-utf8"), 1 + raw.count(b"\n", 0, error.start))
    except YamlRefused as problem:
        return refused(problem.reason, problem.line)
    if not isinstance(data, dict):
        return refused(message("pack.no-mapping"))
    content, errors = convert(file, data, lines, shape)
    return (None, errors) if content is None else (Document(file, data, lines, content), [])


def convert(
    file: str, data: dict[str, object], lines: Mapping[Steps, int], shape: type[T]
) -> tuple[T | None, list[PackError]]:
    """Data as the given type, or every error that can be told apart.

    msgspec stops at the first error. If that lies in a list of mappings (a list of cards, say), the
    entry is set aside and the rest is tried again, so that one run shows one error of each entry.
    """
    errors: list[PackError] = []
    rest = data
    kept: dict[str, list[int]] = {}
    while True:
        try:
            content = msgspec.convert(rest, shape, strict=True)
        except msgspec.ValidationError as problem:
            complaint, at = locate(problem)
            at = _exact_key(rest, at, complaint, shape)
            reason, place = explain(complaint, shape, rest, at)
            original = _original(place, kept)
            errors.append(PackError(file, _line(lines, original), named(data, original), reason))
            if len(errors) >= MAX_ERRORS_PER_FILE or not _is_entry(rest, at):
                return None, errors
            rest = _without(rest, at, kept)
        else:
            return (None, errors) if errors else (content, [])


def named(data: object, at: Steps) -> Where:
    """A place for people: entries are named by their id if they have one, else counted from 1."""
    found: list[tuple[str | int, ...]] = []
    for step in at:
        if isinstance(step, str):
            data = data.get(step) if isinstance(data, dict) else None
            found.append((step,))
        else:
            data = inner(data, step)
            name = data.get("id") if isinstance(data, dict) else None
            found[-1] += (name if isinstance(name, str) else step + 1,)
    return tuple(found)


def _line(lines: Mapping[Steps, int], at: Steps) -> int:
    while at not in lines:
        at = at[:-1]
    return lines[at]


def _is_entry(data: dict[str, object], at: Steps) -> bool:
    return len(at) >= 2 and isinstance(at[1], int) and isinstance(value_at(data, at[:2]), dict)


def _without(data: dict[str, object], at: Steps, kept: dict[str, list[int]]) -> dict[str, object]:
    name, index = str(at[0]), int(at[1])
    entries = data[name]
    assert isinstance(entries, list)
    kept.setdefault(name, list(range(len(entries)))).pop(index)
    return {**data, name: entries[:index] + entries[index + 1 :]}


def _original(at: Steps, kept: dict[str, list[int]]) -> Steps:
    if len(at) >= 2 and isinstance(at[1], int) and at[0] in kept:
        return (at[0], kept[str(at[0])][at[1]], *at[2:])
    return at


def _exact_key(data: dict[str, object], at: Steps, complaint: str, shape: type[object]) -> Steps:
    """msgspec does not say which key of a dictionary is wrong: the one that is also wrong alone."""
    if "..." not in at:
        return at
    cut = at.index("...")
    holder = value_at(data, at[:cut])
    assert isinstance(holder, dict)
    for key, value in holder.items():
        try:
            msgspec.convert(_with(data, at[:cut], {key: value}), shape, strict=True)
        except msgspec.ValidationError as problem:
            if locate(problem) == (complaint, at):
                return (*at[:cut], key, *at[cut + 1 :])
    return at[:cut]


def _with(data: object, at: Steps, value: object) -> object:
    if not at:
        return value
    step, deeper = at[0], at[1:]
    if isinstance(step, int):
        assert isinstance(data, list)
        return [*data[:step], _with(data[step], deeper, value), *data[step + 1 :]]
    assert isinstance(data, dict)
    return {**data, step: _with(data[step], deeper, value)}
