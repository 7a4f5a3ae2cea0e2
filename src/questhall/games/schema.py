"""Writes the JSON Schema of the pack files of every game of the house: python -m questhall.games.schema [FOLDER]

An editor that reads them completes and checks while one types.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from questhall.kernel.game import AnyGame

from .registry import GAMES

PLACE = Path("docs/schema")


def games_of_the_house() -> list[AnyGame]:
    """Those whose folder stands beside this file; a game that is installed besides publishes its own."""
    return [game for game in GAMES.values() if game.folder.parent == Path(__file__).parent]


def name_of(game: AnyGame, pattern: str) -> str:
    """After the game and the files it is for: `cards/*.yaml` are cards, and so are `cards*.yaml`."""
    word = re.match(r"\w+", pattern)
    assert word is not None
    return f"{game.name}-{word[0]}.json"


def schema_files(games: Iterable[AnyGame]) -> dict[str, str]:
    """The published files by name."""
    return {
        name_of(game, pattern): json.dumps(content, indent=2, ensure_ascii=False, sort_keys=True) + "\n"
        for game in games
        for pattern, content in game.kind_of_packs.schema().items()
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schema_files(games_of_the_house()).items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE)
