"""HQ-5: what goes into the next quest."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.moves import Give, LayDown, Ready, Sell
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
