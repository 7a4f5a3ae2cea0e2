"""Legs of a move: walking, stepping up, climbing, vaulting, jumping, and what bars the way."""

from __future__ import annotations

import pytest

from questhall.games.starquest.space.legs import (
    IMPASSABLE,
    IN_THE_WAY,
    NEVER_JUMPS,
    OVERHANG,
    TABLE_EDGE,
    TOO_HIGH,
    TOO_NEAR,
    TOO_WIDE,
    Barred,
    Jump,
    Leg,
    Walker,
    gone,
    why_not_stand,
)
from questhall.games.starquest.space.shapes import Outline, outline
from questhall.games.starquest.space.sight import Body
from questhall.games.starquest.space.terrain import Form, Ground, Piece, Spot, ground

R = 630
WHO = Walker(R)


def box(x: int, y: int, wide: int, high: int) -> Outline:
    return outline(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)))


def piece(form: Form, height: int, shape: Outline, impassable: bool = False) -> Piece:
    return Piece(kind="test", outline=shape, form=form, height=height, impassable=impassable)


def table(*pieces: Piece) -> Ground:
    return ground(48_000, 48_000, pieces)


def goes(here: Ground, a: tuple[int, int], b: tuple[int, int], who: Walker = WHO, level: int = 0) -> Leg | Barred:
    return gone(here, who, Spot(*a, level), b)


def crate(height: int) -> Ground:
    """Four inches square, its near edge at 10."""
    return table(piece("solid", height, box(10_000, 8_000, 4_000, 4_000)))


@pytest.mark.rule("ST-239", "ST-247")
def test_on_open_ground_a_leg_costs_its_length() -> None:
    assert goes(table(), (5_000, 5_000), (8_000, 9_000)) == Leg("walk", Spot(8_000, 9_000), 5_000)


@pytest.mark.rule("ST-246")
def test_the_table_edge_is_a_wall() -> None:
    assert goes(table(), (5_000, 5_000), (629, 5_000)) == TABLE_EDGE
    assert isinstance(goes(table(), (5_000, 5_000), (630, 5_000)), Leg)


@pytest.mark.rule("ST-247")
def test_a_passage_is_open_if_it_is_as_wide_as_the_base() -> None:
    tall = [
        piece("solid", 5_000, box(10_000, 0, 2_000, 8_000)),
        piece("solid", 5_000, box(10_000, 9_260, 2_000, 8_000)),
    ]
    assert isinstance(goes(table(*tall), (8_000, 8_630), (14_000, 8_630)), Leg)
    assert goes(table(*tall), (8_000, 8_631), (14_000, 8_631)) == TOO_HIGH


@pytest.mark.rule("ST-247")
def test_nothing_moves_through_what_is_impassable() -> None:
    here = table(piece("area", 0, box(10_000, 8_000, 4_000, 4_000), impassable=True))
    assert goes(here, (8_000, 10_000), (16_000, 10_000)) == IMPASSABLE
    assert goes(here, (8_000, 7_370), (16_000, 7_370)) == Leg("walk", Spot(16_000, 7_370), 8_000)


@pytest.mark.rule("ST-249")
def test_a_step_up_to_an_inch_is_free() -> None:
    assert goes(crate(1_000), (8_000, 10_000), (12_000, 10_000)) == Leg("walk", Spot(12_000, 10_000, 1_000), 4_000)


@pytest.mark.rule("ST-173", "ST-249")
def test_a_climb_costs_the_leg_and_the_height() -> None:
    up = goes(crate(3_000), (9_000, 10_000), (11_000, 10_000))
    assert up == Leg("climb", Spot(11_000, 10_000, 3_000), 5_000, 3_000)
    down = goes(crate(3_000), (11_000, 10_000), (9_000, 10_000), level=3_000)
    assert down == Leg("climb", Spot(9_000, 10_000), 5_000, 3_000)


@pytest.mark.rule("ST-245", "ST-249")
def test_nobody_stops_on_an_edge() -> None:
    assert goes(crate(3_000), (9_000, 10_000), (10_500, 10_000)) == OVERHANG
    assert why_not_stand(crate(3_000), (10_500, 10_000), R) == OVERHANG
    assert why_not_stand(crate(3_000), (10_630, 10_000), R) is None


@pytest.mark.rule("ST-174", "ST-253")
def test_what_is_higher_is_jumped_up_to_six_inches() -> None:
    up = goes(crate(5_000), (9_000, 10_000), (11_000, 10_000))
    jump = Jump(off=(9_370, 10_000), on=(10_630, 10_000), fall=5_000, foot=0, piece=0)
    assert up == Leg("jump", Spot(11_000, 10_000, 5_000), 740, 5_000, jump)
    assert goes(crate(6_001), (9_000, 10_000), (11_000, 10_000)) == TOO_HIGH


