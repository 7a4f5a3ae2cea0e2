"""HQ-14.3, HQ-14.4, HQ-14.10, HQ-14.11: lasting injuries, poison, and what is good against them."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Act, Again, Attack, Decline, Drink, EndTurn, Mend, Ward, Withstand
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


@pytest.mark.rule("HQ-14.3")
@pytest.mark.parametrize(
    ("injuries", "attack", "defence"),
    [(("injured_attack",), 1, 2), (("injured_defence",), 2, 1), (("injured_attack", "injured_defence"), 1, 1)],
)
def test_a_die_less_in_attack_in_defence_or_in_both(injuries: tuple[str, ...], attack: int, defence: int) -> None:
    t = Table("elf")
    for injury in injuries:
        t.mark(t.hero(), injury, "cured")
    assert (len(t.sheet().attack), len(t.sheet().defence)) == (attack, defence)


@pytest.mark.rule("HQ-14.3")
def test_an_injury_lasts_until_it_is_cured() -> None:
    t = Table("elf").comes("fate:centipede")
    for _ in range(3):
        t.roll(3).do(EndTurn())
    assert t.hero().left == 6


@pytest.mark.rule("HQ-14.4")
def test_the_antidote_costs_a_hundred_and_gives_back_what_poison_took() -> None:
    assert HEROQUEST.lore.things["antidote"].price == 100
    t = Table("elf").comes("treasure:poison_needle")
    assert t.hero().body == 5
    t.set(t.hero(), bag=("antidote",), body=4)
    t.do(Drink("antidote"))
    assert t.hero().body == 5


@pytest.mark.rule("HQ-14.4")
def test_whoever_has_it_may_drink_it_at_once() -> None:
    t = Table("elf")
    t.set(t.hero(), bag=("antidote",))
    t.comes("fate:centipede")
    assert t.asked == "heroquest.antidote"
    t.do(Ward("antidote"))
    assert (t.hero().body, t.hero().bag) == (6, ())
    assert t.hero().has("injured_move")


@pytest.mark.rule("HQ-14.4")
def test_against_a_poison_that_costs_no_body_points_it_does_not_help() -> None:
    t = Table("elf")
    t.set(t.hero(), bag=("antidote",))
    t.comes("furniture:table:1")
    assert t.asked == "heroquest.turn"
    assert t.hero().has("injured_move")


@pytest.mark.rule("HQ-14.11")
def test_the_artifact_prevents_any_harm_by_poison_once() -> None:
    t = Table("elf")
    t.set(t.hero(), bag=("adder_stone",))
    t.comes("fate:centipede").do(Ward("adder_stone"))
    assert (t.hero().body, t.hero().bag) == (6, ())
    assert not t.hero().has("injured_move")


@pytest.mark.rule("HQ-14.11")
def test_it_may_be_kept_for_worse() -> None:
    t = Table("elf")
    t.set(t.hero(), bag=("adder_stone",))
    t.comes("treasure:poison_needle").do(Decline())
    assert (t.hero().body, t.hero().bag) == (5, ("adder_stone",))


@pytest.mark.rule("HQ-14.11", "HQ-19.23")
def test_it_prevents_the_weakening_by_a_poisoned_blade_too() -> None:
    t = Table("barbarian")
    t.set(t.hero(), bag=("adder_stone",))
    monk = t.put("plague_monk", "C3")
    t.masters_turn().do(Act(monk.id)).roll(SKULL, SHIELD, SHIELD, SKULL, SKULL).do(Attack(1))
    assert t.asked == "heroquest.antidote"
    t.do(Ward("adder_stone"))
    assert (t.hero().body, t.hero().bag, t.hero().has("weakened")) == (7, (), False)


@pytest.mark.rule("HQ-14.10")
def test_the_druid_cures_one_injury_on_the_spot_for_a_hundred_gold() -> None:
    t = Table("elf")
    for injury in ("injured_move", "injured_attack", "injured_defence"):
        t.mark(t.hero(), injury, "cured")
    t.set(t.hero(), gold=150)
    t.comes("treasure:druid").do(Mend("blow"))
    assert [mark.kind for mark in t.hero().marks] == ["injured_move"]
    assert t.hero().gold == 50


@pytest.mark.rule("HQ-14.10")
def test_he_may_be_declined_and_does_nothing_for_the_poor() -> None:
    t = Table("elf")
    t.mark(t.hero(), "injured_move", "cured")
    t.comes("treasure:druid")
    assert t.asked == "heroquest.turn"
    t.set(t.hero(), gold=100)
    t.comes("treasure:druid").do(Decline())
    assert (t.hero().gold, t.hero().has("injured_move")) == (100, True)


@pytest.mark.rule("HQ-1.12", "HQ-1.26")
@pytest.mark.parametrize(
    ("body", "dice", "lost"),
    [
        (7, (MONSTER,), 0),
        (7, (SHIELD,), 1),
        (8, (SHIELD, MONSTER), 0),
        (8, (SKULL, SHIELD), 1),
        (9, (SHIELD,), 0),
        (9, (MONSTER, SHIELD), 0),
        (9, (MONSTER, MONSTER), 1),
    ],
)
@pytest.mark.parametrize("poison", ["treasure:poison_needle", "furniture:throne:0"])
def test_the_dwarfs_constitution_wards_off_poison(body: int, dice: tuple[int, ...], lost: int, poison: str) -> None:
    t = Table("dwarf")
    t.set(t.hero(), full_body=body, body=body)
    t.roll(*dice).comes(poison).do(Withstand())
    for _ in dice[1:]:
        t.do(Again())
    assert t.hero().body == body - lost
    assert not t.g.scripted
