"""What is lent for the next attack, or against it, works once and at the right moment."""

from __future__ import annotations

from questhall.games.starquest.entities import Mark
from questhall.games.starquest.rules.shots import shots
from tests.games.starquest.attacking import facing, fights, fires, shoots
from tests.games.starquest.scenario import box


def test_help_for_the_next_attack_is_spent_by_it() -> None:
    t = facing("pilot")
    drone = t.put("lamp_drone", (18, 10))
    t.hero().marks = (Mark("hit", "attack", 1), Mark("swift", "attack", 2), Mark("hit", "round", 1))
    shoots(t, ("signal_pistol", drone.id), dice=(2, 1, 1))
    assert t.told("log.shot")[0]["hits"] == 1
    assert t.hero().marks == (Mark("swift", "attack", 2), Mark("hit", "round", 1))


def test_a_sharp_shot_ignores_cover_and_stealth() -> None:
    t = facing("longeye", terrain=[box(20, 5, 0.5, 10, height=1, cover=True)])
    needle = t.put("needle", (23, 10))
    before = shots(t.g, t.hero(), needle, False)[0].dice[0]
    t.hero().marks = (Mark("sharp", "attack"),)
    after = shots(t.g, t.hero(), needle, False)[0].dice[0]
    assert [(dice.need, dice.cover) for dice in (before, after)] == [(3, 1), (2, 0)]


def test_one_bullet_is_deadly_once() -> None:
    t = facing("longeye")
    sled = t.put("sled_rider", (25, 10))
    t.hero().marks = (Mark("deadly", "attack", 3),)
    shoots(t, ("long_rifle", sled.id), dice=(6, 1))
    assert sled.models[0].wounds == 3
    assert not t.hero().marks


def test_who_shoots_is_hidden_no_more() -> None:
    t = facing("shade")
    drone = t.put("lamp_drone", (18, 10))
    t.hero().marks = (Mark("hidden", "revealed"),)
    shoots(t, ("twin_pistols", drone.id), dice=(1, 1, 1))
    assert not t.hero().has("hidden")


def test_the_hits_of_one_attack_go_to_the_hero_who_guards() -> None:
    t = facing("pilot", "bulwark", by=(12, 10))
    rifle = t.put("gunhand", (20, 14))
    t.hero(1).marks = (Mark("guarded", "defended", 1, 2),)
    fires(t, rifle, dice=(6, 6, 1, 5, 1))  # Defense 5 of the bulwark
    assert (t.hero(1).model.wounds, t.hero(2).model.wounds) == (0, 1)
    assert not t.hero(1).marks
    t.hero(1).marks = (Mark("guarded", "defended", 1, 2),)
    t.move(t.hero(2), (15, 10))
    fires(t, rifle, dice=(6, 6, 1, 5, 1))
    assert (t.hero(1).model.wounds, t.hero(2).model.wounds) == (2, 1)


def test_not_today_ignores_every_wound_of_one_attack_and_no_price() -> None:
    t = facing("breaker")
    gang = t.put("scrap_gang", (18, 8))
    t.hero().marks = (Mark("unhurt", "defended"),)
    fires(t, gang, dice=(1, 1, 1, 1, 1))
    assert t.hero().has("unhurt")
    fires(t, gang, dice=(6, 1, 1, 1, 6, 1, 1))
    assert t.hero().model.wounds == 0
    t.hero().ends("activation")
    assert not t.hero().marks


def test_a_hero_who_charges_has_attacked_and_is_hidden_no_more() -> None:
    t = facing("shade")
    t.hero().marks = (Mark("hidden", "revealed"), Mark("sharp", "attack"), Mark("furious", "attack"))
    drone = t.put("lamp_drone", (11.26, 10))
    fights(t, t.hero(), drone, 1, 1, 1, 1)
    assert t.hero().attacked
    assert t.hero().marks == (Mark("sharp", "attack"),)
