"""The random player, players by name, and what is answered for any of them."""

from __future__ import annotations

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer, Rolled
from questhall.kernel.game import AnyGame
from questhall.kernel.own_dice import ROLL
from questhall.players.novice import novice_of
from questhall.players.player import AnySituation, decided
from questhall.players.random import RandomPlayer, by_chance
from questhall.players.registry import all_players_of, make_player, players_of
from tests.nim.game import NIM, NimSettings

SETTINGS = NimSettings(heroes=2, more=30)
every_game = pytest.mark.parametrize("game", [*GAMES.values(), NIM], ids=lambda game: game.name)


def played(seed: int, name: str = "random") -> list[tuple[int, Answer]]:
    players = {seat: make_player(name, NIM, SETTINGS, seat, seed) for seat in (0, 1, 2)}
    g, answers = NIM.start(SETTINGS, 3), list[tuple[int, Answer]]()
    while not g.over:
        seat = g.asks[0].seat
        answer = decided(players[seat], NIM.situation(g, seat))
        assert answer in g.options(seat)
        assert g.answer(seat, answer) is None
        answers.append((seat, answer))
    return answers


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(1) == played(1)


def test_another_seed_plays_another_game() -> None:
    assert played(1) != played(2)


def test_every_option_is_chosen_sooner_or_later() -> None:
    g = NIM.start(SETTINGS, 3)
    now = NIM.situation(g, 1)
    player = RandomPlayer(5)
    assert {player.choose(now) for _ in range(100)} == set(g.options(1))


def test_players_of_two_seats_think_differently() -> None:
    chances = [by_chance(NIM, SETTINGS, seat, 9) for seat in (0, 1)]
    streams = [[player.random.below(1000) for _ in range(9)] for player in chances]
    assert streams[0] != streams[1]


def test_a_novice_follows_advice_more_often_than_not() -> None:
    class Modest:
        def choose(self, now: AnySituation) -> Answer:
            return now.options[0]

        def thinks(self, view: object) -> int:
            return 7

    g = NIM.start(SETTINGS, 3)
    novice = novice_of(lambda game, settings, seat, seed: Modest())(NIM, SETTINGS, 1, 4)
    chosen = [novice.choose(NIM.situation(g, 1)) for _ in range(300)]
    assert 200 < chosen.count(g.options(1)[0]) < 260
    assert novice.thinks(NIM.view(g, 1)) == 7


@every_game
def test_every_name_is_a_player_for_every_seat(game: AnyGame) -> None:
    settings = game.settings(heroes=game.company.heroes[0])
    g = game.start(settings, 3)
    for name in players_of(game):
        for ask in g.asks:
            player = make_player(name, game, settings, ask.seat, 1)
            assert g.refuse(ask.seat, decided(player, game.situation(g, ask.seat))) is None


def test_a_game_that_brings_no_players_is_played_by_chance() -> None:
    assert NIM.room("players") is None
    assert players_of(NIM) == ("random",)


@every_game
def test_every_player_of_a_game_of_the_house_has_a_name(game: AnyGame) -> None:
    if game.room("players") is not None:
        for lang in game.languages:
            assert all(
                game.texts(lang).has(f"bot.{name}.{what}")
                for name in all_players_of(game)
                for what in ("name", "about")
            )


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is no player 'oracle'; there are random"):
        make_player("oracle", NIM, SETTINGS, 0, 1)


def test_the_house_rolls_for_a_player() -> None:
    settings = NimSettings(heroes=1, own_dice=(1,))
    g = NIM.start(settings, 3)
    now = NIM.situation(g, 1)
    assert now.ask.question == ROLL
    assert decided(make_player("random", NIM, settings, 1, 1), now) == Rolled()
    assert g.answer(1, Rolled()) is None
    assert g.asks[0].question == "nim.take"
