"""Games at human pace, one and many."""

import json
from argparse import ArgumentParser, Namespace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from questhall.games.rushout import moves as m
from questhall.games.rushout.bot import Level, RushOutBot
from questhall.games.rushout.catalog import catalog
from questhall.games.rushout.entities import WIZARD, Settings
from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.lab.series import Round, Series, level_of, play_series, settings_of
from questhall.games.rushout.lab.summary import summary_of
from questhall.kernel.answers import Answer
from questhall.kernel.state import CLOCK
from questhall.lab import simulate
from questhall.lab.playing import EndlessGameError, RefusedAnswerError
from questhall.lab.realtime import TimedRecord, play_timed
from questhall.lab.shares import Share
from questhall.players.player import AnySituation

PAIR = Settings(heroes=2, characters=("warrior", "bard"))
QUICK = Level(1_500, 0.0)


def players(heroes: Level = QUICK, wizard: Level = QUICK, settings: Settings = PAIR) -> dict[int, Any]:
    return {
        seat: RushOutBot(catalog(RUSHOUT.packs), settings, seat, 3, heroes if seat else wizard)
        for seat in RUSHOUT.seats(settings)
    }


def played(seed: int = 1, settings: Settings = PAIR) -> TimedRecord:
    return play_timed(RUSHOUT, settings, players(settings=settings), seed)


class Hesitant:
    """Looks a few times before doing anything."""

    def __init__(self, player: Any) -> None:
        self.player = player
        self.looks: list[int] = []

    def thinks(self, view: Any) -> int:
        return 500

    def choose(self, now: AnySituation) -> Answer | None:
        self.looks.append(now.view.time)
        return self.player.choose(now) if len(self.looks) % 3 == 0 else None


class Stubborn:
    """Always rolls, and wants to be fast."""

    def thinks(self, view: Any) -> None:
        return None

    def choose(self, now: AnySituation) -> Answer:
        return m.Roll()


# --- one game ---------------------------------------------------------------------------------------


def test_the_answers_with_their_times_give_the_same_game() -> None:
    record = played()
    again = RUSHOUT.start(PAIR, record.seed)
    for seat, answer, at in record.answers:
        assert again.answer(seat, answer, None, at) is None
    assert again.over
    assert RUSHOUT.outcome(again) == record.outcome
    assert (again.time, again.how) == (record.final.time, record.final.how)
    assert record.decisions < len(record.answers)


def test_time_never_runs_backwards_and_dice_roll_as_long_as_agreed() -> None:
    slow = Settings(heroes=2, characters=("warrior", "bard"), roll_time=2_000)
    record = played(settings=slow)
    times = [at for _, _, at in record.answers]
    assert times == sorted(times)
    for seat in (0, 1, 2):
        rolls = [at for who, answer, at in record.answers if who == seat and isinstance(answer, m.Roll)]
        assert min(later - earlier for earlier, later in pairwise(rolls)) >= 2_000 + QUICK.reaction


def test_nobody_acts_before_a_person_could() -> None:
    last: dict[int, int] = {}
    for seat, _, at in played().answers:
        if seat != CLOCK:
            assert at - last.get(seat, -1_000) >= QUICK.reaction
            last[seat] = at


def test_whoever_waits_looks_again() -> None:
    slow = players()
    slow[1] = Hesitant(slow[1])
    record = play_timed(RUSHOUT, PAIR, slow, 2)
    acted = [at for seat, _, at in record.answers if seat == 1]
    assert len(slow[1].looks) >= 3 * len(acted)
    assert min(later - earlier for earlier, later in pairwise(acted)) >= 3 * 500


def test_the_faster_side_wins() -> None:
    fast, slow = Level(1_300, 0.0), Level(8_000, 0.0)
    assert play_timed(RUSHOUT, PAIR, players(fast, slow), 4).final.winner == "heroes"
    assert play_timed(RUSHOUT, PAIR, players(slow, fast), 4).final.winner == "wizard"


def test_every_state_can_be_watched() -> None:
    seen: list[int] = []
    record = play_timed(RUSHOUT, PAIR, players(), 1, lambda g: seen.append(g.time))
    assert len(seen) == len(record.answers)
    assert seen == sorted(seen)


def test_a_game_that_goes_in_circles_is_given_up() -> None:
    with pytest.raises(EndlessGameError, match="not over after 300"):
        play_timed(RUSHOUT, PAIR, {seat: Stubborn() for seat in range(3)}, 1, most=300)


