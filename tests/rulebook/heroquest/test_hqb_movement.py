"""HQ-B.4 and HQ-B.5: moving, doors, and what comes to light."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.moves import Allow, Decline, OpenDoor, Path, Walk
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.scenario import Table


def path(t: Table, *spots: str) -> Path:
    return Path(tuple([t.square(spot) for spot in spots]))


@pytest.mark.rule("HQ-B.4")
def test_steps_are_orthogonal_and_go_from_square_to_square() -> None:
    t = Table("barbarian", dice=(3,))
    assert t.refused(path(t, "C4")) == ("HQ-B.4",)
    t.do(path(t, "C3", "C4"))
    assert t.hero().square == t.square("C4")
    assert t.hero().left == 6


@pytest.mark.rule("HQ-B.4")
def test_a_friend_is_passed_but_nobody_stops_there() -> None:
    t = Table("barbarian", "elf", at=("B3", "C3"), dice=(3,))
    assert "HQ-B.4" in t.refused(Walk(t.square("C3")))
    assert "HQ-B.4" in t.refused(path(t, "C3"))
    t.do(path(t, "C3", "D3"))
    assert t.hero().square == t.square("D3")


@pytest.mark.rule("HQ-B.4")
def test_the_friend_is_asked_where_that_was_agreed() -> None:
    t = Table("barbarian", "elf", at=("B3", "C3"), dice=(3,), settings=Settings(consent=True))
    t.do(path(t, "C3", "D3"))
    assert (t.asked, t.asked_seat) == ("heroquest.may-pass", 2)
    t.do(Decline())
    assert t.hero().square == t.square("B3")
    assert t.hero().left == 8
    t.do(path(t, "C3", "D3")).do(Allow())
    assert t.hero().square == t.square("D3")


@pytest.mark.rule("HQ-B.4")
def test_never_through_monsters_or_walls() -> None:
    t = Table("barbarian", at=("H1",), dice=(6,))
    t.put("orc", "G1")
    t.uncover()
    assert t.refused(path(t, "G1", "F1")) == ("HQ-B.4",)
    assert t.refused(path(t, "I1")) == ("HQ-B.4",)


@pytest.mark.rule("HQ-B.4")
def test_a_door_opens_for_a_hero_who_stands_before_it_and_says_so() -> None:
    t = Table("barbarian", at=("G3",), dice=(3,))
    assert t.refused(OpenDoor(t.door())) == ("HQ-B.4",)
    t.do(Walk(t.square("H3")))
    assert "HQ-B.4" in t.refused(path(t, "I3"))
    t.do(OpenDoor(t.door())).do(path(t, "I3"))
    assert t.hero().square == t.square("I3")


@pytest.mark.rule("HQ-B.5")
def test_the_content_of_a_room_appears_when_its_door_is_opened() -> None:
    t = Table("barbarian", at=("K3",), dice=(3,), foes=(v.Foe(kind="orc", at=(13, 2)),))
    t.uncover("K3")
    assert not t.g.monsters
    t.do(OpenDoor(t.door(1)))
    assert [monster.kind for monster in t.g.monsters.values()] == ["orc"]
    assert t.g.seen >> t.square("P5") & 1


@pytest.mark.rule("HQ-B.5")
def test_a_corridor_appears_along_the_line_of_sight_and_stops_whoever_sees_a_monster() -> None:
    t = Table("barbarian", at=("H3",), dice=(6,), foes=(v.Foe(kind="orc", at=(8, 5)),))
    assert not t.g.seen >> t.square("I3") & 1
    t.do(OpenDoor(t.door()))
    assert t.g.seen >> t.square("I6") & 1
    assert [monster.square for monster in t.g.monsters.values()] == [t.square("I6")]


@pytest.mark.rule("HQ-B.5")
def test_the_walk_ends_where_a_monster_comes_to_light() -> None:
    rows = ("AAA...", "###.##", "###...")
    door = v.Door(at=(2, 0), to="east", open=True)
    t = Table("barbarian", rows=rows, doors=(door,), stairs=((0, 0),), at=("D1",), dice=(6,),
              foes=(v.Foe(kind="goblin", at=(5, 2)),))  # fmt: skip
    t.uncover("D1", "D2", "D3", "E1", "F1", "E3", "F3")
    t.g.seen &= ~(1 << t.square("F3"))
    t.do(path(t, "D2", "D3", "E3"))
    assert t.hero().square == t.square("D2")
    assert t.hero().left == 10
    assert len(t.g.monsters) == 1
