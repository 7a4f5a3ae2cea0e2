"""Difficult and dangerous ground, where one may stand, climbing."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.rules import dangers
from questhall.games.starquest.rules.moving import Moves
from questhall.games.starquest.rules.routes import is_difficult
from questhall.games.starquest.space.legs import Leg
from questhall.games.starquest.space.terrain import Piece, Spot
from tests.games.starquest.scenario import Table, box

ROUGH = box(12, 5, 2, 10, form="area", height=0.5, difficult=True)
CABLES = box(12, 5, 2, 10, form="area", height=0.3, dangerous=True)


def begun(*terrain: Piece, heroes: tuple[str, str] = ("pilot", "mender"), **more: Any) -> Table:
    """Any: whatever a table takes."""
    t = Table(*heroes, at=((10, 10), (40, 40)), terrain=terrain, **more)
    t.activate()
    return t


# --- difficult ground -----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-97")
def test_through_difficult_ground_a_move_is_six_inches_at_the_most() -> None:
    t = begun(ROUGH)
    refused = t.refused(m.Rush(path=(t.at(16.001, 10),)))
    assert (refused.key, refused.args) == ("refusal.difficult", {"inches": 6001, "most": 6000})
    t.do(m.Rush(path=(t.at(16, 10),)))


@pytest.mark.rule("ST-97", "ST-244", "ST-255")
def test_touching_its_edge_is_not_moving_in_it_but_the_rim_of_the_base_is_enough() -> None:
    t = begun(box(10.63, 5, 2, 10, form="area", height=0.5, difficult=True))
    t.do(m.Rush(path=(t.at(10, 21),)))
    t = begun(box(10.629, 5, 2, 10, form="area", height=0.5, difficult=True))
    assert t.refused(m.Rush(path=(t.at(10, 21),))).key == "refusal.difficult"


@pytest.mark.rule("ST-97", "ST-237")
def test_the_cap_comes_after_what_halves_a_move() -> None:
    t = begun(ROUGH)
    t.hero().status = ("crippled",)
    assert t.refused(m.Rush(path=(t.at(16.001, 10),))).args["most"] == 6000
    assert t.refused(m.Advance(path=(t.at(13.001, 10),))).args["most"] == 3000
    t.do(m.Rush(path=(t.at(16, 10),)))


@pytest.mark.rule("ST-155")
def test_strider_does_not_mind_difficult_ground() -> None:
    t = Table(terrain=(ROUGH,), at=((30, 30), (40, 40)))
    through = (Leg("walk", Spot(*t.at(20, 10)), 10_000),)
    assert not is_difficult(t.g, t.put("hull_crab", (10, 20)), Spot(*t.at(10, 10)), through)
    assert is_difficult(t.g, t.put("gunhand", (10, 30)), Spot(*t.at(10, 10)), through)


@pytest.mark.rule("ST-253", "ST-255")
def test_a_jump_over_difficult_ground_does_not_touch_it() -> None:
    gap = box(12, 5, 2, 10, form="gap", height=4)
    puddle = box(12.2, 5, 1.6, 10, form="area", height=0, difficult=True)
    t = begun(gap, puddle, dice=(6,))
    t.do(m.Rush(path=(t.at(20, 10),), jump=True))
    assert t.hero().spot.point == t.at(20, 10)


# --- dangerous ground ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-93", "ST-95", "ST-96")
def test_who_goes_through_dangerous_ground_rolls_tough_dice_and_each_one_is_a_wound() -> None:
    t = begun(CABLES, dice=(1, 2, 3, 1, 5, 6, 6, 6, 6))
    t.do(m.Rush(path=(t.at(16, 10),)))
    assert t.hero().tough == 9
    assert t.hero().model.wounds == 2
    assert t.hero().spot.point == t.at(16, 10)


@pytest.mark.rule("ST-93", "ST-95")
def test_each_model_without_tough_rolls_one_die() -> None:
    t = Table(terrain=(CABLES,), at=((30, 30), (40, 40)))
    gang = t.put("scrap_gang", (9, 8), (9, 9.5), (9, 11), (9, 12.5))
    t.roll(2, 1)
    t.run(*[Moves(unit=gang.id, model=n, path=(t.at(16, 8 + 1.5 * n),)) for n in (0, 1)])
    assert [model.n for model in gang.models] == [0, 2, 3]
    assert gang.models[0].spot.point == t.at(16, 8)


@pytest.mark.rule("ST-94")
def test_who_is_activated_in_it_rolls_too() -> None:
    t = Table("pilot", "mender", at=((13, 10), (40, 40)), terrain=(CABLES,), dice=(1, 1, 1, 2, 2, 2, 2, 2, 2))
    t.activate()
    assert t.hero().model.wounds == 3
    t.do(m.Rush(path=(t.at(10, 10), t.at(13, 10))))
    assert len(t.told("log.danger")) == 1


@pytest.mark.rule("ST-94", "ST-133")
def test_a_flyer_who_is_activated_in_it_rolls_as_well() -> None:
    t = Table("leaper", "mender", at=((13, 10), (40, 40)), terrain=(CABLES,), dice=(1, *[6] * 8))
    t.activate()
    assert t.hero().model.wounds == 1
    t.do(m.Rush(path=(t.at(13, 12), t.at(16, 10))))
    assert len(t.told("log.danger")) == 1


@pytest.mark.rule("ST-254")
def test_a_piece_is_tested_once_in_an_activation_and_another_one_apart() -> None:
    other = box(15, 5, 2, 10, form="area", height=0.3, dangerous=True)
    t = begun(CABLES, other, dice=(6,) * 18)
    t.do(m.Rush(path=(t.at(18, 10), t.at(15, 10))))
    assert len(t.told("log.danger")) == 2
    t.roll(6, 6)
    t.do(m.Exert())
    t.do(m.Rush(path=(t.at(10, 10),)))
    assert len(t.told("log.danger")) == 2


@pytest.mark.rule("ST-254", "ST-233")
def test_who_passes_out_on_the_way_lies_where_he_entered_it() -> None:
    t = begun(CABLES, dice=(1,) * 9)
    t.do(m.Rush(path=(t.at(16, 10),)))
    assert t.hero().down
    assert t.at(11.36, 10)[0] < t.hero().spot.x <= t.at(11.38, 10)[0]
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-94", "ST-254")
def test_who_passes_out_in_one_piece_tests_no_other() -> None:
    halves = [box(8, y, 4, 2, form="area", height=0.3, dangerous=True) for y in (8, 10)]
    t = begun(*halves, dice=(1,) * 18)
    assert t.hero().down
    assert len(t.told("kernel.threw")) == 1


@pytest.mark.rule("ST-217", "ST-93")
def test_wounds_of_terrain_allow_no_defense_roll() -> None:
    t = begun(CABLES, dice=(1, *[6] * 8))
    t.do(m.Rush(path=(t.at(16, 10),)))
    assert [line["purpose"] for line in t.told("kernel.threw")] == ["danger"]


@pytest.mark.rule("ST-255")
def test_a_jump_or_a_flight_over_dangerous_ground_does_not_touch_it() -> None:
    gap = box(12, 5, 2, 10, form="gap", height=4)
    fire = box(12.1, 5, 1.8, 10, form="area", height=0, dangerous=True)
    t = begun(gap, fire, dice=(6,))
    t.do(m.Rush(path=(t.at(16, 10),), jump=True))
    assert not t.told("log.danger")
    t = begun(CABLES, heroes=("leaper", "mender"))
    t.do(m.Rush(path=(t.at(16, 10),)))
    assert not t.told("log.danger")


@pytest.mark.rule("ST-254", "ST-255")
def test_who_lands_in_it_after_a_jump_rolls_behind_the_jump() -> None:
    gap = box(12, 5, 2, 10, form="gap", height=4)
    fire = box(14, 5, 3, 10, form="area", height=0, dangerous=True)
    t = begun(gap, fire, dice=(6, *[1] * 9))
    t.do(m.Rush(path=(t.at(16, 10),), jump=True))
    assert t.hero().down
    assert t.hero().spot.point == t.at(14.63, 10)


@pytest.mark.rule("ST-244")
def test_touching_dangerous_ground_is_not_being_in_it() -> None:
    t = Table("pilot", "mender", at=((11.37, 10), (40, 40)), terrain=(CABLES,))
    assert not dangers.where_it_stands(t.g, t.hero())
    t.move(t.hero(), (11.371, 10))
    assert dangers.where_it_stands(t.g, t.hero())


# --- standing and climbing -------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-245", "ST-246")
def test_a_move_ends_on_the_table_on_one_level_over_no_gap_and_in_nothing_impassable() -> None:
    t = begun(
        box(14, 9, 3, 3, height=2),
        box(9, 14, 3, 3, form="gap", height=2),
        box(5, 5, 2, 2, form="area", impassable=True),
    )
    assert t.refused(m.Rush(path=(t.at(14.2, 10.5),))).key == "refusal.overhang"
    assert t.refused(m.Rush(path=(t.at(10, 13.8),))).key == "refusal.overhang"
    assert t.refused(m.Rush(path=(t.at(6, 6),))).key == "refusal.impassable"
    assert t.refused(m.Rush(path=(t.at(0.6, 10),))).key == "refusal.table-edge"


@pytest.mark.rule("ST-245")
def test_partly_in_an_area_is_fine() -> None:
    t = begun(ROUGH)
    t.do(m.Advance(path=(t.at(11.8, 10),)))
    assert t.hero().spot.point == t.at(11.8, 10)


@pytest.mark.rule("ST-173", "ST-249")
def test_a_climb_costs_the_leg_and_the_height() -> None:
    t = begun(box(11, 8, 4, 4, height=3))
    t.do(m.Advance(path=(t.at(12, 10),)))
    assert t.hero().spot == Spot(*t.at(12, 10), 3000)
    assert t.told("log.advance")[0]["inches"] == 5000
    t = begun(box(11, 8, 4, 4, height=3.1))
    assert t.refused(m.Advance(path=(t.at(12, 10),))).key == "refusal.jump-unwanted"


@pytest.mark.rule("ST-172", "ST-249")
def test_steps_and_gaps_of_an_inch_cost_nothing_more() -> None:
    t = begun(box(11, 8, 1.5, 4, height=1), box(14, 5, 1, 10, form="gap", height=5))
    t.do(m.Advance(path=(t.at(16, 10),)))
    assert t.told("log.advance")[0]["inches"] == 6000


@pytest.mark.rule("ST-250")
def test_enemies_climb_and_step_like_heroes() -> None:
    t = Table(terrain=(box(21, 18, 4, 4, height=3),), at=((30, 30), (40, 40)))
    gunhand = t.put("gunhand", (20, 20))
    t.run(Moves(unit=gunhand.id, model=0, path=(t.at(23, 20),)))
    assert gunhand.models[0].spot.level == 3000
