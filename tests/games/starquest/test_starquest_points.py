"""What somebody is worth: the shipped points are those of the formula, and the formula is that of the examples."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.starquest import points
from questhall.games.starquest import vocabulary as v
from tests.games.starquest.core import core

TROOPER = v.Unit(
    id="trooper", faction="vigil", name={}, role="line", quality=4, defense=4, tough=3, weapons=("rifle", "fists"),
    points=5,
)  # fmt: skip
WEAPONS = {
    "rifle": v.Weapon(id="rifle", name={}, range=18, attacks=3, ap=1),
    "fists": v.Weapon(id="fists", name={}, attacks=3),
}


@pytest.mark.parametrize("name", core().units)
def test_a_unit_costs_what_the_formula_says(name: str) -> None:
    unit = core().units[name]
    assert unit.points == points.points_of_unit(unit, core().weapons)


@pytest.mark.parametrize("name", core().classes)
def test_a_class_is_worth_what_the_formula_says(name: str) -> None:
    hero = core().classes[name]
    assert hero.points == points.points_of_class(hero, core().weapons)


@pytest.mark.parametrize("name", core().wares)
def test_a_ware_adds_what_the_formula_says(name: str) -> None:
    ware = core().wares[name]
    assert ware.points == points.points_of_ware(ware)


def test_a_plain_trooper_by_hand() -> None:
    """Body 6 x 1.53 x 2.718 = 24.95, rifle 3 x 1/2 x 9.8 x 1.33 = 19.55, fists 3 x 1/2 x 4.3 = 6.45: 50.95."""
    assert points.points_of_unit(TROOPER, WEAPONS) == 50


def test_a_group_costs_all_its_models() -> None:
    four = replace(TROOPER, count=4)
    mixed = replace(TROOPER, count=3, members=(v.Member(count=1, weapons=("fists",)),))
    assert points.points_of_unit(four, WEAPONS) == 205, "4 x 50.95 = 203.8"
    assert points.points_of_unit(mixed, WEAPONS) == 185, "19.55 less"


def test_a_rule_costs_more_on_a_tougher_body() -> None:
    brave = replace(TROOPER, rules=v.Rules(fearless=True))
    assert points.points_of_unit(brave, WEAPONS) == 55, "50.95 and 1.5 x 3"


def test_slow_is_worth_nothing_and_immobile_is_cheaper() -> None:
    slow, fixed = (replace(TROOPER, count=4, rules=rules) for rules in (v.Rules(slow=True), v.Rules(immobile=True)))
    assert points.points_of_unit(slow, WEAPONS) == 205
    assert points.points_of_unit(fixed, WEAPONS) == 190


def test_reliable_counts_as_quality_and_limited_as_less_than_half() -> None:
    sure = {**WEAPONS, "rifle": replace(WEAPONS["rifle"], reliable=True)}
    once = {**WEAPONS, "rifle": replace(WEAPONS["rifle"], limited=True)}
    assert points.points_of_unit(TROOPER, sure) == 65, "the rifle is worth 32.58"
    assert points.points_of_unit(TROOPER, once) == 35, "the rifle is worth 5.86"


def test_a_hero_grows_by_15_points_a_level_and_by_what_is_worn() -> None:
    assert points.points_of_hero(85, 1) == 85
    assert points.points_of_hero(85, 3) == 115
    assert points.points_of_hero(85, 3, [core().wares["jump_jets"], core().wares["scope"]]) == 135


@pytest.mark.parametrize(("thousandths", "rounded"), [(0, 5), (7_499, 5), (7_500, 10), (12_499, 10), (12_500, 15)])
def test_points_come_in_fives(thousandths: int, rounded: int) -> None:
    assert points.in_fives(thousandths) == rounded


def test_the_longest_range_and_the_toughest_body_have_a_price() -> None:
    far = {**WEAPONS, "rifle": replace(WEAPONS["rifle"], range=48)}
    assert points.points_of_unit(replace(TROOPER, tough=30), far) > points.points_of_unit(TROOPER, far) + 150
    heavy = v.Ware(id="shell", name={}, price=1, points=1, fits="hero", tough=30)
    assert points.points_of_ware(heavy) > 50
