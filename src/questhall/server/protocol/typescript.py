"""The types of the browser client, from the one definition that there is.

`python -m questhall.server.protocol.typescript` writes web/src/lib/protocol.ts; a test fails when it drifts.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from textwrap import dedent, indent
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from questhall.games.registry import GAMES
from questhall.kernel.asks import QUESTIONS
from questhall.kernel.game import AnyGame

from . import http_messages, messages

TARGET = Path(__file__).parents[4] / "web" / "src" / "lib" / "protocol.ts"
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    Raw: "unknown",
}


class Writer:
    """Writes structs and everything they are made of, each once, in the order in which they are met."""

    def __init__(self, aliases: Mapping[Any, str], sent: AbstractSet[type[Struct]] = frozenset()) -> None:
        self.aliases = aliases
        self.sent = sent
        """Structs that only clients send: what has a default may be left out of them."""
        self.written: dict[type[Struct], str] = {}

    def struct(self, kind: type[Struct], without: AbstractSet[str] = frozenset()) -> str:
        """The name of a struct; its interface is written on the way."""
        if kind not in self.written:
            self.written[kind] = ""
            self.written[kind] = self.interface(kind, without)
        return kind.__name__

    def interface(self, kind: type[Struct], without: AbstractSet[str]) -> str:
        config, notes = kind.__struct_config__, field_notes(kind)
        lines = []
        if config.tag is not None:
            lines.append(f"{config.tag_field}: {json.dumps(config.tag)};")
        for field in fields(kind):
            if field.name in without:
                continue
            if field.name in notes:
                lines.append(comment(notes[field.name]))
            lines.append(f"{field.encode_name}{'?' if self.optional(kind, field) else ''}: {self.type(field.type)};")
        body = "\n".join(["{", *(indent(line, "  ") for line in lines), "}"]) if lines else "{}"
        return f"{comment(kind.__doc__)}\nexport interface {kind.__name__} {body}".lstrip()

    def optional(self, kind: type[Struct], field: FieldInfo) -> bool:
        unset = field.default is UNSET
        return unset or (not field.required and (kind in self.sent or kind.__struct_config__.omit_defaults))

    def type(self, kind: Any) -> str:
        """A Python type in TypeScript."""
        if kind in self.aliases:
            return self.aliases[kind]
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self.struct(kind)
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.type(args[0])
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in args)
        if origin in (Union, types.UnionType):
            return self.union(args)
        if origin is dict:
            return f"Record<string, {self.type(args[1])}>"
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.type(arg) for arg in args)}]"
        if origin in (tuple, list, Sequence):
            return self.array(self.type(args[0]))
        raise TypeError(f"no word for {kind!r} in TypeScript")

    def union(self, kinds: Iterable[Any]) -> str:
        """Where any string is possible, the known ones need not be named."""
        members = [kind for kind in kinds if kind is not UnsetType]
        if str in members:
            members = [kind for kind in members if get_origin(kind) is not Literal]
        return " | ".join(dict.fromkeys(self.type(kind) for kind in members))

    @staticmethod
    def array(inner: str) -> str:
        return f"({inner})[]" if " | " in inner else f"{inner}[]"


def field_notes(kind: type[Struct]) -> dict[str, str]:
    """The strings below the fields of a class and of those it comes from."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if not (issubclass(one, Struct) and one is not Struct):
            continue
        (tree,) = ast.parse(dedent(inspect.getsource(one))).body
        assert isinstance(tree, ast.ClassDef)
        for field, note in zip(tree.body, tree.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
                found[field.target.id] = str(ast.literal_eval(note.value))
    return found


def comment(text: str | None) -> str:
    lines = [line.strip() for line in (text or "").strip().splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def literals(module: types.ModuleType) -> dict[Any, str]:
    """Literal types that have a name."""
    return {value: name for name, value in vars(module).items() if get_origin(value) is Literal}


def structs_of(module: types.ModuleType) -> Iterator[type[Struct]]:
    """The structs of a module that stand for themselves, not those that others come from."""
    own = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]
    bases = {base for kind in own for base in kind.__mro__[1:]}
    return (kind for kind in own if kind not in bases)


def only_sent() -> frozenset[type[Struct]]:
    """What clients send and servers never do."""
    kinds = [*structs_of(messages), *structs_of(http_messages)]
    told = Writer({})
    for kind in kinds:
        if not kind.__struct_config__.forbid_unknown_fields:
            told.struct(kind)
    return frozenset(kind for kind in kinds if kind not in told.written)


def union_of(name: str, kinds: Iterable[str], note: str = "") -> str:
    text = "\n".join([f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"
    return f"{comment(note)}\n{text}".lstrip()


def protocol() -> list[str]:
    """Messages and bodies."""
    named = literals(messages)
    writer = Writer(named, only_sent())
    for kind in (*structs_of(messages), *structs_of(http_messages)):
        writer.struct(kind)
    return [
        f"export const PROTOCOL = {messages.PROTOCOL};",
        f"/** Bytes of one message from a client. */\nexport const LONGEST_MESSAGE = {messages.LONGEST_MESSAGE};",
        *(union_of(name, map(json.dumps, get_args(kind))) for kind, name in named.items()),
        *writer.written.values(),
        union_of("ClientMessage", [kind.__name__ for kind in get_args(messages.ClientMessage)]),
        union_of("ServerMessage", [kind.__name__ for kind in get_args(messages.ServerMessage)]),
    ]


def namespace(game: AnyGame) -> str:
    """What one game adds: its view, answers, content and settings."""
    writer = Writer({})
    writer.struct(get_type_hints(type(game).view)["return"])
    writer.struct(get_type_hints(type(game).content)["return"])
    writer.struct(game.settings)
    # An answer may be called like something in a view; its interface has a name of its own.
    answers = Writer({})
    for kind in game.answers:
        answers.struct(kind)
    parts = [
        *writer.written.values(),
        *(text.replace(f"interface {kind.__name__} ", f"interface {kind.__name__}Answer ")
          for kind, text in answers.written.items()),
        union_of("Answer", [f"{kind.__name__}Answer" for kind in answers.written], "Everything a seat can say."),
        union_of("Question", [json.dumps(name) for name in sorted(QUESTIONS) if name.startswith(f"{game.name}.")]),
    ]  # fmt: skip
    name = type(game).__name__.removesuffix("Game")
    body = indent("\n\n".join(parts), "  ")
    return f"{comment(type(game).__doc__)}\nexport namespace {name} {{\n{body}\n}}"


def generated() -> str:
    head = "// Generated by `python -m questhall.server.protocol.typescript`. Change the Python definitions instead."
    return "\n\n".join([head, *protocol(), *map(namespace, GAMES.values())]) + "\n"


def main(target: Path = TARGET) -> int:
    target.write_text(generated(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
