"""Content packs: folders of YAML, read strictly, with file, line and reason for every error.

This module knows no game. A game says which files its packs have and what type each file is;
here they are found, read, converted and complained about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from questhall.kernel.pack_messages import explain, locate, value_at
from questhall.kernel.pack_yaml import Steps, YamlRefused, read_yaml

MAX_FILE_BYTES = 1_000_000
MAX_PACK_BYTES = 8_000_000
MAX_FILES = 1_000
MAX_ERRORS_PER_FILE = 50

T = TypeVar("T")


class PackError(msgspec.Struct, frozen=True):
    """One thing that is wrong, and where."""

    file: str
    line: int
    where: str
    reason: str
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"{self.where}: " if self.where else ""
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        return f"{self.file}:{self.line}: {where}{self.reason}{rules}"


class PackErrors(Exception):  # noqa: N818 - it holds many
    """Everything that is wrong with a pack; nothing of the pack was loaded."""

    def __init__(self, errors: Sequence[PackError]) -> None:
        self.errors = tuple(errors)
        super().__init__("\n".join(str(error) for error in self.errors))


class Report(msgspec.Struct, frozen=True):
    """What a check found. A pack with errors cannot be loaded; one with warnings can."""

    errors: tuple[PackError, ...]
    warnings: tuple[PackError, ...]


class Document(msgspec.Struct, Generic[T], frozen=True):
    """A file of a pack: what it says, what that means, and on which lines."""

    file: str
    data: dict[str, Any]
    lines: Mapping[Steps, int]
    content: T

    def error(self, at: Steps, reason: str, *rules: str) -> PackError:
        return PackError(self.file, _line(self.lines, at), in_words(self.data, at), reason, rules)


class PackFolder:
    """The files of one pack. Problems gather in `errors`; `raise_errors` makes them final."""

    def __init__(self, root: Path, patterns: Sequence[str]) -> None:
        self.root = root.resolve()
        self.errors: list[PackError] = []
        if not self.root.is_dir():
            raise PackErrors([PackError(root.name, 1, "", "there is no such pack folder")])
        self._patterns = patterns
        self._files = self._usable_files()

    def names(self, pattern: str) -> list[str]:
        return [name for name in self._files if fnmatchcase(name, pattern)]

    def read(self, name: str, shape: type[T]) -> Document[T] | None:
        """The file as the given type, or None with what is wrong added to `errors`."""
        if name not in self._files:
            if not any(error.file == name for error in self.errors):
                self._refuse(name, "the file is missing")
            return None
        try:
            text = self._files[name].read_bytes().decode("utf-8")
            data, lines = read_yaml(text)
        except UnicodeDecodeError as error:
            self._refuse(name, "the file is not UTF-8 text", 1 + error.object.count(b"\n", 0, error.start))
            return None
        except OSError as error:
            self._refuse(name, f"the file cannot be read: {error.strerror}")
            return None
        except YamlRefused as refused:
            self._refuse(name, refused.reason, refused.line)
            return None
        if not isinstance(data, dict):
            self._refuse(name, "the file must be a mapping (key: value)")
            return None
        content, errors = convert(name, data, lines, shape)
        self.errors.extend(errors)
        return None if content is None else Document(name, data, lines, content)

    def raise_errors(self) -> None:
        if self.errors:
            raise PackErrors(sorted(self.errors, key=lambda error: (error.file, error.line)))

    def _refuse(self, name: str, reason: str, line: int = 1) -> None:
        self.errors.append(PackError(name, line, "", reason))

    def _usable_files(self) -> dict[str, Path]:
        """Sizes are looked up before anything is read, so that a huge pack is refused at once."""
        usable: dict[str, Path] = {}
        total = 0
        for name, path in self._yaml_files():
            if reason := self._reason_against(name, path):
                self._refuse(name, reason)
                continue
            usable[name] = path
            total += path.stat().st_size
        if total > MAX_PACK_BYTES:
            raise PackErrors([PackError(".", 1, "", f"the pack is larger than {MAX_PACK_BYTES} bytes")])
        if len(usable) > MAX_FILES:
            raise PackErrors([PackError(".", 1, "", f"the pack has more than {MAX_FILES} files")])
        return usable

    def _yaml_files(self) -> list[tuple[str, Path]]:
        found = [*self.root.glob("*"), *self.root.glob("*/*")]
        named = [(path.relative_to(self.root).as_posix(), path) for path in found]
        return sorted(
            (name, path)
            for name, path in named
            if path.suffix.lower() in {".yaml", ".yml"} and not fnmatchcase(f"/{name}", "*/.*")
        )

    def _reason_against(self, name: str, path: Path) -> str | None:
        if not any(fnmatchcase(name, pattern) for pattern in self._patterns):
            return f"a pack has no such file; it reads {', '.join(self._patterns)}"
        if not path.resolve().is_relative_to(self.root):
            return "the file is a link that leaves the pack"
        if not path.is_file():
            return "this is not a file"
        if path.stat().st_size > MAX_FILE_BYTES:
            return f"the file is larger than {MAX_FILE_BYTES} bytes"
        return None


class _Named(msgspec.Struct):
    """What a manifest says first."""

    game: str = ""


def game_of(folder: Path, known: Sequence[str]) -> str:
    """The game whose pack this is, by its manifest; empty if that cannot be read or names none.

    PackErrors if it is a game that nobody knows.
    """
    manifest = PackFolder(folder, ("*.yaml", "*/*.yaml")).read("pack.yaml", _Named)
    if manifest is None or not manifest.content.game:
        return ""
    if manifest.content.game not in known:
        reason = f"there is no game {manifest.content.game!r}; there are {', '.join(known)}"
        raise PackErrors([manifest.error(("game",), reason)])
    return manifest.content.game


def convert(
    file: str, data: dict[str, Any], lines: Mapping[Steps, int], shape: type[T]
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
            errors.append(PackError(file, _line(lines, original), in_words(data, original), reason))
            if len(errors) >= MAX_ERRORS_PER_FILE or not _is_entry(rest, at):
                return None, errors
            rest = _without(rest, at, kept)
        else:
            return (None, errors) if errors else (content, [])


def in_words(data: Any, at: Steps) -> str:
    """A place for people: entries are named by their id if they have one, else counted from 1."""
    words: list[str] = []
    for step in at:
        if isinstance(step, str):
            data = data.get(step) if isinstance(data, dict) else None
            words.append(step)
        else:
            data = data[step]
            name = data.get("id") if isinstance(data, dict) else None
            words[-1] += f" {name if isinstance(name, str) else step + 1}"
    return ", ".join(words)


def _line(lines: Mapping[Steps, int], at: Steps) -> int:
    while at not in lines:
        at = at[:-1]
    return lines[at]


def _is_entry(data: dict[str, Any], at: Steps) -> bool:
    return len(at) >= 2 and isinstance(at[1], int) and isinstance(value_at(data, at[:2]), dict)


def _without(data: dict[str, Any], at: Steps, kept: dict[str, list[int]]) -> dict[str, Any]:
    name, index = str(at[0]), int(at[1])
    entries = data[name]
    kept.setdefault(name, list(range(len(entries)))).pop(index)
    return {**data, name: entries[:index] + entries[index + 1 :]}


def _original(at: Steps, kept: dict[str, list[int]]) -> Steps:
    if len(at) >= 2 and isinstance(at[1], int) and at[0] in kept:
        return (at[0], kept[str(at[0])][at[1]], *at[2:])
    return at


def _exact_key(data: dict[str, Any], at: Steps, complaint: str, shape: Any) -> Steps:
    """msgspec does not say which key of a dictionary is wrong: the one that is also wrong alone."""
    if "..." not in at:
        return at
    cut = at.index("...")
    holder = value_at(data, at[:cut])
    for key, value in holder.items():
        try:
            msgspec.convert(_with(data, at[:cut], {key: value}), shape, strict=True)
        except msgspec.ValidationError as problem:
            if locate(problem) == (complaint, at):
                return (*at[:cut], key, *at[cut + 1 :])
    return at[:cut]


def _with(data: Any, at: Steps, value: Any) -> Any:
    if not at:
        return value
    step, deeper = at[0], at[1:]
    if isinstance(step, int):
        return [*data[:step], _with(data[step], deeper, value), *data[step + 1 :]]
    return {**data, step: _with(data[step], deeper, value)}
