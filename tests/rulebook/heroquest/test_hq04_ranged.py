"""HQ-4: shots, lines of sight, and weapons that are thrown."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import MASTER, Gear
from questhall.games.heroquest.moves import AllowShot, Attack, DenyShot, EndTurn, Keep, TakeUp, Throw, Walk
from questhall.games.heroquest.rules.sight import line_of_sight, nearest_in_path
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def archer(*spots: str, **changes: Any) -> Table:
    """An Elf with a bow, and a Dwarf. Any: fields of the quest."""
    t = Table("elf", "dwarf", at=spots or ("A3", "A6"), **changes)
    t.arm(1, "short_sword", "bow")
    return t


def shot(target: int) -> Attack:
    return Attack(target, "ranged")


OPEN = (v.Door(at=(7, 2), to="east", open=True),)


@pytest.mark.rule("HQ-4.1")
def test_no_shot_at_adjacent_squares_and_the_target_defends_normally() -> None:
    t = archer("B3", "A6")
    beside, corner, far = t.put("orc", "A3"), t.put("orc", "A2"), t.put("orc", "E3")
    assert t.refused(shot(beside.id)) == t.refused(shot(corner.id)) == ("HQ-4.1",)
    t.roll(SKULL, SKULL, MONSTER, MONSTER, SHIELD).do(shot(far.id))
    assert far.id in t.g.monsters
    assert len(t.hero().weapons) == 2


@pytest.mark.rule("HQ-4.2")
def test_some_straight_line_to_the_square_is_enough() -> None:
    t = archer("A3", "H6")
    t.put("goblin", "C3")
    hidden, seen = t.put("orc", "E3"), t.put("orc", "E4")
    assert not line_of_sight(t.g, t.hero(), hidden)
    assert line_of_sight(t.g, t.hero(), seen)


@pytest.mark.rule("HQ-4.2")
def test_friends_block_the_line_as_monsters_do() -> None:
    t = archer("A3", "C3")
    orc = t.put("orc", "E3")
    t.arm(1, "short_sword", belt="dagger")
    assert "HQ-4.2" in t.refused(Throw(orc.id, "dagger"))


@pytest.mark.rule("HQ-4.2")
def test_the_visible_area_is_the_room_or_the_section_of_the_corridor() -> None:
    t = archer()
    assert t.g.region(t.square("A1")) >> t.square("H6") & 1
    assert not t.g.region(t.square("H3")) >> t.square("I3") & 1


@pytest.mark.rule("HQ-4.3", "HQ-4.7")
def test_an_indirect_shot_goes_past_figures_unless_a_monster_shield_falls() -> None:
    t = archer("A3", "C3")
    orc = t.put("orc", "E3")
    t.roll(SKULL, SHIELD, SHIELD, SHIELD, SHIELD).do(shot(orc.id))
    assert orc.id not in t.g.monsters


@pytest.mark.rule("HQ-4.3", "HQ-4.7")
def test_with_monster_shields_the_nearest_in_the_path_loses_so_many_points_without_defence() -> None:
    t = archer("A3", "C3")
    behind, orc = t.put("goblin", "D3"), t.put("orc", "F3")
    t.roll(MONSTER, MONSTER).do(shot(orc.id)).do(Keep())
    assert t.hero(2).body == 5
    assert (behind.body, orc.body) == (1, 1)


@pytest.mark.rule("HQ-4.3")
def test_skulls_beside_a_monster_shield_are_void_and_furniture_keeps_the_shot() -> None:
    t = archer("A3", "A6", furniture=(v.Piece(kind="throne", at=(2, 2)),))
    orc = t.put("orc", "E3")
    t.roll(SKULL, MONSTER).do(shot(orc.id))
    assert orc.body == 1
    assert t.told("log.sticks")[0]["square"] == t.square("C3")


@pytest.mark.rule("HQ-4.3")
def test_tall_furniture_stops_indirect_shots_too() -> None:
    t = archer("A3", "A6", furniture=(v.Piece(kind="bookcase", at=(2, 1), turned=True),))
    orc = t.put("orc", "D3")
    assert "HQ-4.3" in t.refused(shot(orc.id))


@pytest.mark.rule("HQ-4.4")
def test_through_a_door_only_in_a_straight_line() -> None:
    t = archer("G3", "A6", doors=OPEN)
    t.uncover()
    straight, slanted = t.put("orc", "J3"), t.put("orc", "J4")
    assert "HQ-4.4" in t.refused(shot(slanted.id))
    assert shot(straight.id) in t.options(Attack)


@pytest.mark.rule("HQ-4.4")
def test_never_through_a_secret_door() -> None:
    t = archer("G3", "A6", doors=(v.Door(at=(7, 2), to="east", kind="secret", open=True),))
    t.uncover()
    orc = t.put("orc", "J3")
    assert "HQ-4.4" in t.refused(shot(orc.id))


@pytest.mark.rule("HQ-4.4")
def test_slanted_shots_cost_a_die_where_they_were_agreed() -> None:
    t = archer("G3", "A6", doors=OPEN, settings=Settings(slanted=True))
    t.uncover()
    orc = t.put("orc", "J4")
    t.arm(1, "short_sword", Gear("bow", notched=True))
    t.roll(SHIELD).do(shot(orc.id))
    assert t.told("kernel.threw")[0]["dice"] == ("green",)


@pytest.mark.rule("HQ-4.5")
@pytest.mark.parametrize("thing", ["dagger", "hand_axe"])
def test_dagger_and_hand_axe_fly_five_squares(thing: str) -> None:
    t = Table("barbarian", at=("A3",))
    t.arm(1, "hand_axe", belt="dagger")
    near, far = t.put("orc", "F2"), t.put("orc", "G4")
    assert t.refused(Throw(far.id, thing)) == ("HQ-4.5",)
    assert t.refused(Throw(near.id, "longsword")) == ("HQ-4.5",)
    assert Throw(near.id, thing) in t.options(Throw)


@pytest.mark.rule("HQ-4.5")
def test_if_the_victim_lives_a_skull_loses_the_weapon() -> None:
    t = Table("barbarian", at=("A3",))
    t.arm(1, "longsword", belt="dagger")
    orc = t.put("orc", "D3")
    t.roll(SHIELD, SKULL).do(Throw(orc.id, "dagger"))
    assert t.hero().belt is None
    assert not t.g.dropped


@pytest.mark.rule("HQ-4.5")
def test_else_it_is_taken_up_from_a_square_next_to_the_victims() -> None:
    t = Table("barbarian", at=("A3",), dice=(3,))
    t.arm(1, "longsword", belt="dagger")
    orc = t.put("orc", "D3")
    t.roll(SHIELD, SHIELD).do(Throw(orc.id, "dagger"))
    assert "HQ-4.5" in t.refused(TakeUp(0))
    t.do(Walk(t.square("C4"))).do(TakeUp(0))
    assert t.hero().belt == Gear("dagger")


@pytest.mark.rule("HQ-4.5")
def test_if_the_victim_dies_no_die_is_rolled_and_the_weapon_lies_there() -> None:
    t = Table("barbarian", at=("A3",))
    t.arm(1, "hand_axe", "longsword")
    orc = t.put("orc", "D3")
    t.roll(SKULL, SKULL, SHIELD, SHIELD, SHIELD).do(Throw(orc.id, "hand_axe"))
    assert [(item.square, item.gear) for item in t.g.dropped] == [(t.square("D3"), Gear("hand_axe"))]
    assert t.hero().bare


@pytest.mark.rule("HQ-4.5", "HQ-3.4", "HQ-6.5")
def test_what_is_lashed_on_the_back_is_not_thrown() -> None:
    t = Table("barbarian", at=("A3",))
    t.arm(1, "longsword", "hand_axe")
    orc = t.put("orc", "D3")
    assert t.refused(Throw(orc.id, "hand_axe")) == ("HQ-4.5",)
    t.arm(1, "hand_axe")
    t.set(t.hero(), bare=True)
    assert t.refused(Throw(orc.id, "hand_axe")) == ("HQ-4.5",), "not ready yet"


@pytest.mark.rule("HQ-4.6")
def test_the_game_master_may_overrule_the_line_of_sight_for_a_turn() -> None:
    t = archer("A3", "C3")
    t.arm(1, "short_sword", belt="dagger")
    orc = t.put("orc", "E3")
    assert t.refused(Throw(orc.id, "dagger")) == ("HQ-4.2",)
    t.do(AllowShot(1, orc.id), seat=MASTER)
    assert Throw(orc.id, "dagger") in t.options(Throw)
    assert EndTurn() in t.options()


@pytest.mark.rule("HQ-4.6")
def test_the_game_master_may_deny_a_line_of_sight_as_well() -> None:
    t = archer()
    t.arm(1, "short_sword", belt="dagger")
    orc = t.put("orc", "E3")
    t.do(DenyShot(1, orc.id), seat=MASTER)
    assert t.refused(Throw(orc.id, "dagger")) == ("HQ-4.2",)
    t.do(AllowShot(1, orc.id), seat=MASTER)
    assert Throw(orc.id, "dagger") in t.options(Throw)


@pytest.mark.rule("HQ-4.3", "HQ-9.1")
def test_a_shot_that_goes_astray_flies_over_the_dead() -> None:
    t = archer("A3", "C3")
    t.set(t.hero(2), body=-1, state="dead", woken_by="elixir")
    goblin, orc = t.put("goblin", "D3"), t.put("orc", "F3")
    t.roll(MONSTER, SKULL).do(shot(orc.id))
    assert (t.hero(2).body, goblin.id in t.g.monsters) == (-1, False)


@pytest.mark.rule("HQ-4.7")
def test_the_first_figure_that_the_line_from_centre_to_centre_crosses_counted_from_the_shooter() -> None:
    t = archer("A1", "D2")
    orc = t.put("orc", "E3")
    near = t.put("goblin", "B2")
    t.put("goblin", "C2")
    assert nearest_in_path(t.g, t.hero(), orc) == t.square("B2")
    t.g.monsters.pop(near.id)
    assert nearest_in_path(t.g, t.hero(), orc) == t.square("C2")
