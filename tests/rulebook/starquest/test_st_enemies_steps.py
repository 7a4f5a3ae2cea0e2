"""ST-81 to ST-87, ST-276 to ST-284: the lines of the enemies' written behaviour, and the reasons that they tell."""

from __future__ import annotations

import pytest

from questhall.games.starquest.rules import routes
from tests.games.starquest.enemy_turns import activates, gap, only, places, said
from tests.games.starquest.scenario import Table, box

MISS = (1,) * 12
WALL = box(0, 20, 40, 1, height=6, impassable=True)


# --- step 1 --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-81", "ST-87")
def test_whoever_sees_no_hero_rushes_to_the_objective() -> None:
    t = Table("pilot", at=((10, 10),), terrain=(WALL,))
    gunhand, _ = t.put("gunhand", (10, 30)), t.marker(30, 30)
    activates(t, gunhand)
    assert only(t, "log.ai-rushes-to") == {"unit": gunhand.id, "marker": 1, "inches": 12_000, "bearing": "e"}
    assert places(gunhand) == [(22, 30)]
    assert not t.g.sighted


@pytest.mark.rule("ST-81")
def test_whoever_sees_a_hero_has_seen_one_in_this_round() -> None:
    t = Table("pilot", at=((10, 10),))
    activates(t, t.put("gunhand", (10, 30)), *MISS)
    assert t.g.sighted
    assert said(t) == ["log.ai-holds"]


@pytest.mark.rule("ST-81", "ST-277")
def test_step_1_is_asked_where_the_unit_stands() -> None:
    """One step to the east it would see him."""
    t = Table("pilot", at=((10, 10),), terrain=(box(0, 20, 12, 1, height=6, impassable=True),))
    gunhand, _ = t.put("gunhand", (10.5, 22)), t.marker(10.5, 40)
    activates(t, gunhand)
    assert said(t) == ["log.ai-rushes-to"]


@pytest.mark.rule("ST-277", "ST-141")
def test_whom_an_indirect_weapon_could_hit_counts_as_seen() -> None:
    """The pods reach 18 inches, and a slow bloom advances 4."""
    t = Table("pilot", at=((10, 10),), terrain=(WALL,))
    bloom = t.put("bloom", (10, 30))
    activates(t, bloom, *MISS)
    assert only(t, "log.ai-advances")["inches"] <= 4_000
    assert gap(t, bloom, t.hero()) == 18_000
    assert not t.g.sighted


@pytest.mark.rule("ST-46", "ST-276")
def test_an_unconscious_hero_is_no_enemy() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (40, 45)), terrain=(WALL,))
    t.hero(1).down = True
    gunhand, _ = t.put("gunhand", (10, 14)), t.marker(10, 15)
    activates(t, gunhand)
    assert said(t) == ["log.ai-stays"]


# --- step 2: shots -------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-82", "ST-83", "ST-279")
def test_it_advances_only_as_far_as_needed_and_shoots() -> None:
    t = Table("pilot", at=((10, 10),))
    gunhand = t.put("gunhand", (10, 40))
    activates(t, gunhand, *MISS)
    advance = only(t, "log.ai-advances")
    assert (advance["inches"], advance["bearing"], advance["target"]) == (30_000 - 1_260 - 24_000, "n", 1)
    assert gap(t, gunhand, t.hero()) == 24_000
    assert only(t, "log.shot")["n"] == 3


@pytest.mark.rule("ST-279")
def test_whoever_needs_no_step_holds() -> None:
    t = Table("pilot", at=((10, 10),))
    gunhand = t.put("gunhand", (10, 30))
    activates(t, gunhand, *MISS)
    assert only(t, "log.ai-holds") == {"unit": gunhand.id, "target": 1}
    assert places(gunhand) == [(10, 30)]


