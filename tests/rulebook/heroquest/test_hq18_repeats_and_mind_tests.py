"""HQ-18: repeats of a whole roll, and tests of the mind."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.dice import WHITE
from questhall.games.heroquest.moves import Act, Again, Attack, Keep
from questhall.games.heroquest.rules.testing import mind_test
from questhall.kernel.dice import RepeatedTwiceError
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


@pytest.mark.rule("HQ-18.1")
def test_a_repeat_repeats_the_whole_roll_and_the_second_one_stands() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "A3")
    t.mark(t.hero(), "repeat", "attack")
    t.roll(SKULL, SHIELD, SHIELD, SHIELD).do(Attack(orc.id))
    assert t.options() == [Again(), Keep()]
    t.roll(SHIELD, SHIELD, SHIELD, MONSTER).do(Again())
    assert orc.body == 1
    assert [len(throw["dice"]) for throw in t.told("kernel.threw")] == [4, 4]


@pytest.mark.rule("HQ-18.1")
def test_a_repeated_roll_is_never_repeated_again_by_another_effect() -> None:
    t = Table("elf", at=("A3",))
    orc = t.put("orc", "E3")
    t.arm(1, "short_sword", "bow")
    t.mark(t.hero(), "repeat", "quest")
    t.roll(SHIELD, SHIELD).do(Attack(orc.id, "ranged")).roll(SHIELD, SHIELD).do(Again())
    assert t.asked == "heroquest.turn"
    assert not t.hero().has("repeated_attack")


@pytest.mark.rule("HQ-18.1")
def test_the_kernel_refuses_a_second_repeat() -> None:
    g = Table("elf").g
    again = g.repeat(g.throw("attack", (WHITE,)), (WHITE,))
    with pytest.raises(RepeatedTwiceError):
        g.repeat(again, (WHITE,))


@pytest.mark.rule("HQ-18.1")
def test_what_the_plague_made_one_roll_again_is_not_repeated_either() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "A3")
    t.mark(t.hero(), "weakened", "cured")
    t.mark(t.hero(), "repeat", "attack")
    t.roll(SKULL, SKULL, SHIELD, SHIELD, SHIELD, SHIELD).do(Attack(orc.id))
    assert t.asked == "heroquest.turn"
    assert orc.body == 1


@pytest.mark.rule("HQ-18.1")
def test_a_defence_is_repeated_too_each_kind_of_roll_once() -> None:
    t = Table("barbarian")
    rat = t.put("clanrat", "A3")
    t.mark(t.hero(), "repeat", "quest")
    t.masters_turn().do(Act(rat.id)).roll(SKULL, SKULL, SKULL, SHIELD).do(Attack(1))
    t.roll(SHIELD, SHIELD).do(Again())
    assert t.hero().body == 8
    assert t.hero().has("repeated_defence")


@pytest.mark.rule("HQ-18.2")
@pytest.mark.parametrize(
    ("mind", "rolled", "passed"),
    [(2, 2, True), (2, 3, False), (4, 1, True), (8, 5, True), (8, 6, False), (0, 1, False)],
)
def test_a_mind_test_is_a_die_of_at_most_the_current_mind_and_a_6_fails(mind: int, rolled: int, passed: bool) -> None:
    t = Table("elf")
    t.set(t.hero(), mind=mind)
    assert mind_test(t.roll(rolled).g, t.hero()) is passed
