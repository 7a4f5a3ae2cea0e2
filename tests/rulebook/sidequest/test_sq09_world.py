"""SQ-9: World Cards."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.moves import Attack, Cast, CastNow, Declare, Done, Draw, Grow, NewWorld, Summon, World
from questhall.games.sidequest.values import atk
from tests.games.sidequest.scenario import Table

WINDY = {
    "type": "world",
    "static": [{"gives": "stat", "stat": "atk", "amount": 2, "to": {"each": "creature"}}],
}
RAINY = {"type": "world", "each_turn": [{"effect": "damage", "amount": 1, "to": {"each": "hero"}}]}
OMEN = {"type": "gm_sorcery", "cost": 0, "do": [{"effect": "new_world"}]}


def world(t: Table) -> str:
    return t.g.things[t.g.world].card if t.g.world else ""


@pytest.mark.rule("SQ-9.1")
def test_a_world_card_applies_to_everything_that_comes_later() -> None:
    t = Table(cards={"windy": WINDY})
    t.put("windy")
    assert atk(t.g, t.put("wolf")) == 4
    assert atk(t.g, t.put("ghoul")) == 4


@pytest.mark.rule("SQ-9.1")
def test_a_world_card_ends_when_another_is_laid_on_top() -> None:
    t = Table(cards={"windy": WINDY, "omen": OMEN}).gm(hand=["omen"])
    t.put("windy")
    wolf = t.put("wolf")
    t.put("ghoul")
    t.at("gm", "main_phase").do(0, Cast("omen"), World("marsh"))
    assert world(t) == "marsh"
    assert t.g.world_pile == ("windy",)
    assert atk(t.g, wolf) == 2


@pytest.mark.rule("SQ-9.1")
def test_a_world_card_outlives_the_encounter() -> None:
    t = Table(cards={"windy": WINDY})
    t.put("windy")
    wolf, ghoul = t.put("wolf"), t.put("ghoul")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, ghoul.id))
    assert (t.g.completed, world(t), atk(t.g, wolf)) == (1, "windy", 4)


@pytest.mark.rule("SQ-9.1")
def test_its_effect_is_resolved_in_every_gm_turn() -> None:
    t = Table(cards={"rainy": RAINY}, dice=(3, 3, 3))
    t.put("rainy")
    t.put("ghoul")
    t.at("gm", "world_phase").do(0, Done(), Declare(), Done())
    t.do(1, Draw(0), Grow(1, 0), Done(), Done(), Done(), Done())
    t.do(0, Draw(0))
    assert t.hero().lp == 8


@pytest.mark.rule("SQ-9.2")
def test_of_the_top_two_world_cards_one_is_laid_and_one_goes_back_on_top() -> None:
    t = Table(cards={"omen": OMEN}).gm(hand=["omen"])
    t.put("ghoul")
    t.at("gm", "main_phase").do(0, Cast("omen"))
    assert t.g.options(0) == [World("marsh"), World("steppe")]
    t.do(0, World("marsh"))
    assert (world(t), t.g.world_deck) == ("marsh", ("plain", "steppe"))


@pytest.mark.rule("SQ-9.2")
def test_only_the_gm_is_asked_and_only_the_two_cards_are_possible() -> None:
    t = Table(cards={"omen": OMEN}).gm(hand=["omen"])
    t.put("ghoul")
    t.at("gm", "main_phase").do(0, Cast("omen"))
    assert t.asked(1) == ""
    t.refused(0, World("plain"))
    t.do(0, World("steppe"))
    assert t.g.world_deck == ("plain", "marsh")


@pytest.mark.rule("SQ-9.2")
def test_a_new_world_card_after_a_rolled_one_is_determined_in_the_same_way() -> None:
    t = Table(dice=(1,))
    t.put("ghoul")
    t.at("gm", "growth_phase").do(0, NewWorld())
    assert t.g.options(0) == [World("marsh"), World("steppe")]


@pytest.mark.rule("SQ-9.2")
def test_the_world_phase_and_the_first_creature_lay_one_world_card_between_them() -> None:
    t = Table().gm(hand=["ghoul"], bp=2)
    t.at("gm", "world_phase").do(0, World("marsh"), Summon("ghoul"))
    assert t.asked(0) == "gm-main"
    assert (world(t), t.g.world_pile) == ("marsh", ())


@pytest.mark.rule("SQ-9.3")
def test_an_empty_world_deck_is_reshuffled_from_the_cards_below_the_active_one() -> None:
    t = Table(cards={"omen": OMEN}).gm(hand=["omen"])
    t.put("plain")
    t.put("ghoul")
    t.g.world_deck, t.g.world_pile = (), ("steppe", "marsh")
    t.at("gm", "main_phase").do(0, Cast("omen"))
    assert set(t.g.options(0)) == {World("steppe"), World("marsh")}
    t.do(0, World("steppe"))
    assert t.g.world_deck + t.g.world_pile == ("marsh", "plain")


@pytest.mark.rule("SQ-9.3")
def test_a_last_card_stays_on_top_when_the_others_are_shuffled_below_it() -> None:
    t = Table(cards={"omen": OMEN}).gm(hand=["omen"])
    t.put("ghoul")
    t.g.world_deck, t.g.world_pile = ("plain",), ("steppe",)
    t.at("gm", "main_phase").do(0, Cast("omen"))
    assert t.g.options(0) == [World("plain"), World("steppe")]


@pytest.mark.rule("SQ-9.3")
def test_without_any_other_world_card_the_active_one_stays() -> None:
    t = Table(cards={"omen": OMEN}).gm(hand=["omen"])
    t.put("plain")
    t.put("ghoul")
    t.g.world_deck = ()
    t.at("gm", "main_phase").do(0, Cast("omen"))
    assert (world(t), t.asked(0)) == ("plain", "gm-main")


@pytest.mark.rule("SQ-9.2", "SQ-10.4", "SQ-7.2")
def test_a_world_card_that_was_being_chosen_is_chosen_after_the_one_of_the_main_boss() -> None:
    """An Instant ends the last Encounter while the GM looks at two cards after a Fate roll of 1."""
    t = Table(dice=(1,))
    t.g.completed = 3
    lynx = t.put("ruin_lynx")
    t.hero(hand=["arc"], prizes=["ox"])
    t.at("gm", "growth_phase").do(GM, NewWorld()).do(1, CastNow("arc", lynx.id)).passes()
    assert t.asked(GM) == "world"
    t.do(GM, t.g.options(GM)[0])
    assert (t.g.boss > 0, t.asked(GM), len(t.told("world"))) == (True, "world", 1)
    t.do(GM, t.g.options(GM)[0])
    assert (t.asked(GM), len(t.told("world"))) == ("gm-main", 2)