@pytest.mark.rule("ST-140", "ST-279")
def test_whoever_held_has_not_moved() -> None:
    """Indirect weapons would hit on 6+ after a move; the bloom needs 5+."""
    t = Table("pilot", at=((10, 10),), terrain=(WALL,))
    activates(t, t.put("bloom", (10, 25)), 5, 6)
    assert only(t, "log.shot")["hits"] == 1


@pytest.mark.rule("ST-279")
def test_the_first_place_with_sight_is_found_exactly() -> None:
    """It sees the breaker all along, but he is out of reach; the pilot comes into sight at the corner of the wall."""
    wall = box(0, 20, 12, 1, height=6, impassable=True)
    t = Table("pilot", "breaker", at=((10, 10), (47, 26)), terrain=(wall,))
    gunhand = t.put("gunhand", (10.5, 22))
    activates(t, gunhand, *MISS)
    advance = only(t, "log.ai-advances")
    assert advance["target"] == 1
    assert 0 < advance["inches"] < 2_500
    before = t.spot(gunhand, gunhand.models[0].spot.x / 1000 - 0.01, gunhand.models[0].spot.y / 1000)
    t.g.put(gunhand, 0, before)
    activates(t, gunhand, *MISS)
    assert t.told("log.ai-advances")[1]["inches"] <= 20


@pytest.mark.rule("ST-83", "ST-278")
def test_it_shoots_at_the_nearest_whom_it_can_shoot_at() -> None:
    """Ruling 37: the nearest of all is behind the wall."""
    t = Table("pilot", "breaker", at=((10, 18), (42, 30)), terrain=(WALL,))
    activates(t, t.put("bastion_gun", (22, 30)), *MISS)
    assert only(t, "log.ai-holds")["target"] == 2


@pytest.mark.rule("ST-223")
def test_it_fires_everything_at_one_unit() -> None:
    """A sapper has three fuses; two of them reach so far."""
    t = Table("pilot", "breaker", at=((10, 10), (14, 10)))
    activates(t, t.put("sapper", (10, 20)), *MISS)
    assert {line["target"] for line in t.told("log.shot")} == {1}
    assert {line["weapon"] for line in t.told("log.shot")} == {"long_fuse", "short_fuse"}


# --- step 2: charges --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-84", "ST-280")
def test_it_charges_if_that_does_more() -> None:
    """Three blows or two bolts, each a hit half of the time and a wound in five of six."""
    t = Table("pilot", at=((10, 10),))
    boarder = t.put("boarder", (10, 15))
    activates(t, boarder, *MISS)
    line = only(t, "log.ai-charge-does-more")
    assert (line["target"], line["enemy"]) == (1, 1)
    assert (line["by_charge"], line["by_shots"]) == (125, 83)


@pytest.mark.rule("ST-84", "ST-280")
def test_it_shoots_if_a_charge_does_not_do_more() -> None:
    t = Table("pilot", at=((10, 10),))
    gunhand = t.put("gunhand", (10, 15))
    activates(t, gunhand, *MISS)
    line = only(t, "log.ai-shots-do-enough")
    assert line["by_shots"] > line["by_charge"] > 0
    assert places(gunhand) == [(10, 15)]


@pytest.mark.rule("ST-280")
def test_of_equal_ones_it_shoots() -> None:
    """Ruling 9, strictly more: three shots or three blows of a sentinel, and armour of 6+ knows no difference."""
    t = Table("pilot", at=((10, 10),))
    activates(t, t.put("sentinel", (10, 15)), *MISS)
    line = only(t, "log.ai-shots-do-enough")
    assert line["by_shots"] == line["by_charge"] == 125


@pytest.mark.rule("ST-56", "ST-280")
def test_fatigue_counts_before_a_charge() -> None:
    t = Table("pilot", at=((10, 10),))
    boarder = t.put("boarder", (10, 15))
    boarder.fatigued = True
    activates(t, boarder, *MISS)
    assert said(t) == ["log.ai-shots-do-enough", "log.ai-holds"]


