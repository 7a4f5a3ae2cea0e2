"""A pack while it is being read: its documents, the things in them by id, and what is wrong so far."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from .message import message
from .pack_documents import Document, named, read_document
from .pack_errors import Finding, PackError, PackErrors, Where, wrong
from .pack_files import PackFiles
from .pack_messages import value_at
from .pack_words import Manifest, Word
from .pack_yaml import Steps

MANIFEST = "pack.yaml"
TABLE_WIDE = "table-wide"
"""The space of what a file says once, such as a number for the whole table; its ids are the names of the fields."""


class Place(Struct, frozen=True):
    """Where in a pack something stands."""

    file: str
    line: int
    where: Where


Places = Mapping[str, Mapping[str, Place]]
"""Where everything of a pack stands, by the space of its id and by its id."""


class Entry(NamedTuple):
    """A thing in a document."""

    document: Document[Word]
    at: Steps
    thing: Any
    """Any: of which type it is, only the game knows whose pack this is."""

    @property
    def naming(self) -> Steps:
        """Where, below itself, it says what it is called."""
        return ("id",) if isinstance(self.at[-1], int) else ()

    @property
    def place(self) -> Place:
        at = (*self.at, *self.naming)
        return Place(self.document.file, self.document.line(at), named(self.document.data, at))


Found = Iterator[tuple[Entry, Finding]]


class Draft:
    """Problems gather in `errors`; `raise_errors` makes them final."""

    def __init__(
        self, files: PackFiles, shapes: Mapping[str, type[Word]], spaces: Mapping[str, str], texts: Path
    ) -> None:
        """`shapes` are the types of the files by their patterns, `spaces` the lists of things in them."""
        self.errors: list[PackError] = list(files.problems)
        self.spaces = spaces
        self.texts = texts
        self.entries: dict[str, dict[str, Entry]] = {section: {} for section in spaces}
        self.values: dict[str, Entry] = {}
        self._files = files
        self._shapes: dict[str, type[Word]] = {MANIFEST: Manifest, **shapes}
        self.documents = {name: read for name in self._files.files if (read := self._read(name)) is not None}
        if MANIFEST not in files.files and not any(error.file == MANIFEST for error in self.errors):
            self.errors.append(PackError(MANIFEST, 1, (), message("pack.missing-file")))

    @property
    def manifest(self) -> Entry | None:
        document = self.documents.get(MANIFEST)
        return None if document is None else Entry(document, (), document.content)

    def things(self, section: str) -> dict[str, Any]:
        """Of a list, by their ids. Any: of the type that the game gave this list."""
        return {name: entry.thing for name, entry in self.entries[section].items()}

    def all(self) -> Iterator[Entry]:
        for entries in self.entries.values():
            yield from entries.values()

    def index(self) -> None:
        """Finds all things by their ids, and ids that are there twice."""
        seen: dict[tuple[str, str], Place] = {}
        for entry, section, name in self._listed():
            place = entry.place
            first = seen.setdefault((self.spaces.get(section, TABLE_WIDE), name), place)
            if first is not place:
                twice = wrong(entry.naming, "pack.id-twice", id=name, file=first.file, line=first.line)
                self.report([(entry, twice)])
            elif section in self.spaces:
                self.entries[section][name] = entry
            else:
                self.values[name] = entry

    def spaced(self) -> Iterator[tuple[str, str, Entry]]:
        """Everything with its id and the space of it."""
        for section, entries in self.entries.items():
            for name, entry in entries.items():
                yield self.spaces[section], name, entry
        for name, entry in self.values.items():
            yield TABLE_WIDE, name, entry

    def places(self) -> Places:
        found: dict[str, dict[str, Place]] = {}
        for space, name, entry in self.spaced():
            found.setdefault(space, {})[name] = entry.place
        return found

    def report(self, found: Iterable[tuple[Entry, Finding]]) -> None:
        self.errors.extend(self.told(found))

    def told(self, found: Iterable[tuple[Entry, Finding]]) -> Iterator[PackError]:
        for entry, finding in found:
            below = Finding((*entry.at, *finding.at), finding.message, finding.rules)
            yield entry.document.error(below, self.texts)

    def raise_errors(self) -> None:
        if self.errors:
            raise PackErrors(sorted(self.errors, key=lambda error: (error.file, error.line)))

    def digest(self, ordered: bool) -> str:
        """Over what the files say, so that a vocabulary that grows does not change old packs."""
        said: dict[str, object] = {"manifest": self.documents[MANIFEST].data}
        for section, entries in self.entries.items():
            raw = {name: value_at(entry.document.data, entry.at) for name, entry in entries.items()}
            said[section] = list(raw.values()) if ordered else raw
        said |= {name: entry.document.data[name] for name, entry in self.values.items()}
        text = json.dumps(said, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def _read(self, name: str) -> Document[Word] | None:
        shape = next((shape for pattern, shape in self._shapes.items() if fnmatchcase(name, pattern)), None)
        if shape is None:
            self.errors.append(PackError(name, 1, (), message("pack.no-such-file", patterns=tuple(self._shapes))))
            return None
        document, errors = read_document(name, self._files.files[name], shape)
        self.errors.extend(errors)
        return document

    def _listed(self) -> Iterator[tuple[Entry, str, str]]:
        """Everything that the files say, with the section and the id of it."""
        for document in self.documents.values():
            if document.file == MANIFEST:
                continue
            for section in document.data:
                content = getattr(document.content, section)
                if section not in self.spaces:
                    yield Entry(document, (section,), content), section, section
                    continue
                for index, thing in enumerate(content):
                    yield Entry(document, (section, index), thing), section, thing.id
