"""The golden missions are what their names say, whatever the rules became."""

from __future__ import annotations

from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from tests.playthroughs.golden import shelf

SHELF = shelf(GAMES["starquest"])


def recorded(name: str) -> list[tuple[int, str]]:
    """The seats and names of the moves; that they can be played is shown elsewhere."""
    assert SHELF is not None
    text = matchfile.text_of(SHELF.folder / f"{name}.match")
    moves = [line for line in text.splitlines() if matchfile.LINE.fullmatch(line)]
    return [
        (seat, type(answer).__name__)
        for seat, answer, _ in (matchfile.move_of(line, SHELF.game.answers) for line in moves)
    ]


def ended(name: str) -> str:
    assert SHELF is not None
    first, _, _ = matchfile.text_of(SHELF.folder / f"{name}.story").partition("\n")
    return first.rpartition(", ")[2]


def test_one_is_won_and_one_is_lost() -> None:
    assert ended("quay_nine_won") in ("passed", "passed_all")
    assert ended("tuning_fork_lost") == "lost"


def test_somebody_leads_the_enemies() -> None:
    assert {seat for seat, _ in recorded("enemies_led_by_somebody")} == {0, 1, 2}


def test_beside_a_real_table_figures_are_waited_for() -> None:
    assert {name for _, name in recorded("beside_a_real_table")} >= {"Ready"}


def test_something_is_bought_in_the_camp() -> None:
    assert {name for _, name in recorded("a_camp")} >= {"Buy", "Grow", "BreakCamp"}