@pytest.mark.rule("ST-84", "ST-278")
def test_shots_and_charge_may_aim_at_different_heroes() -> None:
    """The nearest stands on a roof that no enemy climbs, the other on the ground."""
    t = Table("pilot", "breaker", at=((10, 11.3), (10, 26)), terrain=(box(8, 8, 4, 4, height=5),))
    boarder = t.put("boarder", (10, 15))
    activates(t, boarder, *MISS)
    line = only(t, "log.ai-charge-does-more")
    assert (line["target"], line["enemy"]) == (1, 2)


@pytest.mark.rule("ST-84", "ST-82")
def test_without_shots_it_charges_whom_it_reaches() -> None:
    t = Table("pilot", at=((10, 10),))
    penitent = t.put("penitent", (10, 20))
    activates(t, penitent, *MISS)
    assert only(t, "log.ai-only-charge") == {"unit": penitent.id, "target": 1}


@pytest.mark.rule("ST-225")
def test_without_a_melee_weapon_it_never_charges() -> None:
    t = Table("pilot", at=((10, 10),))
    gun = t.put("bastion_gun", (10, 15))
    activates(t, gun, *MISS)
    assert said(t) == ["log.ai-holds"]


# --- step 2: nobody in reach -----------------------------------------------------------------------------------


@pytest.mark.rule("ST-85")
def test_whoever_reaches_nobody_rushes_at_the_nearest() -> None:
    """Ruling 11."""
    t = Table("pilot", "breaker", at=((10, 10), (40, 10)))
    penitent = t.put("penitent", (10, 40))
    activates(t, penitent)
    assert only(t, "log.ai-rushes-at") == {"unit": penitent.id, "target": 1, "inches": 12_000, "bearing": "n"}
    assert places(penitent) == [(10, 28)]


@pytest.mark.rule("ST-34", "ST-281")
def test_a_rush_ends_as_near_as_an_inch() -> None:
    """Without a melee weapon it does not charge; what it had to shoot with is used up."""
    t = Table("pilot", at=((10, 10),))
    sapper = t.put("sapper", (10, 20))
    sapper.fired, sapper.status = ("long_fuse", "short_fuse", "last_fuse"), ("crippled",)
    t.move(sapper, (10, 18))
    activates(t, sapper, 1)
    assert only(t, "log.ai-rushes-at")["inches"] == 5_740
    assert gap(t, sapper, t.hero()) == 1_000


@pytest.mark.rule("ST-281")
def test_without_a_way_it_comes_as_near_as_it_gets() -> None:
    """On top of five inches a hero is out of reach for everybody who does not jump."""
    t = Table("pilot", at=((10, 10),), terrain=(box(8, 8, 4, 4, height=5),))
    penitent = t.put("penitent", (10, 18))
    t.move(penitent, (10.5, 18))
    activates(t, penitent)
    assert said(t) == ["log.ai-rushes-at"]
    assert routes.why_not_end(t.g, penitent, penitent.models[0].spot) is None
    assert 12.6 < places(penitent)[0][1] < 12.7


@pytest.mark.rule("ST-281")
def test_of_two_ways_to_the_same_place_it_takes_the_one_without_dangerous_ground() -> None:
    fire = box(8, 24, 4, 3, form="area", height=0, dangerous=True)
    t = Table("pilot", at=((10, 10),), terrain=(fire,))
    penitent = t.put("penitent", (10, 31))
    activates(t, penitent, 6, 6, 6)
    assert t.told("log.danger") == [{"unit": penitent.id, "terrain": "test", "n": 0}]
    t = Table("pilot", at=((10, 19),), terrain=(fire, box(6, 17, 8, 4, height=5)))
    penitent = t.put("penitent", (10, 28.5))
    activates(t, penitent)
    assert said(t) == ["log.ai-rushes-at"]
    assert not t.told("log.danger")


