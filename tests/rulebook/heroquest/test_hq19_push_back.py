"""HQ-19.27 and HQ-19.50 to HQ-19.53: pushing back."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.moves import Act, Attack, PushBack, Wound
from tests.games.heroquest.scenario import SHIELD, SKULL, Table

NARROW = ("AAAAAAAA", "########", "BBBBBBBB")


def hits(t: Table, n: int, target: int, defence: int) -> Table:
    """The Barbarian's four dice show so many skulls, and no die of the defence helps."""
    return t.roll(*(SKULL,) * n, *(SHIELD,) * (4 - n), *(SKULL,) * defence).do(Attack(target))


@pytest.mark.rule("HQ-19.27", "HQ-19.51", "HQ-19.52")
def test_a_hit_is_spent_to_push_further_hits_wound_and_the_pusher_follows() -> None:
    t = Table("barbarian")
    fimir = t.put("fimir", "C3")
    hits(t, 2, fimir.id, 3).do(PushBack())
    assert (fimir.square, fimir.body) == (t.square("D3"), 1)
    assert t.hero().square == t.square("C3")


@pytest.mark.rule("HQ-19.27")
def test_the_spent_hit_does_not_wound() -> None:
    t = Table("barbarian")
    goblin = t.put("goblin", "C3")
    hits(t, 1, goblin.id, 1).do(PushBack())
    assert (goblin.square, goblin.body) == (t.square("D3"), 1)


@pytest.mark.rule("HQ-19.27")
def test_a_hero_may_wound_instead() -> None:
    t = Table("barbarian")
    goblin = t.put("goblin", "C3")
    hits(t, 1, goblin.id, 1).do(Wound())
    assert goblin.id not in t.g.monsters


@pytest.mark.rule("HQ-19.27")
def test_whoever_has_one_body_point_left_pushes_nobody() -> None:
    t = Table("barbarian")
    t.set(t.hero(), body=1)
    goblin = t.put("goblin", "C3")
    hits(t, 1, goblin.id, 1)
    assert goblin.id not in t.g.monsters


@pytest.mark.rule("HQ-19.27")
def test_without_an_undefended_hit_nobody_pushes() -> None:
    t = Table("barbarian")
    goblin = t.put("goblin", "C3")
    t.roll(SHIELD, SHIELD, SHIELD, SHIELD).do(Attack(goblin.id))
    assert t.asked == "heroquest.turn"


@pytest.mark.rule("HQ-19.27")
def test_a_diagonal_blow_does_not_push() -> None:
    t = Table("elf")
    goblin = t.put("goblin", "C4")
    t.roll(SKULL, SKULL, SKULL).do(Attack(goblin.id))
    assert goblin.id not in t.g.monsters


@pytest.mark.rule("HQ-19.50", "HQ-19.52")
def test_an_orc_pushes_with_its_last_body_point_and_follows() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "C3")
    t.masters_turn().do(Act(orc.id)).roll(SKULL, SHIELD, SHIELD, SKULL, SKULL).do(Attack(1)).do(PushBack())
    assert (t.hero().square, t.hero().body, orc.square) == (t.square("A3"), 8, t.square("B3"))


@pytest.mark.rule("HQ-19.50")
def test_a_goblin_cannot_push() -> None:
    t = Table("barbarian")
    goblin = t.put("goblin", "C3")
    t.masters_turn().do(Act(goblin.id)).roll(SKULL, SHIELD, SKULL, SKULL).do(Attack(1))
    assert t.hero().body == 7


BEHIND = [
    ("C3", "D3", "E3", ()),
    ("C3", "D3", "D4", ("E3",)),
    ("C3", "D3", "D2", ("E3", "D4")),
    ("C3", "D3", "E4", ("E3", "D4", "D2")),
    ("B4", "B5", "C5", ()),
    ("B4", "B5", "B6", ("C5", "A5")),
]


@pytest.mark.rule("HQ-19.53")
@pytest.mark.parametrize(("pushed", "behind", "to", "taken"), BEHIND)
def test_figures_behind_give_way_horizontally_then_vertically_then_diagonally(
    pushed: str, behind: str, to: str, taken: tuple[str, ...]
) -> None:
    t = Table("barbarian")
    goblin, other = t.put("goblin", pushed), t.put("orc", behind)
    for spot in taken:
        t.put("skeleton", spot)
    hits(t, 1, goblin.id, 1).do(PushBack())
    assert (goblin.square, other.square) == (t.square(behind), t.square(to))


@pytest.mark.rule("HQ-19.53")
def test_a_whole_row_goes_back_where_there_is_no_other_way() -> None:
    t = Table("barbarian", rows=NARROW, at=("B1",), stairs=((0, 0),), doors=())
    row = [t.put("goblin", spot) for spot in ("C1", "D1", "E1")]
    hits(t, 1, row[0].id, 1).do(PushBack())
    assert [goblin.square for goblin in row] == [t.square(spot) for spot in ("D1", "E1", "F1")]


@pytest.mark.rule("HQ-19.53")
def test_if_nobody_can_give_way_there_is_no_push() -> None:
    t = Table("barbarian", rows=NARROW, at=("F1",), stairs=((0, 0),), doors=())
    goblin = t.put("goblin", "G1")
    t.put("goblin", "H1")
    hits(t, 1, goblin.id, 1)
    assert goblin.id not in t.g.monsters


@pytest.mark.rule("HQ-19.53")
def test_nobody_is_pushed_against_a_wall() -> None:
    t = Table("barbarian", at=("G3",))
    goblin = t.put("goblin", "H3")
    hits(t, 1, goblin.id, 1)
    assert goblin.id not in t.g.monsters


@pytest.mark.rule("HQ-19.53")
def test_a_hero_who_is_pushed_onto_a_trap_sets_it_off() -> None:
    t = Table("barbarian", traps=(v.Trap(kind="pit", at=(0, 2)),))
    orc = t.put("orc", "C3")
    t.masters_turn().do(Act(orc.id)).roll(SKULL, SHIELD, SHIELD, SKULL, SKULL).do(Attack(1)).do(PushBack())
    assert (t.hero().square, t.hero().body) == (t.square("A3"), 7)
    assert t.hero().pit


@pytest.mark.rule("HQ-19.53", "HQ-19.52")
def test_a_hero_who_follows_sets_off_what_the_monster_stood_on() -> None:
    t = Table("barbarian", traps=(v.Trap(kind="pit", at=(2, 2)),))
    goblin = t.put("goblin", "C3")
    hits(t, 1, goblin.id, 1).do(PushBack())
    assert goblin.square == t.square("D3")
    assert t.hero().pit


@pytest.mark.rule("HQ-19.53", "HQ-B.9")
def test_monsters_set_off_no_hidden_trap_where_they_are_pushed() -> None:
    t = Table("barbarian", traps=(v.Trap(kind="pit", at=(3, 2)),))
    goblin = t.put("goblin", "C3")
    hits(t, 1, goblin.id, 1).do(PushBack())
    assert (goblin.square, goblin.pit, t.g.traps_spent) == (t.square("D3"), False, 0)


@pytest.mark.rule("HQ-19.52", "HQ-B.5")
def test_whoever_follows_through_a_door_sees_what_is_behind_it() -> None:
    t = Table("barbarian", at=("H3",), doors=(v.Door(at=(7, 2), to="east", open=True),))
    t.uncover("I3", "J3")
    goblin = t.put("goblin", "I3")
    hits(t, 1, goblin.id, 1).do(PushBack())
    assert t.g.seen >> t.square("I1") & 1
