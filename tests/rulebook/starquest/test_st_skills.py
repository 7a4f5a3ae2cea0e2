"""ST-78 to ST-80: hero skills, and what a class can do once per mission."""

from __future__ import annotations

from typing import get_args

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.effects import VERBS
from questhall.games.starquest.rules.wounds import TakesWounds
from questhall.kernel.foresight import foresee
from tests.games.starquest.scenario import Table, box

SKILLS = [(hero.id, skill) for hero in STARQUEST.lore.classes.values() for skill in (*hero.skills, *hero.learns)]


# --- hero skills -------------------------------------------------------------------------------------


@pytest.mark.rule("ST-78", "ST-79")
def test_a_skill_that_is_passed_costs_nothing() -> None:
    t = Table("mender", "pilot", at=((10, 10), (12, 10)))
    t.hurt(5, 2)
    t.activate(1)
    t.roll(4)
    t.do(m.UseSkill("stitch_up", (2,)))
    assert t.hero(2).model.wounds == 3
    assert t.hero().stamina == 7


@pytest.mark.rule("ST-80")
def test_a_skill_that_fails_costs_one_stamina_and_works_all_the_same() -> None:
    t = Table("mender", "pilot", at=((10, 10), (12, 10)))
    t.hurt(5, 2)
    t.activate(1)
    t.roll(3)
    t.do(m.UseSkill("stitch_up", (2,)))
    assert t.hero(2).model.wounds == 3
    assert t.hero().stamina == 6


@pytest.mark.rule("ST-80", "ST-33")
def test_a_skill_works_even_if_the_hero_falls_by_its_price() -> None:
    t = Table("mender", "pilot", at=((10, 10), (12, 10)))
    t.hero().stamina = 0
    t.hurt(8)
    t.hurt(5, 2)
    t.activate(1)
    t.roll(3)
    t.do(m.UseSkill("stitch_up", (2,)))
    assert t.hero().down
    assert t.hero(2).model.wounds == 3


@pytest.mark.rule("ST-78")
def test_a_skill_with_a_value_of_its_own_is_no_attribute_roll() -> None:
    t = Table("wayfinder", "pilot")
    t.hero().skills += ("flare",)
    t.hero().status = ("impaired",)
    husks = t.put("husks", (10, 16))
    t.roll(6)
    t.activate(1)
    t.do(m.Decline())
    t.roll(4)
    t.do(m.UseSkill("flare", (husks.id,)))
    assert t.hero().stamina == 6
    assert husks.total("defense") == -1


@pytest.mark.rule("ST-78")
def test_the_same_skill_may_be_used_twice() -> None:
    t = Table("mender", "pilot", at=((10, 10), (12, 10)))
    t.hurt(5, 2)
    t.activate(1)
    t.roll(4, 4)
    t.do(m.UseSkill("stitch_up", (2,)))
    t.do(m.UseSkill("stitch_up", (2,)))
    assert t.hero(2).model.wounds == 1


@pytest.mark.rule("ST-78")
def test_whom_a_skill_reaches() -> None:
    t = Table("pilot", "breaker", "mender", at=((10, 10), (10 + 12 + 1.26, 10), (24, 24)))
    t.activate(1)
    assert t.options(m.UseSkill) == [m.UseSkill("mark_target", (2,))]
    refusal = t.refused(m.UseSkill("mark_target", (3,)))
    assert refusal.key == "refusal.target-too-far"
    assert refusal.args["most"] == 12_000
    assert t.refused(m.UseSkill("mark_target", (1,))).key == "refusal.wrong-target"
    assert t.refused(m.UseSkill("mark_target")).key == "refusal.no-target"
    assert t.refused(m.UseSkill("mark_target", (2, 3))).args == {"n": 1}
    assert t.refused(m.UseSkill("stitch_up", (2,))).key == "refusal.no-such-skill"


@pytest.mark.rule("ST-78")
def test_some_skills_need_to_see_the_enemy() -> None:
    wall = box(8, 12, 4, 1, height=5)
    t = Table("listener", "pilot", terrain=(wall,))
    hidden, seen = t.put("sower", (10, 18)), t.put("sower", (20, 12))
    t.activate(1)
    assert m.UseSkill("jarring_note", (seen.id,)) in t.options()
    assert t.refused(m.UseSkill("jarring_note", (hidden.id,))).key == "refusal.target-unseen"


