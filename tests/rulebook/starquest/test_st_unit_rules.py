"""ST-135, ST-136, ST-144 to ST-147, ST-154, ST-210, ST-219: special rules of units."""

from __future__ import annotations

import pytest

from questhall.games.starquest.entities import Mark, Unit
from questhall.games.starquest.rules.hits import TakesHits
from questhall.games.starquest.rules.shots import shots
from questhall.games.starquest.rules.strikes import charge, strikes_back
from tests.games.starquest.attacking import facing, fights, fires
from tests.games.starquest.scenario import Table

NEAR = 10 + 2 * 0.63


def wounds(unit: Unit) -> int:
    return sum([model.wounds for model in unit.models])


def need_at(t: Table, target: Unit) -> int:
    return shots(t.g, t.hero(), target, False)[0].dice[0].need


# --- Furious ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-135", "ST-136")
def test_furious_chargers_hit_once_more_with_each_6() -> None:
    t = facing("pilot")
    penitent = t.put("penitent", (NEAR, 10))
    fights(t, penitent, t.hero(), 6, 6, 4, 1, *[5] * 5, 1, 1)
    assert t.told("log.strike")[0]["hits"] == 5


@pytest.mark.rule("ST-135")
def test_furious_is_for_chargers_only() -> None:
    t = facing("pilot")
    penitent = t.put("penitent", (NEAR, 10))
    (back,) = strikes_back(t.g, penitent, t.hero())
    assert [dice.extra for dice in back.dice] == [0]


@pytest.mark.rule("ST-135")
def test_of_a_group_only_those_who_have_it_are_furious() -> None:
    t = facing("pilot")
    husks = t.put("husks", (NEAR, 10))
    (hands,) = charge(t.g, husks, t.hero(), husks.models)
    assert [(dice.n, dice.extra) for dice in hands.dice] == [(4, 0), (1, 1)]


# --- Regeneration -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-145")
def test_regeneration_ignores_a_wound_on_5() -> None:
    t = facing("pilot")
    maw = t.put("maw", (20, 10))
    t.roll(1, 1, 1, 4, 5, 6)
    t.run(TakesHits(unit=maw.id, n=3))
    assert wounds(maw) == 1


@pytest.mark.rule("ST-144")
def test_regeneration_needs_all_models() -> None:
    t = facing("pilot")
    husks = t.put("husks", (20, 10))
    t.roll(1)
    t.run(TakesHits(unit=husks.id, n=1))
    assert len(husks.models) == 4
    assert not t.told("log.regenerates")


@pytest.mark.rule("ST-144", "ST-145")
def test_what_is_lent_regenerates_a_hero() -> None:
    t = facing("breaker")
    t.hero().marks = (Mark("regeneration", "own_activation"),)
    t.roll(1, 1, 5, 1)
    t.run(TakesHits(unit=1, n=2))
    assert wounds(t.hero()) == 1


# --- Relentless, Stealth --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-146", "ST-147", "ST-209")
def test_relentless_beyond_9_inches_gives_a_further_hit_for_each_6() -> None:
    t = facing("pilot")
    pacifier = t.put("pacifier", (10 + 9.001 + 0.63 + 0.787, 10))
    fires(t, pacifier, dice=(6, 6, 4, 1, 6, 6, 6, 6, 6))
    assert t.told("log.shot")[0]["hits"] == 5
    t.move(pacifier, (10 + 9 + 0.63 + 0.787, 10))
    fires(t, pacifier, dice=(6, 6, 4, 1, 6, 6, 6))
    assert t.told("log.shot")[1]["hits"] == 3


@pytest.mark.rule("ST-154", "ST-209")
def test_stealth_hides_from_shooters_more_than_9_inches_away() -> None:
    t = facing("pilot")
    needle = t.put("needle", (10 + 9.001 + 2 * 0.63, 10))
    assert need_at(t, needle) == 5
    t.move(needle, (10 + 9 + 2 * 0.63, 10))
    assert need_at(t, needle) == 4


@pytest.mark.rule("ST-154")
def test_stealth_can_be_lent_and_is_told_as_a_modifier() -> None:
    t = facing("longeye")
    gunhand = t.put("gunhand", (25, 10))
    t.hero().marks = (Mark("stealth", "own_activation"),)
    fires(t, gunhand, dice=(5, 5, 6, 6))
    assert t.told("log.shot")[0]["hits"] == 1
    assert t.told("log.shot")[0]["modifiers"] == (("stealth", -1),)


@pytest.mark.rule("ST-210")
def test_stealth_from_two_sources_counts_once() -> None:
    t = facing("longeye")
    gunhand = t.put("gunhand", (25, 10))
    t.hero().wares = ("grey_cloak",)
    t.hero().marks = (Mark("stealth", "own_activation"),)
    assert shots(t.g, gunhand, t.hero(), False)[0].dice[0].need == 6


# --- who takes wounds -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-219")
def test_the_furthest_from_the_attacker_falls_first_if_the_group_stays_together() -> None:
    t = facing("pilot")
    gang = t.put("scrap_gang", (20, 10), (21.5, 10), (23, 10), (24.5, 10))
    t.roll(1)
    t.run(TakesHits(unit=gang.id, n=1, by=1))
    assert [model.n for model in gang.models] == [0, 1, 2]
