"""The JSON Schema of pack files is current, and every shipped pack keeps to it."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest

from questhall.games.schema import games_of_the_house, main, name_of, schema_files
from questhall.kernel.game import AnyGame
from questhall.kernel.pack_yaml import read_yaml

PUBLISHED = Path(__file__).parents[2] / "docs" / "schema"


def test_the_published_schema_is_up_to_date(tmp_path: Path) -> None:
    main(tmp_path)
    written = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    published = {path.name: path.read_text("utf-8") for path in PUBLISHED.iterdir()}
    assert written == schema_files(games_of_the_house()) == published


@pytest.mark.parametrize("game", games_of_the_house(), ids=lambda game: game.name)
def test_every_file_of_a_core_pack_keeps_to_its_schema(game: AnyGame) -> None:
    checked = 0
    for pattern in game.kind_of_packs.schema():
        schema = json.loads((PUBLISHED / name_of(game, pattern)).read_text("utf-8"))
        validator = jsonschema_rs.validator_for(schema)
        for path in game.core_folder.glob(pattern):
            data, _ = read_yaml(path.read_text("utf-8"))
            assert [error.message for error in validator.iter_errors(data)] == [], path.name
            checked += 1
    assert checked == len(list(game.core_folder.rglob("*.yaml")))


def test_a_word_that_nobody_knows_does_not_keep_to_it() -> None:
    [game] = [game for game in games_of_the_house() if "quests/*.yaml" in game.kind_of_packs.files]
    validator = jsonschema_rs.validator_for(game.kind_of_packs.schema()["quests/*.yaml"])
    assert validator.is_valid({"quests": []})
    assert not validator.is_valid({"quests": [{"id": "well", "dragons": 3}]})
