"""ST-47, ST-48, ST-73 and ST-74: reviving, and what search tokens are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.starquest import moves as m
from questhall.games.starquest.rules.discovering import LOOT
from tests.games.starquest.scenario import Table, box

# --- reviving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-47", "ST-48")
def test_a_hero_within_3_inches_revives_with_a_skill_action() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (10 + 3 + 1.26, 10)))
    t.hurt(9, 2)
    t.activate(1)
    t.do(m.Revive(2))
    assert not t.hero(2).down
    assert t.hero(2).model.wounds == 6
    assert (t.hero().stamina, t.hero().skill_actions, t.hero().actions) == (4, 0, 1)


@pytest.mark.rule("ST-47")
def test_who_can_be_revived() -> None:
    t = Table("pilot", "breaker", "mender", at=((10, 10), (15, 10), (12, 12)))
    t.hurt(9, 2)
    t.activate(1)
    refusal = t.refused(m.Revive(2))
    assert refusal.key == "refusal.target-too-far"
    assert refusal.args == {"target": 2, "inches": 3740, "most": 3000}
    assert t.refused(m.Revive(3)).key == "refusal.not-unconscious"
    assert t.refused(m.Revive(1)).key == "refusal.not-unconscious"


@pytest.mark.rule("ST-47", "ST-33")
def test_somebody_is_revived_even_if_the_helper_falls_by_it() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (12, 10)))
    t.hurt(9, 2)
    t.hurt(7)
    t.hero().stamina = 1
    t.activate(1)
    t.do(m.Revive(2))
    assert t.hero().down
    assert not t.hero(2).down
    assert t.asked_seat == 2


# --- discover ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-73")
def test_from_afar_a_token_is_only_revealed() -> None:
    t = Table("pilot", "breaker")
    token = t.token(10, 16)
    t.activate(1)
    t.roll(4, 3)
    t.do(m.Discover(token.n))
    assert t.g.search == (replace(token, found="pay_chest"),)
    assert t.g.credits == 0


@pytest.mark.rule("ST-73")
def test_a_failed_test_reveals_nothing() -> None:
    t = Table("pilot", "breaker")
    token = t.token(10, 16)
    t.activate(1)
    t.roll(3)
    t.do(m.Discover(token.n))
    t.do(m.Decline())
    assert t.g.search == (token,)
    assert t.hero().skill_actions == 0


@pytest.mark.rule("ST-73")
def test_a_token_must_be_in_sight_and_within_6_inches() -> None:
    wall = box(8, 12, 4, 1, height=5)
    t = Table("pilot", "breaker", terrain=(wall,))
    behind, far = t.token(10, 14), t.token(17, 10)
    t.activate(1)
    assert t.refused(m.Discover(behind.n)).key == "refusal.token-unseen"
    assert t.refused(m.Discover(far.n)).key == "refusal.token-too-far"
    assert t.refused(m.Discover(9)).key == "refusal.no-such-token"


@pytest.mark.rule("ST-74")
def test_within_an_inch_it_is_revealed_and_collected_without_a_roll_and_without_sight() -> None:
    wall = box(8, 10.8, 4, 0.4, height=5)
    t = Table("pilot", "breaker", terrain=(wall,))
    token = t.token(10, 11.5)
    t.activate(1)
    t.roll(3, 4)
    t.do(m.Discover(token.n))
    assert t.g.search == ()
    assert t.g.credits == 4 + LOOT


@pytest.mark.rule("ST-74")
def test_a_token_that_is_revealed_is_collected_from_nearby_only() -> None:
    t = Table("pilot", "breaker")
    t.token(10, 14)
    t.g.search = tuple([replace(token, found="pay_chest") for token in t.g.search])
    t.activate(1)
    refusal = t.refused(m.Discover(1))
    assert refusal.key == "refusal.revealed-too-far"
    assert refusal.args["most"] == 1000
    t.do(m.Rush(path=(t.at(10, 13),)))
    t.roll(1)
    t.do(m.Discover(1))
    assert t.g.search == ()
    assert t.g.credits == 3 + LOOT


@pytest.mark.rule("ST-73", "ST-74")
def test_a_trap_goes_off_at_whoever_reveals_it() -> None:
    t = Table("pilot", "breaker")
    token = t.token(10, 16)
    t.activate(1)
    t.roll(4, 2)
    t.do(m.Discover(token.n))
    assert t.hero().status == ("diseased",)
    assert t.g.search == ()


@pytest.mark.rule("ST-74", "ST-72")
def test_a_crate_holds_a_kit_by_the_die_and_a_locker_one_of_choice() -> None:
    t = Table("pilot", "breaker")
    crate, locker = t.token(10, 10), t.token(10, 10.5)
    t.activate(1)
    t.roll(4, 2)
    t.do(m.Discover(crate.n))
    assert t.hero().kits == ("curing_kit", "resting_kit")
    t.roll(5)
    t.do(m.Discover(locker.n))
    assert t.asked == "starquest.find"
    t.do(m.Choose("med_kit"))
    assert t.hero().kits == ("curing_kit", "resting_kit", "med_kit")


@pytest.mark.rule("ST-74")
def test_a_keepsake_gives_strength_for_the_rest_of_the_mission() -> None:
    t = Table("pilot", "breaker")
    t.hero().stamina = 1
    token = t.token(10, 10)
    t.activate(1)
    t.roll(6)
    t.do(m.Discover(token.n))
    assert t.hero().stamina == 4
    assert t.hero().total("attribute") == 1
