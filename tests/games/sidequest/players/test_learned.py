"""Somebody who has learned from compared answers where to leave the usual player's word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questhall.games.sidequest.entities import GM, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.players.planning import Budget, Plans
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK
from questhall.players.player import decided
from questhall.players.policy import LEARNED, LearnedPlayer, policy_in
from questhall.players.registry import all_players_of, make_player, players_of

SETTINGS = Settings(heroes=1, difficulty="normal", decks=("wildheart",), discovery="preconstructed")


def learned(seat: int) -> LearnedPlayer:
    player = make_player("learned", SIDEQUEST, SETTINGS, seat, 5)
    assert isinstance(player, LearnedPlayer)
    return player


def prompts(seat: int, most: int = 600) -> Iterator[SideQuest]:
    """A game of learned players, whenever a seat has something to choose."""
    g = SIDEQUEST.start(SETTINGS, 4)
    players = {s: learned(s) for s in SIDEQUEST.seats(SETTINGS)}
    for _ in range(most):
        if not g.asks:
            return
        asked = min(ask.seat for ask in g.asks if ask.seat != CLOCK)
        now = SIDEQUEST.situation(g, asked)
        if asked == seat and len(now.options) > 1:
            yield g
        assert g.answer(asked, decided(players[asked], now)) is None


@pytest.mark.parametrize("seat", [GM, 1])
def test_it_says_what_the_rules_allow_the_same_again_and_by_what_its_seat_may_know(seat: int) -> None:
    left = 0
    for n, g in enumerate(prompts(seat)):
        now = SIDEQUEST.situation(g, seat)
        player = learned(seat)
        answer = player.choose(now)
        assert answer is not None
        assert not now.refuses(answer)
        assert answer in now.options or not now.finite
        assert learned(seat).choose(SIDEQUEST.situation(g, seat)) == answer
        if n % 5 == 0:
            assert learned(seat).choose(SIDEQUEST.situation(SIDEQUEST.determinize(g, seat, Random(n)), seat)) == answer
        left += answer != player.adviser.choose(now)
    assert left, "it never leaves its adviser's word"


@pytest.mark.parametrize("seat", [GM, 1])
def test_what_it_has_learned_fits_what_it_is_told(seat: int) -> None:
    policy, told = policy_in(SIDEQUEST), set[str]()
    weigher, describer = policy.of(seat), learned(seat).describer
    for g in prompts(seat):
        now = SIDEQUEST.situation(g, seat)
        assert len(describer.position(now)) == len(describer.names)
        told |= {name for said in describer.answers(now, now.options[0], now.options) for name in said}
    assert policy.names == tuple(describer.names)
    assert len(weigher.bias) == len(weigher.out) == len(weigher.position)
    assert {len(row) for row in weigher.position} == {len(policy.names)}
    assert {len(row) for row in weigher.answer.values()} == {len(weigher.bias) + 1}
    assert len(told & weigher.answer.keys()) > len(told) / 2


def test_it_is_small_and_says_how_it_was_made() -> None:
    assert (SIDEQUEST.folder / "players" / LEARNED).stat().st_size < 2_000_000
    assert {"games", "player", "master.decisions", "heroes.decisions", "heroes.gain"} <= policy_in(
        SIDEQUEST
    ).about.keys()


def test_it_stands_on_no_line_of_levels() -> None:
    assert "learned" not in players_of(SIDEQUEST)
    assert all_players_of(SIDEQUEST)[-3:] == ("heuristic", "learned", "search")


def test_a_turn_of_attacks_is_planned_together() -> None:
    """Two creatures of 2 and 3, and the own sword of 4 or bare hands of 1: one of these two strikes."""
    plans = Plans({1: 1, 20: 4, 30: 2, 31: 3}, {1, 20}, {40: (4, 5.0), 41: (3, 2.0), 42: (2, 1.0)})
    assert plans.after(20, 40) == plans.best == 8.0
    assert plans.after(31, 40) == 7.0
    assert plans.after(1, 42) == 5.0


def test_a_purse_buys_the_best_together() -> None:
    budget = Budget([("dear", 4, 5.0), ("cheap", 2, 3.0), ("other", 2, 2.5)], 4)
    assert budget.best == 5.5
    assert budget.with_left(0, "dear") == 0.0
    assert budget.with_left(2, "cheap") == 2.5
