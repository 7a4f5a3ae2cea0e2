"""SQ-7, the wider card language: spells that cost STR, and spells with two chosen targets."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.moves import Cast, Done, Grow
from tests.games.sidequest.scenario import Table

LEVER: dict[str, Any] = {
    "type": "sorcery", "cost": 1, "str": 3, "target": {"choose": "gm_creature"},
    "do": [{"effect": "damage", "amount": 4, "to": "target"}],
}  # fmt: skip
FORK: dict[str, Any] = {
    "type": "sorcery", "cost": 1, "target": {"choose": "gm_creature"}, "second": {"choose": "gm_creature"},
    "do": [{"effect": "damage", "amount": 2, "to": "target"}, {"effect": "damage", "amount": 1, "to": "second"}],
}  # fmt: skip
PACT: dict[str, Any] = {
    "type": "sorcery", "cost": 1, "target": {"choose": "own_creature"}, "second": {"choose": "gm_creature"},
    "do": [{"effect": "damage", "amount": {"by": "stat", "stat": "atk", "of": "target"}, "to": "second"}],
}  # fmt: skip
CARDS: dict[str, dict[str, Any]] = {
    "lever": LEVER,
    "fork": FORK,
    "pact": PACT,
    "golem": {"type": "gm_creature", "size": 2, "atk": 1, "def": 9, "keywords": {"immunity": True}},
    "wisp": {"type": "gm_creature", "size": 2, "atk": 1, "def": 9, "keywords": {"untouchable": 3}},
    "mole": {"type": "gm_creature", "size": 2, "atk": 1, "def": 9, "keywords": {"hidden": True}},
}


def table(*hand: str, dice: tuple[int, ...] = ()) -> Table:
    t = Table(cards=CARDS, dice=dice)
    t.hero(hand=hand)
    return t


# --- STR ---------------------------------------------------------------------------------


@pytest.mark.rule("SQ-6.6", "SQ-7.4")
def test_a_spell_may_cost_str_besides_int_and_both_are_spent() -> None:
    t = table("lever")
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("lever", brute.id)).passes()
    assert (brute.damage, t.hero().int_free, t.hero().str_free) == (4, 4, 2)


@pytest.mark.rule("SQ-6.6", "SQ-7.4")
def test_a_spell_needs_all_of_its_str() -> None:
    t = table("lever")
    brute = t.put("brute")
    t.hero(str_spent=3)
    assert t.at("hero", "main_phase").refused(1, Cast("lever", brute.id)) == ("SQ-6.6",)


@pytest.mark.rule("SQ-6.6", "SQ-3.3")
def test_the_str_of_a_spell_is_back_in_the_next_growth_phase() -> None:
    t = table("lever", dice=(3,))
    t.at("hero", "main_phase").do(1, Cast("lever", t.put("brute").id)).passes()
    t.at("hero", "growth_phase").do(1, Grow(0, 0))
    assert t.hero().str_free == 5


# --- two targets -----------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.9")
def test_a_spell_may_choose_two_targets() -> None:
    t = table("fork")
    one, two = t.put("brute"), t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("fork", one.id, two.id)).passes()
    assert (one.damage, two.damage) == (2, 1)
    assert t.told("cast")[0]["second"] == two.id


@pytest.mark.rule("SQ-7.9")
def test_the_two_targets_are_two_different_ones_of_the_right_kind() -> None:
    t = table("fork", "pact")
    one, wolf = t.put("brute"), t.put("wolf")
    t.at("hero", "main_phase")
    assert t.refused(1, Cast("fork", one.id, one.id)) == ("SQ-7.9",)
    assert t.refused(1, Cast("fork", one.id, wolf.id)) == ("SQ-7.9",)
    assert t.refused(1, Cast("pact", one.id, wolf.id)) == ("SQ-7.9",)
    assert t.g.options(1) == [Done(), Cast("pact", wolf.id, one.id)]


@pytest.mark.rule("SQ-7.9")
def test_one_target_can_say_how_much_the_other_suffers() -> None:
    t = table("pact")
    brute, wolf = t.put("brute"), t.put("wolf")
    t.at("hero", "main_phase").do(1, Cast("pact", wolf.id, brute.id)).passes()
    assert (brute.damage, wolf.damage) == (2, 0)


@pytest.mark.rule("SQ-11.19", "SQ-7.9")
@pytest.mark.parametrize(("roll", "damage"), [(3, 2), (4, 0)])
def test_untouchable_protects_its_own_target_only(roll: int, damage: int) -> None:
    t = table("fork", dice=(roll,))
    wisp, brute = t.put("wisp"), t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("fork", wisp.id, brute.id)).passes()
    assert (wisp.damage, brute.damage) == (damage, 1)


@pytest.mark.rule("SQ-11.9", "SQ-7.9")
def test_an_immune_creature_may_be_one_of_two_targets() -> None:
    t = table("fork")
    golem, brute = t.put("golem"), t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("fork", golem.id, brute.id)).passes()
    assert (golem.damage, brute.damage) == (2, 1)


@pytest.mark.rule("SQ-5.13", "SQ-7.9")
def test_a_target_that_has_gone_leaves_the_other_one() -> None:
    flee = {"type": "gm_instant", "cost": 1, "target": {"choose": "gm_creature"},
            "do": [{"effect": "bounce", "to": "target"}]}  # fmt: skip
    t = Table(cards={**CARDS, "flee": flee}).gm(hand=["flee"], bp=1)
    t.hero(hand=["fork"])
    one, two = t.put("ghoul"), t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("fork", one.id, two.id)).do(GM, Cast("flee", one.id)).passes()
    assert (one.id in t.g.things, two.damage) == (False, 1)


@pytest.mark.rule("SQ-11.20", "SQ-7.9")
def test_both_targets_are_turned_up_when_they_are_chosen() -> None:
    t = table("fork").gm(hand=["gm_veto"], bp=1)
    one, two = t.put("mole", face_down=True), t.put("mole", face_down=True)
    t.at("hero", "main_phase").do(1, Cast("fork", one.id, two.id))
    assert (one.face_down, two.face_down, t.asked(GM)) == (False, False, "react")
