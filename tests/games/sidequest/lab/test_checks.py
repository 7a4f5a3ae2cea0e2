"""Random games of SideQuest, and tables that were tampered with."""

from collections.abc import Callable

import pytest

from questhall.games.sidequest import invariants
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.lab import CHECKS
from questhall.games.sidequest.state import SideQuest
from questhall.lab import fuzz


def mid_game(seed: int = 2, decisions: int = 60) -> SideQuest:
    g = SIDEQUEST.start(CHECKS.settings_of(seed), seed)
    trial = fuzz.Trial(SIDEQUEST, CHECKS, seed)
    for _ in range(decisions):
        trial.decide(g)
    return g


@pytest.mark.parametrize("first", [0, 50, 100])
def test_random_games_keep_every_invariant(first: int) -> None:
    played = fuzz.play_all("sidequest", range(first, first + 50))
    assert [p.failure for p in played if p.failure is not None] == []
    assert all(p.decisions > 20 for p in played)


def test_random_games_cover_the_settings() -> None:
    settings = [CHECKS.settings_of(seed) for seed in range(200)]
    assert {s.heroes for s in settings} == {1, 2, 3}
    assert len({s.difficulty for s in settings}) == 5
    assert {(s.judgment, s.names, s.turn_limit > 0) for s in settings} == {
        (a, b, c) for a in (False, True) for b in (False, True) for c in (False, True)
    }


def lose_a_card(g: SideQuest) -> None:
    g.gm.deck = g.gm.deck[1:]


def copy_a_card(g: SideQuest) -> None:
    g.heroes[0].hand += g.heroes[0].deck[:1]


def owe_points(g: SideQuest) -> None:
    g.gm.bp = -1


def overspend(g: SideQuest) -> None:
    g.heroes[0].int_spent = g.heroes[0].int_max + 1


def bind_too_much(g: SideQuest) -> None:
    g.gm.bound = 10 * len(g.heroes) + 1


def forget_a_creature(g: SideQuest) -> None:
    g.gm.creatures = g.gm.creatures[1:]


def put_it_in_two_places(g: SideQuest) -> None:
    g.zone += g.gm.creatures[:1]


def listen_without_reason(g: SideQuest) -> None:
    g.listen("turn_start", g.gm.creatures[0])


@pytest.mark.parametrize(
    ("harm", "finding"),
    [
        (lose_a_card, "1 fewer than at the start"),
        (copy_a_card, "1 more than at the start"),
        (owe_points, "the GM has -1 BP"),
        (overspend, "has int_free -1"),
        (bind_too_much, "SQ-4.5"),
        (forget_a_creature, "but lies in None"),
        (put_it_in_two_places, "lies in two places"),
        (listen_without_reason, "listens for turn_start without reason"),
    ],
)
def test_a_broken_table_is_noticed(harm: Callable[[SideQuest], None], finding: str) -> None:
    g = mid_game()
    start = invariants.inventory(g)
    assert invariants.broken(g, start) == []
    harm(g)
    assert finding in "; ".join(invariants.broken(g, start))
