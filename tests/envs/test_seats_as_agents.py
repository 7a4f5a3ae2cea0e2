"""What an agent is told, what becomes of its actions, and how its game ends."""

from __future__ import annotations

import importlib
import importlib.util
import pickle
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from questhall import envs
from questhall.envs import extra
from questhall.envs.gear import Gear
from questhall.games.registry import GAMES
from questhall.kernel.answers import Tick
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.players.features import Features

every_game = pytest.mark.parametrize("game", GAMES)
IN_TURNS = [name for name, game in GAMES.items() if not game.timing.real_time]
in_turns = pytest.mark.parametrize("game", IN_TURNS)
real_time = pytest.mark.parametrize("game", [name for name in GAMES if name not in IN_TURNS])


def begun(game: str, seed: int = 5, **words: Any) -> Any:
    env = envs.env(game, **words)
    env.reset(seed=seed)
    return env


def play(env: Any) -> None:
    """By chance."""
    random = np.random.default_rng(1)
    while not env.terminations[env.agent_selection]:
        env.step(int(random.integers(env.last()[0]["action_mask"].sum())))


@in_turns
def test_an_agent_has_its_moment_as_structs_too(game: str) -> None:
    env = begun(game)
    seen, _, _, _, info = env.last()
    assert info["ask"].seat == info["view"].seat == env.gear.agents[env.agent_selection]
    assert seen["action_mask"].sum() == len(info["options"]) > 1
    assert seen["action_mask"][: len(info["options"])].all()
    assert info["left_out"] == 0


@in_turns
def test_an_action_that_is_not_offered_is_refused_and_the_agent_is_asked_again(game: str) -> None:
    env = begun(game)
    agent, before = env.agent_selection, env.last()[0]
    for action in (env.action_space(agent).n - 1, np.int64(-1)):
        env.step(action)
        refusal = env.infos[agent]["refusal"]
        assert refusal["key"] == "kernel.not-offered"
        assert refusal["rules"] == env.infos[agent]["ask"].rules != ()
        assert refusal["rules"][0] in refusal["text"]
        assert env.agent_selection == agent
        assert all(np.array_equal(before[key], env.observe(agent)[key]) for key in before)
    env.step(0)
    assert "refusal" not in env.infos[env.agent_selection]


@in_turns
def test_an_answer_may_be_given_in_the_words_of_the_game(game: str) -> None:
    one, two = begun(game), begun(game)
    agent = one.agent_selection
    one.step(1)
    two.step(two.infos[agent]["options"][1])
    assert one.gear.game.save(one.episode.table.state) == two.gear.game.save(two.episode.table.state)
    two.step(Tick())
    assert two.infos[two.agent_selection]["refusal"]["rules"]


def test_a_refusal_is_told_in_the_language_that_is_wanted() -> None:
    said = set()
    for lang in ("de", "en"):
        env = begun(IN_TURNS[0], lang=lang)
        env.step(-1)
        said.add(env.infos[env.agent_selection]["refusal"]["text"])
    assert len(said) == 2


@in_turns
def test_a_game_is_broken_off_after_so_many_decisions(game: str) -> None:
    env = begun(game, max_cycles=4)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(-1)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("game", IN_TURNS[:1] + IN_TURNS[-1:])
def test_at_the_end_winners_are_rewarded_and_nobody_before(game: str) -> None:
    env = begun(game)
    assert not any(env.rewards.values())
    play(env)
    assert all(env.terminations.values())
    outcome = env.infos[env.agents[0]]["outcome"]
    for agent, seat in env.gear.agents.items():
        assert env.rewards[agent] == (1 if seat in outcome.winners else -1)


def test_an_agent_that_is_asked_cannot_be_silent() -> None:
    with pytest.raises(ValueError, match="has to decide"):
        begun(IN_TURNS[0]).step(None)


@every_game
def test_what_is_hidden_from_a_seat_is_not_in_its_observation(game: str) -> None:
    """The same moment with everything dealt anew that the seat cannot know."""
    gear, random, compared = Gear(game), Random(3), 0
    table = gear.table(9)
    for _ in range(25):
        if table.outcome is not None:
            table = gear.table(10)
        state = table.state
        for seat in table.seats:
            here = gear.observation(table.moment(seat))
            table.state = gear.game.determinize(state, seat, random)
            there = gear.observation(table.moment(seat))
            table.state = state
            assert all(np.array_equal(here[key], there[key]) for key in here)
            compared += 1
        table.decide({seat: random.below(len(table.moment(seat).options)) + table.waits for seat in table.deciding()})
    assert compared > 20


