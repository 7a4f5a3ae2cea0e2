"""HQ-B: who is there, in which order, and what a turn holds."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Attack, Drink, EndMaster, EndTurn, Give, OpenDoor, TakeUp, Throw, Walk
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.scenario import MONSTER, SKULL, Table


@pytest.mark.rule("HQ-B.1")
def test_the_heroes_take_their_turns_in_order_and_then_the_game_master_moves_all_monsters() -> None:
    t = Table("barbarian", "elf")
    orc = t.put("orc", "H6")
    turns = [t.asked_seat]
    for answer in (EndTurn(), EndTurn(), EndMaster()):
        t.roll(3).do(answer)
        turns.append(t.asked_seat)
    assert turns == [1, 2, MASTER, 1]
    assert orc.id in t.g.monsters


@pytest.mark.rule("HQ-B.1")
def test_one_to_five_heroes_each_class_at_most_once() -> None:
    twice = HEROQUEST.why_not(Settings(heroes=2, company=("elf", "elf")))
    assert twice is not None
    assert twice.rules == ("HQ-B.1",)
    assert HEROQUEST.why_not(Settings(heroes=6)) is not None
    assert HEROQUEST.why_not(Settings(heroes=5)) is None


@pytest.mark.rule("HQ-B.2")
def test_move_and_action_come_in_either_order() -> None:
    t = Table("barbarian", dice=(3,))
    goblin = t.put("goblin", "A3")
    t.roll(MONSTER, MONSTER, MONSTER, MONSTER).do(Attack(goblin.id)).do(Walk(t.square("B6")))
    assert t.hero().took == ("fight", "move")
    assert not t.options(Attack)


@pytest.mark.rule("HQ-B.2")
def test_the_move_is_not_split_around_the_action() -> None:
    t = Table("barbarian", dice=(6,))
    goblin = t.put("goblin", "A2")
    t.do(Walk(t.square("B2"))).roll(MONSTER, MONSTER, MONSTER, MONSTER).do(Attack(goblin.id))
    assert t.refused(Walk(t.square("B3"))) == ("HQ-B.2",)
    assert t.refused(Attack(goblin.id)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-B.3")
def test_doors_gifts_potions_and_things_on_the_floor_cost_nothing() -> None:
    t = Table("barbarian", "elf", at=("H3", "H4"), dice=(3,))
    t.arm(1, "longsword", belt="dagger")
    goblin = t.put("goblin", "E3")
    t.set(t.hero(1), bag=("healing_2", "healing_4"), body=4)
    t.do(OpenDoor(t.door())).do(Give("healing_4", 2)).do(Drink("healing_2"))
    t.roll(SKULL, MONSTER, MONSTER).do(Throw(goblin.id, "dagger"))
    t.do(Walk(t.square("F3")))
    t.do(TakeUp(0))
    assert t.hero(1).belt is not None
    assert t.hero(1).body == 6
    assert t.hero(2).bag == ("healing_4",)
    assert t.hero(1).took == ("fight", "move")


@pytest.mark.rule("HQ-B.12")
def test_only_the_game_master_knows_the_plan() -> None:
    t = Table("barbarian", foes=(v.Foe(kind="orc", at=(13, 2)),), traps=(v.Trap(kind="pit", at=(4, 4)),))
    heroes, master = HEROQUEST.view(t.g, 1), HEROQUEST.view(t.g, MASTER)
    assert heroes.plan is None
    assert not heroes.monsters
    assert not heroes.traps
    assert master.plan is not None
    assert [foe.monster for foe in master.plan.foes] == ["orc"]
    assert [trap.kind for trap in master.plan.traps] == ["pit"]


@pytest.mark.rule("HQ-B.13")
def test_the_shaker_draws_the_order_of_all_turns_anew_each_round() -> None:
    orders = set()
    for seed in range(12):
        g = HEROQUEST.start(Settings(heroes=3, company=("barbarian", "elf", "dwarf"), shaker=True), seed)
        assert sorted(g.order) == [MASTER, 1, 2, 3]
        orders.add(g.order)
    assert len(orders) > 6
    assert {order.index(MASTER) for order in orders} != {3}


@pytest.mark.rule("HQ-B.13")
def test_without_the_shaker_the_order_is_fixed_and_the_game_master_comes_last() -> None:
    assert Table("barbarian", "elf", "dwarf").g.order == (1, 2, 3, MASTER)
