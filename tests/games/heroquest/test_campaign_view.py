"""The page of a campaign draws what the company may know of itself."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.games.heroquest.campaign import HeroQuestCampaign, Told
from questhall.games.heroquest.campaign_view import CampaignView, StationView
from questhall.games.heroquest.entities import Find
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings


def campaign() -> HeroQuestCampaign:
    made = HEROQUEST.campaign
    assert isinstance(made, HeroQuestCampaign)
    return made


def shown(**changes: object) -> CampaignView:
    data = campaign().begin(Settings(heroes=2, company=("elf", "dwarf")))
    return campaign().shown(replace(data, **changes))


def test_the_road_behind_is_told_and_what_lies_ahead_is_only_counted() -> None:
    quests = list(HEROQUEST.lore.quests)
    assert shown().ahead == len(quests) - 1
    told = Told(quests[0], "passed", {}, {})
    road = shown(told=(told,), quest=quests[1], visit="town")
    assert road.done == (StationView(quests[0], "passed"),)
    assert (road.next, road.in_town, road.ahead) == (quests[1], True, len(quests) - 2)
    assert shown(quest="").ahead == 0


def test_nobody_learns_what_nobody_has_recognised() -> None:
    before = campaign().begin(Settings(heroes=1, company=("elf",)))
    finds = [(Find(thing),) for thing in list(HEROQUEST.lore.things)[:2]]
    views = [campaign().shown(replace(before, sheets=(replace(before.sheets[0], unknown=find),))) for find in finds]
    assert views[0] == views[1]
    assert views[0].heroes[0].unknown == 1


def test_before_the_first_table_nobody_is_in_the_company() -> None:
    assert campaign().shown(campaign().begin(Settings(heroes=3))).heroes == ()
