"""What somebody has who looks ahead: a judge, an effort, a name."""

from __future__ import annotations

import pytest

from questhall.games.registry import GAMES
from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.state import CLOCK
from questhall.players.judge import judge_in, reader_of
from questhall.players.network import Layer, Network
from questhall.players.player import decided
from questhall.players.registry import all_players_of, is_player, make_player, players_of


def in_the_middle(seat: int, after: int = 120) -> SideQuest:
    """A game of usual players, as soon as a seat has something to choose."""
    decks = tuple(sorted(deck.id for deck in SIDEQUEST.printed.decks.values() if deck.kind == "hero"))[:2]
    settings = Settings(heroes=2, difficulty="normal", decks=decks, discovery="preconstructed")
    g = SIDEQUEST.start(settings, 4)
    players = {s: make_player("heuristic", SIDEQUEST, settings, s, 9) for s in SIDEQUEST.seats(settings)}
    for n in range(2_000):
        asked = min(ask.seat for ask in g.asks if ask.seat != CLOCK)
        now = SIDEQUEST.situation(g, asked)
        if n > after and asked == seat and len(now.options) > 3:
            return g
        assert g.answer(asked, decided(players[asked], now)) is None
    raise AssertionError("nobody had anything to choose")


def test_a_judge_says_who_stands_better() -> None:
    g = in_the_middle(0)
    worse = g.clone()
    for hero in worse.heroes:
        hero.lp, hero.hand = 1, ()
    judge = judge_in(SIDEQUEST)
    assert 0.0 < judge.heroes_win(worse) < judge.heroes_win(g) < 1.0


@pytest.mark.parametrize("name", ["sidequest", "heroquest", "starquest"])
def test_every_position_is_read_as_so_many_numbers(name: str) -> None:
    game = GAMES[name]
    reader, g = reader_of(game), game.start(game.settings(heroes=game.company.heroes[0]), 3)
    assert len(reader.features(g)) == len(reader.names) == len(set(reader.names))
    assert reader.horizon(g) > reader.clock(g)


def test_a_network_adds_up() -> None:
    """Two cells, of which one is held back; the logistic curve of 1 - 0.5 * 2 is a half."""
    network = Network(("a", "b"), (Layer(((1.0, 1.0), (-1.0, 0.0)), (0.0, 0.5)), Layer(((-0.5, 7.0),), (1.0,))))
    assert network.share([1.0, 1.0]) == 0.5


def test_who_takes_time_is_no_usual_player() -> None:
    assert "search" not in players_of(SIDEQUEST)
    assert all_players_of(SIDEQUEST)[-1] == "search"
    assert is_player(SIDEQUEST, "search@0.2s")
    assert not is_player(SIDEQUEST, "search@soon")
    with pytest.raises(ValueError, match=r"there is no player 'search@'; there are .*, search"):
        make_player("search@", SIDEQUEST, Settings(), 1, 1)
