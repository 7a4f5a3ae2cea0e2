"""The client has words for what the server calls only by a name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from questhall.games.registry import GAMES
from questhall.players.registry import players_of

CLIENT = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = sorted(folder.name for folder in (CLIENT / "words").iterdir())


def words(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_has_a_name_and_a_word_about_it(name: str, lang: str) -> None:
    own = words(CLIENT / "games" / name / "words" / lang / "hall.json").get("bot", {})
    known = words(CLIENT / "words" / lang / "lobby.json")["bot"] | own
    assert [bot for bot in players_of(GAMES[name]) if set(known.get(bot, ())) != {"name", "about"}] == []
