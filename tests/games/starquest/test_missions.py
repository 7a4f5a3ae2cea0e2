"""The shipped campaign: what it uses, how it hangs together, and that it can be played."""

from __future__ import annotations

import pytest

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.checks.missions import check_mission
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.lab.expected import expected_party, missions_before
from questhall.games.starquest.plan import CORNERS, plan_of
from questhall.games.starquest.rules.sheets import worth
from questhall.games.starquest.space.measure import INCH, square

LORE = STARQUEST.lore
MISSIONS = tuple(LORE.missions.values())
each = pytest.mark.parametrize("mission", MISSIONS, ids=[mission.id for mission in MISSIONS])


def forces(mission: v.Mission) -> list[v.Force]:
    return [mission.sentries, *mission.waves]


def who(mission: v.Mission) -> list[v.Unit]:
    return [LORE.units[name] for force in forces(mission) for name in (*force.units, *force.always)]


@pytest.mark.rule("ST-8", "ST-191")
def test_the_campaign_is_one_story_of_nine_missions_in_three_chapters() -> None:
    told, here = list[str](), MISSIONS[0]
    while here.then:
        told.append(here.id)
        here = LORE.missions[here.then]
    assert (*told, here.id) == tuple(LORE.missions)
    assert [mission.chapter for mission in MISSIONS] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [mission.difficulty for mission in MISSIONS] == [1, 1, 1, 2, 2, 2, 2, 3, 3]


@pytest.mark.rule("ST-199", "ST-200")
def test_every_objective_is_met_on_the_way() -> None:
    assert {mission.primary for mission in MISSIONS} == set(v.PRIMARIES)
    assert {mission.secondary for mission in MISSIONS} >= set(v.SECONDARIES)


@pytest.mark.rule("ST-13")
def test_all_factions_are_met_and_a_villain_waits_at_the_end() -> None:
    assert {unit.faction for mission in MISSIONS for unit in who(mission)} == set(LORE.factions)
    assert {unit.id for unit in who(MISSIONS[-1]) if unit.rules.villain} == {"precentor"}
    met = {unit.id for mission in MISSIONS for unit in who(mission)}
    assert len(met) > len(LORE.units) * 3 // 4


def test_the_first_mission_is_the_lesson() -> None:
    first, *others = MISSIONS
    assert first.lesson
    assert not any(mission.lesson for mission in others)
    assert first.sentries.percent == min([mission.sentries.percent for mission in MISSIONS])
    assert max([LORE.units[name].tough for force in forces(first) for name in force.units]) <= 3


@each
@pytest.mark.rule("ST-9", "ST-15", "ST-287", "ST-289", "ST-290")
def test_every_mission_can_be_played(mission: v.Mission) -> None:
    assert [*check_mission(mission, LORE)] == []
    assert 20 <= len(mission.terrain) <= 28


@each
@pytest.mark.rule("ST-290")
def test_sentries_do_not_stand_in_the_heroes_corner(mission: v.Mission) -> None:
    corner = CORNERS[mission.corner]
    for x, y in mission.posts:
        assert square((v.thousandths(x), v.thousandths(y)), corner) > (12 * INCH) ** 2


@each
@pytest.mark.rule("ST-13")
def test_somebody_comes_for_the_smallest_party(mission: v.Mission) -> None:
    """Two heroes, as they are when they get there, can be met by at least one of those who are drawn, within the
    budget."""
    sheets = expected_party(LORE, missions_before(LORE, mission.id), tuple(LORE.classes)[:2])
    party = sum([worth(LORE, sheet.hero, sheet) for sheet in sheets])
    for force in forces(mission):
        if not force.always:
            assert min([LORE.units[name].points for name in force.units]) * 100 <= force.percent * party


@each
def test_every_mission_has_something_to_tell(mission: v.Mission) -> None:
    assert len(mission.tales) >= 4
    assert {"round", "wave"} <= {tale.when for tale in mission.tales}
    for lang in ("de", "en"):
        assert len(mission.briefing[lang]) > 300


@each
def test_a_wave_that_is_told_of_may_come(mission: v.Mission) -> None:
    for tale in mission.tales:
        assert tale.when != "wave" or tale.n <= len(mission.waves)


def test_every_table_has_a_character_of_its_own() -> None:
    """No two are made of the same pieces, and together they use all that there is."""
    used = [sorted([piece.terrain for piece in mission.terrain]) for mission in MISSIONS]
    for n, one in enumerate(used):
        for other in used[:n]:
            common = sum([min(one.count(kind), other.count(kind)) for kind in set(one)])
            assert common <= len(one) * 3 // 4
    assert {kind for kinds in used for kind in kinds} == set(LORE.terrain)


@each
def test_high_and_low_ground_is_there(mission: v.Mission) -> None:
    pieces = plan_of(mission, LORE.terrain).ground.pieces
    assert sum([piece.form == "solid" and piece.height >= 2 * INCH for piece in pieces]) >= 6
    assert any(piece.cover for piece in pieces)
    assert any(piece.difficult for piece in pieces)
    assert 1 <= sum([piece.dangerous for piece in pieces]) <= 3
