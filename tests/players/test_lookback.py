"""Which moments of a game are told: by thoughts that are made up."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer, Rolled, Tick
from questhall.kernel.match import Move
from questhall.players.lookback import USUAL, Course, Decision, Doubt, Looks, Missed, Standing, can_look_back, looks_of
from questhall.players.player import Thought
from questhall.players.registry import AT_A_TABLE, at_a_table, thinkers_of

DONE, BETTER = Tick(), Rolled((1,))


def course(turns: list[int], curve: tuple[float, ...] = (), seat: int = 1) -> Course:
    """Decisions in these turns, one after the other."""
    game = next(game for game in GAMES.values() if not can_look_back(game))
    somewhere = game.start(game.settings(heroes=game.company.heroes[0]), 1)
    made = Course(game, (seat,), somewhere)
    made.standings = [Standing(10 * n, heroes) for n, heroes in enumerate(curve)]
    made.decisions = [Decision(n, seat, DONE, somewhere, turn) for n, turn in enumerate(turns)]
    return made


def told(of: Course, gain: Callable[[Doubt], float]) -> tuple[tuple[Missed, ...], list[Doubt]]:
    review, asked = of.review(), list[Doubt]()
    try:
        doubt = next(review)
        while True:
            asked.append(doubt)
            worth = gain(doubt)
            answer: Answer = BETTER if worth > 0 else DONE
            doubt = review.send(Thought(answer, DONE, worth))
    except StopIteration as end:
        return cast("tuple[Missed, ...]", end.value), asked


def test_the_largest_three_are_told_in_the_order_of_the_game() -> None:
    worth = {3: 0.09, 8: 0.2, 15: 0.1}
    missed, _ = told(course(list(range(20))), lambda doubt: worth.get(doubt.decision.moves, 0.05))
    assert [one.decision.moves for one in missed] == [3, 8, 15]
    assert {one.better for one in missed} == {BETTER}


def test_of_one_turn_the_largest_is_told() -> None:
    missed, _ = told(course([0, 0, 0, 0, 1, 2]), lambda doubt: (10 + doubt.decision.moves % 4) / 100)
    assert [one.decision.moves for one in missed] == [3, 4, 5]


def test_every_decision_gets_a_short_look_and_few_a_long_one() -> None:
    _, asked = told(course(list(range(50))), lambda doubt: 0.1)
    looks = [(doubt.round, doubt.playouts) for doubt in asked]
    assert looks.count((1, USUAL.short)) == 50
    assert looks.count((2, USUAL.long)) == USUAL.promising
    assert looks.count((3, USUAL.last)) == USUAL.finalists
    assert sum(doubt.playouts for doubt in asked) == course(list(range(50))).effort


def test_what_is_told_was_reckoned_anew_for_that_answer_alone() -> None:
    """What looked large at first, by luck, is not told."""
    missed, asked = told(course([0, 1]), lambda doubt: 0.0 if doubt.round == 3 and doubt.decision.moves else 0.2)
    assert [one.decision.moves for one in missed] == [0]
    assert [doubt.among for doubt in asked if doubt.round == 3] == [(BETTER,), (BETTER,)]


def test_where_nothing_was_missed_nothing_is_told() -> None:
    assert told(course([0, 1, 2]), lambda doubt: 0.0)[0] == ()
    assert told(course([]), lambda doubt: 1.0)[0] == ()


def test_the_turns_are_told_that_did_most_for_and_against_the_heroes() -> None:
    swings = course([], (0.5, 0.4, 0.6, 0.7, 0.2)).swings()
    assert [(one.turn, round(one.rise, 1)) for one in swings] == [(1, 0.2), (3, -0.5)]
    assert [one.turn for one in course([], (0.9, 0.5, 0.0)).swings()] == [1]
    assert course([], (0.5, 0.5)).swings() == course([]).swings() == ()


def test_what_a_few_games_of_a_hundred_more_would_change_is_not_told() -> None:
    assert course([], (0.5, 0.51, 0.5)).swings() == ()
    assert (
        told(course([0, 1]), lambda doubt: 0.01 if doubt.round == 3 and doubt.decision.moves else 0.2)[0][0].gain == 0.2
    )
    assert told(course([0]), lambda doubt: 0.2 if doubt.round < 3 else 0.01)[0] == ()


@pytest.mark.parametrize(("seat", "turn"), [(1, 1), (0, 0)])
def test_of_too_many_decisions_those_are_looked_at_in_whose_turn_it_went_worst(seat: int, turn: int) -> None:
    too_many = course([0, 0, 0, 0, 1, 1, 1, 1], (0.5, 0.8, 0.2), seat)
    too_many.looks = Looks(most=4)
    assert {one.turn for one in too_many.worth_a_look()} == {turn}


def test_a_game_may_say_how_much_it_can_afford() -> None:
    for game in GAMES.values():
        assert looks_of(game) == getattr(game.room("players"), "LOOKS", USUAL)
        assert at_a_table(game) == getattr(game.room("players"), "AT_A_TABLE", AT_A_TABLE)


def test_what_is_agreed_before_a_game_is_no_decision_in_it() -> None:
    game = next(game for game in GAMES.values() if can_look_back(game))
    g = game.start(game.settings(heroes=game.company.heroes[0]), 1)
    ask = next(ask for ask in g.asks if len(g.options(ask.seat)) > 1)
    move, made = Move(ask.seat, g.options(ask.seat)[0], None, 0, 0), Course(game, (ask.seat,), g)
    made.decides(g, move, 0)
    made.looks = Looks(unasked=frozenset({ask.question}))
    made.decides(g, move, 0)
    assert [one.done for one in made.decisions] == [move.answer]


def test_a_game_in_which_nobody_looks_ahead_cannot_be_looked_back_at() -> None:
    for game in GAMES.values():
        assert can_look_back(game) == bool(thinkers_of(game))
