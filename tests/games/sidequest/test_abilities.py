"""Every condition, static and cost of the vocabulary does what docs/packs_sidequest.md says."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.moves import (
    Activate,
    Bind,
    Declare,
    Discard,
    Done,
    Draw,
    Target,
)
from questhall.games.sidequest.values import atk, cost, defense, hand_limit, hero_keyword, keyword
from tests.games.sidequest.abilities import (
    DREAD,
    JOY,
    Words,
    creature,
    glad,
    strikes,
    struck,
    table,
    when,
)

# --- conditions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "lay"),
    [
        ({"is": "count", "of": {"each": "own_creature"}, "at_least": 2}, lambda t: t.put("wolf")),
        (
            {"is": "count", "of": {"each": "own_weapon"}, "at_least": 1, "at_most": 1},
            lambda t: t.put("sword"),
        ),
        ({"is": "hand", "at_least": 2, "at_most": 2}, lambda t: t.hero(hand=["wolf", "ox"])),
        ({"is": "keyword", "of": "self", "keyword": "flying"}, lambda t: t.put("wings")),
        ({"is": "damaged", "of": "self"}, lambda t: setattr(next(iter(t.g.things.values())), "damage", 1)),
        ({"is": "partnered"}, lambda t: t.at("hero", "main_phase").do(1, Bind(t.put("pet").id))),
        ({"is": "equipped", "what": "weapon"}, lambda t: t.put("sword")),
        ({"is": "equipped", "what": "armor"}, lambda t: t.put("helmet")),
        ({"is": "equipped", "what": "equipment"}, lambda t: t.put("helmet")),
        ({"is": "boss_encounter"}, lambda t: t.boss()),
        ({"is": "encounters", "at_least": 2}, lambda t: setattr(t.g, "completed", 2)),
    ],
)
def test_a_condition_decides_whether_something_happens(condition: Words, lay: Any) -> None:
    wings = {
        "type": "lasting",
        "cost": 0,
        "until": "game",
        "static": [{"gives": "keyword", "keyword": "flying", "to": {"each": "own_creature"}}],
    }
    t = table(it=creature(**when("turn_start", **{"if": condition})), wings=wings, pet=creature(partner={"str": 1}))
    t.put("it")
    assert not glad(t.at("hero", "begins"))
    lay(t)
    assert glad(t.at("hero", "begins"))


@pytest.mark.parametrize(("lp", "after"), [(3, 8), (4, 4)])
def test_the_condition_lp(lp: int, after: int) -> None:
    t = table(it=creature(**when("turn_start", **{"if": {"is": "lp", "at_most": 3}})))
    t.put("it")
    t.hero(lp=lp)
    assert t.at("hero", "begins").hero().lp == after


# --- statics ----------------------------------------------------------------------------------


def static(**words: Any) -> Words:
    return {"type": "lasting", "cost": 0, "until": "game", "static": [words]}


def test_a_stat_bonus_changes_values_while_its_card_is_in_play() -> None:
    t = table(
        flag=static(gives="stat", stat="atk", amount=2, to={"each": "own_creature"}),
        wall=static(gives="stat", stat="def", amount=-1, to={"each": "gm_creature"}),
    )
    wolf, brute = t.put("wolf"), t.put("brute")
    t.put("flag")
    t.put("wall")
    assert (atk(t.g, wolf), defense(t.g, wolf), defense(t.g, brute)) == (4, 3, 5)


def test_a_stat_bonus_for_armor() -> None:
    t = table(oil=static(gives="stat", stat="arm", amount=2, to={"each": "own_armor"}))
    helmet = t.put("helmet")
    t.put("oil")
    assert defense(t.g, helmet) == 4


def test_a_stat_bonus_may_be_a_count() -> None:
    pack = creature(
        static=[
            {
                "gives": "stat",
                "stat": "atk",
                "amount": {"by": "count", "of": {"each": "own_creature"}},
                "to": "self",
            }
        ]
    )
    t = table(pack=pack)
    beast = t.put("pack")
    t.put("wolf")
    assert (atk(t.g, beast), atk(t.g, t.put("ox"))) == (3, 1)


def test_a_static_may_have_a_condition() -> None:
    t = table(
        rage=static(
            gives="stat",
            stat="atk",
            amount=2,
            to={"each": "own_creature"},
            **{"if": {"is": "lp", "at_most": 3}},
        )
    )
    wolf = t.put("wolf")
    t.put("rage")
    assert atk(t.g, wolf) == 2
    t.hero(lp=3)
    assert atk(t.g, wolf) == 4


def test_a_creature_falls_when_the_card_that_kept_it_alive_goes() -> None:
    t = table(
        lord=creature(
            defense=1, static=[{"gives": "stat", "stat": "def", "amount": 2, "to": {"each": "hero_creature"}}]
        )
    )
    lord, wolf, ghoul = t.put("lord", damage=1), t.put("wolf", damage=4), t.put("ghoul")
    struck(t, ghoul, lord.id)
    assert (wolf.id in t.g.things, t.hero().discard) == (False, ("lord", "wolf"))


def test_a_keyword_bonus_gives_keywords_to_cards_and_heroes() -> None:
    t = table(
        net=static(gives="keyword", keyword="thorns", n=2, to={"each": "own_weapon"}),
        kite=static(gives="keyword", keyword="flying", to="you"),
    )
    sword = t.put("sword")
    t.put("net")
    t.put("kite")
    assert (keyword(t.g, sword, "thorns"), hero_keyword(t.g, t.hero(), "flying")) == (2, 1)


def test_a_cost_bonus_makes_cards_cheaper_but_never_free() -> None:
    t = table(
        2,
        tome=static(gives="cost", kind="spell", amount=-1, side="you"),
        toll={
            "type": "world",
            "static": [{"gives": "cost", "kind": "creature", "amount": 2, "side": "heroes"}],
        },
        nova={"type": "sorcery", "cost": 3, "do": [JOY]},
    )
    t.put("tome")
    t.put("toll")
    assert (cost(t.g, 1, "nova"), cost(t.g, 2, "nova"), cost(t.g, 1, "spark")) == (2, 3, 1)
    assert (cost(t.g, 2, "wolf"), cost(t.g, 0, "ghoul")) == (4, 2)


def test_a_side_bonus_for_hero_attacks() -> None:
    t = table(song=static(gives="side", what="hero_attack", amount=2, side="heroes"))
    t.put("song")
    brute = t.put("brute")
    strikes(t, 1, brute)
    assert brute.damage == 3


def test_a_side_bonus_for_the_hand_limit() -> None:
    t = table(2, bag=static(gives="side", what="hand_limit", amount=1, side="you"))
    t.put("bag")
    assert [hand_limit(t.g, seat) for seat in (0, 1, 2)] == [7, 8, 7]


def test_a_side_bonus_for_the_income_of_the_gm() -> None:
    t = table(
        dice=(3,),
        mine={"type": "world", "static": [{"gives": "side", "what": "income", "amount": 1, "side": "gm"}]},
    )
    t.put("mine")
    t.put("ghoul")
    assert t.at("gm", "growth_phase").g.gm.bp == 2


def test_a_side_bonus_for_drawing() -> None:
    t = table(
        dice=(3,),
        map={"type": "world", "static": [{"gives": "side", "what": "draw", "amount": 1, "side": "heroes"}]},
    )
    t.put("map")
    t.at("hero", "draw_phase").do(1, Draw(2))
    assert len(t.hero().hand) == 2


# --- costs of activating ----------------------------------------------------------------------


def idol(pay: Words, **more: Any) -> Words:
    return {"type": "lasting", "cost": 0, "until": "game", "activated": [{"pay": pay, "do": [JOY], **more}]}


@pytest.mark.parametrize(
    ("pay", "field", "left"),
    [({"int": 2}, "int_free", 3), ({"str": 2}, "str_free", 3), ({"lp": 2}, "lp", 13)],
)
def test_points_are_paid(pay: Words, field: str, left: int) -> None:
    t = table(it=idol(pay))
    it = t.put("it")
    t.at("hero", "main_phase").do(1, Activate(it.id))
    assert getattr(t.hero(), field) == left


@pytest.mark.parametrize(
    ("pay", "poor", "rules"),
    [
        ({"int": 2}, {"int_spent": 4}, ("SQ-7.4",)),
        ({"str": 2}, {"str_spent": 4}, ("SQ-6.6",)),
        ({"lp": 2}, {"lp": 2}, ("SQ-7.4",)),
        ({"discard": 1}, {"hand": []}, ("SQ-7.4",)),
        ({"sacrifice": "creature"}, {"creatures": []}, ("SQ-11.12",)),
    ],
)
def test_what_cannot_be_paid_is_refused(pay: Words, poor: Words, rules: tuple[str, ...]) -> None:
    t = table(it=idol(pay))
    it = t.put("it")
    t.hero(**poor)
    assert t.at("hero", "main_phase").refused(1, Activate(it.id)) == rules


def test_the_gm_pays_bp() -> None:
    idle = {"type": "gm_lasting", "cost": 0, "until": "game", "activated": [{"pay": {"bp": 2}, "do": [JOY]}]}
    t = table(it=idle).gm(bp=3)
    it = t.put("it", 0)
    t.put("ghoul")
    assert glad(t.at("gm", "main_phase").do(0, Activate(it.id)))
    assert (t.g.gm.bp, t.g.gm.spent) == (1, 2)


def test_a_card_is_discarded_as_a_cost() -> None:
    t = table(it=idol({"discard": 1}))
    it = t.put("it")
    t.hero(hand=["ox", "wolf"])
    assert glad(t.at("hero", "main_phase").do(1, Activate(it.id), Discard("wolf")))
    assert (t.hero().hand, t.hero().discard) == (("ox",), ("wolf",))


def test_the_card_itself_is_sacrificed_as_a_cost() -> None:
    t = table(it=creature(activated=[{"pay": {"sacrifice": "self"}, "do": [JOY]}]))
    it = t.put("it")
    assert glad(t.at("hero", "main_phase").do(1, Activate(it.id)))
    assert t.hero().discard == ("it",)


def test_another_creature_is_sacrificed_as_a_cost() -> None:
    t = table(it=creature(activated=[{"pay": {"sacrifice": "creature"}, "do": [JOY]}]))
    it, wolf = t.put("it"), t.put("wolf")
    t.at("hero", "main_phase").do(1, Activate(it.id))
    assert t.g.options(1) == [Target(wolf.id)]
    assert glad(t.do(1, Target(wolf.id)))


def test_an_ability_is_used_once_per_turn_unless_it_says_otherwise() -> None:
    t = table(it=idol({"int": 1}), free=idol({"int": 1}, once=None))
    it, free = t.put("it"), t.put("free")
    t.at("hero", "main_phase").do(1, Activate(it.id), Activate(free.id), Activate(free.id))
    assert t.refused(1, Activate(it.id)) == ("SQ-7.7",)


def test_only_instant_abilities_are_possible_in_a_window() -> None:
    t = table(slow=idol({"int": 1}), fast=idol({"int": 1}, instant=True))
    slow, fast, ghoul = t.put("slow"), t.put("fast"), t.put("ghoul")
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Activate(slow.id)) == ("SQ-2.5",)
    t.do(1, Activate(fast.id)).passes()
    assert t.hero().lp == 13


def test_an_ability_with_a_condition_waits_for_it() -> None:
    t = table(it=idol({"int": 1}, **{"if": {"is": "equipped", "what": "weapon"}}))
    it = t.put("it")
    assert t.at("hero", "main_phase").refused(1, Activate(it.id)) == ("SQ-7.7",)
    t.put("sword")
    assert glad(t.at("hero", "main_phase").do(1, Activate(it.id)))


def test_partner_abilities_count_only_while_bound() -> None:
    pet = creature(partner={"str": 1, "activated": [{"pay": {"int": 1}, "do": [JOY]}], **when("turn_start", DREAD)})
    t = table(pet=pet)
    it = t.put("pet")
    t.at("hero", "begins")
    assert t.g.gm.bp == 0
    assert t.at("hero", "main_phase").refused(1, Activate(it.id)) == ("SQ-7.7",)
    assert glad(t.do(1, Bind(it.id), Activate(it.id), Done()))
    t.at("hero", "begins")
    assert t.g.gm.bp == 5
