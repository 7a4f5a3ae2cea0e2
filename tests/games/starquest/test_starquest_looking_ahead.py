"""A hero who looks a round ahead, and how much a look back at a mission takes."""

from __future__ import annotations

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.kernel.dice import Random
from questhall.kernel.match import Move
from questhall.players.judge import NOT_YET, judge_in
from questhall.players.lookback import Course, looks_of
from questhall.players.registry import at_a_table, make_player
from questhall.players.search import SearchPlayer
from tests.games.starquest.test_starquest_adviser import ACTIVATION, SETTINGS, until

AFFORDED = 2_400
"""Playouts of 50 ms in two minutes."""


def searcher(effort: str = "30") -> SearchPlayer:
    player = make_player(f"search@{effort}", STARQUEST, SETTINGS, 1, 5)
    assert isinstance(player, SearchPlayer)
    return player


def test_it_says_what_is_allowed_and_the_same_again_and_leaves_the_table_as_it_was() -> None:
    g = until(ACTIVATION)
    before = STARQUEST.save(g)
    said = [searcher().choose(STARQUEST.situation(g, 1)) for _ in range(2)]
    assert said[0] is not None
    assert said[0] == said[1]
    assert g.refuse(1, said[0]) is None
    assert STARQUEST.save(g) == before


def test_it_knows_nothing_of_dice_to_come() -> None:
    g = until(ACTIVATION)
    other = STARQUEST.determinize(g, 1, Random(8))
    assert searcher().choose(STARQUEST.situation(g, 1)) == searcher().choose(STARQUEST.situation(other, 1))


def test_without_time_it_says_what_its_adviser_says() -> None:
    now = STARQUEST.situation(until(ACTIVATION), 1)
    thought = searcher("5000").think(now, within=0.0)
    assert thought is not None
    assert (thought.answer, thought.gain) == (searcher().adviser.choose(now), 0.0)


def test_a_judge_says_who_stands_better() -> None:
    g = until(ACTIVATION)
    worse = g.clone()
    worse.heroes[1].down = True
    judge = judge_in(STARQUEST)
    assert 0.0 < judge.heroes_win(worse) < judge.heroes_win(g) < 1.0


def test_while_the_table_is_laid_out_nobody_says_how_it_stands() -> None:
    g = STARQUEST.start(SETTINGS, 4)
    assert judge_in(STARQUEST).clock(g) == NOT_YET
    assert Course(STARQUEST, (1,), g).standings == []
    assert len(Course(STARQUEST, (1,), until(ACTIVATION)).standings) == 1


def test_a_look_back_can_be_afforded() -> None:
    of = looks_of(STARQUEST)
    assert of.short * of.most + of.long * of.promising + of.last * of.finalists <= AFFORDED
    assert at_a_table(STARQUEST).seconds <= 1.0


def test_what_a_party_agrees_on_is_not_looked_back_at() -> None:
    g = until("starquest.onward")
    course = Course(STARQUEST, (1,), g)
    course.decides(g, Move(1, m.TakeOn(), None, 0, 0), 0)
    assert course.decisions == []
    g = until(ACTIVATION)
    course.decides(g, Move(1, m.EndActivation(), None, 0, 0), 0)
    assert len(course.decisions) == 1
