"""SQ-7.2, Instants at any time: whoever is asked whatever, an Instant may come first."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.moves import (
    Activate,
    ActivateNow,
    Block,
    Cast,
    CastNow,
    Declare,
    Discard,
    Done,
    Draw,
    Equip,
    Grow,
    Intervene,
    Pass,
    Summon,
    Target,
)
from questhall.kernel.answers import STALE, Answer
from tests.games.sidequest.scenario import Table

CARDS: dict[str, dict[str, Any]] = {
    "halt": {"type": "instant", "cost": 1, "timing": "attack", "do": [{"effect": "cancel_attack"}]},
    "haze": {"type": "instant", "cost": 1, "timing": "attack", "do": [{"effect": "weaken_attack", "amount": 2}]},
    "riposte": {"type": "instant", "cost": 1, "timing": "attack",
                "do": [{"effect": "damage", "amount": 1, "to": "attacker"}]},
    "kill": {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
             "do": [{"effect": "destroy", "to": "target"}]},
    "crush": {"type": "gm_instant", "cost": 1, "target": {"choose": "hero_creature"},
              "do": [{"effect": "destroy", "to": "target"}]},
    "spite": {"type": "instant", "cost": 1, "do": [
        {"effect": "discard", "who": "you", "amount": 1}, {"effect": "heal", "amount": 3, "to": "you"}]},
    "medic": {"type": "creature", "cost": 1, "atk": 1, "def": 2, "activated": [
        {"pay": {"int": 1}, "instant": True, "do": [{"effect": "heal", "amount": 1, "to": "you"}]},
        {"pay": {"int": 1}, "do": [{"effect": "heal", "amount": 1, "to": "you"}]}]},
}  # fmt: skip


def table(*hand: str, **settings: Any) -> Table:
    t = Table(cards=CARDS, **settings)
    t.hero(hand=hand)
    return t


def attacked(t: Table, *attacks: tuple[int, int]) -> Table:
    return t.at("gm", "attack_phase").do(GM, Declare(attacks))


# --- whatever is asked ---------------------------------------------------------------------


@pytest.mark.rule("SQ-7.2")
def test_a_hero_casts_an_instant_while_the_gm_is_asked_what_to_do() -> None:
    t = table("ember")
    brute = t.put("brute")
    t.at("gm", "main_phase").do(1, CastNow("ember", brute.id))
    assert brute.damage == 1
    assert t.asked(GM) == "gm-main"


@pytest.mark.rule("SQ-7.2")
def test_the_gm_casts_an_instant_while_a_hero_is_asked_what_to_do() -> None:
    t = table("wolf")
    ox = t.put("ox")
    t.gm(hand=["gm_jolt"], bp=1)
    t.at("hero", "main_phase").do(GM, CastNow("gm_jolt", ox.id)).passes()
    assert ox.damage == 1
    assert t.asked(1) == "hero-main"


@pytest.mark.rule("SQ-7.2", "SQ-7.3")
def test_what_comes_in_between_is_answered_like_anything_else() -> None:
    t = table("ember", "wolf")
    brute = t.put("brute")
    t.gm(hand=["gm_veto", "ghoul"], bp=5)
    t.at("gm", "main_phase").do(1, CastNow("ember", brute.id))
    t.do(GM, Cast("gm_veto", t.g.chain[0].id)).passes()
    assert (brute.damage, t.asked(GM)) == (0, "gm-main")


@pytest.mark.rule("SQ-7.2")
def test_a_question_that_offers_the_same_again_keeps_its_number() -> None:
    t = table("ember")
    brute = t.put("brute")
    t.at("gm", "attack_phase")
    before = t.g.asks
    t.do(1, CastNow("ember", brute.id))
    assert t.g.asks == before


@pytest.mark.rule("SQ-7.2")
def test_a_question_that_has_become_another_takes_no_old_answer() -> None:
    t = table("kill")
    ghoul, brute = t.put("ghoul"), t.put("brute")
    t.at("gm", "attack_phase")
    before = t.g.asks[0].number
    t.do(1, CastNow("kill", ghoul.id))
    assert t.g.answer(GM, Declare(((brute.id, 1),)), before) == STALE


@pytest.mark.rule("SQ-7.2")
def test_an_attack_phase_without_attackers_is_passed_over() -> None:
    t = table("kill")
    ghoul, brute = t.put("ghoul"), t.put("brute")
    brute.attacked = True
    t.at("gm", "attack_phase").do(1, CastNow("kill", ghoul.id))
    assert t.asked(GM) == "gm-end"


@pytest.mark.rule("SQ-7.2")
def test_what_others_have_answered_in_secret_stands() -> None:
    t = table("ember", heroes=2, dice=(3, 3))
    brute = t.put("brute")
    t.at("hero", "draw_phase").do(2, Draw(1)).do(1, CastNow("ember", brute.id))
    assert (t.asked(1), t.asked(2)) == ("draw", "")
    t.do(1, Draw(0))
    assert (len(t.hero(1).hand), len(t.hero(2).hand)) == (0, 1)
    t.do(1, Grow(1, 0)).do(2, Grow(1, 0))


@pytest.mark.rule("SQ-7.2", "SQ-7.7")
def test_an_ability_that_is_used_at_once_comes_first_and_no_other() -> None:
    t = table()
    medic = t.put("medic")
    t.put("brute")
    t.at("gm", "main_phase")
    assert t.refused(1, ActivateNow(medic.id, 1)) == ("SQ-2.5",)
    t.do(1, ActivateNow(medic.id, 0)).passes()
    assert (t.hero().lp, t.asked(GM)) == (11, "gm-main")


@pytest.mark.rule("SQ-7.2", "SQ-7.3")
def test_an_effect_that_is_being_carried_out_waits() -> None:
    """Its own lines go on afterwards, and what lies below it on the stack comes last."""
    t = table("spite", "ember", "wolf")
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("ember", brute.id), Cast("spite")).passes()
    assert (t.asked(1), brute.damage) == ("discard", 0)
    t.hero(hand=["wolf", "kill"])
    t.do(1, CastNow("kill", brute.id)).passes()
    assert brute.id not in t.g.things
    assert (t.asked(1), t.hero().lp) == ("discard", 10)
    t.do(1, Discard("wolf"))
    assert t.hero().lp == 13
    assert t.told("no-effect") == [{"card": "ember"}]


@pytest.mark.rule("SQ-7.2", "SQ-7.3")
def test_whoever_has_passed_may_still_come_back_while_the_window_is_open() -> None:
    t = table("ember", "wolf", heroes=2)
    t.hero(2, hand=["wolf"])
    brute = t.put("brute")
    attacked(t, (brute.id, 1)).do(1, Pass())
    assert (t.asked(1), t.asked(2)) == ("", "react")
    t.do(1, CastNow("ember", brute.id))
    assert (t.asked(1), t.asked(2), len(t.g.chain)) == ("react", "react", 1)


@pytest.mark.rule("SQ-7.2", "SQ-5.13")
def test_a_block_is_not_asked_for_when_the_attacker_has_gone() -> None:
    t = table("kill")
    brute, ox = t.put("brute"), t.put("ox")
    t.put("ghoul")
    attacked(t, (brute.id, 1)).do(1, Pass())
    assert t.asked(1) == "block"
    t.do(1, CastNow("kill", brute.id))
    assert (t.asked(1), t.hero().lp, ox.damage) == ("", 10, 0)


@pytest.mark.rule("SQ-7.2", "SQ-5.4")
def test_a_blocker_that_has_gone_is_not_offered_any_more() -> None:
    t = table("wolf")
    brute, ox, wolf = t.put("brute"), t.put("ox"), t.put("wolf")
    t.gm(hand=["crush"], bp=1)
    attacked(t, (brute.id, 1)).passes().do(GM, CastNow("crush", ox.id)).passes()
    assert t.g.options(1) == [Block(), Block(wolf.id)]


@pytest.mark.rule("SQ-7.2", "SQ-5.10")
def test_an_attack_called_off_in_between_needs_nobody_to_intervene() -> None:
    t = table("halt", heroes=2)
    brute = t.put("brute")
    attacked(t, (brute.id, 1)).passes()
    assert t.asked(2) == "intervene"
    t.do(1, CastNow("halt")).passes()
    assert (t.asked(2), t.hero(1).lp) == ("", 10)
    assert t.g.refuse(2, Intervene()) is not None


# --- what is not possible --------------------------------------------------------------------


@pytest.mark.rule("SQ-7.2", "SQ-7.1")
@pytest.mark.parametrize(("answer", "rule"), [
    (CastNow("spark", 0), "SQ-7.1"), (CastNow("kill", 99), "SQ-7.9"), (CastNow("halt"), "SQ-7.2"),
    (CastNow("ember", 0), "SQ-1.11"),
])  # fmt: skip
def test_only_an_instant_of_the_own_hand_with_an_occasion_comes_first(answer: Answer, rule: str) -> None:
    t = table("spark", "kill", "halt")
    t.put("brute")
    t.at("gm", "main_phase")
    assert rule in t.refused(1, answer)


@pytest.mark.rule("SQ-7.2", "SQ-7.4")
def test_an_instant_that_cannot_be_paid_does_not_come_first() -> None:
    t = table("kill")
    brute = t.put("brute")
    t.hero(int_spent=5)
    t.at("gm", "main_phase")
    assert t.refused(1, CastNow("kill", brute.id)) == ("SQ-7.4",)
    assert t.g.asides(1) == []


@pytest.mark.rule("SQ-7.2", "SQ-2.7")
def test_a_hero_who_is_knocked_out_is_silent() -> None:
    t = table("kill", heroes=2)
    brute = t.put("brute")
    t.hero(out=True)
    t.at("gm", "main_phase")
    assert t.refused(1, CastNow("kill", brute.id)) == ("SQ-2.7",)


@pytest.mark.rule("SQ-7.2", "SQ-4.8")
def test_a_gm_who_must_begin_an_encounter_keeps_what_that_costs() -> None:
    t = table()
    ox = t.put("ox")
    t.gm(hand=["gm_jolt", "ghoul"], bp=1, spent=0)
    t.g.world_ready = True
    t.at("gm", "main_phase")
    price = t.g.cards["ghoul"].cost
    t.gm(bp=price)
    assert t.refused(GM, CastNow("gm_jolt", ox.id)) == ("SQ-4.8",)
    t.gm(bp=price + 1)
    t.do(GM, CastNow("gm_jolt", ox.id)).passes()
    assert ox.damage == 1


# --- what is shown ---------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.2")
def test_a_seat_is_told_what_it_could_do_out_of_turn() -> None:
    t = table("ember", "halt", "spark")
    brute, medic = t.put("brute"), t.put("medic")
    t.at("gm", "main_phase")
    assert list(t.g.asides(1)) == [CastNow("ember", brute.id), ActivateNow(medic.id, 0)]
    assert list(t.g.asides(GM)) == []


@pytest.mark.rule("SQ-7.2")
def test_what_the_own_question_offers_is_not_told_twice() -> None:
    t = table("ember")
    brute = t.put("brute")
    t.at("hero", "main_phase")
    assert list(t.g.asides(1)) == []
    assert list(t.g.asides(1, asked=False)) == [CastNow("ember", brute.id)]


# --- where the table stops by itself -----------------------------------------------------------


@pytest.mark.rule("SQ-7.2")
@pytest.mark.parametrize("answer", [Summon("wolf"), Equip("sword")])
def test_the_gm_may_answer_what_a_hero_brings_into_play(answer: Answer) -> None:
    t = table("wolf", "sword", heroes=2)
    t.hero(2, hand=["wolf"])
    t.gm(hand=["ghoul"], bp=1)
    t.at("hero", "main_phase").do(1, answer)
    assert (t.asked(GM), t.asked(1), t.asked(2)) == ("react", "", "")
    t.do(GM, Pass())
    assert t.asked(1) == "hero-main"


@pytest.mark.rule("SQ-7.2")
def test_the_heroes_may_answer_what_the_gm_summons() -> None:
    t = table("kill", heroes=2)
    t.put("brute")
    t.gm(hand=["ghoul", "ghoul"], bp=9)
    t.at("gm", "main_phase").do(GM, Summon("ghoul"))
    assert (t.asked(GM), t.asked(1), t.asked(2)) == ("", "react", "")
    ghoul = t.g.gm.creatures[-1]
    assert t.g.asks[0].about == (ghoul,)
    t.do(1, Cast("kill", ghoul)).passes()
    assert ghoul not in t.g.things


@pytest.mark.rule("SQ-7.2", "SQ-7.7")
def test_an_activation_is_answered_after_it_has_happened() -> None:
    t = table()
    medic = t.put("medic")
    t.gm(hand=["crush"], bp=1)
    t.at("hero", "main_phase").do(1, Activate(medic.id, 1))
    assert (t.hero().lp, t.asked(GM)) == (11, "react")
    t.do(GM, Cast("crush", medic.id)).passes()
    assert medic.id not in t.g.things


@pytest.mark.rule("SQ-7.2", "SQ-1.11")
@pytest.mark.parametrize("hand", ["kill", "wolf"])
def test_who_is_asked_does_not_depend_on_what_is_in_a_hand(hand: str) -> None:
    t = table(hand)
    t.put("brute")
    t.gm(hand=["ghoul", "ghoul"], bp=9)
    t.at("gm", "main_phase").do(GM, Summon("ghoul"))
    assert [(ask.seat, ask.question) for ask in t.g.asks] == [(1, "sidequest.react")]


@pytest.mark.rule("SQ-7.2")
def test_nobody_is_asked_about_what_everybody_sees_that_they_cannot_answer() -> None:
    t = table("wolf")
    t.gm(hand=["gm_jolt"], bp=0)
    t.at("hero", "main_phase").do(1, Summon("wolf"))
    assert t.asked(1) == "hero-main"


# --- right after the announcement ----------------------------------------------------------------


@pytest.mark.rule("SQ-7.2", "SQ-4.11", "SQ-5.12")
def test_an_attack_is_called_off_before_anybody_blocks() -> None:
    t = table("halt")
    brute, ox = t.put("brute"), t.put("ox")
    attacked(t, (brute.id, 1)).do(1, Cast("halt"))
    assert (t.asked(GM), t.asked(1)) == ("gm-end", "")
    assert (t.hero().lp, ox.damage, ox.blocks) == (10, 0, 0)


@pytest.mark.rule("SQ-4.11", "SQ-5.12")
def test_of_several_attacks_one_is_meant() -> None:
    t = table("halt")
    brute, ghoul = t.put("brute"), t.put("ghoul")
    attacked(t, (brute.id, 1), (ghoul.id, 1)).do(1, Cast("halt"))
    assert t.asked(1) == "choose-attack"
    assert t.g.options(1) == [Target(brute.id), Target(ghoul.id)]
    t.do(1, Target(brute.id)).passes()
    assert t.hero().lp == 8
    assert t.told("attack-cancelled") == [{"attacker": brute.id}]


@pytest.mark.rule("SQ-4.11", "SQ-5.12")
def test_an_attack_that_was_weakened_early_does_less_when_its_moment_comes() -> None:
    t = table("haze")
    ghoul, brute = t.put("ghoul"), t.put("brute")
    attacked(t, (ghoul.id, 1), (brute.id, 1)).do(1, Cast("haze"), Target(brute.id)).passes()
    assert [told["n"] for told in t.told("attack-damage")] == [2, 2]
    assert t.hero().lp == 6


@pytest.mark.rule("SQ-4.11", "SQ-7.9")
def test_the_attacker_of_a_card_is_the_one_that_was_meant() -> None:
    t = table("riposte")
    ghoul, brute = t.put("ghoul"), t.put("brute")
    attacked(t, (ghoul.id, 1), (brute.id, 1)).do(1, Cast("riposte"), Target(ghoul.id)).passes()
    assert (ghoul.damage, brute.damage) == (1, 0)


@pytest.mark.rule("SQ-7.2", "SQ-7.5")
def test_a_countered_card_about_an_attack_changes_nothing() -> None:
    t = table("halt")
    brute = t.put("brute")
    t.gm(hand=["gm_veto"], bp=1)
    attacked(t, (brute.id, 1)).do(1, Cast("halt")).do(GM, Cast("gm_veto", t.g.chain[0].id)).passes()
    assert t.hero().lp == 6


@pytest.mark.rule("SQ-7.2")
def test_it_is_taken_on_where_it_was_when_the_phase_is_done() -> None:
    t = table("ember", "wolf")
    brute = t.put("brute")
    t.at("hero", "attack_phase").do(1, CastNow("ember", brute.id)).passes().do(1, Done())
    assert t.asked(1) == "hero-end"
