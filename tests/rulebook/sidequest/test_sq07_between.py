"""SQ-7.2, what an Instant in between does to what was asked, and when nothing comes in between."""

from __future__ import annotations

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
    Grow,
    Pass,
    RevealNow,
    Target,
    Yes,
)
from questhall.games.sidequest.rules.world import WorldEffect
from tests.games.sidequest.scenario import Table

# --- the end of a turn -------------------------------------------------------------------------


@pytest.mark.rule("SQ-3.11", "SQ-7.2")
def test_a_card_played_in_between_need_not_be_discarded_as_well() -> None:
    t = Table()
    stalker = t.put("stilt_stalker")
    t.hero(hand=["arc", "wolf", "wolf", *["ox"] * 6])
    t.at("hero", "hand_limit")
    assert t.asked(1) == "discard"
    t.do(1, CastNow("arc", stalker.id)).passes().do(1, Discard("ox"))
    assert len(t.hero().hand) == 7
    assert t.asked(1) != "discard"


@pytest.mark.rule("SQ-4.12", "SQ-7.2")
def test_the_gm_too_discards_down_to_the_limit_and_not_below() -> None:
    t = Table()
    ox = t.put("ox")
    t.put("ruin_lynx")
    t.gm(hand=["hands_from_below", *["ghoul"] * 8], bp=2)
    t.at("gm", "hand_limit").do(GM, CastNow("hands_from_below", ox.id)).passes()
    while t.asked(GM) != "discard":
        t.do(GM, t.g.options(GM)[0])
    t.do(GM, Discard("ghoul"))
    assert len(t.g.gm.hand) == 7
    assert t.asked(GM) != "discard"


# --- a GM who has to begin an Encounter -----------------------------------------------------------


@pytest.mark.rule("SQ-4.8", "SQ-7.2")
def test_the_gm_keeps_the_bp_for_a_creature_while_choosing_the_world_card() -> None:
    t = Table()
    ox = t.put("ox")
    t.gm(hand=["hands_from_below", "shaft_rat"], bp=2)
    t.at("gm", "world_phase")
    assert t.asked(GM) == "world"
    assert t.refused(GM, CastNow("hands_from_below", ox.id)) == ("SQ-4.8",)
    assert list(t.g.asides(GM)) == []


@pytest.mark.rule("SQ-4.8", "SQ-7.2")
def test_the_gm_keeps_the_bp_for_a_creature_in_a_reaction_window() -> None:
    t = Table()
    child, ox = t.put("wick_child"), t.put("ox")
    t.gm(hand=["hands_from_below", "shaft_rat"], bp=2)
    t.g.world_ready = True
    t.at("gm", "main_phase").do(1, ActivateNow(child.id, 0))
    assert t.asked(GM) == "react"
    assert t.g.options(GM) == [Pass()]
    assert t.refused(GM, Cast("hands_from_below", ox.id)) == ("SQ-4.8",)


# --- no time between a card's fall and where it goes ------------------------------------------------


def rain(t: Table) -> Table:
    t.put("glass_rain")
    return t.run(WorldEffect())


@pytest.mark.rule("SQ-5.3", "SQ-7.2")
def test_a_creature_without_def_does_nothing_more_while_another_may_return() -> None:
    t = Table()
    t.put("pale_pilgrim", damage=2)
    child = t.put("wick_child", damage=1)
    t.hero(int_spent=3)
    rain(t)
    assert t.asked(GM) == "may-return"
    assert t.refused(1, ActivateNow(child.id, 0)) == ("SQ-5.3", "SQ-7.2")
    assert list(t.g.asides(1)) == []
    t.do(GM, Yes())
    assert child.id not in t.g.things
    assert t.hero().int_spent == 3


@pytest.mark.rule("SQ-2.7", "SQ-7.2")
def test_a_hero_at_no_lp_says_nothing_more_while_a_creature_may_return() -> None:
    """The Hero and the Pilgrim burn: in the same moment nothing is left of either."""
    t = Table(heroes=2)
    t.put("pale_pilgrim", burn=9)
    lynx = t.put("ruin_lynx")
    t.hero(1, lp=1, burn=1, hand=["arc"])
    t.at("gm", "begins")
    assert t.asked(GM) == "may-return"
    assert t.refused(1, CastNow("arc", lynx.id)) == ("SQ-5.3", "SQ-7.2")
    t.do(GM, Yes())
    assert t.hero(1).out


