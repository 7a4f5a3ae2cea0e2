"""Reads the plain part of YAML 1.2: mappings, lists and scalars, each with its line.

Everything that makes YAML surprising or expensive is refused while the file is being
parsed, before anything is built: anchors and aliases, merge keys, tags, directives,
several documents, keys given twice and deep nesting.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    CollectionStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)
from ruamel.yaml.nodes import ScalarNode
from ruamel.yaml.reader import ReaderError

from .message import Message, message

MAX_DEPTH = 30
LONGEST_SHOWN = 40

_PROBLEMS = (
    ("mapping values are not allowed", "pack.yaml.colon"),
    ("cannot start any token", "pack.yaml.character"),
    ("quoted scalar", "pack.yaml.quote"),
    ("flow sequence", "pack.yaml.bracket"),
    ("flow mapping", "pack.yaml.brace"),
    ("could not find expected ':'", "pack.yaml.no-colon"),
    ("expected <block end>", "pack.yaml.indent"),
)
"""What the parser says most often, by a part of its words."""

Steps = tuple[str | int, ...]
"""A place in a document: keys and list positions from the top."""


class YamlRefused(Exception):  # noqa: N818 - it is a refusal with a line, not a crash
    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(reason.key)
        self.line = line
        self.reason = reason


def read_yaml(text: str) -> tuple[object, Mapping[Steps, int]]:
    """The data of a YAML text, and the line of every entry."""
    # The parser would switch to YAML 1.1 on a directive, so it must not see one.
    if directive := re.search(r"^%", text, re.MULTILINE):
        line = text.count("\n", 0, directive.start()) + 1
        raise YamlRefused(line, message("pack.yaml.directive"))
    try:
        builder = _Builder(text)
        return builder.document(), builder.lines
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = " ".join(part for part in (error.context, error.problem) if part)
        raise YamlRefused(mark.line + 1 if mark else 1, _unreadable(said)) from error
    except ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise YamlRefused(line, message("pack.yaml.control")) from error
    except YAMLError as error:
        raise YamlRefused(1, _unreadable(str(error))) from error


def _unreadable(said: str) -> Message:
    """The parser speaks English only; what it says most often is said in every language."""
    key = next((key for part, key in _PROBLEMS if part in said), "pack.yaml.other")
    return message("pack.yaml.unreadable", why=message(key, said=said))


class _Builder:
    """Builds data straight from the parser's events; scalars mean what ruamel's safe loader says."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Steps, int] = {}
        self._plain: dict[str, object] = {}
        self._yaml = YAML(typ="safe", pure=True)
        self._constructor, parser = self._yaml.get_constructor_parser(text)
        self._next: Callable[[], Event] = parser.get_event

    def document(self) -> object:
        self._next()
        start = self._next()
        if isinstance(start, StreamEndEvent):
            raise YamlRefused(1, message("pack.yaml.empty"))
        data = self._value(self._next(), ())
        self._next()
        after = self._next()
        if not isinstance(after, StreamEndEvent):
            raise YamlRefused(_line(after), message("pack.yaml.second"))
        return data

    def _value(self, event: Event, at: Steps) -> object:
        line = _line(event)
        self.lines.setdefault(at, line)
        # Where a value stands, the only other event is an alias.
        if not isinstance(event, ScalarEvent | CollectionStartEvent) or event.anchor is not None:
            raise YamlRefused(line, message("pack.yaml.anchor"))
        if event.ctag is not None:
            raise YamlRefused(line, message("pack.yaml.tag"))
        if isinstance(event, ScalarEvent):
            return self._scalar(event)
        if len(at) >= MAX_DEPTH:
            raise YamlRefused(line, message("pack.yaml.deep", levels=MAX_DEPTH))
        if isinstance(event, MappingStartEvent):
            return self._mapping(at)
        assert isinstance(event, SequenceStartEvent)
        return self._sequence(at)

    def _mapping(self, at: Steps) -> dict[str, object]:
        mapping: dict[str, object] = {}
        while not isinstance(event := self._next(), MappingEndEvent):
            line = _line(event)
            if isinstance(event, ScalarEvent) and event.value == "<<":
                raise YamlRefused(line, message("pack.yaml.merge"))
            key = self._value(event, (*at, "<key>"))
            del self.lines[(*at, "<key>")]
            if not isinstance(key, str):
                raise YamlRefused(line, message("pack.yaml.key", got=_short(repr(key))))
            if key in mapping:
                raise YamlRefused(line, message("pack.yaml.twice", name=_short(key)))
            self.lines[(*at, key)] = line
            mapping[key] = self._value(self._next(), (*at, key))
        return mapping

    def _sequence(self, at: Steps) -> list[object]:
        items: list[object] = []
        while not isinstance(event := self._next(), SequenceEndEvent):
            items.append(self._value(event, (*at, len(items))))
        return items

    def _scalar(self, event: ScalarEvent) -> object:
        text = event.value
        if not event.implicit[0]:
            return text
        if text not in self._plain:
            tag = self._yaml.resolver.resolve(ScalarNode, text, event.implicit)
            node = ScalarNode(tag, text, event.start_mark, event.end_mark)
            try:
                self._plain[text] = self._constructor.construct_object(node, deep=True)
            except ValueError as error:
                raise YamlRefused(_line(event), message("pack.yaml.value", got=_short(text))) from error
        return self._plain[text]


def _line(event: Event) -> int:
    return int(event.start_mark.line) + 1


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