@every_game
def test_games_after_a_seeded_one_follow_from_its_seed(game: str) -> None:
    one, two = begun(game, 8), begun(game, 8)
    first = one.unwrapped.episode.seed
    one.reset()
    two.reset()
    assert first == 8 != one.unwrapped.episode.seed == two.unwrapped.episode.seed
    two.reset(seed=8)
    assert two.unwrapped.episode.seed == 8


@every_game
def test_a_table_is_drawn_as_in_the_terminal(game: str) -> None:
    env = begun(game, render_mode="ansi")
    assert len(env.render().splitlines()) > 2
    assert begun(game).render() is None


@real_time
def test_time_runs_tick_by_tick_also_for_those_who_wait(game: str) -> None:
    env = envs.parallel_env(game, tick=200)
    _, infos = env.reset(seed=2)
    times = [infos[env.agents[0]]["time"]]
    for _ in range(3):
        seen, _, _, _, infos = env.step(dict.fromkeys(env.agents, 0))
        assert all(each["action_mask"][0] for each in seen.values())
        times.append(infos[env.agents[0]]["time"])
    assert np.diff(times).tolist() == [200, 200, 200]


@real_time
def test_who_is_not_asked_can_only_wait(game: str) -> None:
    env = envs.parallel_env(game)
    seen, infos = env.reset(seed=2)
    [idle, *_] = [agent for agent in env.agents if infos[agent]["ask"] is None]
    assert seen[idle]["action_mask"].sum() == 1
    _, _, _, _, infos = env.step({idle: 1})
    assert infos[idle]["refusal"]["key"] == "kernel.not-offered"


def test_more_options_than_actions_are_counted_and_cannot_be_chosen_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    env = begun(IN_TURNS[0])
    offered = len(env.last()[4]["options"])
    monkeypatch.setattr(type(env.gear.game), "room", lambda self, name: SimpleNamespace(SLOTS=2))
    few = begun(IN_TURNS[0])
    seen, _, _, _, info = few.last()
    assert seen["action_mask"].tolist() == [1, 1]
    assert (len(info["options"]), info["left_out"]) == (2, offered - 2)


def test_a_game_may_bring_features_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game: type[AnyGame] = type(GAMES[IN_TURNS[0]])
    monkeypatch.setattr(game, "room", lambda self, name: SimpleNamespace(FEATURES=Features(16, 4)))
    seen = begun(IN_TURNS[0]).last()[0]
    assert (seen["observation"].shape, seen["options"].shape[1]) == ((16,), 4)


def test_whatever_is_wrong_is_said() -> None:
    turns = IN_TURNS[0]
    for wrong, words in (
        (lambda: envs.env("chess"), "there is no game 'chess'"),
        (lambda: envs.env(turns, {"heroes": 99}), "99"),
        (lambda: envs.env(turns, {"heroes": "many"}), r"\$.heroes"),
        (lambda: envs.env(turns, render_mode="film"), "there is no render mode 'film'"),
        (lambda: envs.parallel_env(turns), "is played in turns"),
        (lambda: envs.VectorRollout(turns, seats=[77]), "there is no seat 77"),
        (lambda: envs.VectorRollout(turns, opponents="nobody"), "there is no player 'nobody'"),
    ):
        with pytest.raises(ValueError, match=words):
            wrong()


def test_a_missing_library_is_named_with_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert extra.missing() == ""
    spec = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pettingzoo" else spec(name))
    monkeypatch.delitem(sys.modules, "questhall.envs.extra")
    with pytest.raises(ModuleNotFoundError, match=r"needs pettingzoo.*pip install 'questhall\[envs\]'"):
        importlib.import_module("questhall.envs.extra")


@every_game
def test_an_environment_can_be_sent_to_another_process_and_goes_on_there_as_here(game: str) -> None:
    env = begun(game)
    for _ in range(5):
        env.step(0)
    there = pickle.loads(pickle.dumps(env))
    for each in (env, there):
        each.step(0)
    here, elsewhere = env.last(), there.last()
    assert env.agent_selection == there.agent_selection
    assert here[-1]["view"] == elsewhere[-1]["view"]
    assert all(np.array_equal(here[0][name], elsewhere[0][name]) for name in here[0])


@in_turns
def test_without_a_game_nobody_can_decide(game: str) -> None:
    env = envs.env(game, max_cycles=1)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    env.step(0)
    while env.agents:
        env.step(None)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(None)


@real_time
def test_who_does_not_race_is_named(game: str) -> None:
    env = envs.parallel_env(game)
    with pytest.raises(RuntimeError, match="reset"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there is no agent 'nobody'"):
        env.step({"nobody": 0})


@pytest.mark.parametrize("wrong", [{"max_cycles": 0}, {"tick": 0}, {"lang": "tlh"}, {"render_mode": "human"}])
def test_what_cannot_be_is_told_when_the_environment_is_made(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be at least 1|there is no"):
        envs.env(IN_TURNS[0], **wrong)
