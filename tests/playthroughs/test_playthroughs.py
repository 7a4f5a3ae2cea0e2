"""The golden games go as they were recorded, move by move and word by word."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.snapshot import SnapshotError
from tests.playthroughs.golden import REGENERATE, Golden, Shelf, shelves, story

HINT = f"If rules, cards or texts were meant to change, run `{REGENERATE}` and look at the diff."
MOST_LINES = 40

SHELVES = shelves()
ALL = [(shelf, golden) for shelf in SHELVES for golden in shelf.golden]
every_game = pytest.mark.parametrize(
    ("shelf", "golden"), ALL, ids=[f"{shelf.game.name}-{golden.name}" for shelf, golden in ALL]
)


def recorded(shelf: Shelf, golden: Golden) -> Match:
    try:
        return matchfile.load(shelf.match_file(golden), GAMES)
    except SnapshotError as error:
        raise AssertionError(f"{shelf.match_file(golden).name}: {error}\n{HINT}") from error


@every_game
def test_a_golden_game_goes_and_is_told_as_it_was_recorded(shelf: Shelf, golden: Golden) -> None:
    match = recorded(shelf, golden)
    assert (match.settings, match.seed) == (golden.settings, golden.seed), f"{golden.name} is another game. {HINT}"
    assert match.game.outcome(match.state) is not None, f"{golden.name} has no end. {HINT}"
    stored, told = shelf.story_file(golden).read_text(encoding="utf-8"), story(match, shelf.heading)
    if told != stored:
        diff = unified_diff(stored.splitlines(), told.splitlines(), "recorded", "now", lineterm="", n=1)
        changes = "\n".join(islice(diff, MOST_LINES))
        raise AssertionError(f"{shelf.story_file(golden).name} is told differently now. {HINT}\n{changes}")


@pytest.mark.parametrize("shelf", SHELVES, ids=[shelf.game.name for shelf in SHELVES])
def test_only_the_golden_games_are_stored(shelf: Shelf) -> None:
    expected = {path for golden in shelf.golden for path in (shelf.match_file(golden), shelf.story_file(golden))}
    stored = {path for path in shelf.folder.iterdir() if path.suffix in (".match", ".story")}
    assert stored == expected, HINT
