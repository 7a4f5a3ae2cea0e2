"""HQ-11: chests."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import DisarmChest, EndTurn, OpenChest, SearchTraps, SearchTreasure, Walk
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

NEEDLE = (v.GoldPieces(n=-30),)
GOLD = (v.GoldPieces(n=100),)
E3 = 36


def chest(*heroes: str, trap: v.Effects = NEEDLE) -> Table:
    """A chest on E3; the first hero walks from B3 to D3, beside it."""
    t = Table(*heroes, dice=(6,), chests=(v.Chest(at=(4, 2), trap=trap, holds=GOLD),))
    for hero in t.g.heroes:
        t.set(hero, gold=50)
    return t.do(Walk(t.square("D3")))


@pytest.mark.rule("HQ-11.1")
def test_a_trapped_chest_must_be_disarmed_before_it_is_opened() -> None:
    t = chest()
    assert t.refused(OpenChest(E3)) == ("HQ-11.1",)
    t.roll(SHIELD).do(DisarmChest(E3)).do(OpenChest(E3))
    assert t.hero().gold == 150


@pytest.mark.rule("HQ-11.1")
def test_a_monster_shield_fails_has_the_consequences_of_the_quest_and_ends_the_turn() -> None:
    t = chest("barbarian", "elf").roll(MONSTER, 3).do(DisarmChest(E3))
    assert (t.hero().gold, t.asked_seat) == (20, 2)


@pytest.mark.rule("HQ-11.1", "HQ-11.2")
def test_walking_asking_disarming_and_opening_leave_the_action() -> None:
    t = chest()
    assert t.told("log.chest-trapped") == [{"square": t.square("E3")}], "asked and answered"
    t.roll(SKULL).do(DisarmChest(E3)).do(OpenChest(E3))
    assert SearchTreasure() in t.options()


@pytest.mark.rule("HQ-11.2", "HQ-B.12")
def test_from_afar_nobody_knows_whether_there_is_a_trap() -> None:
    tables = [Table(chests=(v.Chest(at=(4, 2), trap=trap),)) for trap in ((), NEEDLE)]
    one, other = [HEROQUEST.view(t.g, 1) for t in tables]
    assert one == other
    assert [t.refused(OpenChest(E3)) for t in tables] == [("HQ-11.2",)] * 2


@pytest.mark.rule("HQ-11.2")
def test_a_plain_chest_is_simply_opened_once() -> None:
    t = chest(trap=())
    assert t.refused(DisarmChest(E3)) == ("HQ-11.1",)
    t.do(OpenChest(E3))
    assert t.refused(OpenChest(E3)) == ("HQ-11.2",)


@pytest.mark.rule("HQ-11.2", "HQ-10.1", "HQ-12.1")
def test_monsters_forbid_searching_the_room_but_not_the_chest() -> None:
    """What may not be searched with monsters in sight are rooms; of chests no sentence says so."""
    t = chest()
    t.put("orc", "H6")
    assert t.refused(SearchTreasure()) == ("HQ-12.1",)
    assert t.refused(SearchTraps()) == ("HQ-10.1",)
    t.roll(SHIELD).do(DisarmChest(E3)).do(OpenChest(E3))
    assert (t.hero().gold, t.hero().took) == (150, ("move",))


@pytest.mark.rule("HQ-11.3")
def test_after_a_failure_the_trap_is_spent_and_another_hero_may_be_faster() -> None:
    t = chest("barbarian", "elf").roll(MONSTER, 3).do(DisarmChest(E3))
    t.set(t.hero(2), square=t.square("E2"))
    t.do(OpenChest(E3))
    assert (t.hero(1).gold, t.hero(2).gold) == (20, 150)


@pytest.mark.rule("HQ-11.3")
def test_after_a_failure_the_same_hero_opens_it_in_the_next_turn() -> None:
    t = chest().roll(MONSTER, 3).do(DisarmChest(E3))
    assert t.hero().took == (), "the next turn has begun"
    t.do(OpenChest(E3)).roll(3).do(EndTurn())
    assert t.hero().gold == 120


@pytest.mark.rule("HQ-11.4")
@pytest.mark.parametrize(("hero", "bag"), [("dwarf", ()), ("elf", ("tool_kit",)), ("wizard", ())])
def test_at_a_chest_all_roll_alike(hero: str, bag: tuple[str, ...]) -> None:
    for face in (SKULL, SHIELD, MONSTER):
        t = chest(hero)
        t.set(t.hero(), bag=bag)
        t.roll(face, 3).do(DisarmChest(E3))
        assert (t.hero().gold == 20) == (face == MONSTER)
