"""What a player of Star Quest thinks of besides what it says."""

from __future__ import annotations

from functools import cache

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.players.adviser import MOST, StarQuestAdviser
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.state import StarQuest
from questhall.kernel.answers import Answer
from questhall.kernel.state import CLOCK
from tests.games.starquest.scenario import Table

SETTINGS = Settings(heroes=2, company=("longeye", "breaker"), difficulty=1)
ACTIVATION, SHOOT = "starquest.activation", "starquest.shoot"


def others(g: StarQuest, seat: int = 1) -> list[Answer]:
    return StarQuestAdviser(STARQUEST.lore, seat, 9).others(STARQUEST.situation(g, seat))


@cache
def until(question: str) -> StarQuest:
    """A mission as it goes until the first hero is asked this with an enemy on the table."""
    players = {seat: StarQuestAdviser(STARQUEST.lore, seat, 9) for seat in STARQUEST.seats(SETTINGS)}
    for seed in range(4, 10):
        g = STARQUEST.start(SETTINGS, seed)
        while g.asks:
            asked = min(ask.seat for ask in g.asks if ask.seat != CLOCK)
            now = STARQUEST.situation(g, asked)
            if asked == 1 and now.ask.question == question and g.units:
                return g
            assert g.answer(asked, players[asked].choose(now)) is None
    raise AssertionError("it never came to that")


def fight() -> Table:
    t = Table("pilot", "longeye")
    t.put("husks", (14, 14))
    t.put("gunhand", (18, 20))
    t.marker(30, 20)
    t.activate()
    return t


def test_a_hero_may_shoot_run_charge_rest_or_do_nothing() -> None:
    found = others(fight().g)
    assert {m.Advance, m.Rush, m.Charge, m.Rest, m.EndActivation} <= {type(answer) for answer in found}
    assert len(found) <= MOST


def test_the_most_promising_come_first() -> None:
    player, now = StarQuestAdviser(STARQUEST.lore, 1, 9), STARQUEST.situation(fight().g, 1)
    assert player.choose(now) in player.others(now)[:2]


def test_of_several_charges_each_is_worth_a_thought() -> None:
    t = Table("breaker", "longeye", at=((10, 10), (40, 40)))
    enemies = [t.put("gunhand", (10, 15)), t.put("gunhand", (15, 10))]
    t.activate()
    charged = {answer.target for answer in others(t.g) if isinstance(answer, m.Charge)}
    assert charged == {enemy.id for enemy in enemies}


def test_what_a_skill_brings_is_worth_a_thought() -> None:
    t = Table("mender", "longeye")
    t.hurt(4, 2)
    t.activate()
    gifts = [answer for answer in others(t.g) if isinstance(answer, m.UseSkill | m.UseKit | m.UseAbility)]
    named = [(type(gift), getattr(gift, "skill", getattr(gift, "kit", ""))) for gift in gifts]
    assert gifts
    assert len(set(named)) == len(named)


def test_who_has_no_action_left_may_exert_himself() -> None:
    t = fight()
    t.do(m.Rush((t.at(10, 8),)))
    assert {m.Exert(), m.EndActivation()} <= set(others(t.g))


def test_everything_may_be_fired_at_each_target_or_at_none() -> None:
    t = Table("longeye", "breaker", at=((10, 10), (40, 40)))
    enemies = [t.put("gunhand", (10, 20)), t.put("gunhand", (16, 20))]
    t.activate()
    t.do(m.Hold())
    found = others(t.g)
    aims = [{target for _, target in answer.at} for answer in found if isinstance(answer, m.Shoot)]
    assert sorted(aims, key=min) == [{enemy.id} for enemy in enemies]
    assert found[-1] == m.HoldFire()


@pytest.mark.parametrize("question", [ACTIVATION, SHOOT, "starquest.next", "starquest.pay"])
def test_nothing_is_refused_and_all_is_found_again(question: str) -> None:
    g = until(question)
    before, found = STARQUEST.save(g), others(g)
    assert len(found) > 1
    assert [answer for answer in found if g.refuse(1, answer) is not None] == []
    assert found == others(g)
    assert STARQUEST.save(g) == before


def test_what_a_party_agrees_on_is_not_weighed() -> None:
    """To go home after the primary objective is certain to win, and still they may stay."""
    assert others(until("starquest.onward")) == []


def test_whoever_leads_the_enemies_does_what_is_written() -> None:
    led = Settings(heroes=2, company=SETTINGS.company, difficulty=1, master=True)
    players = {seat: StarQuestAdviser(STARQUEST.lore, seat, 9) for seat in STARQUEST.seats(led)}
    g = STARQUEST.start(led, 4)
    while (asked := min(ask.seat for ask in g.asks if ask.seat != CLOCK)) != 0:
        assert g.answer(asked, players[asked].choose(STARQUEST.situation(g, asked))) is None
    assert others(g, 0) == []
