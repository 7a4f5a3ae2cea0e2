"""Moving: actions and their lengths, the inch between units, groups, given moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest.entities import Mark
from questhall.games.starquest.rules import moving, routes
from questhall.games.starquest.rules.coherency import is_together
from questhall.games.starquest.rules.given_moves import MayGo
from questhall.games.starquest.rules.moving import Moves
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.space.measure import INCH
from tests.games.starquest.scenario import Inches, Table, box

FAR = (10, 10), (40, 40)


def begun(*heroes: str, at: Sequence[Inches] = FAR, **more: Any) -> Table:
    """The first hero is active, the second far away. Any: whatever a table takes."""
    t = Table(*(heroes or ("pilot", "mender")), at=at, **more)
    t.activate()
    return t


# --- the actions ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-24", "ST-25", "ST-30")
def test_rest_hold_and_skill_move_nobody() -> None:
    for answer in (m.Rest(), m.Hold(), m.Scurry()):
        t = begun(dice=(1,))
        before = t.hero().spot
        t.do(answer)
        assert t.hero().spot == before


@pytest.mark.rule("ST-26")
def test_an_advance_goes_up_to_six_inches() -> None:
    t = begun()
    assert t.refused(m.Advance(path=(t.at(16.001, 10),))).key == "refusal.too-far"
    t.do(m.Advance(path=(t.at(10, 16),)))
    assert t.hero().spot.point == t.at(10, 16)


@pytest.mark.rule("ST-26", "ST-27")
def test_shots_come_after_the_move_of_an_advance() -> None:
    t = begun()
    gunhand = t.put("gunhand", (10, 24))
    t.do(m.Advance(path=(t.at(10, 15),)))
    assert t.hero().spot.point == t.at(10, 15)
    assert t.options(m.Shoot) == [m.Shoot(at=(("signal_pistol", gunhand.id),))]
    t.do(m.HoldFire())
    assert t.refused(m.Advance(path=(t.at(10, 16),))).key == "refusal.no-action-left"


@pytest.mark.rule("ST-28")
def test_a_rush_goes_up_to_twelve_inches_and_no_shots_follow() -> None:
    t = begun()
    t.put("gunhand", (10, 24))
    assert t.refused(m.Rush(path=(t.at(22.001, 10),))).key == "refusal.too-far"
    t.do(m.Rush(path=(t.at(10, 13), t.at(10, 19))))
    assert t.hero().spot.point == t.at(10, 19)
    assert t.asked == "starquest.activation"
    assert not t.options(m.Shoot)


@pytest.mark.rule("ST-202", "ST-247")
def test_a_move_may_be_shorter_and_bend_as_one_likes() -> None:
    t = begun()
    t.do(m.Rush(path=(t.at(12, 14), t.at(10, 14), t.at(10, 13))))
    assert t.hero().spot.point == t.at(10, 13)
    assert t.told("log.rush")[0]["inches"] == 4473 + 2000 + 1000


# --- how far -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-127", "ST-128", "ST-152", "ST-153")
def test_fast_and_slow_change_the_lengths() -> None:
    t = Table()
    fast, slow = t.put("courser", (20, 20)), t.put("husks", (30, 20))
    for unit, advance, rush in ((fast, 8, 16), (slow, 4, 8)):
        assert values.allowance(t.g, unit, "advance") == advance * INCH
        assert values.allowance(t.g, unit, "rush") == rush * INCH
        assert values.allowance(t.g, unit, "charge") == rush * INCH


@pytest.mark.rule("ST-166", "ST-167", "ST-237")
def test_crippled_halves_what_fast_injury_and_action_have_left() -> None:
    t = begun()
    hero = t.hero()
    hero.status, hero.injuries = ("crippled",), ("leg",)
    assert values.allowance(t.g, hero, "advance") == 2 * INCH
    assert values.allowance(t.g, hero, "rush") == 4 * INCH
    assert t.refused(m.Rush(path=(t.at(14.001, 10),))).args["most"] == 4 * INCH


@pytest.mark.rule("ST-137")
def test_who_is_immobile_can_only_hold() -> None:
    t = Table()
    gun = t.put("bastion_gun", (20, 20))
    assert [values.allowance(t.g, gun, action) for action in ("advance", "rush", "charge")] == [0, 0, 0]
    assert moving.why_not_immobile(t.g, gun) is not None
    assert moving.why_not_immobile(t.g, t.hero()) is None


# --- the inch ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-34", "ST-248")
def test_units_keep_an_inch_from_friend_and_enemy_all_along() -> None:
    t = begun(at=((10, 10), (14, 10)))
    t.put("gunhand", (10, 14))
    assert t.refused(m.Advance(path=(t.at(11.741, 10),))).key == "refusal.too-near"
    assert t.refused(m.Advance(path=(t.at(10, 11.741),))).key == "refusal.too-near"
    t.do(m.Advance(path=(t.at(11.74, 10),)))


@pytest.mark.rule("ST-34", "ST-209")
def test_exactly_an_inch_is_far_enough() -> None:
    t = begun(at=((10, 10), (14, 10)))
    t.do(m.Advance(path=(t.at(11.74, 10),)))
    gap = t.hero(2).spot.x - t.hero().spot.x - 2 * values.radius(t.g, t.hero())
    assert gap == INCH


@pytest.mark.rule("ST-248")
def test_who_starts_nearer_may_go_if_the_gap_never_shrinks_and_an_inch_is_left() -> None:
    t = begun()
    t.put("gunhand", (11.5, 10))
    assert t.refused(m.Advance(path=(t.at(9.5, 10),))).key == "refusal.ends-too-near"
    assert t.refused(m.Advance(path=(t.at(10.1, 10), t.at(5, 10)))).key == "refusal.too-near"
    t.do(m.Advance(path=(t.at(9.24, 10),)))


@pytest.mark.rule("ST-247", "ST-234")
def test_nobody_walks_through_a_base_but_over_who_lies_unconscious() -> None:
    t = begun(at=((10, 10), (13, 10)))
    t.hero(2).down = True
    t.g.offers = {}
    assert t.refused(m.Advance(path=(t.at(13.5, 10),))).key == "refusal.no-place-to-stand"
    t.do(m.Advance(path=(t.at(15.9, 10),)))
    assert t.hero().spot.point == t.at(15.9, 10)


@pytest.mark.rule("ST-247")
def test_where_the_straight_way_is_barred_the_shortest_around_is_gone() -> None:
    t = begun(terrain=(box(12, 8, 2, 4, height=5, impassable=True),))
    t.do(m.Rush(path=(t.at(16, 10),)))
    assert t.hero().spot.point == t.at(16, 10)
    assert 7 * INCH < t.told("log.rush")[0]["inches"] < 9 * INCH


# --- groups -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-88", "ST-89", "ST-251")
def test_a_group_is_together_within_an_inch_of_one_and_three_of_all() -> None:
    t = Table()

    def together(*places: Inches) -> bool:
        gang = t.put("scrap_gang", *places)
        return is_together(t.g, gang, gang.models)

    assert together((20, 20), (22.26, 20), (20, 22.26), (22.26, 22.26))
    assert not together((20, 20), (22.261, 20), (23.6, 20), (23.6, 22))
    assert not together((20, 20), (21.3, 20), (22.9, 20), (24.261, 20))
    assert together((20, 20), (21.3, 20), (20, 23.2), (21.3, 23.2))


@pytest.mark.rule("ST-251")
def test_members_of_a_group_pass_through_each_other() -> None:
    t = Table()
    gang = t.put("scrap_gang", (20, 20), (21.3, 20), (22.6, 20), (23.9, 20))
    t.run(Moves(unit=gang.id, model=0, path=(t.at(25.2, 20),)))
    assert gang.models[0].spot.point == t.at(25.2, 20)


# --- flying and given moves -----------------------------------------------------------------------------------


@pytest.mark.rule("ST-132", "ST-133", "ST-134", "ST-252")
def test_flyers_pass_over_units_walls_gaps_and_bad_ground_without_a_roll() -> None:
    ground = (
        box(12, 8, 1, 4, height=9, impassable=True),
        box(14, 8, 3, 4, form="gap", height=5),
        box(17.5, 8, 2, 4, form="area", height=0, dangerous=True, difficult=True),
    )
    t = begun("leaper", "mender", terrain=ground)
    t.put("gunhand", (13.5, 12.7))
    t.do(m.Rush(path=(t.at(21, 10),)))
    assert t.hero().spot.point == t.at(21, 10)
    assert not t.told("kernel.threw")
    assert not t.told("kernel.rolled")


@pytest.mark.rule("ST-252", "ST-245")
def test_a_flyer_ends_where_anybody_may_and_an_inch_from_others() -> None:
    t = begun("leaper", "mender", terrain=(box(12, 8, 3, 4, height=9, impassable=True),))
    t.put("gunhand", (18, 10))
    assert t.refused(m.Rush(path=(t.at(13, 10),))).key == "refusal.impassable"
    assert t.refused(m.Rush(path=(t.at(16.5, 10),))).key == "refusal.ends-too-near"


@pytest.mark.rule("ST-151", "ST-237")
def test_a_scout_may_move_twelve_inches_or_six_when_crippled() -> None:
    t = Table("wayfinder", "mender")
    t.run(MayGo(unit=1, inches=12 * INCH, purpose="scout"))
    assert t.asked == "starquest.go"
    assert t.refused(m.Go(path=(t.at(22.001, 10),))).key == "refusal.too-far"
    t.do(m.Go(path=(t.at(10, 22),)))
    assert t.hero().spot.point == t.at(10, 22)
    t.hero().status = ("crippled",)
    t.run(MayGo(unit=1, inches=12 * INCH, purpose="scout"))
    assert t.refused(m.Go(path=(t.at(16.001, 22),))).args["most"] == 6 * INCH
    t.do(m.Stay())


@pytest.mark.rule("ST-75", "ST-207")
def test_scurry_is_a_test_and_then_up_to_d3_inches() -> None:
    t = begun("shade", "mender", dice=(4, 3))
    t.do(m.Scurry())
    assert t.told("log.scurries") == [{"seat": 1, "inches": 2 * INCH}]
    assert t.refused(m.Go(path=(t.at(12.001, 10),))).key == "refusal.too-far"
    t.do(m.Go(path=(t.at(12, 10),)))
    assert t.hero().spot.point == t.at(12, 10)
    assert t.hero().skill_actions == 0
    assert t.hero().actions == 1


@pytest.mark.rule("ST-75", "ST-5")
def test_a_failed_scurry_goes_nowhere_unless_it_is_bought() -> None:
    t = begun("shade", "mender", dice=(1, 6))
    t.do(m.Scurry())
    t.do(m.Decline())
    assert t.asked == "starquest.activation"
    assert not t.told("log.scurries")


@pytest.mark.rule("ST-75", "ST-167", "ST-237")
def test_crippled_halves_a_scurry() -> None:
    t = begun("shade", "mender")
    t.hero().status = ("crippled",)
    t.roll(6, 6)
    t.do(m.Scurry())
    assert t.refused(m.Go(path=(t.at(11.501, 10),))).args["most"] == 1500
    t.do(m.Go(path=(t.at(11.5, 10),)))


@pytest.mark.rule("ST-75", "ST-34")
def test_a_given_move_keeps_all_rules_of_moving() -> None:
    t = begun("shade", "mender", dice=(6, 6))
    t.put("gunhand", (13, 10))
    t.do(m.Scurry())
    assert t.refused(m.Go(path=(t.at(11, 10),))).key == "refusal.too-near"
    t.do(m.Stay())
    assert t.hero().spot.point == t.at(10, 10)


@pytest.mark.rule("ST-208")
def test_a_hero_who_has_finished_can_still_be_sent_somewhere() -> None:
    t = begun()
    t.do(m.EndActivation())
    t.run(MayGo(unit=1, inches=3 * INCH))
    t.do(m.Go(path=(t.at(10, 13),)), seat=1)
    assert t.hero().spot.point == t.at(10, 13)


@pytest.mark.rule("ST-34", "ST-245", "ST-247")
def test_who_slips_through_others_passes_over_them_but_through_no_wall() -> None:
    t = begun("shade", "mender", terrain=(box(16, 5, 1, 10, height=5, impassable=True),))
    t.put("gunhand", (12, 10))
    assert t.refused(m.Advance(path=(t.at(14.3, 10),))).key == "refusal.too-far"
    t.hero().marks = (Mark("phasing", "activation"),)
    assert t.refused(m.Advance(path=(t.at(13.5, 10),))).key == "refusal.ends-too-near"
    assert t.refused(m.Rush(path=(t.at(18, 10),))).key == "refusal.too-far"
    t.do(m.Advance(path=(t.at(14.3, 10),)))
    t.run(MayGo(unit=1, inches=6 * INCH, over=True))
    t.do(m.Go(path=(t.at(9, 10),)))
    assert t.hero().spot.point == t.at(9, 10)


# --- tables of both sizes ---------------------------------------------------------------------------------


@pytest.mark.rule("ST-16", "ST-239")
def test_the_small_table_is_the_same_game_with_every_length_halved() -> None:
    small = begun(settings=Settings(small=True))
    large = begun()
    for t in (small, large):
        t.do(m.Rush(path=(t.at(10, 21.9),)))
    assert small.hero().spot == large.hero().spot
    assert small.told("log.rush") == large.told("log.rush")
    assert values.radius(small.g, small.hero()) == values.radius(large.g, large.hero())


@pytest.mark.rule("ST-239")
def test_beside_a_real_small_table_bases_keep_their_size() -> None:
    t = Table(settings=Settings(small=True, beside=True))
    assert values.radius(t.g, t.hero()) == 2 * 630


@pytest.mark.rule("ST-247")
def test_a_path_has_points_and_not_too_many() -> None:
    t = begun()
    assert t.refused(m.Rush(path=())).key == "refusal.no-path"
    points = tuple([t.at(10, 11) for _ in range(routes.MOST_POINTS + 1)])
    assert t.refused(m.Rush(path=points)).args == {"n": routes.MOST_POINTS}
