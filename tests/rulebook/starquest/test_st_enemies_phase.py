"""ST-13, ST-18, ST-19, ST-66 to ST-70, ST-94, ST-119, ST-203, ST-228, ST-231, ST-276, ST-283, ST-284, ST-286: the
enemies are activated."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import MASTER
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.enemies import scout
from questhall.games.starquest.rules.progress import is_held
from tests.games.starquest.enemy_turns import activates, enemies_act, gap, only, places, said
from tests.games.starquest.scenario import Table, box

MISS = (1,) * 12
WALL = box(0, 20, 40, 1, height=6, impassable=True)


def order(t: Table) -> list[int]:
    return [line["unit"] for line in t.told("log.activated") if line["unit"] > 10]


@pytest.mark.rule("ST-13", "ST-18")
def test_after_all_heroes_every_enemy_is_activated_without_a_question() -> None:
    t = Table("pilot", "breaker")
    units = [t.put("penitent", (10, 40)), t.put("penitent", (30, 40))]
    for seat in (1, 2):
        t.activate(seat)
        t.do(m.EndActivation())
    assert sorted(order(t)) == [unit.id for unit in units]
    assert t.asked == "starquest.next"
    assert t.g.round == 2


@pytest.mark.rule("ST-19")
def test_the_nearest_to_a_hero_comes_first_the_furthest_last() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (40, 10)))
    far, near, middle = t.put("penitent", (10, 47)), t.put("penitent", (40, 30)), t.put("penitent", (10, 35))
    enemies_act(t)
    assert order(t) == [near.id, middle.id, far.id]


@pytest.mark.rule("ST-19", "ST-46")
def test_before_each_activation_the_nearest_is_looked_for_anew() -> None:
    """The harpooner's shot lays the pilot low; for the gang that waits beside him the next hero is far away."""
    t = Table("pilot", "breaker", at=((10, 10), (44, 44)))
    harpooner = t.put("harpooner", (10, 16))
    gang, other = t.put("gunhand", (12, 19)), t.put("gunhand", (40, 30))
    t.hero(1).models = (t.g.heroes[0].models[0].__class__(0, t.hero(1).spot, 8),)
    enemies_act(t, 6, 1, *MISS)
    assert t.hero(1).down
    assert order(t) == [harpooner.id, other.id, gang.id]


@pytest.mark.rule("ST-276")
def test_of_two_that_are_exactly_as_near_a_die_decides() -> None:
    """Ruling 10."""
    for rolled in (1, 2):
        t = Table("pilot", at=((24, 24),))
        units = [t.put("penitent", (24, 2)), t.put("penitent", (24, 46))]
        enemies_act(t, rolled)
        assert order(t)[0] == units[rolled - 1].id
        assert only(t, "log.tie") == {"n": 2}
        assert t.told("kernel.rolled")[0] == {"purpose": "tie", "result": rolled, "by": MASTER}


@pytest.mark.rule("ST-19")
def test_it_is_told_how_near_to_a_hero_whoever_is_next_stands() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (40, 40)))
    activates(t, t.put("gunhand", (10, 40)), *MISS)
    (begins,) = [line for line in t.g.log or () if line.key == "log.activated"]
    teller = STARQUEST.teller("en", 1)
    teller.see(STARQUEST.view(t.g, 1))
    assert teller.line(begins) == "Gunhand A is activated, 28.74″ from the nearest hero."


@pytest.mark.rule("ST-276")
@pytest.mark.parametrize("rolled", [1, 2])
def test_of_two_heroes_who_are_exactly_as_near_a_die_decides(rolled: int) -> None:
    t = Table("pilot", "breaker", at=((14, 10), (34, 10)))
    activates(t, t.put("bastion_gun", (24, 24)), rolled, *MISS)
    assert only(t, "log.ai-holds")["target"] == rolled


@pytest.mark.rule("ST-203")
def test_a_unit_takes_one_action() -> None:
    t = Table("pilot", at=((10, 10),))
    gunhand = t.put("gunhand", (10, 40))
    activates(t, gunhand, *MISS)
    assert said(t) == ["log.ai-advances"]
    assert gunhand.activated
    assert t.g.active == 0


# --- Shaken ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-66", "ST-70", "ST-231", "ST-283")
def test_a_shaken_unit_stays_idle_and_is_steady_then() -> None:
    t = Table("pilot", at=((10, 10),))
    gunhand = t.put("gunhand", (10, 20))
    gunhand.shaken = True
    activates(t, gunhand)
    assert said(t) == []
    assert only(t, "log.idle") == {"unit": gunhand.id}
    assert not gunhand.shaken
    assert not t.g.sighted


@pytest.mark.rule("ST-67")
def test_a_shaken_unit_strikes_back_like_a_tired_one() -> None:
    """The breaker charges and misses; the penitent hits with a 6 only."""
    t = Table("breaker", at=((10, 10),))
    penitent = t.put("penitent", (10, 14))
    penitent.shaken = True
    t.activate()
    t.roll(1, 1, 1, 5, 5, 5, 6, 6)
    t.do(m.Charge(penitent.id))
    assert [line["hits"] for line in t.told("log.strike")] == [0, 1]


