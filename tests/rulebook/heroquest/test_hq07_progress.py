"""HQ-7: quest points and what they are worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.heroquest.campaign import Company, HeroQuestCampaign
from questhall.games.heroquest.entities import Hero
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Drink, EndQuest, Gain
from questhall.games.heroquest.settings import Settings, Sheet
from questhall.kernel.text import Phrasebook
from tests.games.heroquest.in_town import Visit, sheet
from tests.games.heroquest.scenario import Table

MAXIMA = {"barbarian": (10, 4), "elf": (8, 6), "dwarf": (9, 5), "wizard": (6, 8), "battle_mage": (7, 7)}


def campaign() -> HeroQuestCampaign:
    made = HEROQUEST.campaign
    assert isinstance(made, HeroQuestCampaign)
    return made


def played(data: Company, passed: bool) -> Company:
    """The next quest, ended by an edict of the game master."""
    g = HEROQUEST.start(campaign().settings(data, Settings(heroes=len(data.sheets))), 3)
    assert g.answer(0, EndQuest(passed)) is None
    return campaign().after(data, g)


def company(*sheets: Sheet) -> Company:
    return replace(campaign().begin(Settings(heroes=len(sheets))), sheets=sheets)


@pytest.mark.rule("HQ-7.1")
def test_a_passed_quest_is_worth_a_point_and_a_lost_one_none() -> None:
    begun = company(sheet(), sheet("elf"))
    assert [one.points for one in played(begun, True).sheets] == [1, 1]
    assert [one.points for one in played(begun, False).sheets] == [0, 0]


@pytest.mark.rule("HQ-7.1", "HQ-7.4")
def test_ten_points_are_a_body_or_a_mind_point_and_then_it_begins_anew() -> None:
    town = Visit(sheet(points=10))
    town.do(Gain("body"))
    hero = town.g.hero(1)
    assert (hero.full_body, hero.full_mind, hero.points) == (9, 2, 0)
    assert town.refused(Gain("mind")) == ("HQ-7.1",)


@pytest.mark.rule("HQ-7.2", "HQ-7.4")
@pytest.mark.parametrize("hero", MAXIMA)
def test_no_value_grows_beyond_its_maximum(hero: str) -> None:
    body, mind = MAXIMA[hero]
    at_body = Visit(sheet(hero, points=10, body=body))
    assert at_body.refused(Gain("body")) == ("HQ-7.2", "HQ-7.4")
    at_mind = Visit(sheet(hero, points=10, mind=mind))
    assert at_mind.refused(Gain("mind")) == ("HQ-7.2", "HQ-7.4")
    at_body.do(Gain("mind"))


@pytest.mark.rule("HQ-7.4")
def test_with_both_at_their_maximum_the_points_start_again_without_a_gain() -> None:
    begun = company(sheet(points=9, body=10, mind=4))
    assert played(begun, True).sheets[0].points == 0


@pytest.mark.rule("HQ-B.11", "HQ-14.12")
def test_between_two_quests_the_company_is_in_town() -> None:
    after = played(company(sheet()), True)
    chapter = campaign().next(after, Phrasebook.open(HEROQUEST.folder / "lang", "en"))
    assert after.visit == "town"
    assert chapter is not None
    assert chapter.title == "In town"


def revived(die: int, **values: int) -> Hero:
    """A dead hero is brought back by the elixir of somebody beside."""
    t = Table("dwarf", "barbarian")
    t.set(t.hero(2), state="dead", body=-1, woken_by="elixir", **values)
    t.set(t.hero(1), bag=("elixir_of_life",))
    t.roll(die).do(Drink("elixir_of_life", 2))
    return t.hero(2)


@pytest.mark.rule("HQ-7.3")
def test_whoever_comes_back_from_death_loses_a_gained_point() -> None:
    assert (revived(1, full_body=9).full_body, revived(1, full_mind=3).full_mind) == (8, 2)


@pytest.mark.rule("HQ-7.3")
def test_with_gains_of_both_kinds_a_roll_decides() -> None:
    low, high = revived(3, full_body=9, full_mind=4), revived(4, full_body=9, full_mind=4)
    assert ((low.full_body, low.full_mind), (high.full_body, high.full_mind)) == ((8, 4), (9, 3))


@pytest.mark.rule("HQ-7.3")
def test_no_value_falls_below_its_start() -> None:
    hero = revived(1)
    assert (hero.full_body, hero.full_mind, hero.body) == (8, 2, 8)
