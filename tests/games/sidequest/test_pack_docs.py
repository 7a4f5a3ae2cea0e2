"""docs/packs_sidequest.md names every word of the vocabulary, and its examples are good YAML for packs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.game import SIDEQUEST
from tests.games.pack_docs import PackPage, convert, tags, vocabulary_words
from tests.games.sidequest.pack_maker import load_pack

PAGE = PackPage("packs_sidequest.md")

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


def test_the_page_names_every_word_of_the_vocabulary() -> None:
    assert sorted(vocabulary_words(SIDEQUEST) - PAGE.words) == []


@pytest.mark.parametrize("key", ["effect", "by", "is", "gives"])
def test_the_page_shows_an_example_of_every_effect_amount_condition_and_static(key: str) -> None:
    assert tags(SHAPES[key]) <= PAGE.shown(key)


@pytest.mark.parametrize("example", PAGE.examples)
def test_every_example_in_a_table_is_a_word_of_the_vocabulary(example: str) -> None:
    convert(example, SHAPES, {})


def test_the_whole_pack_on_the_page_loads(tmp_path: Path) -> None:
    pack = load_pack(PAGE.write(tmp_path))
    assert list(pack.cards) == ["lantern_seller", "market_square"]
    assert list(pack.decks) == ["market_worlds"]