def test_a_refused_answer_is_a_mistake_of_the_player() -> None:
    wrong = players()
    wrong[1] = Stubborn()
    wrong[1].choose = lambda now: m.Place("t9", ((10, 0),))
    with pytest.raises(RefusedAnswerError, match="seat 1 said Place"):
        play_timed(RUSHOUT, PAIR, wrong, 1)


# --- many games ---------------------------------------------------------------------------------------


def test_the_rounds_do_not_depend_on_the_number_of_jobs() -> None:
    of = Series(heroes=2, seed=5, hero_cycle=1_500, wizard_cycle=1_500)
    alone = list(play_series(of, 4, jobs=1))
    assert alone == list(play_series(of, 4, jobs=2))
    assert [r.game for r in alone] == [0, 1, 2, 3]
    assert alone[0] != Series(heroes=2, seed=6, hero_cycle=1_500, wizard_cycle=1_500).play(0)[0]


def test_a_scenario_has_two_or_three_rounds() -> None:
    rounds = Series(scenario="scenario1", hero_level="hard", wizard_level="slow").play(3)
    assert [r.number for r in rounds] == [1, 2, 3][: len(rounds)]
    assert [r.heroes_won for r in rounds].count(rounds[-1].heroes_won) == 2
    assert all(r.seconds > 10 and r.trials + r.spells > 3 for r in rounds)


def test_tiles_take_turns() -> None:
    of = Series(heroes=3)
    assert len({settings_of(of, n).characters for n in range(8)}) == 4


def test_pace_and_level_of_either_side_can_be_set() -> None:
    of = Series(hero_level="easy", wizard_level="hard", wizard_cycle=1_234, reaction=99)
    assert level_of(of, 1) == Level(3_600, 0.6, 24, 99)
    assert level_of(of, WIZARD) == Level(1_234, 0.05, 0, 99)


def test_a_summary_counts_how_rounds_end() -> None:
    ends = [(True, "stack", 60.0), (True, "lives", 120.0), (False, "dragon", 180.0), (True, "stack", 240.0)]
    rounds = [Round(i // 2, 1 + i % 2, won, how, seconds, 4, 8, 1) for i, (won, how, seconds) in enumerate(ends)]
    summary = summary_of(rounds)
    assert (summary.games, summary.rounds) == (2, 4)
    assert summary.heroes_won == Share(3, 4)
    assert summary.ends == {"heroes-lives": 1, "heroes-stack": 2, "wizard-dragon": 1}
    assert (summary.minutes.mean, summary.trials, summary.spells) == (2.5, 4, 8)
    assert summary.minutes.low < 2 < 3 < summary.minutes.high


# --- the command -----------------------------------------------------------------------------------------


def arguments(*words: str) -> Namespace:
    parser = ArgumentParser()
    simulate.add_arguments(parser)
    quick = ("--hero-cycle", "1500", "--wizard-cycle", "1500", "--jobs", "1")
    return parser.parse_args(["rushout", *quick, *words])


@pytest.mark.parametrize(("lang", "words"), [("de", "Wie die Runden endeten"), ("en", "How the rounds ended")])
def test_a_report_is_shown_and_written(
    lang: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "numbers.json"
    assert simulate.run(arguments("--games", "2", "--lang", lang, "--json", str(file))) == 0
    assert words in capsys.readouterr().out
    numbers = json.loads(file.read_text(encoding="utf-8"))
    assert numbers["summary"]["rounds"] == len(numbers["rounds"]) == 2


def test_the_grid_has_every_chosen_scenario_and_number_of_heroes(tmp_path: Path) -> None:
    file = tmp_path / "balance.md"
    chosen = ("--scenario", "exercise1", "--scenario", "exercise2", "--heroes", "2", "--heroes", "3")
    assert simulate.run(arguments("--grid", "--games", "1", *chosen, "--markdown", str(file))) == 0
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    assert lines[0] == "| Scenario | 2 heroes | 3 heroes |"
    assert [line.split(" | ")[0] for line in lines[2:4]] == ["| First Exercise", "| Second Exercise"]
    assert len(lines) == 4 + 2 + 4


def test_a_roll_time_that_no_table_allows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments("--roll-time", "20")
    assert "--roll-time" in capsys.readouterr().err