@pytest.mark.rule("ST-68")
def test_a_shaken_unit_passes_no_morale_test() -> None:
    fire = box(8, 18, 4, 4, form="area", height=0, dangerous=True)
    t = Table("pilot", at=((10, 10),), terrain=(fire,))
    gunhand = t.put("gunhand", (10, 20))
    gunhand.shaken = True
    activates(t, gunhand, 1, 1, 6)
    assert only(t, "log.still-shaken") == {"unit": gunhand.id}


@pytest.mark.rule("ST-69")
@pytest.mark.parametrize("shaken", [True, False])
def test_a_shaken_unit_does_not_contest_an_objective(shaken: bool) -> None:
    t = Table("pilot", at=((10, 10),))
    t.put("gunhand", (10, 13)).shaken = shaken
    assert is_held(t.g, t.marker(10, 11).spot) is shaken


@pytest.mark.rule("ST-231")
def test_whoever_is_shaken_in_its_own_activation_stays_so() -> None:
    """Fire at its start leaves it with one of three wounds, and the morale test at the end fails."""
    fire = box(8, 18, 4, 4, form="area", height=0, dangerous=True)
    t = Table("pilot", at=((10, 10),), terrain=(fire,))
    gunhand = t.put("gunhand", (10, 20))
    activates(t, gunhand, 1, 1, 6, *MISS)
    assert gunhand.shaken


@pytest.mark.rule("ST-119", "ST-231")
def test_a_shaken_caster_does_not_cast() -> None:
    t = Table("pilot", at=((10, 10),))
    whisperer = t.put("whisperer", (10, 20))
    whisperer.tokens, whisperer.shaken = 4, True
    activates(t, whisperer)
    assert whisperer.tokens == 4


# --- the start of an activation --------------------------------------------------------------------------


@pytest.mark.rule("ST-94", "ST-228", "ST-284")
def test_dangerous_ground_and_status_come_before_everything_even_if_it_stays() -> None:
    fire = box(8, 28, 4, 4, form="area", height=0, dangerous=True)
    t = Table("pilot", at=((10, 10),), terrain=(WALL, fire))
    gunhand, _ = t.put("gunhand", (10, 30)), t.marker(10, 31)
    gunhand.status = ("afflicted",)
    activates(t, gunhand, 6, 6, 1, 6)
    keys = [line.key for line in t.g.log or () if line.key in ("log.danger", "log.test", "log.ai-stays")]
    assert keys == ["log.danger", "log.test", "log.ai-stays"]
    assert gunhand.models[0].wounds == 1
    assert not gunhand.status


@pytest.mark.rule("ST-119", "ST-228")
def test_a_caster_casts_before_it_acts() -> None:
    t = Table("pilot", at=((10, 10),))
    whisperer = t.put("whisperer", (10, 19))
    whisperer.tokens = 2
    activates(t, whisperer, 1, *MISS)
    lines = [line.key for line in t.g.log or ()]
    assert whisperer.tokens == 0
    assert lines.index("log.about-to-cast") < lines.index("log.ai-only-charge")


@pytest.mark.rule("ST-94")
def test_whoever_dies_at_the_start_does_nothing_more() -> None:
    fire = box(8, 18, 4, 4, form="area", height=0, dangerous=True)
    t = Table("pilot", at=((10, 10),), terrain=(fire,))
    gunhand = t.put("gunhand", (10, 20))
    activates(t, gunhand, 1, 1, 1)
    assert gunhand.id not in t.g.units
    assert said(t) == []
    assert t.asked == "starquest.next"


# --- Scouts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-286", "ST-151")
def test_a_scout_of_the_ai_goes_towards_the_nearest_whom_it_sees() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (44, 18)), terrain=(WALL,))
    boarder = t.put("boarder", (10, 40))
    t.run(*scout(t.g, boarder))
    assert only(t, "log.ai-scouts-at")["target"] == 2
    assert only(t, "log.ai-scouts-at")["inches"] <= 12_000
    assert gap(t, boarder, t.hero(2)) < 30_000
    assert not boarder.activated


@pytest.mark.rule("ST-286")
def test_a_scout_that_sees_nobody_goes_to_the_goal_and_ends_an_inch_from_others() -> None:
    t = Table("pilot", at=((10, 10),), terrain=(WALL,))
    boarder, _ = t.put("boarder", (10, 40)), t.marker(20, 40)
    t.run(*scout(t.g, boarder))
    assert only(t, "log.ai-scouts-to")["marker"] == 1
    assert 19 < places(boarder)[0][0] < 19.4


@pytest.mark.rule("ST-237", "ST-286")
def test_a_crippled_scout_goes_half_as_far_and_attacks_nobody() -> None:
    t = Table("pilot", at=((10, 10),))
    boarder = t.put("boarder", (10, 30))
    boarder.status = ("crippled",)
    t.run(*scout(t.g, boarder))
    assert only(t, "log.ai-scouts-at")["inches"] == 6_000
    assert not t.told("log.shot")
