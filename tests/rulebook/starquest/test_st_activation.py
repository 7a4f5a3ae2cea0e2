"""ST-17, ST-20 to ST-23, ST-202, ST-208, ST-228 to ST-231 and ST-233 to ST-235: the activation of a hero."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.starquest import moves as m
from tests.games.starquest.scenario import Table, box


@pytest.mark.rule("ST-17")
def test_heroes_are_activated_in_any_order_each_once() -> None:
    t = Table("pilot", "breaker", "mender")
    assert [ask.seat for ask in t.g.asks] == [1, 2, 3]
    t.activate(2)
    t.do(m.EndActivation())
    assert [ask.seat for ask in t.g.asks] == [1, 3]


@pytest.mark.rule("ST-17")
def test_a_hero_may_let_others_go_first() -> None:
    t = Table("pilot", "breaker", "mender")
    t.do(m.AfterYou(), 1)
    assert [ask.seat for ask in t.g.asks] == [2, 3]
    t.activate(3)
    t.do(m.EndActivation())
    assert [ask.seat for ask in t.g.asks] == [1, 2]


@pytest.mark.rule("ST-17")
def test_where_everybody_lets_others_go_first_all_are_asked_again() -> None:
    t = Table("pilot", "breaker")
    t.do(m.AfterYou(), 2)
    assert [ask.seat for ask in t.g.asks] == [1]
    t.do(m.AfterYou(), 1)
    assert [ask.seat for ask in t.g.asks] == [1, 2]


@pytest.mark.rule("ST-17")
def test_the_last_hero_has_nobody_to_let_go_first() -> None:
    t = Table("pilot", "breaker")
    t.activate(2)
    t.do(m.EndActivation())
    assert t.g.options(1) == (m.Activate(),)


@pytest.mark.rule("ST-17", "ST-208")
def test_a_new_round_begins_when_everybody_was_activated() -> None:
    t = Table("pilot", "breaker")
    for seat in (1, 2):
        t.activate(seat)
        t.do(m.EndActivation())
    assert t.g.round == 2
    assert [ask.seat for ask in t.g.asks] == [1, 2]


@pytest.mark.rule("ST-20", "ST-21")
def test_a_hero_has_one_action_and_one_skill_action() -> None:
    t = Table("listener", "breaker")
    t.activate(1)
    t.do(m.Rush(path=(t.at(10, 14),)))
    t.roll(6)
    t.do(m.UseSkill("inner_ear"))
    assert t.refused(m.Rush(path=(t.at(10, 18),))).key == "refusal.no-action-left"
    assert t.refused(m.UseSkill("inner_ear")).key == "refusal.no-skill-left"


@pytest.mark.rule("ST-20", "ST-30")
def test_the_action_may_be_a_skill_so_that_two_are_possible() -> None:
    t = Table("listener", "breaker")
    t.activate(1)
    t.roll(6, 6)
    t.do(m.UseSkill("inner_ear"))
    t.do(m.UseSkill("inner_ear"))
    assert t.hero().tokens == 4
    assert t.refused(m.Hold()).key == "refusal.no-action-left"


@pytest.mark.rule("ST-22")
@pytest.mark.parametrize("skill_first", [True, False])
def test_they_come_in_either_order(skill_first: bool) -> None:
    t = Table("listener", "breaker")
    t.activate(1)
    two = [m.UseSkill("inner_ear"), m.Rush(path=(t.at(10, 14),))]
    for answer in two if skill_first else two[::-1]:
        t.roll(6)
        t.do(answer)
    assert t.hero().tokens == 3
    assert t.hero().spot.point == t.at(10, 14)


@pytest.mark.rule("ST-23")
def test_one_additional_action_can_be_bought_and_no_second() -> None:
    t = Table("pilot", "breaker")
    t.activate(1)
    t.do(m.Rush(path=(t.at(10, 14),)))
    t.do(m.Exert())
    t.do(m.Rush(path=(t.at(10, 18),)))
    assert t.hero().spot.point == t.at(10, 18)
    assert t.refused(m.Exert()).rules == ("ST-23",)


@pytest.mark.rule("ST-23", "ST-32")
def test_the_additional_action_is_any_but_a_rest() -> None:
    t = Table("pilot", "breaker")
    t.activate(1)
    t.do(m.Exert())
    assert t.refused(m.Rest()).rules == ("ST-32",)
    assert m.Hold() in t.options()


@pytest.mark.rule("ST-202")
def test_a_hero_may_do_nothing_at_all() -> None:
    t = Table("pilot", "breaker")
    t.activate(1)
    t.do(m.EndActivation())
    assert t.hero().stamina == 6
    assert [ask.seat for ask in t.g.asks] == [2]


@pytest.mark.rule("ST-208", "ST-288")
def test_what_lasts_until_the_round_ends_is_over_with_it() -> None:
    t = Table("wayfinder", "breaker")
    t.hero().skills += ("keen_eye",)
    t.activate(1)
    t.roll(6)
    t.do(m.UseSkill("keen_eye"))
    t.do(m.EndActivation())
    assert t.hero().total("attribute") == 1
    t.activate(2)
    t.do(m.EndActivation())
    assert t.g.round == 2
    assert t.hero().marks == ()


@pytest.mark.rule("ST-228")
def test_dangerous_ground_comes_before_status_effects_and_both_before_actions() -> None:
    fire = box(9, 9, 2, 2, "area", 0, dangerous=True)
    t = Table("pilot", "breaker", terrain=(fire,))
    t.hero().status = ("afflicted",)
    t.roll(1, 2, 2, 2, 2, 2, 2, 2, 2, 6)
    t.activate(1)
    keys = [line.key for line in t.g.log or ()]
    assert keys.index("log.danger") < keys.index("log.test")
    assert t.hero().model.wounds == 1
    assert t.hero().status == ()
    assert t.asked == "starquest.activation"


@pytest.mark.rule("ST-230", "ST-80")
def test_a_skill_on_an_attribute_is_an_attribute_roll_but_cannot_be_bought() -> None:
    t = Table("pilot", "breaker")
    t.hero().status = ("impaired",)
    t.roll(6)
    t.activate(1)
    t.do(m.Decline())
    t.roll(4)
    t.do(m.UseSkill("mark_target", (2,)))
    assert t.told("log.test")[-1]["rolled"] == "4-1"
    assert t.hero().stamina == 5
    assert t.hero(2).total("hit") == 1


@pytest.mark.rule("ST-231", "ST-66", "ST-70")
def test_a_shaken_hero_chooses_nothing_and_is_steady_afterwards() -> None:
    t = Table("pilot", "breaker")
    t.hero().shaken, t.hero().stamina = True, 1
    t.activate(1)
    assert t.asked_seat == 2
    assert not t.hero().shaken
    assert t.hero().stamina == 1


@pytest.mark.rule("ST-231", "ST-228")
def test_a_shaken_hero_tests_his_status_effects_all_the_same() -> None:
    t = Table("pilot", "breaker")
    t.hero().shaken, t.hero().status = True, ("diseased",)
    t.roll(5)
    t.activate(1)
    assert t.hero().status == ()


@pytest.mark.rule("ST-45", "ST-234")
def test_an_unconscious_hero_is_not_activated() -> None:
    t = Table("pilot", "breaker")
    t.hero(2).down = True
    t.activate(1)
    t.do(m.EndActivation())
    assert t.g.round == 2
    assert [ask.seat for ask in t.g.asks] == [1]


@pytest.mark.rule("ST-44", "ST-233")
def test_a_hero_who_falls_ends_his_activation_and_keeps_what_he_has() -> None:
    t = Table("listener", "breaker")
    t.hero().status, t.hero().models = ("afflicted",), (replace(t.hero().model, wounds=8),)
    marker = t.marker(10, 10)
    t.g.markers = (replace(marker, carrier=1),)
    t.roll(2)
    t.activate(1)
    t.do(m.Decline())
    hero = t.hero()
    assert hero.down
    assert t.asked_seat == 2
    assert (hero.stamina, hero.tokens, hero.status) == (6, 2, ("afflicted",))
    assert t.g.markers[0].carrier == 0
    assert t.g.markers[0].spot == hero.spot


@pytest.mark.rule("ST-234")
def test_an_unconscious_hero_is_no_target_and_in_nobodys_way_but_no_move_ends_on_him() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (10, 14)))
    t.hurt(9, 2)
    t.activate(1)
    assert t.refused(m.UseSkill("mark_target", (2,))).key == "refusal.wrong-target"
    assert t.refused(m.Rush(path=(t.at(10, 14),))).key == "refusal.no-place-to-stand"
    t.do(m.Rush(path=(t.at(10, 16),)))
    assert t.hero().spot.point == t.at(10, 16)


@pytest.mark.rule("ST-235")
def test_a_revived_hero_may_still_be_activated_in_this_round() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (12, 10)))
    t.hurt(9, 2)
    t.activate(1)
    t.do(m.Revive(2))
    t.do(m.EndActivation())
    assert t.g.round == 1
    assert [ask.seat for ask in t.g.asks] == [2]


@pytest.mark.rule("ST-235")
def test_a_revived_hero_who_was_activated_before_waits_for_the_next_round() -> None:
    t = Table("pilot", "breaker", "mender", at=((10, 10), (12, 10), (20, 20)))
    t.activate(2)
    t.do(m.EndActivation())
    t.hurt(9, 2)
    t.activate(1)
    t.do(m.Revive(2))
    t.do(m.EndActivation())
    assert [ask.seat for ask in t.g.asks] == [3]
