"""HQ-B.5, HQ-B.11, HQ-B.12: what is revealed, how a quest ends, and what only the game master knows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.checks.quest_traps import check_traps
from questhall.games.heroquest.dungeon.jumps import can_be_jumped
from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import EndTurn, Leave, OpenDoor, Rest, Walk
from questhall.games.heroquest.rules import settling, wounds
from tests.games.heroquest.scenario import Table

CHIEF = v.Foe(kind="goblin", at=(5, 0), id="chief")
CAPTIVE = v.Foe(kind="captive", at=(1, 5), id="miller", friend=True)


def kill(t: Table, tag: str) -> None:
    """Struck dead, and everything that follows has followed."""
    wounds.dies(t.g, next(monster for monster in t.g.monsters.values() if monster.tag == tag))
    t.g.unsettled = False
    settling.settle(t.g)
    t.g.offers = {}


# --- what is revealed ------------------------------------------------------------------------


@pytest.mark.rule("HQ-B.5")
def test_a_room_appears_when_its_door_is_opened() -> None:
    t = Table(foes=(v.Foe(kind="orc", at=(12, 1)),), at=("K3",))
    t.uncover("I3", "J3", "K3")
    assert not t.g.foes
    t.do(OpenDoor(t.door(1)))
    assert [foe.kind for foe in t.g.foes] == ["orc"]
    assert t.g.seen & t.g.plan.room("B") == t.g.plan.room("B")


@pytest.mark.rule("HQ-B.5")
def test_a_corridor_appears_along_the_line_of_sight() -> None:
    t = Table(rows=("A..##", "##.##", "##..."), doors=(v.Door(at=(0, 0), to="east"),), stairs=((0, 0),), at=("A1",))
    t.do(OpenDoor(t.door()))
    assert not t.g.seen >> t.square("E3") & 1
    t.do(Walk(t.square("C1")))
    assert t.g.seen >> t.square("C3") & 1


@pytest.mark.rule("HQ-B.12")
def test_heroes_know_only_what_was_revealed() -> None:
    secret = v.Door(at=(7, 4), to="east", kind="secret")
    t = Table(foes=(v.Foe(kind="orc", at=(12, 1)),), doors=(secret,), traps=(v.Trap(kind="pit", at=(4, 4)),))
    view = HEROQUEST.view(t.g, 1)
    assert view.plan is None
    assert not view.doors
    assert not view.traps
    assert not view.monsters
    assert all(row[8:].strip() == "" for row in view.rows)


@pytest.mark.rule("HQ-B.12")
def test_the_game_master_knows_the_plan() -> None:
    t = Table(foes=(v.Foe(kind="orc", at=(12, 1)),), traps=(v.Trap(kind="pit", at=(4, 4)),))
    plan = HEROQUEST.view(t.g, MASTER).plan
    assert plan is not None
    assert plan.foes[0].monster == "orc"
    assert plan.traps[0].kind == "pit"


@pytest.mark.rule("HQ-B.12")
def test_two_plans_that_differ_in_the_dark_look_alike() -> None:
    one, other = Table(foes=(v.Foe(kind="orc", at=(12, 1)),)), Table(foes=(v.Foe(kind="mummy", at=(13, 2)),))
    assert HEROQUEST.view(one.g, 1) == HEROQUEST.view(other.g, 1)
    assert one.options() == other.options()


# --- how it ends -------------------------------------------------------------------------------


@pytest.mark.rule("HQ-B.11")
def test_a_quest_is_passed_when_its_goal_is_met_and_the_heroes_are_back() -> None:
    t = Table(foes=(CHIEF,), goals=(v.SlayFoes(what=("chief",)),), gold=50, at=("A6",))
    kill(t, "chief")
    assert t.g.goal_met
    assert not t.g.winner
    t.do(Leave())
    assert t.g.how == "passed"
    assert t.hero().gold == 50


@pytest.mark.rule("HQ-B.11")
def test_where_the_quest_says_so_nobody_has_to_go_back() -> None:
    t = Table(foes=(CHIEF,), goals=(v.SlayFoes(),), back=False, gives=("iron_key",))
    kill(t, "chief")
    assert t.g.how == "passed"
    assert t.g.gives == ("iron_key",)
    assert t.hero().state == "out"


@pytest.mark.rule("HQ-B.11")
def test_whoever_leaves_before_has_turned_back() -> None:
    t = Table(foes=(CHIEF,), goals=(v.SlayFoes(what=("chief",)),), gold=50, at=("A6",))
    t.do(Leave())
    assert (t.g.winner, t.g.how) == ("master", "left")
    assert t.hero().gold == 0


@pytest.mark.rule("HQ-B.11")
def test_a_thing_is_to_be_brought_home() -> None:
    t = Table(goals=(v.Find(thing="star_stone"),), at=("A6",))
    t.set(t.hero(), bag=("star_stone",))
    t.do(Leave())
    assert t.g.how == "passed"


@pytest.mark.rule("HQ-B.11")
def test_somebody_who_was_found_is_led_to_the_way_out() -> None:
    t = Table(foes=(CAPTIVE,), goals=(v.Rescue(who="miller"),), at=("B4",), stairs=((0, 5),))
    miller = t.g.friends[0]
    t.do(EndTurn())
    assert (t.asked, t.asked_seat) == ("heroquest.monster", 1)
    t.do(Walk(t.square("A6")))
    assert miller.id not in t.g.monsters
    assert t.g.goal_met
    assert not t.g.winner


@pytest.mark.rule("HQ-B.11")
def test_another_hero_leads_on_when_the_leader_has_left() -> None:
    t = Table("barbarian", "elf", foes=(CAPTIVE,), goals=(v.Rescue(who="miller"),), at=("A6", "B4"), dice=(3, 3, 3))
    t.do(Leave())
    assert t.g.friends[0].led_by == 2
    t.do(EndTurn()).do(Rest())
    assert not t.g.winner


@pytest.mark.rule("HQ-B.11")
def test_who_was_to_be_rescued_must_not_die() -> None:
    t = Table(foes=(CAPTIVE,), goals=(v.Rescue(who="miller"),))
    kill(t, "miller")
    assert t.g.how == "failed"


@pytest.mark.rule("HQ-B.11")
def test_an_escape_names_its_own_way_out() -> None:
    t = Table("barbarian", "elf", goals=(v.Escape(squares=((7, 0),)),), at=("H1", "A6"), dice=(3, 3, 3))
    t.do(Leave())
    assert not t.g.winner
    assert t.refused(Leave()) == ("HQ-B.11",)
    t.set(t.hero(2), square=t.square("H1"))
    t.do(Leave())
    assert t.g.how == "passed"


@pytest.mark.rule("HQ-B.11")
def test_holding_out_counts_rounds_with_somebody_in_the_room() -> None:
    t = Table(goals=(v.HoldOut(rounds=2, room="A"),), back=False)
    t.roll(3).do(EndTurn())
    t.set(t.hero(), square=t.square("I3"))
    t.roll(3).do(EndTurn())
    assert t.g.round == 3
    assert t.told("log.hold-anew")
    t.set(t.hero(), square=t.square("B3"))
    t.roll(3).do(EndTurn())
    assert not t.g.winner
    t.roll(3).do(EndTurn())
    assert t.g.how == "passed"
    assert t.g.round == 5


@pytest.mark.rule("HQ-B.11")
def test_a_choice_can_be_the_goal() -> None:
    t = Table(goals=(v.Choose(flags=("mercy", "justice")),), back=False, dice=(3, 3))
    t.g.set_flag("justice")
    t.do(EndTurn())
    assert t.g.how == "passed"


@pytest.mark.rule("HQ-B.11", "HQ-9.1")
def test_those_who_leave_last_carry_out_whoever_lies_there() -> None:
    t = Table("barbarian", "elf", goals=(v.Escape(),), gold=30, at=("A6", "D3"))
    t.set(t.hero(2), state="down", woken_by="potion", body=0)
    t.do(Leave())
    assert t.g.how == "passed"
    assert [hero.state for hero in t.g.heroes] == ["out", "out"]
    assert [hero.gold for hero in t.g.heroes] == [30, 30]


@pytest.mark.rule("HQ-B.11", "HQ-9.2")
def test_whoever_gets_up_alone_is_waited_for() -> None:
    t = Table("barbarian", "elf", goals=(v.Escape(),), at=("A6", "D3"))
    t.set(t.hero(2), state="down", woken_by="rest", body=0)
    t.roll(3, 3, 3, 3).do(Leave())
    assert not t.g.winner
    assert t.hero(2).upright
    assert t.asked_seat == 2


@pytest.mark.rule("HQ-B.11", "HQ-9.1")
def test_nobody_carries_out_the_last_who_falls() -> None:
    t = Table("barbarian", "elf", at=("A6", "D3"), dice=(3, 3))
    t.do(Leave())
    t.set(t.hero(2), state="down", woken_by="potion", body=0)
    t.do(EndTurn())
    assert t.g.how == "left"
    assert [hero.state for hero in t.g.heroes] == ["out", "lost"]


# --- traps of the plan ------------------------------------------------------------------


@pytest.mark.rule("HQ-10.14")
def test_an_arrow_may_be_only_the_trigger_of_a_rock() -> None:
    rock = v.Trap(kind="rock", at=(3, 3))
    old, new = Table(traps=(rock,)), Table(traps=(replace(rock, buries=(12, 1)),))
    assert old.g.plan.traps[old.square("D4")].buries == -1
    assert new.g.plan.traps[new.square("D4")].buries == new.square("M2")


@pytest.mark.rule("HQ-10.14")
def test_the_shipped_campaign_knows_both_kinds_of_rocks() -> None:
    rocks = [trap for quest in HEROQUEST.lore.quests.values() for trap in quest.traps if trap.kind == "rock"]
    assert {rock.buries is None for rock in rocks} == {True, False}


@pytest.mark.rule("HQ-10.13")
def test_no_pit_lies_in_a_corner_where_nobody_can_jump_straight() -> None:
    corner, wall = v.Trap(kind="pit", at=(0, 0)), v.Trap(kind="pit", at=(3, 0))
    plan = Table(traps=(corner, wall)).g.plan
    assert [flaw.rules for flaw in check_traps(plan.quest, plan)] == [("HQ-10.13",)]


@pytest.mark.rule("HQ-10.13")
def test_every_pit_that_is_shipped_can_be_jumped() -> None:
    for name in HEROQUEST.lore.quests:
        plan = HEROQUEST.lore.plan(name)
        assert all(
            can_be_jumped(plan, trap.marks) for trap in plan.traps.values() if trap.kind in ("pit", "double_pit")
        )
