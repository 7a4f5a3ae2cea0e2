"""Small questions: what written heroes answer to them."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.moves import Again, Disarm, DisarmChest, Jump, Keep, Walk, Withstand
from questhall.kernel.answers import Answer
from tests.games.heroquest.bots import says
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

PIT = (v.Trap(kind="pit", at=(2, 2)),)


@pytest.mark.parametrize(
    ("hero", "move", "face", "answer"),
    [
        ("elf", Jump(34), SKULL, Again()),
        ("elf", Jump(34), SHIELD, Keep()),
        ("elf", Disarm(34), SKULL, Again()),
        ("dwarf", Disarm(34), SKULL, Keep()),
        ("dwarf", Disarm(34), MONSTER, Again()),
    ],
)
def test_a_die_is_rolled_again_when_it_fails_and_only_then(hero: str, move: Answer, face: int, answer: Answer) -> None:
    t = Table(hero, traps=PIT)
    t.g.traps_found = 1 << 34
    t.mark(t.hero(), "repeat")
    t.roll(face).do(move)
    assert t.asked == "heroquest.repeat-die"
    assert says(t) == answer


@pytest.mark.parametrize(("face", "answer"), [(MONSTER, Again()), (SKULL, Keep())])
def test_at_a_chest_only_a_monster_shield_fails(face: int, answer: Answer) -> None:
    t = Table("elf", chests=(v.Chest(at=(2, 1), trap=(v.Hurt(body=1),)),))
    t.mark(t.hero(), "repeat")
    t.do(Walk(t.square("C3"))).roll(face).do(DisarmChest(t.square("C2")))
    assert says(t) == answer


def test_the_dwarf_rolls_against_poison_as_often_as_allowed() -> None:
    t = Table("dwarf")
    t.set(t.hero(), full_body=8, body=8)
    t.roll(SKULL).comes("fate:centipede")
    assert says(t) == Withstand()
    assert says(t.do(Withstand())) == Again()
