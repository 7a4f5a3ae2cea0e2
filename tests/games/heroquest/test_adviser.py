"""What a player of HeroQuest thinks of besides what it says."""

from __future__ import annotations

from functools import cache

import pytest

from questhall.games.heroquest import moves as m
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.lab.series import Series, settings_of
from questhall.games.heroquest.players.adviser import HeroQuestAdviser
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.state import CLOCK

SETTINGS = settings_of(Series(quest="new_dungeon", heroes=2))
TURN, MONSTER = "heroquest.turn", "heroquest.monster"


def advisers() -> dict[int, HeroQuestAdviser]:
    return {seat: HeroQuestAdviser(HEROQUEST.lore, seat, 9) for seat in HEROQUEST.seats(SETTINGS)}


@cache
def until(seat: int, question: str, fighting: bool) -> tuple[HeroQuest, HeroQuestAdviser]:
    """A game as it goes until this seat is asked this, with or without a monster in sight, and who sits there."""
    players = advisers()
    g = HEROQUEST.start(SETTINGS, 4)
    for _ in range(2_000):
        asked = min(ask.seat for ask in g.asks if ask.seat != CLOCK)
        now = HEROQUEST.situation(g, asked)
        foes = [foe for foe in g.foes if g.seen >> foe.square & 1 and not foe.asleep]
        if asked == seat and now.ask.question == question and bool(foes) == fighting:
            return g, players[seat]
        assert g.answer(asked, players[asked].choose(now)) is None
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("fighting", [False, True])
def test_the_word_of_a_hero_stands(fighting: bool) -> None:
    g, hero = until(1, TURN, fighting)
    assert hero.others(HEROQUEST.situation(g, 1)) == []


def test_a_monster_may_fall_upon_anybody_in_reach_or_stay_where_it_is() -> None:
    g, master = until(0, MONSTER, fighting=True)
    others = master.others(HEROQUEST.situation(g, 0))
    assert m.Rest() in others
    assert [answer for answer in others if isinstance(answer, m.Walk | m.Attack)]