@pytest.mark.rule("ST-78")
def test_nobody_is_patched_up_who_is_not_hurt() -> None:
    t = Table("mender", "pilot", at=((10, 10), (12, 10)))
    t.activate(1)
    assert t.options(m.UseSkill) == []
    assert t.refused(m.UseSkill("stitch_up", (2,))).key == "refusal.no-use"


@pytest.mark.rule("ST-78")
def test_of_several_status_effects_the_player_chooses_the_one_that_is_cured() -> None:
    t = Table("mender", "pilot", at=((10, 10), (12, 10)))
    t.hero(2).status = ("afflicted", "impaired")
    t.activate(1)
    t.roll(4)
    t.do(m.UseSkill("flush_out", (2,)))
    assert t.asked == "starquest.cure"
    assert t.asked_seat == 1
    t.do(m.Choose("impaired"))
    assert t.hero(2).status == ("afflicted",)


@pytest.mark.rule("ST-78")
def test_a_skill_for_two_is_offered_for_each_and_for_both() -> None:
    t = Table("pilot", "breaker", "mender", at=((10, 10), (12, 10), (14, 10)))
    t.hero().skills = ("calm_voice",)
    t.activate(1)
    assert {answer.targets for answer in t.options(m.UseSkill)} == {(2,), (3,), (2, 3)}  # type: ignore[attr-defined]
    t.roll(4)
    t.do(m.UseSkill("calm_voice", (3, 2)))
    assert t.hero(2).total("attribute") == t.hero(3).total("attribute") == 1


@pytest.mark.rule("ST-78", "ST-4")
def test_what_is_lent_for_the_next_attribute_roll_is_over_with_it() -> None:
    t = Table("pilot", "machinist", at=((10, 10), (12, 10)))
    t.hero().skills = ("calm_voice",)
    token = t.token(12, 14)
    t.activate(1)
    t.roll(4)
    t.do(m.UseSkill("calm_voice", (2,)))
    t.do(m.EndActivation())
    t.activate(2)
    t.roll(5, 3)
    t.do(m.Discover(token.n))
    assert t.told("log.test")[-1]["rolled"] == "5+1"
    assert t.hero(2).marks == ()
    assert t.g.search[0].found


@pytest.mark.rule("ST-78", "ST-202")
def test_a_skill_may_let_others_move_at_once_also_those_who_are_done() -> None:
    t = Table("pilot", "breaker", "mender", at=((10, 10), (12.5, 10), (7.5, 10)))
    t.activate(2)
    t.do(m.EndActivation())
    t.activate(1)
    t.do(m.UseAbility("all_hands", (2, 3)))
    assert (t.asked, t.asked_seat) == ("starquest.go", 2)
    t.do(m.Go(path=(t.at(12.5, 16),)))
    assert t.asked_seat == 3
    t.do(m.Stay())
    assert (t.hero(2).spot.point, t.hero(3).spot.point) == (t.at(12.5, 16), t.at(7.5, 10))
    assert t.asked == "starquest.activation"


@pytest.mark.rule("ST-78", "ST-231")
def test_a_shaken_hero_cannot_be_made_to_run() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (12.5, 10)))
    t.hero(2).shaken = True
    t.activate(1)
    assert t.refused(m.UseAbility("all_hands", (2,))).key == "refusal.no-use"


@pytest.mark.rule("ST-78", "ST-47", "ST-235")
def test_who_was_revived_can_run() -> None:
    t = Table("mender", "pilot", "breaker", at=((10, 10), (13, 10), (10, 13)))
    t.run(TakesWounds(unit=3, n=9))
    t.activate(1)
    t.do(m.Revive(3))
    t.do(m.EndActivation())
    t.activate(2)
    t.hero(2).skills = ("at_the_double",)
    t.roll(6)
    t.do(m.UseSkill("at_the_double", (3,)))
    t.do(m.Go(path=(t.at(10, 16),)))
    assert t.hero(3).spot.point == t.at(10, 16)


