"""HQ-1.18, HQ-1.19 and HQ-1.30: the Wizard's special spells and orders."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Cast, EndTurn, Prepare
from questhall.games.heroquest.rules.effects import CarryOut
from questhall.games.heroquest.settings import Settings, Sheet
from tests.games.heroquest.scenario import Table

ELEVEN = (
    "genie", "heal", "granite_skin", "courage", "veil_of_mist", "pass_through_rock", "tempest", "sleep", "shadow_hide",
    "stone_wall", "tail_wind",
)  # fmt: skip


@pytest.mark.rule("HQ-1.18")
def test_the_eleven_special_spells() -> None:
    assert Table().g.lore.school("special") == ELEVEN


@pytest.mark.rule("HQ-1.18")
def test_before_the_quest_the_wizard_chooses_one_for_each_mind_point() -> None:
    t = Table("wizard", prepared=False)
    assert (t.asked, t.asked_seat) == ("heroquest.prepare", 1)
    t.do(Prepare(ELEVEN[5:]))
    assert (t.hero().spells, t.asked) == (ELEVEN[5:], "heroquest.turn")


@pytest.mark.rule("HQ-1.18", "HQ-1.30")
@pytest.mark.parametrize(
    ("spells", "rules"),
    [
        (ELEVEN[:7], ("HQ-1.18", "HQ-8.3")),
        (("heal", "heal"), ("HQ-1.30",)),
        (("lightning",), ("HQ-1.18", "HQ-8.3")),
        (("fireball",), ("HQ-1.18", "HQ-8.3")),
    ],
)
def test_neither_too_many_nor_one_twice_nor_others(spells: tuple[str, ...], rules: tuple[str, ...]) -> None:
    assert Table("wizard", prepared=False).refused(Prepare(spells)) == rules


@pytest.mark.rule("HQ-1.18")
def test_with_seven_mind_points_he_chooses_seven() -> None:
    settings = Settings(sheets=(Sheet(hero="wizard", body=4, mind=7),))
    t = Table("wizard", settings=settings, prepared=False).do(Prepare(ELEVEN[:7]))
    assert len(t.hero().spells) == 7


@pytest.mark.rule("HQ-1.30")
def test_a_special_spell_is_the_action_needs_no_roll_and_is_cast_once() -> None:
    t = Table("wizard")
    t.set(t.hero(), spells=("heal",), body=1)
    t.roll().do(Cast("heal", 1))
    assert (t.hero().body, t.hero().took, t.hero().spells) == (4, ("act",), ())
    t.roll(3).do(EndTurn())
    assert t.refused(Cast("heal", 1)) == ("HQ-1.13", "HQ-1.30", "HQ-8.11")


@pytest.mark.rule("HQ-1.19")
def test_the_wizard_can_find_and_cast_sets_of_every_lore() -> None:
    lores = ("life", "beasts", "heaven", "light", "shadows", "death")
    for drawn, lore in enumerate(lores, start=1):
        t = Table("wizard")
        t.set(t.hero(), spells=())
        t.g.interrupt(CarryOut(origin="furniture:bookcase:5", caster=1, target=1))
        t.roll(drawn).g.run()
        assert (t.hero().sets, t.hero().spells) == ((lore,), t.g.lore.school(lore))
