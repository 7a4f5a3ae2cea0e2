"""HQ-17: a living body without a mind."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Find
from questhall.games.heroquest.moves import Attack, Brew, Drink, EndTurn, Recognise, SearchTraps, SearchTreasure, Walk
from tests.games.heroquest.scenario import Table


def mindless(*heroes: str) -> Table:
    """It is the second hero's turn, whose mind is gone."""
    t = Table(*(heroes or ("dwarf", "barbarian")))
    t.set(t.hero(2), mind=1)
    t.comes("furniture:altar:0", seat=2)
    t.roll(6).do(EndTurn())
    return t


@pytest.mark.rule("HQ-17.1")
def test_whoever_has_no_mind_is_led_by_the_others_and_moves_the_base_value() -> None:
    t = mindless()
    assert t.hero(2).mind == 0
    assert [ask.seat for ask in t.g.asks] == [1]
    assert t.hero(2).left == 5
    t.do(Walk(t.square("C4")))
    assert t.hero(2).square == t.square("C4")


@pytest.mark.rule("HQ-17.1")
def test_no_attack_no_potion_no_search() -> None:
    t = mindless()
    goblin = t.put("goblin", "A4")
    t.set(t.hero(2), bag=("healing_2",))
    assert t.refused(Attack(goblin.id)) == ("HQ-17.1",)
    assert t.refused(Drink("healing_2")) == ("HQ-17.1",)
    t.g.monsters.clear()
    for answer in (SearchTreasure(), SearchTraps()):
        assert "HQ-17.1" in t.refused(answer)


@pytest.mark.rule("HQ-17.1")
@pytest.mark.parametrize("potion", ["strength", "healing_2"])
def test_no_potion_from_a_neighbour_either(potion: str) -> None:
    t = Table("dwarf", "barbarian")
    t.set(t.hero(1), bag=(potion,))
    t.set(t.hero(2), mind=0, body=3)
    assert t.refused(Drink(potion, 2)) == ("HQ-17.1",)


@pytest.mark.rule("HQ-17.1", "HQ-9.2")
def test_but_whoever_lies_unconscious_is_woken_like_anybody_else() -> None:
    t = Table("dwarf", "barbarian")
    t.set(t.hero(1), bag=("healing_2",))
    t.set(t.hero(2), mind=0, body=0, state="down", woken_by="potion")
    assert t.do(Drink("healing_2", 2)).hero(2).state == "up"


@pytest.mark.rule("HQ-17.1", "HQ-2.2")
@pytest.mark.parametrize(("walked", "left"), [(0, 5), (3, 2)])
def test_from_that_moment_on_only_the_base_value_is_moved(walked: int, left: int) -> None:
    t = Table("barbarian", dice=(6,))
    t.set(t.hero(), mind=1, left=11 - walked)
    t.comes("furniture:altar:0")
    assert (t.hero().mind, t.hero().left) == (0, left)


@pytest.mark.rule("HQ-17.1")
def test_nothing_is_recognised_or_brewed_either() -> None:
    t = mindless()
    t.set(t.hero(2), unknown=(Find("mandrake"),), ingredients=("mandrake", "moon_moss"))
    assert t.refused(Recognise(1)) == ("HQ-17.1",)
    assert t.refused(Brew("brew_troll_bane", ("mandrake", "moon_moss"))) == ("HQ-17.1",)


@pytest.mark.rule("HQ-17.1")
def test_alone_the_player_moves_what_is_left() -> None:
    t = Table("barbarian")
    t.set(t.hero(), mind=0)
    t.roll(6).do(EndTurn())
    assert (t.asked_seat, t.hero().left) == (1, 5)


@pytest.mark.rule("HQ-17.2")
def test_only_the_equipment_defends() -> None:
    t = Table("barbarian")
    t.wear(1, "helmet", "shield", "chain_mail")
    t.set(t.hero(), mind=0)
    assert t.sheet().defence == ("white",) * 3
    t.wear(1)
    assert t.sheet().defence == ()


@pytest.mark.rule("HQ-17.3")
def test_the_elixir_given_by_others_brings_the_base_value_back() -> None:
    t = Table("dwarf", "wizard")
    t.set(t.hero(1), bag=("elixir_of_life",))
    t.set(t.hero(2), mind=-1, full_mind=7)
    t.do(Drink("elixir_of_life", 2))
    assert t.hero(2).mind == 7
