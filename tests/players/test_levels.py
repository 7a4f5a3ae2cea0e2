"""Players between two players: one number on a line."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer
from questhall.kernel.game import AnyGame
from questhall.players.level import LevelPlayer, level_in, named, of_level, place_of
from questhall.players.player import AnySituation
from questhall.players.registry import is_player, make_player, makers_of, players_of
from tests.nim.game import NIM, NimSettings
from tests.server.any_game import ANY

SETTINGS = NimSettings(heroes=2, more=30)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Named:
    """Takes note of every question that it hears."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.heard = 0

    def choose(self, now: AnySituation) -> Answer:
        self.heard += 1
        return now.options[0]

    def thinks(self, view: Any) -> int:
        return self.takes


def heard(chance: float, asks: int = 400) -> tuple[int, int]:
    weaker, stronger = Named(1), Named(2)
    player = LevelPlayer(weaker, stronger, chance, 7)
    now = NIM.situation(NIM.start(SETTINGS, 3), 1)
    for number in range(asks):
        now.ask = replace(now.ask, number=number)
        player.choose(now)
        assert player.thinks(None) in (1, 2)
    return weaker.heard, stronger.heard


def test_the_stronger_one_answers_as_often_as_the_level_says() -> None:
    weaker, stronger = heard(0.75)
    assert weaker + stronger == 400
    assert abs(stronger - 300) < 40


def test_who_answers_hangs_on_the_question_alone() -> None:
    who = [LevelPlayer(Named(1), Named(2), 0.5, 9) for _ in range(2)]
    now = NIM.situation(NIM.start(SETTINGS, 3), 1)
    who[0].choose(now)  # one of them was asked before, in another process perhaps
    assert [who[0]._who(n).thinks(None) for n in range(50)] == [who[1]._who(n).thinks(None) for n in range(50)]


@every_game
def test_the_ends_of_the_line_are_the_games_own_players(game: AnyGame) -> None:
    makers = makers_of(game)
    assert of_level(makers, 0) is makers[players_of(game)[0]]
    assert of_level(makers, 100) is makers[players_of(game)[-1]]
    assert isinstance(make_player("level@37", game, game.settings(heroes=game.company.heroes[0]), 1, 5), LevelPlayer)
    assert [place_of(makers, name) for name in (players_of(game)[0], players_of(game)[-1], named(37))] == [0, 100, 37]


@pytest.mark.parametrize("name", ["level@101", "level@-1", "level@", "level@1.5", "levels", "level@0x1"])
def test_what_is_no_level_is_no_player(name: str) -> None:
    assert level_in(name) is None
    assert not is_player(ANY, name)


def test_a_level_without_a_number_is_in_the_middle() -> None:
    assert level_in("level") == 50


def test_whoever_is_not_on_the_line_has_no_place() -> None:
    assert place_of(makers_of(ANY), "nobody") is None
