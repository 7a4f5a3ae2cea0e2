"""What the measured tables promise, and which level is chosen by them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.kernel.agreements import Switch
from questhall.kernel.game import AnyGame
from questhall.players import strengths
from questhall.players.dial import Found, Sitting, dialled
from questhall.players.standing import NEWCOMER, Played, standing
from questhall.players.strengths import cell_of, strengths_of, worth
from tests.players.measured import EASY, TABLES
from tests.server.any_game import ANY

OPTIONAL = next(one.name for one in ANY.agreements() if isinstance(one, Switch))
measured = {name: game for name, game in GAMES.items() if (game.folder / "lab" / "strengths.yaml").is_file()}
every_measured_game = pytest.mark.parametrize("game", measured.values(), ids=measured)


@pytest.fixture(autouse=True)
def tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "tables_in", lambda path: TABLES if path.is_relative_to(ANY.folder) else None)


def found(wins: int, people: dict[int, float], dials: tuple[int, ...], **settings: object) -> Found:
    agreed = ANY.settings(**{"heroes": 1, **settings})
    return dialled(ANY, agreed, Sitting(people, {}, dials), wins)


def test_a_curve_is_straight_between_its_points_and_goes_on_beyond_them() -> None:
    assert [worth(TABLES.heroes, level) for level in (0, 25, 50, 75, 100, 125)] == [0, 0.5, 1, 2, 3, 4]


def test_equal_levels_on_an_even_table_win_half_of_the_games() -> None:
    assert TABLES.chance(EASY, [60], 60) == 0.5
    assert found(50, {1: 60}, (0,)).levels == {0: 60}


def test_a_party_is_worth_what_its_heroes_are_worth_not_what_their_mean_level_is() -> None:
    assert worth(TABLES.heroes, 50) < (worth(TABLES.heroes, 0) + worth(TABLES.heroes, 100)) / 2
    assert TABLES.chance(EASY, [0, 100], 60) > TABLES.chance(EASY, [50, 50], 60)
    assert TABLES.chance(EASY, [60, 60], 60) == TABLES.chance(EASY, [60], 60)


@pytest.mark.parametrize("wins", [30, 50, 70])
def test_the_master_is_chosen_so_that_the_wish_is_met(wins: int) -> None:
    chosen = found(wins, {1: 60}, (0,))
    assert chosen.dialled == "master"
    assert abs(100 * TABLES.chance(EASY, [60], chosen.levels[0]) - wins) < 1
    assert chosen.least < wins < chosen.most


def test_the_harder_the_wish_the_stronger_the_master() -> None:
    levels = [found(wins, {1: 60}, (0,)).levels[0] for wins in (75, 50, 25)]
    assert levels == sorted(levels)


def test_a_person_who_is_the_master_gets_heroes_to_match() -> None:
    chosen = found(70, {0: 60}, (1,))
    assert chosen.dialled == "heroes"
    assert chosen.levels[1] < 60
    assert abs(chosen.chance - 70) < 1


def test_fellow_bots_play_at_the_level_of_the_people() -> None:
    chosen = found(50, {1: 40, 2: 80}, (0, 3), heroes=3)
    assert chosen.levels[3] == 60


def test_what_is_out_of_reach_is_said() -> None:
    chosen = found(90, {1: 50}, (0,), heroes=3)
    assert chosen.levels[0] == 0
    assert chosen.chance == chosen.most < 3


@pytest.mark.parametrize(
    ("people", "dials", "settings", "why"),
    [
        ({}, (0, 1), {}, "nobody"),
        ({0: 50.0, 1: 50.0}, (), {}, "no-bots"),
        ({0: 50.0, 1: 50.0}, (2, 3), {"heroes": 3}, "both-sides"),
        ({1: 50.0}, (0,), {"heroes": 2}, "not-measured"),
        ({1: 50.0}, (0,), {OPTIONAL: True}, "not-measured"),
    ],
)
def test_where_nothing_can_be_promised_it_says_why(
    people: dict[int, float], dials: tuple[int, ...], settings: dict[str, object], why: str
) -> None:
    chosen = found(50, people, dials, **settings)
    assert chosen.why == why
    assert chosen.levels == dict.fromkeys(dials, 50)


def test_who_has_measured_too_little_promises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    vague = replace(TABLES, cells=(replace(EASY, error=0.6),))
    monkeypatch.setattr(strengths, "tables_in", lambda path: vague)
    assert found(50, {1: 60}, (0,)).why == "not-measured"


def test_whose_dice_are_rolled_makes_no_difference() -> None:
    assert cell_of(ANY, ANY.settings(heroes=1, own_dice=(1,))) is EASY


# --- where a person stands ---------------------------------------------------------------------


def played(won: bool, n: int = 0, master: float | None = 60, as_master: bool = False) -> Played:
    return Played(str(n), EASY.settings, (None,) if not as_master else (60.0,), master, as_master, won, n)


def test_before_the_first_game_somebody_new_is_assumed() -> None:
    before = standing(TABLES, ())
    assert abs(before.level - NEWCOMER) < 2
    assert before.games == 0


def test_who_wins_is_stronger_than_who_loses() -> None:
    won, lost = [standing(TABLES, [played(how, n) for n in range(4)]) for how in (True, False)]
    assert won.level > NEWCOMER + 5 > NEWCOMER - 5 > lost.level
    assert (won.games, lost.games) == (4, 4)


def test_many_games_leave_little_doubt() -> None:
    """Somebody of level 80 wins about two games of three against a master of 60."""
    games = [played(n % 3 > 0, n) for n in range(90)]
    at = standing(TABLES, games)
    assert abs(at.level - 78) < 5
    assert at.doubt < 8 < standing(TABLES, games[:3]).doubt


def test_a_master_who_wins_is_strong_too() -> None:
    assert standing(TABLES, [played(True, as_master=True, master=None)]).level > NEWCOMER


def test_games_of_tables_that_are_not_measured_say_nothing() -> None:
    other = Played("t", {"heroes": 2}, (None, None), 10, False, True, 1)
    assert standing(TABLES, [other]) == standing(TABLES, ()) == standing(None, [other])


# --- what comes with the house -------------------------------------------------------------------


@every_measured_game
def test_every_game_of_the_house_is_measured(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    tables = strengths_of(game)
    assert tables is not None
    assert tables.game == game.name
    for cell in tables.cells:
        assert cell_of(game, game.settings(**cell.settings)) == cell
        assert min([count.games for count in cell.counts]) >= 1
    assert tables.heroes[-1][1] > 0, "a better player wins more often"
