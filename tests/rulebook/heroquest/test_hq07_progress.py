"""HQ-7: quest points and what they are worth."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.heroquest.campaign import Company, HeroQuestCampaign
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import EndQuest, Gain
from questhall.games.heroquest.settings import Settings, Sheet
from questhall.kernel.text import Phrasebook
from tests.games.heroquest.in_town import Visit, sheet

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
