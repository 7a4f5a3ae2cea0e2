"""What a player of HeroQuest thinks of besides what it says."""

from __future__ import annotations

from questhall.games.heroquest import moves as m
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.lab.series import Series, settings_of
from questhall.games.heroquest.players.adviser import HeroQuestAdviser
from questhall.games.heroquest.state import HeroQuest
from questhall.kernel.state import CLOCK

SETTINGS = settings_of(Series(quest="new_dungeon", heroes=2))


def advisers() -> dict[int, HeroQuestAdviser]:
    return {seat: HeroQuestAdviser(HEROQUEST.lore, seat, 9) for seat in HEROQUEST.seats(SETTINGS)}


def until(players: dict[int, HeroQuestAdviser], seat: int, fighting: bool) -> HeroQuest:
    """A game as it goes until this hero has a turn, with or without a monster before its eyes."""
    g = HEROQUEST.start(SETTINGS, 4)
    for _ in range(2_000):
        asked = min(ask.seat for ask in g.asks if ask.seat != CLOCK)
        now = HEROQUEST.situation(g, asked)
        foes = [foe for foe in g.foes if g.seen >> foe.square & 1 and not foe.asleep]
        if asked == seat and now.ask.question == "heroquest.turn" and bool(foes) == fighting:
            return g
        assert g.answer(asked, players[asked].choose(now)) is None
    raise AssertionError("it never came to that")


def test_in_peace_its_word_stands() -> None:
    players = advisers()
    assert players[1].others(HEROQUEST.situation(until(players, 1, fighting=False), 1)) == []


def test_in_a_fight_it_thinks_of_few_things_and_of_no_way_home() -> None:
    players = advisers()
    g = until(players, 1, fighting=True)
    now = HEROQUEST.situation(g, 1)
    others = players[1].others(now)
    assert 1 < len(others) < len(now.options)
    assert not [answer for answer in others if now.refuses(answer) or isinstance(answer, m.Leave | m.GiveUp)]


def test_to_think_of_other_things_leaves_no_trace() -> None:
    players = advisers()
    now = HEROQUEST.situation(until(players, 1, fighting=True), 1)
    before = dict(vars(players[1].memory))
    players[1].others(now)
    assert vars(players[1].memory) == before


def test_what_was_advised_and_not_said_may_be_advised_again() -> None:
    players = advisers()
    now = HEROQUEST.situation(until(players, 1, fighting=True), 1)
    advice = players[1].choose(now)
    players[1].overruled(advice, m.EndTurn())
    assert players[1].choose(now) == advice
