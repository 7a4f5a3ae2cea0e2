"""HQ-5: what goes into the next quest."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.moves import Draw, Give, LayDown, Ready, Sell, Wear
from tests.games.heroquest.in_town import Visit, sheet

CARDS = ("strength", "resilience", "speed", "holy_water", "heroic_brew")


@pytest.mark.rule("HQ-5.1")
def test_at_most_four_treasure_cards_go_along() -> None:
    town = Visit(sheet(bag=CARDS))
    assert town.refused(Ready()) == ("HQ-5.1",)
    town.do(LayDown("speed")).do(Ready())
    assert "speed" not in town.g.hero(1).bag


@pytest.mark.rule("HQ-5.1")
def test_healing_potions_are_noted_on_the_sheet_and_not_counted() -> None:
    town = Visit(sheet(bag=(*CARDS[:4], "healing_2", "healing_2", "healing_4")))
    town.do(Ready())
    assert town.g.how == "ready"


@pytest.mark.rule("HQ-5.1", "HQ-8.14")
def test_at_most_two_scrolls_go_along_and_the_rest_is_given_or_laid_down() -> None:
    scrolls = ("genie", "tempest", "sleep", "courage")
    town = Visit(sheet(scrolls=scrolls), sheet("dwarf"))
    assert town.refused(Ready()) == ("HQ-5.1", "HQ-8.14")
    town.do(Give("genie", 2)).do(LayDown("sleep")).do(Ready())
    assert (town.g.hero(1).scrolls, town.g.hero(2).scrolls) == (("tempest", "courage"), ("genie",))


@pytest.mark.rule("HQ-8.14")
def test_a_scroll_is_given_only_to_a_hero_with_fewer_than_two() -> None:
    town = Visit(sheet(scrolls=("genie", "tempest", "sleep")), sheet("dwarf", scrolls=("courage", "tempest")))
    assert town.refused(Give("genie", 2)) == ("HQ-8.14",)


@pytest.mark.rule("HQ-5.1", "HQ-5.2")
def test_a_weapon_that_is_an_artifact_counts_among_the_two_artifacts() -> None:
    blade = Gear("ghost_sword")
    artifacts = [
        thing for thing in Visit(sheet()).g.lore.things.values() if thing.artifact and not hasattr(thing, "place")
    ]
    others = tuple([thing.id for thing in artifacts if not hasattr(thing, "dice")][:2])
    town = Visit(sheet(weapons=(blade,), bag=others))
    assert town.refused(Ready()) == ("HQ-5.1", "HQ-5.2")
    town.do(LayDown(others[0])).do(Ready())


@pytest.mark.rule("HQ-6.3")
def test_surplus_weapons_must_be_sold_at_half_price() -> None:
    town = Visit(sheet(surplus=(Gear("crossbow"),), gold=10))
    assert town.refused(Ready()) == ("HQ-6.3",)
    town.do(Sell("surplus:0")).do(Ready())
    assert town.g.hero(1).gold == 10 + 175


@pytest.mark.rule("HQ-6.3", "HQ-3.1")
def test_which_weapons_are_surplus_is_for_the_hero_to_say() -> None:
    """With two weapons there is no room for the third; once one is sold, another takes its place."""
    weapons = (Gear("longsword"), Gear("spear"))
    town = Visit(sheet(weapons=weapons, surplus=(Gear("axe"), Gear("dagger")), gold=0))
    assert town.refused(Draw("axe")) == ("HQ-3.1",)
    town.do(Sell("weapons:0")).do(Draw("axe")).do(Draw("dagger")).do(Ready())
    hero = town.g.hero(1)
    assert ([gear.thing for gear in hero.weapons], hero.belt, hero.surplus) == (["axe", "spear"], Gear("dagger"), ())


@pytest.mark.rule("HQ-3.1", "HQ-3.2")
def test_in_town_one_says_which_weapon_is_in_the_hand_and_takes_a_bow_along() -> None:
    town = Visit(sheet(weapons=(Gear("longsword"), Gear("spear"))))
    town.do(Draw("spear"))
    assert [gear.thing for gear in town.g.hero(1).weapons] == ["spear", "longsword"]
    town = Visit(sheet(weapons=(Gear("longsword"),), armour=(Gear("shield"),), surplus=(Gear("bow"),)))
    assert "HQ-3.2" in town.refused(Draw("bow"))
    town.do(Sell("armour:0")).do(Draw("bow")).do(Ready())
    assert [gear.thing for gear in town.g.hero(1).weapons] == ["longsword", "bow"]


@pytest.mark.rule("HQ-6.1", "HQ-6.4")
def test_in_town_armour_is_changed_and_what_was_in_its_way_is_surplus() -> None:
    town = Visit(sheet(armour=(Gear("helmet", notched=True),), surplus=(Gear("helmet"),)))
    assert town.refused(Ready()) == ("HQ-6.3",)
    assert Wear("helmet") in town.g.options(1)
    town.do(Wear("helmet")).do(Sell("surplus:0")).do(Ready())
    assert town.g.hero(1).armour == (Gear("helmet"),)


@pytest.mark.rule("HQ-9.15")
def test_the_dead_put_nothing_on() -> None:
    town = Visit(sheet(surplus=(Gear("helmet"), Gear("dagger"))), sheet("elf"), fallen=(1,))
    assert town.refused(Wear("helmet")) == town.refused(Draw("dagger")) == ("HQ-9.15",)
