"""Whatever can be wrong with a pack is said in every language, and nothing is said that cannot be wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.pack_errors import LANG, pack_texts
from questhall.kernel.text import Phrasebook, differences

SOURCE = Path(__file__).parents[2] / "src" / "questhall"
HOMES = {"pack": (SOURCE / "kernel", None)} | {
    name: (game.folder, game.folder / "lang") for name, game in GAMES.items()
}
NO_KEYS = ("pack.yaml", "pack.yaml.")


def written(folder: Path, section: str) -> Iterator[str]:
    """Every key of a section that the code names; it may be the beginning of several."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.fullmatch(rf"{section}\.[\w.-]+", found) and found not in NO_KEYS:
                yield found


@pytest.mark.parametrize("home", HOMES)
def test_the_keys_in_the_code_are_those_of_the_texts(home: str) -> None:
    folder, lang = HOMES[home]
    section = "pack" if lang is None else "flaw"
    used = set(written(folder, section))
    book = pack_texts("en", lang)
    keys = {key for key in book.keys() if key.startswith(f"{section}.")}  # noqa: SIM118 - a phrasebook is no mapping
    begun = tuple(key for key in used if any(each.startswith(f"{key.rstrip('.')}.") for each in keys))
    assert used - keys - set(begun) == set()
    assert {key for key in keys - used if not key.startswith(begun)} == set()


@pytest.mark.parametrize("home", HOMES)
def test_every_language_says_the_same_about_packs(home: str) -> None:
    _, lang = HOMES[home]
    assert Phrasebook.languages(LANG) == ("de", "en")
    found = differences(pack_texts("de", lang), pack_texts("en", lang))
    assert [line for line in found if line.startswith(("pack.", "flaw."))] == []
