"""The golden games go as they were recorded, move by move and word by word."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from questhall.games.registry import GAMES as ALL_GAMES
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.snapshot import SnapshotError
from tests.playthroughs.golden import FOLDER, GAMES, REGENERATE, Golden, story

HINT = f"If rules, cards or texts were meant to change, run `{REGENERATE}` and look at the diff."
MOST_LINES = 40

every_game = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


def recorded(golden: Golden) -> Match:
    try:
        return matchfile.load(golden.match_file, ALL_GAMES)
    except SnapshotError as error:
        raise AssertionError(f"{golden.match_file.name}: {error}\n{HINT}") from error


@every_game
def test_a_golden_game_goes_as_it_was_recorded(golden: Golden) -> None:
    match = recorded(golden)
    assert (match.settings, match.seed) == (golden.settings, golden.seed), f"{golden.name} is another game. {HINT}"
    assert match.game.outcome(match.state) is not None, f"{golden.name} has no end. {HINT}"


@every_game
def test_a_golden_game_is_told_as_it_was_recorded(golden: Golden) -> None:
    match = recorded(golden)
    stored, told = golden.story_file.read_text(encoding="utf-8"), story(match)
    if told != stored:
        diff = unified_diff(stored.splitlines(), told.splitlines(), "recorded", "now", lineterm="", n=1)
        changes = "\n".join(islice(diff, MOST_LINES))
        raise AssertionError(f"{golden.story_file.name} is told differently now. {HINT}\n{changes}")


def test_only_the_golden_games_are_stored() -> None:
    expected = {path.name for golden in GAMES for path in (golden.match_file, golden.story_file)}
    stored = {path.name for path in FOLDER.iterdir() if path.suffix in (".match", ".story")}
    assert stored == expected, HINT