@pytest.mark.rule("ST-97", "ST-281")
def test_a_rush_ends_before_difficult_ground_if_that_is_further() -> None:
    reeds = box(0, 20, 48, 4, form="area", height=0, difficult=True)
    t = Table("pilot", at=((10, 10),), terrain=(reeds,))
    penitent = t.put("penitent", (10, 34))
    activates(t, penitent)
    assert only(t, "log.ai-rushes-at")["inches"] == 34_000 - 24_000 - 630
    near = t.put("penitent", (30, 27))
    activates(t, near)
    assert 5_990 < t.told("log.ai-rushes-at")[1]["inches"] <= 6_000


# --- step 3 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-86", "ST-284")
@pytest.mark.parametrize(("far", "stays"), [(3.629, True), (3.63, False)])
def test_nearer_than_three_inches_to_an_objective_it_stays(far: float, stays: bool) -> None:
    """Ruling 12: strictly less, from the base to the point."""
    t = Table("pilot", at=((10, 10),), terrain=(WALL,))
    gunhand, _ = t.put("gunhand", (10, 30)), t.marker(10, 30 + far)
    activates(t, gunhand)
    assert said(t) == ["log.ai-stays" if stays else "log.ai-rushes-to"]
    assert (places(gunhand) == [(10, 30)]) is stays


@pytest.mark.rule("ST-87")
def test_it_rushes_to_the_nearest_objective() -> None:
    t = Table("pilot", at=((44, 10),), terrain=(WALL,))
    gunhand = t.put("gunhand", (10, 30))
    t.marker(10, 47)
    t.marker(26, 30)
    activates(t, gunhand)
    assert only(t, "log.ai-rushes-to")["marker"] == 2


@pytest.mark.rule("ST-87", "ST-34")
def test_at_an_objective_that_is_taken_it_ends_as_near_as_it_gets() -> None:
    t = Table("pilot", at=((10, 10),), terrain=(WALL,))
    t.marker(20, 30)
    first, other = t.put("gunhand", (20, 30)), t.put("gunhand", (10, 30))
    activates(t, other)
    assert said(t) == ["log.ai-rushes-to"]
    assert 1_000 <= gap(t, first, other) < 1_010
    assert routes.why_not_end(t.g, other, other.models[0].spot) is None


@pytest.mark.rule("ST-276", "ST-283")
def test_who_cannot_move_needs_no_die_to_choose_between_enemies_out_of_reach() -> None:
    t = Table("pilot", "breaker", at=((8, 8), (40, 40)))
    activates(t, t.put("bastion_gun", (44, 4)))
    assert said(t) == ["log.ai-cannot-move"]
    assert not t.told("log.tie")


@pytest.mark.rule("ST-137", "ST-283")
def test_an_immobile_unit_shoots_what_it_can_and_else_stays() -> None:
    t = Table("pilot", at=((10, 10),))
    gun = t.put("bastion_gun", (10, 45))
    activates(t, gun)
    assert said(t) == ["log.ai-cannot-move"]
    t.move(t.hero(), (10, 25))
    activates(t, gun, *MISS)
    assert said(t)[1:] == ["log.ai-holds"]
    assert places(gun) == [(10, 45)]


@pytest.mark.rule("ST-250")
def test_it_climbs_but_never_jumps() -> None:
    """A wall of three inches is climbed over; from a roof of five nobody comes down."""
    t = Table("pilot", at=((40, 10),), terrain=(box(0, 20, 48, 1, height=3),))
    penitent, _ = t.put("penitent", (10, 23)), t.marker(10, 10)
    activates(t, penitent)
    assert said(t) == ["log.ai-rushes-to"]
    assert 16.9 < places(penitent)[0][1] < 17.1
    t = Table("pilot", at=((10, 10),), terrain=(box(8, 20, 4, 4, height=5),))
    penitent = t.put("penitent", (10, 22))
    activates(t, penitent)
    assert 20.6 < places(penitent)[0][1] < 20.64
    assert penitent.models[0].spot.level == 5_000
