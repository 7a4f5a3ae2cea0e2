"""A bot's chance hangs on the question, so that it does not matter in which process it thought before."""

from __future__ import annotations

import pytest

from questhall.games.starquest.bot.level import LEVELS
from questhall.games.starquest.bot.player import StarQuestBot
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.state import StarQuest
from questhall.kernel.match import Match

LESSON = STARQUEST.lessons()[0]
ANSWERS = 40


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_has_just_come_answers_like_one_that_was_here_from_the_beginning(level: str) -> None:
    match = Match(STARQUEST, LESSON.settings, LESSON.seed)
    seats = STARQUEST.seats(LESSON.settings)
    here = {seat: StarQuestBot(STARQUEST.lore, seat, LESSON.seed, level) for seat in seats}
    for _ in range(ANSWERS):
        assert isinstance(match.state, StarQuest)
        seat = match.state.asks[0].seat
        now = STARQUEST.situation(match.state, seat)
        answer = here[seat].choose(now)
        assert StarQuestBot(STARQUEST.lore, seat, LESSON.seed, level).choose(now) == answer
        assert match.answer(seat, answer) is None