# --- when an attack is over ---------------------------------------------------------------------------


@pytest.mark.rule("SQ-5.12", "SQ-7.2")
def test_a_card_about_an_attack_comes_too_late_after_its_damage() -> None:
    t = Table()
    saint = t.put("what_walks_behind")
    t.hero(hand=["blinding_flash", "wolf", "wolf"])
    t.at("gm", "attack_phase").do(GM, Declare(((saint.id, 1),))).passes()
    assert (t.asked(1), t.hero().lp) == ("discard", 5)
    assert t.refused(1, CastNow("blinding_flash")) == ("SQ-7.2",)


@pytest.mark.rule("SQ-5.12", "SQ-7.2")
def test_after_the_damage_of_one_attack_the_next_can_still_be_called_off() -> None:
    t = Table()
    first, second = t.put("what_walks_behind"), t.put("brute")
    t.hero(lp=20, hand=["blinding_flash", "wolf", "wolf"])
    t.at("gm", "attack_phase").do(GM, Declare(((first.id, 1), (second.id, 1)))).passes()
    assert (t.asked(1), t.hero().lp) == ("discard", 15)
    t.do(1, CastNow("blinding_flash")).passes().do(1, Discard("wolf")).passes()
    assert t.hero().lp == 15


@pytest.mark.rule("SQ-5.13", "SQ-7.2")
def test_no_armor_is_named_for_an_attacker_that_has_gone() -> None:
    t = Table()
    lynx = t.put("ruin_lynx")
    t.put("brute")
    t.put("tower_helm")
    t.put("tower_plate")
    t.hero(hand=["arc", "wolf"])
    t.at("gm", "attack_phase").do(GM, Declare(((lynx.id, 1),))).passes()
    assert t.asked(GM) == "armor"
    t.do(1, CastNow("arc", lynx.id)).passes()
    assert (t.asked(GM), t.asked(1)) == ("gm-end", "")


@pytest.mark.rule("SQ-5.13", "SQ-5.12")
def test_nobody_is_asked_to_react_to_an_attack_whose_attacker_fell_to_the_blocker() -> None:
    t = Table()
    rat = t.put("shaft_rat", damage=1)
    t.put("brute")
    shield = t.put("bumper_shield")
    t.hero(hand=["wolf"])
    t.at("gm", "attack_phase").do(GM, Declare(((rat.id, 1),))).do(1, Pass(), Block(shield.id))
    assert (t.asked(GM), t.asked(1)) == ("gm-end", "")
    assert (rat.id in t.g.things, shield.damage) == (False, 0)


# --- a question that nobody is left to answer ------------------------------------------------------------


@pytest.mark.rule("SQ-3.2", "SQ-7.2")
def test_the_game_goes_on_when_the_last_one_asked_has_nothing_left_to_answer() -> None:
    insight = {"type": "instant", "cost": 1, "do": [{"effect": "gain", "resource": "int", "amount": 1}]}
    t = Table(heroes=2, dice=(3, 3), cards={"insight": insight})
    t.put("brute")
    t.hero(1, hand=["insight"], int_max=19, str_max=20)
    t.at("hero", "growth_phase").do(2, Grow(1, 0)).do(1, CastNow("insight")).passes()
    assert (t.hero(1).int_max, t.hero(2).int_max) == (20, 6)
    assert (t.asked(1), t.asked(2)) == ("beg-or-discover", "beg-or-discover")


# --- a card is turned up at any time of the own turn ---------------------------------------------------------


@pytest.mark.rule("SQ-11.20")
def test_a_hero_turns_up_a_card_before_drawing() -> None:
    t = Table()
    snake = t.put("cable_snake", face_down=True)
    brute = t.put("brute")
    t.at("hero", "draw_phase")
    assert list(t.g.asides(1)) == [RevealNow(snake.id)]
    t.do(1, RevealNow(snake.id), Target(brute.id))
    assert (snake.face_down, brute.paralyzed, t.asked(1)) == (False, "roll", "draw")


