"""docs/packs.md names every word of the vocabulary, and its examples are good YAML for packs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect as shapes

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.pack_words import Manifest
from questhall.kernel.pack_yaml import read_yaml
from tests.games.sidequest.pack_maker import load_pack

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n# (\S+)\n(.*?)```", PAGE, re.DOTALL)
TABLES = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
INLINE = re.findall(r"`(\{.*?\})`", TABLES)

SHAPES: dict[str, Any] = {
    "effect": v.Effect,
    "by": v.Amount,
    "is": v.Condition,
    "gives": v.Static,
    "each": v.Each,
    "choose": v.Choose,
    "when": v.Triggered,
    "pay": v.Activated,
}


def vocabulary_words() -> set[str]:
    """Every tag, every alternative and every field name that may stand in a pack file."""
    found: set[str] = set()
    seen: set[int] = set()
    waiting: list[Any] = [shapes.type_info(kind) for kind in (Manifest, v.CardFile, v.DeckFile)]
    while waiting:
        shape = waiting.pop()
        if id(shape) in seen:
            continue
        seen.add(id(shape))
        if isinstance(shape, shapes.LiteralType):
            found.update(str(value) for value in shape.values)
        if isinstance(shape, shapes.StructType):
            found.update([str(shape.tag)] if shape.tag_field else [])
            found.update(field.encode_name for field in shape.fields)
            waiting.extend(field.type for field in shape.fields)
        for inner in ("type", "item_type", "key_type", "value_type"):
            waiting.extend([getattr(shape, inner)] if hasattr(shape, inner) else [])
        waiting.extend(getattr(shape, "types", ()))
        waiting.extend(getattr(shape, "item_types", ()))
    return found


def test_the_page_names_every_word_of_the_vocabulary() -> None:
    code = " ".join(re.findall(r"`([^`]+)`", TABLES) + [text for _, text in BLOCKS])
    named = set(re.findall(r"\w+", code))
    assert sorted(vocabulary_words() - named) == []


def test_the_page_shows_an_example_of_every_effect_amount_condition_and_static() -> None:
    tags = {"effect": v.Effect, "by": v.Amount, "is": v.Condition, "gives": v.Static}
    for key, union in tags.items():
        shown = {match for text in INLINE for match in re.findall(rf"\{{{key}: (\w+)", text)}
        options = shapes.type_info(union)
        assert isinstance(options, shapes.UnionType)
        assert {one.tag for one in options.types if isinstance(one, shapes.StructType)} <= shown


@pytest.mark.parametrize("example", INLINE)
def test_every_example_in_a_table_is_a_word_of_the_vocabulary(example: str) -> None:
    data, _ = read_yaml(example)
    assert isinstance(data, dict)
    [shape] = [SHAPES[key] for key in data if key in SHAPES][:1]
    msgspec.convert(data, shape, strict=True)


def test_the_whole_pack_on_the_page_loads(tmp_path: Path) -> None:
    for name, text in BLOCKS:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    pack = load_pack(tmp_path)
    assert list(pack.cards) == ["lantern_seller", "market_square"]
    assert list(pack.decks) == ["market_worlds"]
