"""The guided first mission: what the coach speaks of comes, and it can be passed."""

from __future__ import annotations

from functools import cache

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.state import StarQuest
from questhall.kernel.match import Match
from questhall.players.player import decided
from questhall.players.registry import make_player, players_of

LESSON = STARQUEST.lessons()[0]
SPOKEN_OF = {m.Advance, m.Rush, m.Hold, m.Charge, m.Exert, m.Rest, m.Scurry, m.Shoot, m.Interact, m.UseSkill}


@cache
def played() -> tuple[StarQuest, set[type]]:
    """As the lamp advises it, and what the learner was offered on the way. Who is next, the bots answer first."""
    settings, seed = LESSON.settings, LESSON.seed
    match, offered = Match(STARQUEST, settings, seed), set[type]()
    bots = {seat: make_player(players_of(STARQUEST)[-1], STARQUEST, settings, seat, seed) for seat in (1, 2)}
    while asks := match.state.asks:
        seat = max([ask.seat for ask in asks], key=lambda seat: (seat != LESSON.seat, seat))
        situation = match.game.situation(match.state, seat)
        offered |= {type(option) for option in situation.options if seat == LESSON.seat}
        assert match.answer(seat, decided(bots[seat], situation)) is None
    assert isinstance(match.state, StarQuest)
    return match.state, offered


def test_the_lesson_is_the_mission_that_teaches() -> None:
    assert STARQUEST.lore.missions[LESSON.settings.mission].lesson
    assert STARQUEST.why_not(LESSON.settings) is None
    assert LESSON.seat in STARQUEST.seats(LESSON.settings)


def test_the_learner_is_the_one_who_reads_consoles() -> None:
    learner, *others = [STARQUEST.lore.classes[hero].dexterity for hero in LESSON.settings.company]
    assert all(learner < other for other in others)


def test_whoever_follows_the_advice_passes() -> None:
    g, offered = played()
    assert g.winner == "heroes"
    assert g.waves >= 1
    assert offered >= SPOKEN_OF