@pytest.mark.rule("ST-78", "ST-77")
def test_a_skill_may_hit_and_push() -> None:
    t = Table("bulwark", "pilot", at=((10, 10), (30, 30)))
    t.hero().skills = ("shield_rush",)
    gnarl = t.put("gnarl", (10, 13))
    t.activate(1)
    t.roll(5, 6)
    t.do(m.UseSkill("shield_rush", (gnarl.id,)))
    assert gnarl.models[0].spot.point == t.at(10, 16)
    assert gnarl.models[0].wounds == 0


@pytest.mark.rule("ST-78", "ST-38")
def test_a_drone_shoots_at_a_quality_of_its_own() -> None:
    t = Table("machinist", "pilot", at=((10, 10), (30, 30)))
    gnarl = t.put("gnarl", (10, 20))
    t.activate(1)
    t.roll(4, 4, 3, 1, 4)
    t.do(m.UseSkill("gun_drone", (gnarl.id,)))
    assert t.told("log.volley")[-1]["hits"] == 1
    assert gnarl.models[0].wounds == 1
    assert not t.hero().attacked


@pytest.mark.rule("ST-78", "ST-79", "ST-80")
def test_what_it_says_about_the_odds_is_exact() -> None:
    t = Table("pilot", "breaker")
    t.activate(1)
    act = m.UseSkill("mark_target", (2,))
    expected = foresee(STARQUEST, t.g, 1, act).expected
    assert [(each.told.key, each.share) for each in expected] == [("log.skill-works", 500), ("log.skill-costs", 500)]


@pytest.mark.rule("ST-78")
@pytest.mark.parametrize(("hero", "skill"), SKILLS)
def test_every_skill_of_every_class_can_be_used(hero: str, skill: str) -> None:
    other = "pilot" if hero != "pilot" else "mender"
    t = Table(hero, other, at=((10, 10), (12.5, 10)))
    t.put("gnarl", (10, 12.8))
    t.hero().skills = (skill,)
    t.hero().stamina = t.hero(2).stamina = 3
    t.hero(2).status = ("afflicted", "diseased")
    t.hurt(4, 2)
    t.activate(1)
    found = t.options(m.UseSkill)
    assert found, "there is somebody to use it on"
    t.do(found[0])
    assert t.told("log.skill")[-1] == {"seat": 1, "skill": skill}


# --- abilities --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-78")
def test_an_ability_takes_neither_an_action_nor_a_test_and_works_once_in_a_mission() -> None:
    t = Table("listener", "pilot")
    t.activate(1)
    t.do(m.UseAbility("deep_breath"))
    assert t.hero().tokens == 5
    assert (t.hero().actions, t.hero().skill_actions) == (1, 1)
    assert t.refused(m.UseAbility("deep_breath")).key == "refusal.ability-used"
    for seat in (0, 2):
        if seat:
            t.activate(seat)
        t.do(m.EndActivation())
    t.activate(1)
    assert t.refused(m.UseAbility("deep_breath")).key == "refusal.ability-used"


@pytest.mark.rule("ST-78")
def test_an_ability_comes_at_any_time_of_the_activation() -> None:
    t = Table("listener", "pilot")
    t.activate(1)
    t.do(m.Rush(path=(t.at(10, 14),)))
    assert m.UseAbility("deep_breath") in t.options()
    t.do(m.EndActivation())
    t.activate(2)
    assert t.refused(m.UseAbility("deep_breath")).key == "refusal.no-such-ability"


@pytest.mark.rule("ST-78", "ST-48")
def test_the_mender_brings_somebody_back_from_afar_and_for_nothing() -> None:
    t = Table("mender", "pilot", at=((10, 10), (16, 10)))
    t.hurt(9, 2)
    t.activate(1)
    t.do(m.UseAbility("back_to_us", (2,)))
    assert not t.hero(2).down
    assert t.hero(2).model.wounds == 6
    assert t.hero().stamina == 7


@pytest.mark.rule("ST-78")
def test_every_verb_of_the_vocabulary_is_carried_out() -> None:
    assert set(VERBS) == set(get_args(v.AnyEffect))
