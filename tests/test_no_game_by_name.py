"""Everything about a game is in its folder: nothing else in the house knows it by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE, TESTS = ROOT / "src" / "questhall", ROOT / "tests"
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "game.py").is_file())
OWN = [home / game for home in (SOURCE / "games", TESTS / "games", TESTS / "rulebook") for game in GAMES]
"""The folders of the games."""
BUILT = SOURCE / "server" / "client"
ROOMS = {SOURCE: "*", TESTS: "*", ROOT / "bench": "*.py", ROOT / "docs" / "pictures": "*.py"}
TEXT = {".py", ".yaml", ".yml", ".md", ".json", ".toml", ".txt", ".sql", ".mk", ".sh"}


def spelled(game: str) -> re.Pattern[str]:
    """A name as a folder, a class, a title or in capitals has it: other signs may stand between its letters."""
    return re.compile(r"[ _.!-]?".join(map(re.escape, game)), re.IGNORECASE)


def files() -> Iterator[Path]:
    """Everything outside the folders of the games."""
    for room, pattern in ROOMS.items():
        for path in sorted(room.rglob(pattern)):
            inside = any(path.is_relative_to(folder) for folder in (*OWN, BUILT))
            if not inside and path.suffix in TEXT and path.is_file():
                yield path


def mentions(path: Path, name: re.Pattern[str]) -> Iterator[str]:
    """Where a name stands in a file, or in its path."""
    place = path.relative_to(ROOT).as_posix()
    if name.search(place):
        yield place
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if name.search(line):
            yield f"{place}:{number}: {line.strip()}"


def is_about(path: Path, name: re.Pattern[str]) -> bool:
    """Figures and pictures may be of one game, if their own name says so."""
    return not path.is_relative_to(SOURCE) and not path.is_relative_to(TESTS) and bool(name.search(path.stem))


@pytest.mark.parametrize("game", GAMES)
def test_nobody_but_a_game_itself_knows_it_by_name(game: str) -> None:
    name = spelled(game)
    assert [where for path in files() if not is_about(path, name) for where in mentions(path, name)] == []


@pytest.mark.parametrize("written", ["chessmate", "ChessMate", "CHESSMATE", "Chess Mate!", "chess_mate", "chess-mate"])
def test_a_name_is_recognised_however_it_is_written(written: str) -> None:
    assert spelled("chessmate").search(f"play {written} tonight")
