"""Random games of any game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.games.registry import GAMES
from questhall.lab import fuzz
from questhall.lab.checks import Checks, checks_of
from questhall.players.registry import players_of
from tests.nim.game import NIM, Nim


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


class Suspicious(Checks[Nim, int]):
    """Thinks that no match may ever be taken."""

    def note(self, g: Nim) -> int | None:
        return g.heap

    def look(self, g: Nim, noted: int | None) -> Sequence[str]:
        return [] if g.heap == noted else ["a match is missing"]


@pytest.mark.parametrize("name", GAMES)
def test_random_games_of_every_game_keep_what_must_be_true(name: str) -> None:
    played = fuzz.play_all(name, range(3, 7))
    assert [each.failure for each in played if each.failure is not None] == []
    assert all(each.decisions > 5 for each in played)


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_every_game_keep_what_must_be_true(name: str) -> None:
    """At every decision."""
    played = fuzz.play_all(name, range(3, 8), bots=True, look=1)
    assert [each.failure for each in played if each.failure is not None] == []
    assert all(each.decisions > 5 for each in played)


def test_every_seat_and_every_seed_has_another_strength() -> None:
    for game in GAMES.values():
        settings = checks_of(game).settings_of(1)
        tables = [fuzz.strengths(game, settings, seed) for seed in range(8)]
        for seat in game.seats(settings):
            assert {table[seat] for table in tables} == set(players_of(game))


@pytest.mark.usefixtures("nim")
def test_a_game_without_checks_of_its_own_is_checked_too() -> None:
    assert type(checks_of(NIM)) is Checks
    assert [each.failure for each in fuzz.play_all("nim", range(40)) if each.failure is not None] == []


def test_every_number_of_heroes_is_tried() -> None:
    assert {Checks(NIM).settings_of(seed).heroes for seed in range(9)} == {1, 2, 3}


@pytest.mark.usefixtures("nim")
def test_what_breaks_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "checks_of", lambda game: Suspicious(game))
    failure = fuzz.play("nim", 4).failure
    assert failure is not None
    assert (failure.game, failure.seed, failure.settings) == ("nim", 4, Suspicious(NIM).settings_of(4))
    assert "a match is missing" in failure.what


@pytest.mark.usefixtures("nim")
def test_a_game_that_does_not_end_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "MOST_DECISIONS", 2)
    failure = fuzz.play("nim", 1).failure
    assert failure is not None
    assert "the game does not end" in failure.what
