"""What stands in the rulebook of a game; each game says so in its folder (tests/games/<game>/expected.py)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from msgspec import Struct

from questhall.games.registry import GAMES

HERE = Path(__file__).parent


class Expected(Struct, frozen=True):
    """What stands in a rulebook."""

    title: str
    ids: tuple[str, ...]
    chapters: tuple[str, ...]
    ruled: str
    """The rules with decisions of ours."""
    named: str
    """What both languages have to name alike."""
    terms: dict[str, tuple[str, str]]
    """Words that find a rule."""


def expected_of(game: str) -> Expected:
    found: Expected = import_module(f"tests.games.{game}.expected").RULEBOOK
    return found


BOOKS = {name: expected_of(name) for name in GAMES if (HERE / name / "expected.py").is_file()}
"""A game from elsewhere has its tests elsewhere."""
