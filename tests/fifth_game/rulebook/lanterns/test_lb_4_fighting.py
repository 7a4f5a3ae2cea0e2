from __future__ import annotations

import pytest

from lanterns.entities import Monster
from lanterns.game import LANTERNS
from lanterns.moves import Again, Attack, Done, Keep, Walk
from questhall.kernel.foresight import foresee
from tests.fifth_game.cellar_table import BLANK, SHIELD, SKULL, WHITE_BLANK, WHITE_SHIELD, CellarTable, at


def fight(*dice: int, kind: str = "warden", **agreed: bool) -> tuple[CellarTable, Monster]:
    """The cooper (3 red dice) beside a sleeping monster, about to attack."""
    t = CellarTable(dice=dice, **agreed).stand(1, "D4")
    monster = t.monster(kind, "D5", awake=False)
    return t.do(1, Walk(at("D4")), Attack(monster.id)), monster


@pytest.mark.rule("LB-4.1", "LB-4.2", "LB-4.3")
def test_every_skull_without_a_shield_takes_one_body() -> None:
    t, warden = fight(SKULL, SKULL, SKULL, WHITE_SHIELD, WHITE_BLANK, BLANK, BLANK, BLANK, *(5,) * 2)
    t.do(1, Keep())
    assert warden.body == 1
    assert [line.args["wounds"] for line in t.told("hits")] == [2]


@pytest.mark.rule("LB-4.3")
def test_a_monster_without_body_is_gone() -> None:
    t, eel = fight(SKULL, BLANK, SHIELD, WHITE_BLANK, kind="eel")
    t.do(1, Keep())
    assert eel.id not in t.g.monsters


@pytest.mark.rule("LB-4.2")
@pytest.mark.parametrize(("master", "roller"), [(True, 0), (False, None)])
def test_the_tide_rolls_for_monsters_if_there_is_one(master: bool, roller: int | None) -> None:
    t, _ = fight(SKULL, SKULL, BLANK, WHITE_SHIELD, WHITE_SHIELD, BLANK, BLANK, BLANK, 5, 5, master=master)
    t.do(1, Keep())
    assert [line.args["seat"] for line in t.g.log or () if line.key == "kernel.threw"][:2] == [1, roller]


@pytest.mark.rule("LB-4.4")
def test_once_in_a_quest_the_whole_roll_is_repeated() -> None:
    t, warden = fight(BLANK, BLANK, BLANK, SKULL, SKULL, SKULL, WHITE_BLANK, WHITE_BLANK)
    assert t.asked(1) == "again"
    t.do(1, Again())
    assert warden.id not in t.g.monsters
    assert not t.g.bearer(1).fresh


@pytest.mark.rule("LB-4.4")
def test_twice_it_is_not() -> None:
    t = CellarTable(dice=(BLANK,) * 3 + (WHITE_BLANK,)).stand(1, "D4", fresh=False)
    eel = t.monster("eel", "D5", awake=False)
    t.do(1, Walk(at("D4")), Attack(eel.id))
    assert t.asked(1) != "again"
    assert len(t.told("hits")) == 1


@pytest.mark.rule("LB-4.5")
def test_who_falls_drops_the_treasure_and_has_no_more_turns() -> None:
    t = CellarTable(2, dice=(SKULL, SKULL, WHITE_BLANK, WHITE_BLANK)).hide().put(carrier=1)
    t.stand(1, "D4", body=2).stand(2, "A4").monster("eel", "D5")
    t.do(1, Walk(at("D4")), Done()).do(2, Walk(at("A4")), Done())
    assert (t.g.treasure, t.g.carrier, t.asked(2)) == (at("D4"), 0, "walk")


@pytest.mark.rule("LB-4.1", "LB-4.2", "LB-4.3")
def test_the_odds_of_an_attack_are_reckoned_exactly() -> None:
    t = CellarTable().stand(1, "D4")
    eel = t.monster("eel", "D5")
    t.do(1, Walk(at("D4")))
    ahead = foresee(LANTERNS, t.g, 1, Attack(eel.id))
    assert ahead.tries == 0
    assert [(each.told.args["wounds"], each.share) for each in ahead.expected] == [
        (0, 250), (1, 375), (2, 292), (3, 83),
    ]  # fmt: skip