@pytest.mark.rule("ST-250")
def test_enemies_climb_but_never_jump() -> None:
    walker = Walker(R, jumps=False)
    assert isinstance(goes(crate(3_000), (9_000, 10_000), (11_000, 10_000), walker), Leg)
    assert goes(crate(4_000), (9_000, 10_000), (11_000, 10_000), walker) == NEVER_JUMPS


@pytest.mark.rule("ST-249")
def test_over_a_narrow_wall_it_is_one_leg_and_twice_the_height() -> None:
    wall = table(piece("solid", 2_000, box(10_000, 0, 500, 20_000)))
    assert goes(wall, (9_000, 5_000), (12_000, 5_000)) == Leg("vault", Spot(12_000, 5_000), 7_000, 2_000)
    assert goes(crate(2_000), (9_000, 10_000), (15_000, 10_000)) == TOO_HIGH


@pytest.mark.rule("ST-172", "ST-174", "ST-274")
def test_gaps_are_stepped_over_or_jumped() -> None:
    def ditch(width: int) -> Ground:
        return table(piece("gap", -4_000, box(10_000, 0, width, 20_000)))

    assert goes(ditch(1_000), (9_000, 5_000), (12_000, 5_000)) == Leg("walk", Spot(12_000, 5_000), 3_000)
    over = goes(ditch(3_000), (9_370, 5_000), (13_630, 5_000))
    jump = Jump(off=(9_370, 5_000), on=(13_630, 5_000), fall=4_000, foot=-4_000, piece=0)
    assert over == Leg("jump", Spot(13_630, 5_000), 0, 3_000, jump)
    assert goes(ditch(6_001), (9_000, 5_000), (17_000, 5_000)) == TOO_WIDE


@pytest.mark.rule("ST-34", "ST-248")
def test_others_are_kept_an_inch_away_along_the_whole_path() -> None:
    other = Body(Spot(12_000, 5_000), R, 1_250)
    who = Walker(R, (other,))
    assert goes(table(), (8_000, 7_259), (16_000, 7_259), who) == TOO_NEAR
    assert isinstance(goes(table(), (8_000, 7_260), (16_000, 7_260), who), Leg)
    assert goes(table(), (8_000, 5_000), (16_000, 5_000), who) == IN_THE_WAY
    assert isinstance(goes(table(), (10_500, 5_000), (8_000, 5_000), who), Leg)


@pytest.mark.rule("ST-34", "ST-29")
def test_a_charge_may_come_as_near_as_it_likes() -> None:
    who = Walker(R, (Body(Spot(12_000, 5_000), R, 1_250),), apart=0)
    assert isinstance(goes(table(), (8_000, 5_000), (10_740, 5_000), who), Leg)


@pytest.mark.rule("ST-132", "ST-252")
def test_flyers_pass_over_everything() -> None:
    flyer = Walker(R, (Body(Spot(12_000, 6_000), R, 1_250),), flies=True)
    assert goes(crate(9_000), (8_000, 10_000), (16_000, 10_000), flyer) == Leg("fly", Spot(16_000, 10_000), 8_000)


# --- tops, dents and gaps together ------------------------------------------------------------------------


def tops(apart: int, first: int = 3_000, second: int = 3_000) -> Ground:
    """Two platforms, so far apart; the first ends at 10."""
    return table(
        piece("solid", first, box(6_000, 8_000, 4_000, 4_000)),
        piece("solid", second, box(10_000 + apart, 8_000, 4_000, 4_000)),
    )


@pytest.mark.rule("ST-172", "ST-174", "ST-253")
def test_from_top_to_top_one_steps_or_jumps() -> None:
    step = goes(tops(1_000), (9_000, 10_000), (12_000, 10_000), level=3_000)
    assert step == Leg("walk", Spot(12_000, 10_000, 3_000), 3_000)
    jump = goes(tops(2_000, second=4_500), (9_000, 10_000), (13_000, 10_000), level=3_000)
    assert isinstance(jump, Leg)
    assert jump.jump is not None
    assert (jump.how, jump.distance, jump.jump.fall, jump.jump.foot) == ("jump", 3_500, 3_000, 0)
    assert goes(tops(6_001), (9_000, 10_000), (17_000, 10_000), level=3_000) == TOO_WIDE
    assert goes(tops(2_000), (9_000, 10_000), (13_000, 10_000), Walker(R, jumps=False), 3_000) == NEVER_JUMPS


