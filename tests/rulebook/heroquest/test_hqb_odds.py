"""HQ-B.6 in numbers: what an attack may come to is reckoned exactly before anybody rolls."""

from __future__ import annotations

from fractions import Fraction

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.moves import Act, Attack, Throw
from questhall.games.heroquest.rules.fighting import Attack as Fight
from questhall.games.heroquest.rules.odds import lost_points
from questhall.kernel.answers import Answer
from questhall.kernel.asks import QUESTIONS
from tests.games.heroquest.scenario import Table


def expected(t: Table, answer: Answer) -> dict[str, int]:
    """What would be told, and how often in a thousand."""
    told = QUESTIONS[t.asked].expects(t.g, t.g.stack[-1], t.asked_seat, answer)
    assert told is not None
    return {f"{line.key}:{line.args.get('n', 0)}": often for line, often in told}


@pytest.mark.rule("HQ-B.6")
def test_a_club_against_a_goblin() -> None:
    t = Table("wizard")
    goblin = t.put("goblin", "A3")
    fight = Fight(attacker=1, target=goblin.id, dice=("white",))
    assert lost_points(t.g, fight) == [Fraction(7, 12), Fraction(5, 12)]
    assert expected(t, Attack(goblin.id)) == {"log.misses:0": 583, "log.hurt-monster:1": 417}


@pytest.mark.rule("HQ-B.6", "HQ-15.1")
def test_coloured_dice_count_as_they_are() -> None:
    t = Table("dwarf")
    goblin = t.put("goblin", "A3", asleep=True)
    t.arm(1, Gear("hand_axe", rusty=True))
    fight = Fight(attacker=1, target=goblin.id, dice=("green", "green"))
    assert lost_points(t.g, fight) == [Fraction(4, 9), Fraction(4, 9), Fraction(1, 9)]
    assert sum(expected(t, Attack(goblin.id)).values()) == 999


@pytest.mark.rule("HQ-19.5", "HQ-19.49")
@pytest.mark.parametrize(("kind", "kept"), [("lesser_demon", Fraction(1, 3)), ("ghost_warrior", Fraction(1, 6))])
def test_saves_are_part_of_it(kind: str, kept: Fraction) -> None:
    t = Table("barbarian")
    foe = t.put(kind, "A3", asleep=True)
    fight = Fight(attacker=1, target=foe.id, dice=("black",), magic=True)
    assert lost_points(t.g, fight)[1] == Fraction(2, 3) * (1 - kept)


@pytest.mark.rule("HQ-4.3")
def test_an_indirect_shot_may_go_astray() -> None:
    t = Table("elf", "dwarf", at=("A3", "C3"))
    t.arm(1, "short_sword", "bow")
    orc = t.put("orc", "E3", asleep=True)
    assert expected(t, Attack(orc.id, "ranged")) == {
        "log.misses:0": 111, "log.hurt-monster:1": 333, "log.hurt-monster:2": 250, "log.goes-astray:0": 306,
    }  # fmt: skip


@pytest.mark.rule("HQ-19.23")
def test_the_weakened_need_every_skull_twice() -> None:
    t = Table("dwarf")
    goblin = t.put("goblin", "A3", asleep=True)
    t.mark(t.hero(), "weakened", "cured")
    fight = Fight(attacker=1, target=goblin.id, dice=("white",))
    assert lost_points(t.g, fight) == [Fraction(3, 4), Fraction(1, 4)]


@pytest.mark.rule("HQ-B.6", "HQ-4.5")
def test_throws_and_monsters_attacks_are_reckoned_too() -> None:
    t = Table("barbarian", at=("A3",))
    t.arm(1, "longsword", belt="dagger")
    goblin = t.put("goblin", "D3", asleep=True)
    assert expected(t, Throw(goblin.id, "dagger")) == {"log.misses:0": 500, "log.hurt-monster:1": 500}
    t.set(goblin, asleep=False, square=t.square("B3"))
    t.set(t.hero(), mind=0)
    t.masters_turn().do(Act(goblin.id))
    assert expected(t, Attack(1)) == {"log.misses:0": 250, "log.hurt-hero:1": 500, "log.hurt-hero:2": 250}


@pytest.mark.rule("HQ-B.6")
def test_nothing_is_lost_in_the_reckoning() -> None:
    t = Table("barbarian")
    ogre = t.put("ogre_officer", "A3")
    fight = Fight(attacker=1, target=ogre.id, dice=("black", "green", "white", "white", "white"))
    assert sum(lost_points(t.g, fight)) == 1
