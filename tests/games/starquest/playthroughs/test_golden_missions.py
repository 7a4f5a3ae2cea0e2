"""The golden missions are what their names say, whatever the rules became."""

from __future__ import annotations

from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from tests.playthroughs.golden import shelf

SHELF = shelf(GAMES["starquest"])


def recorded(name: str) -> Match:
    assert SHELF is not None
    return matchfile.load(SHELF.folder / f"{name}.match", GAMES)


def outcome(name: str) -> str:
    match = recorded(name)
    found = match.game.outcome(match.state)
    assert found is not None
    return found.how


def test_one_is_won_and_one_is_lost() -> None:
    assert outcome("quay_nine_won") in ("passed", "passed_all")
    assert outcome("tuning_fork_lost") == "lost"


def test_somebody_leads_the_enemies() -> None:
    assert {move.seat for move in recorded("enemies_led_by_somebody").moves} == {0, 1, 2}


def test_beside_a_real_table_figures_are_waited_for() -> None:
    assert {type(move.answer).__name__ for move in recorded("beside_a_real_table").moves} >= {"Ready"}


def test_something_is_bought_in_the_camp() -> None:
    assert {type(move.answer).__name__ for move in recorded("a_camp").moves} >= {"Buy", "Grow", "BreakCamp"}
