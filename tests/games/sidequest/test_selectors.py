"""Amounts, players, kinds and filters mean what docs/packs_sidequest.md says."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.moves import Cast
from questhall.games.sidequest.values import atk
from tests.games.sidequest.casting import Words, cast, casting
from tests.games.sidequest.scenario import Table

# --- amounts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (2, 2),
        ("2H", 4),
        ({"by": "count", "of": {"each": "hero_creature"}}, 3),
        ({"by": "count", "of": {"each": "own_creature"}, "times": 2}, 4),
        ({"by": "count", "of": {"each": "own_creature"}, "times": 2, "most": 3}, 3),
        ({"by": "roll", "plus": 1}, 6),
        ({"by": "stat", "stat": "atk", "of": "target"}, 1),
        ({"by": "stat", "stat": "def", "of": "target"}, 6),
        ({"by": "stat", "stat": "cost", "of": "target"}, 3),
        ({"by": "encounters", "times": 2, "plus": 1}, 7),
    ],
)
def test_an_amount_is_what_it_says(amount: Any, expected: int) -> None:
    t = casting({"effect": "gain", "resource": "lp", "amount": amount}, target="own_creature", heroes=2, dice=(5,))
    ox = t.put("ox")
    t.put("wolf")
    t.put("wolf", 2)
    t.g.completed = 3
    cast(t, ox.id)
    assert t.hero().lp == 10 + expected


# --- who and what -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "hands"),
    [
        ("you", (0, 1, 0, 0)),
        ("each_hero", (0, 1, 1, 1)),
        ("other_heroes", (0, 0, 1, 1)),
        ("gm", (1, 0, 0, 0)),
        ("target", (0, 0, 1, 0)),
    ],
)
def test_who_names_players(who: str, hands: tuple[int, ...]) -> None:
    t = casting({"effect": "draw", "amount": 1, "who": who}, target="hero", heroes=3)
    cast(t, 2)
    assert tuple(len(t.g.player(seat).hand) for seat in range(4)) == hands


def test_owner_is_the_owner_of_the_target_card() -> None:
    t = casting({"effect": "draw", "amount": 1, "who": "owner"}, target="creature", heroes=2)
    cast(t, t.put("wolf", 2).id)
    assert (len(t.hero(1).hand), len(t.hero(2).hand)) == (0, 1)


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("creature", "ghoul hermit wolf ox"),
        ("gm_creature", "ghoul"),
        ("hero_creature", "wolf ox"),
        ("own_creature", "wolf"),
        ("enemy_creature", "ghoul"),
        ("neutral_creature", "hermit"),
        ("weapon", "sword"),
        ("armor", "helmet mail"),
        ("equipment", "sword helmet mail"),
        ("own_weapon", "sword"),
        ("own_armor", "helmet"),
        ("own_equipment", "sword helmet"),
        ("own_card", "wolf sword helmet"),
        ("attackable", "ghoul hermit"),
    ],
)
def test_a_kind_offers_exactly_its_cards(kind: str, found: str) -> None:
    t = casting({"effect": "heal", "amount": 1, "to": "target"}, target=kind, heroes=2)
    for card, seat in (
        ("ghoul", GM),
        ("hermit", 9),
        ("wolf", 1),
        ("ox", 2),
        ("sword", 1),
        ("helmet", 1),
        ("mail", 2),
    ):
        t.put(card, seat)
    t.at("hero", "main_phase")
    offered = [a.target for a in t.g.options(1) if isinstance(a, Cast)]
    assert sorted(t.g.things[i].card for i in offered) == sorted(found.split())


@pytest.mark.parametrize(("kind", "found"), [("hero", [1, 2, 3]), ("other_hero", [2, 3])])
def test_heroes_can_be_chosen(kind: str, found: list[int]) -> None:
    t = casting({"effect": "heal", "amount": 1, "to": "target"}, target=kind, heroes=3)
    t.at("hero", "main_phase")
    assert [a.target for a in t.g.options(1) if isinstance(a, Cast)] == found


def test_for_the_gm_heroes_are_attackable() -> None:
    curse = {
        "type": "gm_sorcery",
        "cost": 0,
        "target": {"choose": "attackable"},
        "do": [{"effect": "damage", "amount": 1, "to": "target"}],
    }
    t = Table(cards={"curse": curse}).gm(hand=["curse"])
    wolf = t.put("wolf")
    t.put("ghoul")
    t.at("gm", "main_phase")
    assert {a.target for a in t.g.options(0) if isinstance(a, Cast)} == {1, wolf.id}


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ({"keyword": "flying"}, ["bat"]),
        ({"max_cost": 1}, ["bat"]),
        ({"max_def": 3}, ["bat", "ghoul"]),
        ({"damaged": True}, ["brute"]),
        ({"burning": True}, ["ghoul"]),
        ({"paralyzed": True}, ["bat"]),
    ],
)
def test_a_filter_narrows_a_kind_down(where: Words, found: list[str]) -> None:
    bat = {"type": "gm_creature", "size": 1, "atk": 1, "def": 1, "keywords": {"flying": True}}
    t = casting({"effect": "destroy", "to": {"each": "gm_creature", "where": where}}, bat=bat)
    t.put("bat", paralyzed="roll")
    t.put("ghoul", burn=1)
    t.put("brute", damage=1)
    cast(t)
    assert sorted(t.g.gm.discard) == found


def test_other_leaves_out_the_card_itself() -> None:
    lord = {
        "type": "creature",
        "cost": 1,
        "atk": 1,
        "def": 1,
        "static": [
            {
                "gives": "stat",
                "stat": "atk",
                "amount": 2,
                "to": {"each": "own_creature", "where": {"other": True}},
            }
        ],
    }
    t = Table(cards={"lord": lord})
    assert (atk(t.g, t.put("lord")), atk(t.g, t.put("wolf"))) == (1, 4)
