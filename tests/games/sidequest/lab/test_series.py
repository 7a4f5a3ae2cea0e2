import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest

from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.lab.cards import CardUse
from questhall.games.sidequest.lab.experiment import without_cards
from questhall.games.sidequest.lab.series import Series
from questhall.games.sidequest.lab.study import Result, deck_choices
from questhall.games.sidequest.lab.summary import summary_of
from questhall.lab import simulate
from questhall.lab.series import play_series
from questhall.lab.shares import Share

BY_CHANCE = Series(heroes=2, hero_player="random", gm_player="random", seed=11)


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    simulate.add_arguments(parser)
    by_chance = ("--hero-player", "random", "--gm-player", "random", "--jobs", "1")
    return parser.parse_args(["sidequest", *by_chance, *words])


def result(won: bool, lost_in: int | None = None, lp: tuple[int, ...] = (3, 0), rounds: int = 9,
           use: CardUse | None = None) -> Result:  # fmt: skip
    return Result(
        number=0, seed=0, winner="heroes" if won else "master", how="", decisions=100, decks=("b", "a"),
        bosses=("x", "y"), rounds=rounds, completed=4, lost_in=lost_in, lp=lp, use=use,
    )  # fmt: skip


def test_the_numbers_do_not_depend_on_the_number_of_jobs() -> None:
    alone = list(play_series(BY_CHANCE, 7, jobs=1))
    together = list(play_series(BY_CHANCE, 7, jobs=2))
    assert alone == together
    assert [r.number for r in alone] == list(range(7))
    assert len({r.seed for r in alone}) == 7


def test_another_base_seed_plays_other_games() -> None:
    other = Series(heroes=2, hero_player="random", gm_player="random", seed=12)
    assert BY_CHANCE.play(0) != other.play(0)


@pytest.mark.parametrize(("heroes", "choices"), [(1, 3), (2, 3), (3, 1)])
def test_the_decks_take_turns_without_repetition(heroes: int, choices: int) -> None:
    found = deck_choices(SIDEQUEST, heroes)
    assert len(set(found)) == len(found) == choices
    assert all(len(set(decks)) == heroes for decks in found)


def test_a_result_notes_what_was_drawn_and_played() -> None:
    noted = BY_CHANCE.play(1)
    assert noted.use is not None
    assert noted.decks == deck_choices(SIDEQUEST, 2)[1]
    assert sum(noted.use.drawn.values()) >= 21
    hand_cards = set(noted.use.played) - set(noted.use.drawn)
    assert not hand_cards
    assert (noted.lost_in is None) == noted.heroes_won


def test_without_cards_the_same_games_are_played() -> None:
    quick = Series(heroes=2, hero_player="random", gm_player="random", seed=11, cards=False)
    with_cards, without = BY_CHANCE.play(0), quick.play(0)
    assert without.use is None
    assert without_cards(with_cards) == without


def test_a_summary_counts_how_games_end() -> None:
    results = [result(True), result(True, lp=(2, 2)), result(False, 0), result(False, 2, rounds=3)]
    summary = summary_of(results)
    assert summary.heroes_won == Share(2, 4)
    assert summary.lost_in == {0: 1, 2: 1}
    assert summary.standing == {1: 1, 2: 1}
    assert summary.by_decks == {"a+b": Share(2, 4)}
    assert summary.by_main_boss == {"x": Share(2, 4)}
    assert summary.rounds is not None
    assert (summary.rounds.least, summary.rounds.median) == (3, 9)
    assert summary.lp_left is not None
    assert summary.lp_left.median == 3.5


def test_a_card_wins_with_its_side() -> None:
    use = CardUse({"rail_blade": 2, "wall_eater": 1}, {"rail_blade": 1}, {"rail_blade": 3})
    mine, theirs = summary_of([result(True, use=use), result(False, 1, use=use), result(True)]).cards
    assert (mine.card, mine.heroes, mine.won_drawn, mine.won_played) == (
        "rail_blade", True, Share(1, 2), Share(1, 2),
    )  # fmt: skip
    assert (mine.played, mine.activated) == (2, 6)
    assert (theirs.card, theirs.heroes, theirs.won_drawn, theirs.won_played) == (
        "wall_eater", False, Share(1, 2), Share(),
    )  # fmt: skip


@pytest.mark.parametrize(("lang", "words"), [("de", "Siegquote der Helden"), ("en", "Heroes’ win share")])
def test_a_report_is_shown_and_written(
    lang: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "numbers.json"
    assert simulate.run(arguments("--games", "4", "--top", "2", "--lang", lang, "--json", str(file))) == 0
    assert words in capsys.readouterr().out
    numbers = json.loads(file.read_text(encoding="utf-8"))
    assert numbers["summary"]["games"] == len(numbers["games"]) == 4
    assert numbers["summary"]["cards"]


def test_the_grid_has_every_number_of_heroes_at_every_difficulty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "balance.md"
    assert simulate.run(arguments("--grid", "--games", "1", "--markdown", str(file))) == 0
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    assert lines[0] == "| Difficulty | 1 Hero | 2 Heroes | 3 Heroes |"
    assert [line.split()[1] for line in lines[2:]] == ["NORMAL", "HARD", "EXTREME", "IMPOSSIBLE"]
    assert all(line.count("%") == 9 for line in lines[2:])
    assert "IMPOSSIBLE" in capsys.readouterr().out
