"""Where a game turned: in SideQuest, where somebody looks ahead and a judge was taught."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Block
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.dice import Random
from questhall.kernel.match import Match
from questhall.players import lookback
from questhall.players.lookback import Course, Decision, Doubt, Looks, Missed, critic_of
from questhall.players.player import Critic, Thought
from questhall.players.registry import make_player
from tests.games.sidequest.players.looked_at import GAME, HERO, MISTAKE, SETTINGS, blundered


def course_of(match: Match, first: int = 0) -> Course:
    """Played once more; from so many moves on everything is noted."""
    again = match.beginning()
    course: Course | None = None
    for number, move in enumerate(match.moves):
        if number >= first:
            course = course or Course(SIDEQUEST, {HERO}, again.state, number)
            course.decides(again.state, move, number)
        again.answer(move.seat, move.answer, None, move.at, move.auto)
        if course is not None:
            course.stands(again.state, number + 1)
    assert course is not None
    return course


def thought_about(doubt: Doubt) -> Thought:
    decision = doubt.decision
    player = make_player(critic_of(SIDEQUEST, doubt.playouts), SIDEQUEST, SETTINGS, decision.seat, doubt.round)
    now = GAME.situation(decision.state, decision.seat)
    return cast("Critic", player).instead(now, decision.done, doubt.among)


def reviewed(course: Course) -> tuple[Missed, ...]:
    review = course.review()
    try:
        doubt = next(review)
        while True:
            doubt = review.send(thought_about(doubt))
    except StopIteration as end:
        return cast("tuple[Missed, ...]", end.value)


@pytest.fixture(scope="module")
def mistake() -> Decision:
    match, at = blundered()
    [found] = [one for one in course_of(match, at).decisions if one.moves == at]
    return found


def test_the_mistake_is_found_and_what_would_have_been_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookback, "USUAL", Looks(short=30, long=30, last=30))
    match, at = blundered()
    missed = reviewed(course_of(match, at - 20))
    worst = max(missed, key=lambda one: one.gain)
    assert (worst.decision.moves, worst.decision.done) == (at, MISTAKE)
    assert isinstance(worst.better, Block)
    assert worst.better != MISTAKE
    assert worst.gain > 0.5


def test_what_the_seat_could_not_know_does_not_matter(mistake: Decision) -> None:
    """The same moment with other hidden cards and other dice to come."""
    elsewhere = GAME.determinize(mistake.state, HERO, Random(8))
    assert GAME.save(elsewhere) != GAME.save(mistake.state)
    other = Decision(mistake.moves, HERO, mistake.done, elsewhere, mistake.turn)
    assert thought_about(Doubt(mistake, 30, 1)) == thought_about(Doubt(other, 30, 1))


def test_looking_back_changes_nothing_and_finds_the_same_again(mistake: Decision) -> None:
    before = GAME.save(mistake.state)
    thoughts = [thought_about(Doubt(mistake, 30, 2)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert GAME.save(mistake.state) == before


def test_the_curve_begins_open_and_ends_as_the_game_ended() -> None:
    match, at = blundered()
    course = course_of(match)
    curve = course.standings
    assert 0.2 < curve[0].heroes < 0.8
    assert (curve[-1].moves, curve[-1].heroes) == (len(match.moves), 0.0)
    assert [one.moves for one in curve] == sorted({one.moves for one in curve})
    assert len(curve) >= cast("SideQuest", match.state).turn
    rise, fall = sorted(course.swings(), key=lambda one: -one.rise)
    assert fall.before.moves <= at <= fall.after.moves
    assert rise.rise == max(after.heroes - before.heroes for before, after in pairwise(curve))


def test_only_what_somebody_chose_is_a_decision() -> None:
    match, _ = blundered()
    for one in course_of(match).decisions:
        assert one.seat == HERO
        assert len(set(one.state.options(HERO)) | {one.done}) > 1
