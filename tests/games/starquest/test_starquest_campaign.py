"""A party between two matches: as a page draws it, in words, and as data."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from questhall.games.starquest.campaign import Party, Told
from questhall.games.starquest.campaign_view import CampaignView
from questhall.games.starquest.entities import Arm
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.settings import NEW_MISSION, Settings
from tests.games.starquest.in_camp import sheet

CAMPAIGN = STARQUEST.campaign
PILOT = sheet(
    "pilot",
    xp=7,
    level=2,
    wounds=3,
    wares=("armour_plates", "skin_weave"),
    arms=(Arm("signal_pistol", ("scope",)), Arm("boarding_blade")),
    injuries=("leg",),
)
TOLD = Told("quay_nine", "passed", {"de": "Kai Neun", "en": "Quay Nine"}, {"de": "Geschafft", "en": "Done"})
PARTY = Party(
    mission="halm_beacon", visit="camp", sheets=(PILOT, sheet("mender")), credits=12, shopping=True, told=(TOLD,)
)
in_both_languages = pytest.mark.parametrize("lang", ["de", "en"])


def seen(party: Party) -> CampaignView:
    assert CAMPAIGN is not None
    view = CAMPAIGN.shown(party)
    assert isinstance(view, CampaignView)
    return view


def test_the_page_shows_where_the_party_is_and_what_is_ahead() -> None:
    view = seen(PARTY)
    assert (view.next, view.chapter, view.ahead, view.credits) == ("halm_beacon", 1, (1, 2, 2, 2, 3, 3, 3), 12)
    assert (view.in_camp, view.shopping) == (True, True)
    assert [(one.mission, one.how) for one in view.done] == [("quay_nine", "passed")]


def test_it_shows_heroes_with_what_they_wear() -> None:
    pilot, mender = seen(PARTY).heroes
    assert (pilot.defense, pilot.tough, pilot.wounds, pilot.level, pilot.next_level) == (5, 10, 3, 2, 10)
    assert pilot.points == 90 + 15 + 10 + 5 + 5
    assert pilot.injuries == ("leg",)
    assert (mender.defense, mender.points) == (6, 80)


def test_at_the_last_level_there_is_none_above() -> None:
    assert seen(replace(PARTY, sheets=(sheet(level=6, xp=25),))).heroes[0].next_level == 0


def test_a_course_of_new_missions_is_known_once_it_was_rolled() -> None:
    new = replace(PARTY, mission=NEW_MISSION)
    assert (seen(new).chapter, seen(new).ahead) == (1, ())
    rolled = replace(new, course=(2, 1, 3), passed=3)
    assert (seen(rolled).chapter, seen(rolled).ahead) == (3, (3, 3))


def test_a_mission_that_was_lost_is_a_station_of_the_same_chapter() -> None:
    played = [Told(NEW_MISSION, how, {"en": "New"}, {}) for how in ("passed", "lost", "passed_all", "passed")]
    view = seen(replace(PARTY, mission=NEW_MISSION, course=(2, 1, 3), passed=3, told=tuple(played)))
    assert [(one.how, one.chapter) for one in view.done] == [
        ("passed", 1),
        ("lost", 1),
        ("passed_all", 1),
        ("passed", 2),
    ]


def test_at_the_end_nothing_is_ahead() -> None:
    view = seen(replace(PARTY, mission=""))
    assert (view.next, view.chapter, view.ahead) == ("", 0, ())


@in_both_languages
def test_it_can_be_said_in_words(lang: str) -> None:
    assert CAMPAIGN is not None
    book = STARQUEST.texts(lang)
    pilot, _ = CAMPAIGN.sheets(PARTY, book)
    assert pilot.title == STARQUEST.lore.classes["pilot"].name[lang]
    assert {"3/10", "5+"} <= set(dict(pilot.fields).values())
    assert CAMPAIGN.story(PARTY, book) == (TOLD.text[lang],)
    titles = [CAMPAIGN.next(party, book) for party in coming()]
    assert all(chapter is None or (chapter.title and chapter.about) for chapter in titles)
    assert [chapter is None for chapter in titles] == [False] * 4 + [True]
    # In camp nobody wins or loses.
    assert [chapter.contest for chapter in titles if chapter] == [party.visit != "camp" for party in coming()][:4]


def coming() -> list[Party]:
    on = replace(PARTY, visit="mission")
    return [PARTY, replace(PARTY, shopping=False), on, replace(on, mission=NEW_MISSION), replace(on, mission="")]


def test_a_party_and_its_settings_are_plain_data() -> None:
    assert CAMPAIGN is not None
    assert msgspec.json.decode(msgspec.json.encode(PARTY), type=Party) == PARTY
    settings = CAMPAIGN.settings(PARTY, Settings(heroes=2))
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def test_without_an_agreed_company_the_first_table_asks_who_goes() -> None:
    assert CAMPAIGN is not None
    party = CAMPAIGN.begin(Settings(heroes=2))
    assert party.sheets == ()
    g = STARQUEST.start(CAMPAIGN.settings(party, Settings(heroes=2)), 3)
    assert g.asks[0].question == "starquest.hero"
