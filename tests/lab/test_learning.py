"""What judges and players learn from, and that they learn."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.lab.learning import lessons
from questhall.lab.learning.__main__ import main
from questhall.lab.learning.comparing import all_courses, read_courses, write_courses
from questhall.lab.learning.decisions import Decision, decisions
from questhall.lab.learning.lessons import WHIMS, Lesson, all_lessons, lesson
from questhall.lab.learning.teaching import teach
from questhall.lab.learning.weighing import taught, teach_policy
from questhall.players.judge import Reader, reader_of
from questhall.players.policy import Described
from questhall.players.registry import players_of, thinkers_of

TUNED = [game for game in GAMES.values() if hasattr(game.room("players"), "TUNABLE")]
READ = [game for game in GAMES.values() if hasattr(game.room("players"), "READER") and not game.lengthy]
"""Games whose positions are read, and that are played quickly."""


@pytest.mark.parametrize("game", READ, ids=lambda game: game.name)
def test_a_game_is_noted_turn_by_turn(game: AnyGame) -> None:
    player = players_of(game)[-1]
    noted = lesson(game.name, player, 1)
    assert noted is not None
    numbers = array("f", noted.positions)
    assert len(numbers) >= 4 * len(reader_of(game).names)
    assert len(numbers) % len(reader_of(game).names) == 0
    assert noted == lesson(game.name, player, 1)


@pytest.mark.parametrize("game", READ, ids=lambda game: game.name)
def test_what_came_before_an_upset_is_not_noted(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the game would say what the upset was worth, not the position before it."""
    at: list[int] = []
    reader = reader_of(game)
    monkeypatch.setattr(type(reader), "shake", lambda self, g, random: at.append(self.clock(g)))
    read = reader.features

    def features(self: Reader[Any], g: Any) -> list[float]:
        at.append(self.clock(g))
        return read(g)

    monkeypatch.setattr(type(reader), "features", features)
    lessons.lesson(game.name, players_of(game)[-1], next(n for n in range(1, 60, 2) if n % len(WHIMS)))
    assert at == sorted(at)
    assert at.count(at[0]) == 2, "first the shake, then the position that it left"


def test_the_lessons_are_the_same_whatever_the_number_of_jobs() -> None:
    game = next(game for game in READ if thinkers_of(game))
    player = players_of(game)[-1]
    assert list(all_lessons(game.name, player, 4, 1)) == list(all_lessons(game.name, player, 4, 2))


def test_a_network_learns_what_decides_a_game() -> None:
    """Whoever has more of the first number mostly wins; the second says nothing."""
    random, played = Random(1), []
    for _ in range(6_000):
        strong = random.below(1000) / 1000
        positions = array("f", [strong, random.below(1000) / 1000] * 3)
        played.append(Lesson(positions.tobytes(), random.below(1000) / 1000 < strong))
    network = teach(("strong", "noise"), played)
    assert network.share([0.9, 0.5]) > 0.7 > 0.3 > network.share([0.1, 0.5])
    assert abs(network.share([0.5, 0.1]) - network.share([0.5, 0.9])) < 0.25
    assert float(network.about["loss"]) < float(network.about["loss_of_a_guess"])
    assert teach(("strong", "noise"), played) == network


KEPT = range(500_040, 500_042)
"""Games of both sides that are kept back."""
DESCRIBED = [game for game in GAMES.values() if hasattr(game.room("players"), "DESCRIBER")]


@pytest.mark.parametrize("game", DESCRIBED, ids=lambda game: game.name)
def test_compared_games_can_be_gone_through_and_learned_from(game: AnyGame, tmp_path: Path) -> None:
    """A few games: what is written is what was played, and whoever learns from it knows how it was made."""
    player = players_of(game)[-1]
    parts = [list(all_courses(game.name, player, numbers, 1)) for numbers in (range(500_004, 500_008), KEPT)]
    played = [one for part in parts for one in part]
    assert {one.side for one in played} == {0, 1}
    write_courses(tmp_path / "compared", parts[0])
    write_courses(tmp_path / "compared", all_courses(game.name, player, KEPT, 2))
    assert list(read_courses([tmp_path / "compared"])) == played
    found = decisions(game.name, played)
    assert len(found) == sum(len(one.compared) for one in played)
    for one in found:
        assert len(one.answers) == len(one.gains) == len(one.errors)
        assert one.gains[0] == one.errors[0] == 0.0
    policy = teach_policy(game, played)
    assert policy == teach_policy(game, played)
    assert policy.about["games"] == len(played)
    with pytest.raises(ValueError, match="too few games"):
        teach_policy(game, parts[0])


def test_a_weigher_learns_which_answers_are_better() -> None:
    """One kind of answer is better than the advice when the position says so, else worse; luck is added."""
    random, found = Random(2), []
    for n in range(3_000):
        good = random.below(2)
        luck = random.below(100) / 1000 - 0.05
        told: list[Described] = [{"advice": 1.0}, {"bold": 1.0}]
        gain = (0.04 if good else -0.04) + luck
        found.append(Decision(n, 0, "which", [float(good), 1.0], told, (0.0, gain), (0.0, 0.03)))
    learned = taught(found)
    for position, gain in (([0.0, 1.0], -0.04), ([1.0, 1.0], 0.04)):
        advice, bold = learned.weigher.values(position, [{"advice": 1.0}, {"bold": 1.0}])
        assert abs(bold - advice - gain) < 0.02
    assert learned.gain > 0.015
    assert 0.3 < learned.left < 0.7


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("lanterns", "lanterns brings no reader of positions"),
        ("lanterns --weights heroes", "lanterns brings no weights"),
        ("lanterns --player nobody", "there is no player 'nobody'; there are random, heuristic"),
        (f"{READ[0].name} --games 3", "--games must be at least 22, got 3"),
        (f"{READ[0].name} --games 22 --jobs 0", "--jobs must be at least 1, got 0"),
        (f"{READ[0].name} --to /proc/nowhere/judge.json", "/proc/nowhere"),
        (f"{TUNED[0].name} --occasion never", "--occasion goes with --weights"),
        (f"{TUNED[0].name} --weights heroes --occasion never", "there is no occasion 'never'; there are"),
    ],
)
def test_what_would_come_to_nothing_is_told_before_anything_is_played(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words.split())
    assert told in capsys.readouterr().err
