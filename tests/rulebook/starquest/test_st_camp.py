"""ST-193, ST-197, ST-198, ST-201: the camp between two missions."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest.entities import Arm
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules.sheets import worth
from tests.games.starquest.in_camp import Visit, sheet

HURT = sheet("pilot", wounds=4, injuries=("leg",), status=("diseased",))


# --- between missions, between chapters -----------------------------------------------------------------------


@pytest.mark.rule("ST-198")
def test_between_two_missions_of_a_chapter_nothing_is_healed_or_sold() -> None:
    t = Visit(HURT, credits=99)
    pilot = t.hero()
    assert (pilot.model.wounds, pilot.injuries, pilot.status) == (4, ("leg",), ("diseased",))
    assert t.refused(m.Buy("med_kit")).key == "refusal.no-shop"
    assert t.refused(m.Choose("med_kit")).key == "refusal.no-gift"
    assert not [option for option in t.g.options(1) if isinstance(option, m.Buy)]


@pytest.mark.rule("ST-197", "ST-198")
def test_when_a_chapter_has_ended_everybody_is_healed() -> None:
    pilot = Visit(HURT, shopping=True).hero()
    assert (pilot.model.wounds, pilot.injuries, pilot.status) == (0, (), ())


@pytest.mark.rule("ST-198")
def test_and_everybody_takes_one_kit_for_nothing() -> None:
    t = Visit(sheet("pilot", kits=()), shopping=True)
    t.do(m.Choose("resting_kit"))
    assert t.hero().kits == ("resting_kit",)
    assert t.refused(m.Choose("med_kit")).rules == ("ST-198",)
    t.do(m.Choose("med_kit"), 2)
    assert t.g.credits == 0


@pytest.mark.rule("ST-198")
def test_the_camp_ends_when_all_are_ready() -> None:
    t = Visit(sheet())
    t.do(m.BreakCamp())
    assert not t.g.over
    t.do(m.BreakCamp(), 2)
    assert (t.g.over, t.g.winner, t.g.how) == (True, "heroes", "camp")


# --- the shop ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-198")
def test_the_party_has_one_purse() -> None:
    t = Visit(sheet(), shopping=True, credits=9)
    t.do(m.Buy("med_kit")).do(m.Buy("curing_kit"), 2)
    assert t.g.credits == 0
    assert t.hero().kits == ("curing_kit", "med_kit")
    assert t.refused(m.Buy("med_kit")).key == "refusal.too-dear"


@pytest.mark.rule("ST-198")
def test_what_is_worn_counts_at_once_and_is_worn_once() -> None:
    t = Visit(sheet("pilot"), shopping=True, credits=99)
    t.do(m.Buy("armour_plates")).do(m.Buy("second_lung")).do(m.Buy("skin_weave"))
    pilot = t.hero()
    assert (pilot.defense, pilot.full_stamina, pilot.stamina, pilot.tough) == (5, 7, 7, 10)
    assert t.refused(m.Buy("armour_plates")).key == "refusal.owned"
    t.do(m.Buy("jump_jets"))
    assert values.any_has(t.g, t.hero(), "flying")


@pytest.mark.rule("ST-198")
def test_what_is_built_in_fits_some_weapons_only() -> None:
    t = Visit(sheet("pilot"), shopping=True, credits=99)
    assert t.refused(m.Buy("long_barrel")).key == "refusal.does-not-fit"
    assert t.refused(m.Buy("long_barrel", "boarding_blade")).key == "refusal.does-not-fit"
    assert t.refused(m.Buy("med_kit", "boarding_blade")).key == "refusal.does-not-fit"
    t.do(m.Buy("long_barrel", "signal_pistol")).do(m.Buy("hard_core", "signal_pistol"))
    t.do(m.Buy("hard_core", "boarding_blade"))
    assert t.hero().arms == (
        Arm("signal_pistol", ("long_barrel", "hard_core")),
        Arm("boarding_blade", ("hard_core",)),
    )
    assert t.refused(m.Buy("hard_core", "boarding_blade")).key == "refusal.owned"


@pytest.mark.rule("ST-201")
def test_kits_change_hands_in_camp() -> None:
    t = Visit(sheet("pilot", kits=("med_kit",)))
    assert t.refused(m.Give("resting_kit", 2)).key == "refusal.no-such-kit"
    assert t.refused(m.Give("med_kit", 1)).key == "refusal.nobody-there"
    t.do(m.Give("med_kit", 2))
    assert t.hero().kits == ()
    assert t.hero(2).kits[-1] == "med_kit"


# --- levels --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-193")
@pytest.mark.parametrize(("xp", "levels"), [(4, 0), (5, 1), (10, 2), (24, 4), (25, 5), (60, 5)])
def test_every_5_experience_are_a_level_up_to_the_sixth(xp: int, levels: int) -> None:
    t = Visit(sheet("pilot", xp=xp))
    for _ in range(levels):
        t.do(m.Grow("stamina"))
    assert t.hero().level == 1 + levels
    assert t.refused(m.Grow("stamina")).key == "refusal.no-level"


@pytest.mark.rule("ST-193")
def test_each_level_brings_one_thing_of_ones_choice() -> None:
    t = Visit(sheet("pilot", xp=25))
    pilot = t.hero()
    for gain in ("quality", "strength", "stamina", "tough"):
        t.do(m.Grow(gain))
    grown = t.hero()
    assert (grown.quality, grown.strength) == (pilot.quality - 1, pilot.strength - 1)
    assert (grown.full_stamina, grown.tough) == (pilot.full_stamina + 1, pilot.tough + 1)
    t.do(m.Grow("skill", "calm_voice"))
    assert t.hero().skills == (*pilot.skills, "calm_voice")


@pytest.mark.rule("ST-193")
def test_no_value_grows_beyond_3_and_quality_only_once() -> None:
    t = Visit(sheet("pilot", xp=25, willpower=3, quality=5))
    assert t.refused(m.Grow("willpower")).key == "refusal.at-best"
    t.do(m.Grow("quality"))
    assert t.refused(m.Grow("quality")).key == "refusal.quality-once"
    assert t.refused(m.Grow("skill", "red_mist")).key == "refusal.not-learnt"
    assert t.refused(m.Grow("skill", t.hero().skills[0])).key == "refusal.not-learnt"
    assert t.refused(m.Grow("height")).key == "refusal.no-such-gain"


@pytest.mark.rule("ST-193")
def test_nobody_leaves_before_a_level_was_chosen() -> None:
    t = Visit(sheet("pilot", xp=5))
    assert t.refused(m.BreakCamp()).key == "refusal.level-waits"
    t.do(m.Grow("tough")).do(m.BreakCamp())


@pytest.mark.rule("ST-193", "ST-196")
def test_a_level_is_worth_15_points_and_so_is_what_stands_against_it() -> None:
    t = Visit(sheet("pilot", xp=10))
    t.do(m.Grow("tough")).do(m.Grow("tough"))
    assert worth(STARQUEST.lore, "pilot", t.hero()) == 90 + 30
