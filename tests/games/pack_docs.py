"""A page of docs/ about packs: its whole pack, its examples, and the words that it must name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from questhall.kernel.game import AnyGame
from questhall.kernel.pack_words import Manifest
from questhall.kernel.pack_yaml import read_yaml

DOCS = Path(__file__).parents[2] / "docs"


class PackPage:
    """What a page shows in blocks that begin with the name of a file, and in inline code."""

    def __init__(self, name: str) -> None:
        text = (DOCS / name).read_text("utf-8")
        self.files: list[tuple[str, str]] = re.findall(r"```yaml\n# (\S+)\n(.*?)```", text, re.DOTALL)
        prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        self.examples: list[str] = re.findall(r"`(\{.*?\})`", prose)
        code = " ".join(re.findall(r"`([^`]+)`", prose) + [text for _, text in self.files])
        self.words = set(re.findall(r"\w+", code))

    def write(self, folder: Path) -> Path:
        """The whole pack of the page, as somebody would have typed it."""
        for name, text in self.files:
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
        return folder

    def shown(self, key: str) -> set[str]:
        """The words that stand behind a key at the beginning of an example."""
        return {match for text in self.examples for match in re.findall(rf"^\{{{key}: (\w+)", text)}


def convert(example: str, whole: dict[str, Any], parts: dict[str, Any]) -> None:
    """Any: types of a vocabulary. An example is of the type of its first key, or what stands behind that is."""
    data, _ = read_yaml(example)
    assert isinstance(data, dict)
    key = next(iter(data))
    if key in parts:
        msgspec.convert(data[key], parts[key], strict=True)
    else:
        msgspec.convert(data, whole[key], strict=True)


def tags(union: Any) -> set[str]:
    """Any: a union of tagged words."""
    options = shapes.type_info(union)
    assert isinstance(options, shapes.UnionType)
    return {str(one.tag) for one in options.types if isinstance(one, shapes.StructType)}


def vocabulary_words(game: AnyGame) -> set[str]:
    """Every tag, every alternative and every field name that may stand in a pack file."""
    found: set[str] = set()
    seen: set[int] = set()
    waiting: list[Any] = [shapes.type_info(kind) for kind in (Manifest, *game.kind_of_packs.files.values())]
    while waiting:
        shape = waiting.pop()
        if id(shape) in seen:
            continue
        seen.add(id(shape))
        if isinstance(shape, shapes.LiteralType):
            found.update(str(value) for value in shape.values if value != "")
        if isinstance(shape, shapes.StructType):
            found.update([str(shape.tag)] if shape.tag_field else [])
            found.update(field.encode_name for field in shape.fields)
            waiting.extend(field.type for field in shape.fields)
        for inner in ("type", "item_type", "key_type", "value_type"):
            waiting.extend([getattr(shape, inner)] if hasattr(shape, inner) else [])
        waiting.extend(getattr(shape, "types", ()))
        waiting.extend(getattr(shape, "item_types", ()))
    return found