@pytest.mark.rule("ST-249")
def test_a_low_top_far_away_is_no_step_from_another() -> None:
    crate = piece("solid", 1_000, box(4_000, 9_000, 2_000, 2_000))
    here = table(crate, piece("solid", 2_000, box(10_000, 8_000, 4_000, 4_000)))
    assert goes(here, (5_000, 10_000), (12_000, 10_000), level=1_000) == Leg(
        "climb", Spot(12_000, 10_000, 2_000), 9_000, 2_000
    )
    beside = table(
        piece("solid", 1_000, box(8_000, 9_000, 2_000, 2_000)), piece("solid", 2_000, box(10_000, 8_000, 4_000, 4_000))
    )
    assert goes(beside, (9_000, 10_000), (11_000, 10_000), level=1_000) == Leg(
        "walk", Spot(11_000, 10_000, 2_000), 2_000
    )


@pytest.mark.rule("ST-247")
def test_nobody_reaches_over_a_drop_on_the_way() -> None:
    notched = outline(((6_000, 8_000), (14_000, 8_000), (14_000, 12_000), (11_500, 12_000), (11_500, 10_000),
                       (8_500, 10_000), (8_500, 12_000), (6_000, 12_000)))  # fmt: skip
    here = table(piece("solid", 3_000, notched))
    assert goes(here, (7_000, 9_000), (13_000, 9_000), level=3_000) == Leg("walk", Spot(13_000, 9_000, 3_000), 6_000)
    assert goes(here, (7_000, 9_500), (13_000, 9_500), level=3_000) == OVERHANG
    jump = goes(here, (7_000, 11_000), (13_000, 11_000), level=3_000)
    assert isinstance(jump, Leg)
    assert (jump.how, jump.distance, jump.cost) == ("jump", 3_000, 870 + 870)


@pytest.mark.rule("ST-247")
def test_nobody_reaches_over_a_wide_gap_while_walking_past_it() -> None:
    here = table(piece("gap", -4_000, box(10_000, 8_000, 4_000, 4_000)))
    walker = Walker(R, jumps=False)
    assert goes(here, (8_000, 7_400), (16_000, 7_400), walker) == NEVER_JUMPS
    assert isinstance(goes(here, (8_000, 7_370), (16_000, 7_370), walker), Leg)


@pytest.mark.rule("ST-253")
def test_over_a_crevice_onto_a_ledge_that_is_higher_it_is_one_jump() -> None:
    here = table(
        piece("gap", -5_000, box(10_000, 0, 2_000, 20_000)), piece("solid", 2_000, box(12_000, 0, 5_000, 20_000))
    )
    up = goes(here, (9_370, 5_000), (12_630, 5_000))
    jump = Jump(off=(9_370, 5_000), on=(12_630, 5_000), fall=5_000, foot=-5_000, piece=0)
    assert up == Leg("jump", Spot(12_630, 5_000, 2_000), 0, 4_000, jump)
    down = goes(here, (12_630, 5_000), (9_370, 5_000), level=2_000)
    assert isinstance(down, Leg)
    assert down.jump is not None
    assert (down.distance, down.jump.fall, down.jump.foot) == (2_000, 7_000, -5_000)


@pytest.mark.rule("ST-176", "ST-253")
def test_what_is_walked_before_and_behind_a_jump_counts() -> None:
    stage = table(piece("solid", 4_000, box(10_000, 5_000, 6_000, 10_000)))
    down = goes(stage, (13_000, 10_000), (20_000, 10_000), level=4_000)
    assert isinstance(down, Leg)
    assert (down.how, down.distance) == ("jump", 4_000)
    assert down.cost == (16_000 - 630 - 13_000) + (20_000 - 16_000 - 630)


@pytest.mark.rule("ST-249")
def test_what_only_the_rim_meets_is_not_vaulted() -> None:
    wall = table(piece("solid", 2_000, box(10_000, 0, 500, 5_000)))
    assert goes(wall, (9_000, 5_300), (12_000, 5_300)) == TOO_HIGH
    assert isinstance(goes(wall, (9_000, 5_630), (12_000, 5_630)), Leg)


@pytest.mark.rule("ST-173", "ST-249")
def test_into_a_shallow_gap_and_out_of_it_one_climbs() -> None:
    pit = table(piece("gap", -2_000, box(10_000, 8_000, 4_000, 4_000)))
    assert goes(pit, (9_000, 10_000), (12_000, 10_000)) == Leg("climb", Spot(12_000, 10_000, -2_000), 5_000, 2_000)
    up = goes(pit, (12_000, 10_000), (9_000, 10_000), level=-2_000)
    assert up == Leg("climb", Spot(9_000, 10_000), 5_000, 2_000)
