"""What somebody sees before deciding: who loses what, what falls, and the odds where dice decide."""

from __future__ import annotations

from typing import Any

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Attack, Block, Cast, Declare, Summon
from questhall.kernel.answers import Answer
from questhall.kernel.foresight import Foresight, foresee
from tests.games.sidequest.scenario import Table

CARDS: dict[str, dict[str, Any]] = {
    "mage": {"type": "creature", "cost": 1, "atk": 2, "def": 3, "keywords": {"empower": True}},
    "cap": {"type": "armor", "str": 0, "arm": 1, "slot": "head"},
}


def ahead(t: Table, seat: int, answer: Answer) -> Foresight:
    return foresee(SIDEQUEST, t.g, seat, answer)


def told(seen: Foresight) -> dict[str, int]:
    """How often in a thousand each kind of line is told at all."""
    shares: dict[str, int] = {}
    for each in seen.expected:
        shares[each.told.key] = shares.get(each.told.key, 0) + each.share
    return shares


def lost(seen: Foresight, key: str) -> list[object]:
    return [each.told.args["n"] for each in seen.expected if each.told.key == key]


def attacked_by_a_brute(t: Table) -> Table:
    brute = t.put("brute")
    return t.at("gm", "attack_phase").do(GM, Declare(((brute.id, 1),)))


def test_who_blocks_sees_whether_the_blocker_falls_and_who_does_not_what_it_costs() -> None:
    t = Table(cards=CARDS)
    wolf, _ = t.put("wolf"), t.put("ox")
    attacked_by_a_brute(t)
    assert told(ahead(t, 1, Block(wolf.id)))["log.falls"] == 1000
    assert lost(ahead(t, 1, Block()), "log.lp") == [4]
    assert "log.falls" not in told(ahead(t, 1, Block()))


def test_the_odds_of_an_empowered_blow_are_those_of_the_die() -> None:
    t = Table(cards=CARDS)
    mage, brute = t.put("mage"), t.put("brute")
    t.at("hero", "attack_phase")
    seen = told(ahead(t, 1, Attack(mage.id, brute.id)))
    assert seen["log.falls"] == 500  # ATK 2 and 4 or more of 6, against DEF 6
    assert not any(key.startswith("kernel.") for key in seen)


def test_the_gm_sees_what_an_attack_does_if_nobody_is_in_its_way() -> None:
    t = Table(cards=CARDS)
    brute, _ = t.put("brute"), t.put("ox")
    t.at("gm", "attack_phase")
    seen = ahead(t, GM, Declare(((brute.id, 1),)))
    assert lost(seen, "log.lp") == [4]
    assert seen.unopposed


def test_which_piece_of_armor_is_named_is_the_attackers_choice() -> None:
    t = Table(cards=CARDS)
    for card in ("ox", "mail", "cap"):
        t.put(card)
    attacked_by_a_brute(t)
    seen = ahead(t, 1, Block())
    assert seen.unopposed
    assert sum(each.share for each in seen.expected if each.told.key == "log.arm") >= 999
    assert len([each for each in seen.expected if each.told.key == "log.arm"]) == 2


def test_a_spell_is_seen_to_its_end_and_a_creature_that_is_too_dear_with_its_rule() -> None:
    t = Table(cards=CARDS)
    ghoul = t.put("ghoul")
    t.hero(hand=("spark", "ox"), int_max=1)
    t.at("hero", "main_phase")
    assert "log.damage" in told(ahead(t, 1, Cast("spark", ghoul.id)))
    refusal = ahead(t, 1, Summon("ox")).refusal
    assert refusal is not None
    assert refusal.key == "refusal.too-expensive"