@pytest.mark.rule("SQ-11.20")
def test_a_hero_who_is_done_turns_up_a_card_while_a_companion_acts() -> None:
    t = Table(heroes=2)
    snake = t.put("cable_snake", face_down=True)
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Done(), RevealNow(snake.id), Target(brute.id))
    assert (snake.face_down, t.asked(1), t.asked(2)) == (False, "", "hero-main")


@pytest.mark.rule("SQ-11.20")
def test_the_gm_turns_up_a_card_while_a_hero_thinks_about_a_block() -> None:
    t = Table()
    brute, ox = t.put("brute"), t.put("ox")
    maw = t.put("pit_maw", face_down=True)
    t.at("gm", "attack_phase").do(GM, Declare(((brute.id, 1),))).passes()
    assert t.asked(1) == "block"
    t.do(GM, RevealNow(maw.id))
    assert (maw.face_down, ox.damage, t.asked(1)) == (False, 2, "block")


@pytest.mark.rule("SQ-11.20")
def test_in_the_turn_of_the_other_side_nobody_turns_up_a_card() -> None:
    t = Table()
    t.put("brute")
    snake = t.put("cable_snake", face_down=True)
    t.at("gm", "main_phase")
    assert t.refused(1, RevealNow(snake.id)) == ("SQ-11.20",)
    assert list(t.g.asides(1)) == []


@pytest.mark.rule("SQ-11.20")
def test_in_the_turn_in_which_it_was_played_it_stays_face_down() -> None:
    t = Table()
    snake = t.put("cable_snake", face_down=True, entered=2)
    t.at("hero", "draw_phase")
    assert t.refused(1, RevealNow(snake.id)) == ("SQ-11.20",)
    assert t.refused(1, RevealNow(99)) == ("SQ-11.20",)


# --- to play a card is one moment -----------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.4", "SQ-7.2")
def test_a_card_that_is_to_be_discarded_as_a_cost_is_not_played_instead() -> None:
    t = Table()
    stalker, ring = t.put("stilt_stalker"), t.put("observatory_ring")
    t.hero(hand=["arc"], deck=["flare", "flare"])
    t.at("hero", "main_phase").do(1, Activate(ring.id, 0))
    assert t.asked(1) == "discard"
    assert t.refused(1, CastNow("arc", stalker.id)) == ("SQ-7.4", "SQ-7.2")
    assert list(t.g.asides(1)) == []
    t.do(1, Discard("arc"))
    assert (t.hero().hand, t.hero().discard) == (("flare",), ("arc",))


@pytest.mark.rule("SQ-11.12", "SQ-7.2")
def test_nothing_comes_between_a_cost_and_the_creature_that_pays_it() -> None:
    t = Table()
    king, rat = t.put("chained_king"), t.put("shaft_rat")
    t.hero(hand=["arc"])
    t.at("gm", "main_phase").do(GM, Activate(king.id, 0))
    assert t.asked(GM) == "sacrifice"
    assert t.refused(1, CastNow("arc", rat.id)) == ("SQ-7.4", "SQ-7.2")
    t.do(GM, Target(rat.id))
    assert (rat.id in t.g.things, t.asked(1)) == (False, "react")


@pytest.mark.rule("SQ-4.11", "SQ-7.2")
def test_nobody_answers_a_card_before_it_is_said_which_attack_it_means() -> None:
    t = Table()
    stalker, brute, wolf = t.put("stilt_stalker"), t.put("brute"), t.put("wolf")
    t.gm(hand=["hands_from_below"], bp=2)
    t.hero(hand=["blinding_flash"])
    t.at("gm", "attack_phase").do(GM, Declare(((stalker.id, 1), (brute.id, 1)))).do(1, Cast("blinding_flash"))
    assert t.asked(1) == "choose-attack"
    assert t.refused(GM, CastNow("hands_from_below", wolf.id)) == ("SQ-4.11", "SQ-7.2")
    t.do(1, Target(brute.id)).do(GM, Cast("hands_from_below", wolf.id))
    assert (t.asked(GM), [item.attack for item in t.g.chain]) == ("option", [brute.id])
