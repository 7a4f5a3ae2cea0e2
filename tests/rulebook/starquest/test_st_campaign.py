"""ST-191, ST-192, ST-193, ST-197, ST-198: missions in a chain."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.starquest import moves as m
from questhall.games.starquest.campaign import Party
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.ending import end
from questhall.games.starquest.rules.progress import complete
from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.games.starquest.state import StarQuest
from tests.games.starquest.in_camp import sheet

CAMPAIGN = STARQUEST.campaign
AGREED = Settings(heroes=2, company=("pilot", "breaker"))
QUIET = 6
"""The die of a journey on which nothing happens."""


def sets_out(party: Party, *dice: int, agreed: Settings = AGREED) -> StarQuest:
    """The next match, up to its first question; what is rolled after the journey is not scripted."""
    assert CAMPAIGN is not None
    g = STARQUEST.start(CAMPAIGN.settings(party, agreed), 5, dice or (QUIET,), log=True)
    g.scripted = ()
    return g


def comes_back(party: Party, g: StarQuest, won: bool = True) -> Party:
    """The mission ends now; whoever is down rolls a 4."""
    assert CAMPAIGN is not None
    g.scripted = (4,) * len(g.heroes)
    if won:
        complete(g, "primary")
    end(g, "heroes" if won else "enemies", "passed" if won else "lost")
    g.asks = ()
    g.run()
    after = CAMPAIGN.after(party, g)
    assert isinstance(after, Party)
    return after


def through_camp(party: Party) -> Party:
    assert CAMPAIGN is not None
    g = sets_out(party)
    for hero in g.heroes:
        while g.answer(hero.seat, m.BreakCamp()) is not None:
            assert g.answer(hero.seat, m.Grow("tough")) is None
    after = CAMPAIGN.after(party, g)
    assert isinstance(after, Party)
    return after


def begins(**changes: Any) -> Party:
    """Any: fields of the settings."""
    assert CAMPAIGN is not None
    party = CAMPAIGN.begin(replace(AGREED, **changes))
    assert isinstance(party, Party)
    return party


def told(g: StarQuest, key: str) -> list[dict[str, Any]]:
    """Any: whatever lines carry."""
    return [dict(line.args) for line in g.log or () if line.key == key]


# --- chapters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-191", "ST-198")
def test_missions_follow_each_other_and_a_chapter_ends_with_a_shop() -> None:
    party, seen, shops = begins(), list[str](), list[str]()
    while party.mission:
        seen.append(party.mission)
        party = comes_back(party, sets_out(party))
        if party.mission:
            assert party.visit == "camp"
            shops += [party.mission] if party.shopping else []
            party = through_camp(party)
    missions = STARQUEST.lore.missions
    assert seen == list(missions)
    assert shops == [name for name in seen[1:] if missions[name].chapter > missions[seen[seen.index(name) - 1]].chapter]
    assert len(shops) == 2


@pytest.mark.rule("ST-191")
@pytest.mark.parametrize(("dice", "course"), [((1, 2, 4, 6), (1, 2, 3)), ((6, 1, 1, 3, 3, 5), (1, 1, 2, 2, 3))])
def test_a_campaign_of_new_missions_has_d3_and_1_chapters_and_a_final_one_of_d3_missions(
    dice: tuple[int, ...], course: tuple[int, ...]
) -> None:
    agreed = replace(AGREED, mission=NEW_MISSION, difficulty=1)
    party = begins(mission=NEW_MISSION)
    g = sets_out(party, *dice, QUIET, agreed=agreed)
    assert g.course == course
    party = comes_back(party, g)
    assert party.course == course
    again = sets_out(replace(party, visit="mission"), QUIET, agreed=agreed)
    assert again.course == course
    assert not told(again, "log.course")


@pytest.mark.rule("ST-191", "ST-198")
def test_its_chapters_end_as_the_dice_have_said() -> None:
    agreed = replace(AGREED, mission=NEW_MISSION, difficulty=1)
    party, shops = begins(mission=NEW_MISSION), list[bool]()
    while party.mission:
        dice = (1, 3, 1, 1, QUIET) if not party.course else (QUIET,)
        party = comes_back(party, sets_out(party, *dice, agreed=agreed))
        shops.append(party.shopping)
        party = replace(party, visit="mission")
    assert party.course == (2, 1, 1)
    assert shops == [False, True, True, False]


@pytest.mark.rule("ST-191", "ST-193")
def test_before_each_chapter_of_new_missions_a_difficulty_is_chosen() -> None:
    agreed = replace(AGREED, mission=NEW_MISSION)
    party = begins(mission=NEW_MISSION)
    g = sets_out(party, 1, 3, 1, 1, agreed=agreed)
    assert g.asks[0].question == "starquest.difficulty"
    g.answer(1, m.Choose("difficulty_3"))
    party = comes_back(party, g)
    assert party.sheets[0].xp >= 2 * 3
    party = replace(party, visit="mission")
    second = sets_out(party, QUIET, agreed=agreed)
    assert second.asks[0].question != "starquest.difficulty"
    party = comes_back(party, second)
    assert (party.shopping, party.difficulty) == (True, 0)
    third = sets_out(replace(party, visit="mission"), QUIET, agreed=agreed)
    assert third.asks[0].question == "starquest.difficulty"


# --- travel events ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-192")
@pytest.mark.parametrize(("rolled", "status"), [(1, "crippled"), (2, "afflicted"), (3, "impaired"), (4, "diseased")])
def test_on_the_way_to_a_mission_a_random_hero_may_suffer(rolled: int, status: str) -> None:
    g = sets_out(begins(), rolled, 2)
    assert [hero.status for hero in g.heroes] == [(), (status,)]


@pytest.mark.rule("ST-192")
def test_or_learn_something_or_nothing_happens() -> None:
    party = begins()
    g = sets_out(party, 5, 1)
    assert [hero.xp for hero in g.heroes] == [1, 0]
    assert [one.xp for one in comes_back(party, g).sheets] == [3, 2]
    quiet = sets_out(party, 6)
    assert told(quiet, "log.travel-quiet")
    assert not any(hero.status or hero.xp for hero in quiet.heroes)


@pytest.mark.rule("ST-192")
def test_there_is_one_before_each_mission_of_a_campaign_and_none_otherwise() -> None:
    party = comes_back(begins(), sets_out(begins()))
    assert not told(sets_out(party), "log.travel-quiet")
    assert told(sets_out(through_camp(party)), "log.travel-quiet")
    assert not told(STARQUEST.start(AGREED, 5, log=True), "log.travel-quiet")


# --- what heroes carry along -----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-193", "ST-198")
def test_wounds_kits_and_experience_come_along_within_a_chapter() -> None:
    party = begins()
    g = sets_out(party)
    pilot = g.hero(1)
    pilot.models = (replace(pilot.model, wounds=4),)
    pilot.kits = ("med_kit", "resting_kit")
    g.credits = 6
    party = through_camp(comes_back(party, g))
    assert (party.sheets[0].wounds, party.sheets[0].kits) == (4, ("med_kit", "resting_kit"))
    assert party.credits == 6 + 10 + g.plan.mission.reward
    assert [one.xp for one in party.sheets] == [2, 2]
    again = sets_out(party)
    assert (again.hero(1).model.wounds, again.hero(1).stamina) == (4, again.hero(1).full_stamina)


@pytest.mark.rule("ST-197", "ST-48")
def test_whoever_was_down_is_brought_back_with_an_injury() -> None:
    party = begins()
    g = sets_out(party)
    breaker = g.hero(2)
    breaker.down, breaker.models = True, (replace(breaker.model, wounds=9),)
    after = comes_back(party, g).sheets[1]
    assert (after.wounds, after.injuries) == (6, ("arm",))
    assert sets_out(replace(party, sheets=(party.sheets[0], after))).hero(2).injuries == ("arm",)


@pytest.mark.rule("ST-197", "ST-198")
def test_both_end_with_the_chapter() -> None:
    hurt = sheet("pilot", wounds=5, injuries=("leg",), status=("impaired",))
    party = replace(begins(), mission="garden_deck", sheets=(hurt, sheet("breaker")))
    party = through_camp(comes_back(party, sets_out(party)))
    assert STARQUEST.lore.missions[party.mission].chapter == 2
    assert (party.sheets[0].wounds, party.sheets[0].injuries, party.sheets[0].status) == (0, (), ())


@pytest.mark.rule("ST-197", "ST-198", "ST-297")
def test_a_lost_mission_is_played_again_with_what_was_there_before_it() -> None:
    party = begins(credits=4)
    g = sets_out(party)
    complete(g, "primary")
    for hero in g.heroes:
        hero.down, hero.kits, hero.models = True, (), (replace(hero.model, wounds=9),)
    after = comes_back(party, g, won=False)
    assert (after.mission, after.visit, after.shopping, after.credits) == (party.mission, "camp", False, 4)
    assert [(one.wounds, one.injuries, one.xp) for one in after.sheets] == [(0, ("arm",), 2)] * 2
    assert [one.kits for one in after.sheets] == [one.kits for one in party.sheets]


@pytest.mark.rule("ST-198")
def test_heroes_take_experience_and_gear_into_the_next_campaign() -> None:
    old = (sheet("pilot", xp=25, level=6, wares=("jump_jets",)), sheet("breaker"))
    party = replace(begins(sheets=old), mission="last_note")
    party = comes_back(party, sets_out(party))
    assert not party.mission
    assert (party.sheets[0].level, party.sheets[0].wares, party.sheets[0].wounds) == (6, ("jump_jets",), 0)
    assert begins(sheets=party.sheets).sheets == party.sheets
