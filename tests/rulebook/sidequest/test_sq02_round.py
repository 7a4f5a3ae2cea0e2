"""SQ-2: the round, victory and defeat."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import GM, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import (
    Attack,
    Beg,
    Bind,
    Block,
    Cast,
    Create,
    Declare,
    Done,
    Draw,
    Equip,
    Grow,
    Keep,
    Pass,
    Summon,
)
from questhall.games.sidequest.state import SideQuest
from tests.games.sidequest.scenario import Table

SETTLED = Settings(
    difficulty="normal",
    decks=("vanguard",),
    gm_deck="what_the_light_left",
    world_deck="the_fallen_world",
    bosses=("ilvane", "saint_cinder"),
    discovery="preconstructed",
)
HOUND = {"hound": {"type": "creature", "cost": 1, "atk": 1, "def": 2, "partner": {"str": 1}}}


def first_turn() -> SideQuest:
    """A new game for one Hero, at the first question of its first turn."""
    g = SIDEQUEST.start(SETTLED, 5, dice=(3,))
    assert g.answer(1, Create(2, 2, 2)) is None
    assert g.answer(1, Keep()) is None
    return g


def struck_down(t: Table, attacker: int, seat: int = 1) -> Table:
    """A GM creature attacks a Hero; nobody reacts, intervenes or blocks."""
    t.at("gm", "attack_phase").do(GM, Declare(((attacker, seat),))).passes()
    for question, answer in (("intervene", Pass()), ("block", Block())):
        for ask in t.g.asks:
            if ask.question == f"sidequest.{question}":
                t.do(ask.seat, answer)
    return t.passes()


# --- the order of play -----------------------------------------------------------------


@pytest.mark.rule("SQ-2.1")
def test_a_game_begins_with_the_hero_turn() -> None:
    g = first_turn()
    assert (g.round, g.side) == (1, "heroes")
    assert [ask.seat for ask in g.asks] == [1]


@pytest.mark.rule("SQ-2.1")
def test_the_gm_turn_follows_the_shared_hero_turn() -> None:
    t = Table(heroes=2).at("hero", "end_phase").do(2, Done())
    assert t.g.side == "heroes"
    t.do(1, Done())
    assert (t.g.round, t.g.side, t.asked(GM)) == (2, "gm", "draw")


@pytest.mark.rule("SQ-2.1")
def test_after_the_gm_turn_a_new_round_begins() -> None:
    t = Table().at("gm", "end_phase").do(GM, Done())
    assert (t.g.round, t.g.side, t.asked(1)) == (3, "heroes", "draw")


@pytest.mark.rule("SQ-2.2")
def test_in_round_one_the_heroes_do_not_draw() -> None:
    g = first_turn()
    assert g.asks[0].question == "sidequest.grow"
    assert len(g.hero(1).hand) == 7


@pytest.mark.rule("SQ-2.2")
def test_in_round_one_the_gm_does_not_draw_either() -> None:
    t = Table(dice=(3,)).gm(hand=["ghoul"], bp=1)
    t.g.round = 1
    t.at("gm", "draw_phase")
    assert t.asked(GM) == "world"
    assert t.g.gm.hand == ("ghoul",)


@pytest.mark.rule("SQ-2.2")
def test_from_round_two_on_both_sides_draw() -> None:
    t = Table().at("hero", "draw_phase").do(1, Draw(1))
    assert t.g.hero(1).hand == ("wolf",)
    t.at("gm", "draw_phase").do(GM, Draw(1))
    assert t.g.gm.hand == ("ghoul",)


@pytest.mark.rule("SQ-2.3", "SQ-3.5")
def test_in_the_first_hero_turn_nobody_must_discover() -> None:
    g = first_turn()
    cards = len(g.discovery_deck)
    assert g.answer(1, Grow(1, 0)) is None
    assert g.asks[0].question == "sidequest.beg-or-discover"
    assert g.answer(1, Done()) is None
    assert len(g.discovery_deck) == cards


# --- acting side by side ---------------------------------------------------------------------


@pytest.mark.rule("SQ-2.4")
def test_heroes_act_in_the_order_they_like() -> None:
    t = Table(heroes=2)
    t.hero(1, hand=["wolf", "helmet"])
    t.hero(2, hand=["wolf"])
    t.at("hero", "main_phase").do(2, Summon("wolf")).do(1, Equip("helmet")).do(2, Done()).do(1, Summon("wolf"))
    assert [len(hero.creatures) for hero in t.g.heroes] == [1, 1]


@pytest.mark.rule("SQ-2.4")
def test_nobody_waits_for_the_others_until_all_are_done() -> None:
    t = Table(heroes=2).at("hero", "main_phase").do(1, Done())
    assert (t.asked(1), t.asked(2)) == ("", "hero-main")
    t.do(2, Done())
    assert (t.asked(1), t.asked(2)) == ("hero-attacks", "hero-attacks")


@pytest.mark.rule("SQ-2.4", "SQ-3.7")
def test_an_attack_is_resolved_before_another_hero_goes_on() -> None:
    t = Table(heroes=2).gm(hand=["gm_jolt"], bp=1)
    ghoul = t.put("ghoul")
    t.at("hero", "attack_phase").do(1, Attack(1, ghoul.id))
    assert (t.asked(GM), t.asked(2)) == ("react", "")
    t.refused(2, Attack(2, ghoul.id))
    t.do(GM, Pass()).do(2, Attack(2, ghoul.id)).do(GM, Pass())
    assert ghoul.damage == 2


@pytest.mark.rule("SQ-2.4", "SQ-7.1")
def test_a_spell_is_resolved_before_another_hero_goes_on() -> None:
    t = Table(heroes=2).gm(hand=["gm_veto"], bp=1)
    ghoul = t.put("ghoul")
    t.hero(1, hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", ghoul.id))
    assert (t.asked(GM), t.asked(2)) == ("react", "")
    assert t.passes().asked(2) == "hero-main"
    assert ghoul.damage == 2


@pytest.mark.rule("SQ-2.5")
def test_the_gm_does_nothing_in_the_hero_turn_but_react() -> None:
    t = Table().gm(hand=["ghoul"], bp=9)
    t.at("hero", "main_phase")
    t.refused(GM, Summon("ghoul"))
    assert t.g.gm.creatures == ()


@pytest.mark.rule("SQ-2.5", "SQ-7.1", "SQ-7.2")
def test_in_the_gm_turn_a_hero_has_instants_only() -> None:
    t = Table()
    ghoul = t.put("ghoul")
    t.hero(hand=["spark", "ember", "wolf"])
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Cast("spark", ghoul.id)) == ("SQ-7.1", "SQ-7.2")
    t.refused(1, Summon("wolf"))
    t.do(1, Cast("ember", ghoul.id)).passes()
    assert ghoul.damage == 1


# --- victory and defeat ----------------------------------------------------------------------------


@pytest.mark.rule("SQ-2.6")
def test_the_heroes_win_when_the_main_boss_is_defeated() -> None:
    t = Table()
    t.put("ghoul")
    boss = t.boss(damage=9)
    t.at("hero", "attack_phase").do(1, Attack(1, boss.id)).passes()
    assert t.g.winner == "heroes"
    assert t.g.over
    outcome = SIDEQUEST.outcome(t.g)
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("SQ-2.6")
def test_the_secondary_boss_is_not_the_main_boss() -> None:
    t = Table()
    second = t.put("warlord", damage=7)
    t.at("hero", "attack_phase").do(1, Attack(1, second.id)).passes()
    assert t.g.winner == ""


@pytest.mark.rule("SQ-2.6")
def test_the_gm_wins_when_every_hero_is_at_zero() -> None:
    t = Table(heroes=2)
    t.hero(1, lp=0, out=True)
    t.hero(2, lp=2)
    struck_down(t, t.put("ghoul").id, seat=2)
    assert (t.g.winner, t.g.over) == ("gm", True)


@pytest.mark.rule("SQ-2.6", "SQ-2.7")
def test_the_game_goes_on_while_one_hero_stands() -> None:
    t = Table(heroes=2)
    t.hero(1, lp=1)
    struck_down(t, t.put("ghoul").id)
    assert t.g.hero(1).out
    assert (t.g.winner, t.asked(GM)) == ("", "gm-end")


# --- knocked out --------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-2.7")
def test_what_a_knocked_out_hero_had_in_play_is_discarded_and_the_hand_stays_out() -> None:
    t = Table(heroes=2, cards=HOUND)
    hero = t.hero(1, lp=3, hand=["spark"], int_max=0)
    hound = t.put("hound", damage=1)
    t.put("wolf"), t.put("sword")
    t.at("hero", "main_phase").do(1, Bind(hound.id))
    struck_down(t, t.put("brute").id)
    assert hero.out
    assert sorted(hero.discard) == ["hound", "sword", "wolf"]
    assert hero.creatures == hero.equipment == ()
    assert (hero.partner, hero.hand) == (0, ("spark",))


@pytest.mark.rule("SQ-2.7")
def test_a_knocked_out_hero_has_no_further_turns() -> None:
    t = Table(heroes=2, dice=(4,))
    t.hero(1, lp=0, out=True, hand=["spark"])
    t.at("hero", "draw_phase").do(2, Draw(0))
    assert [ask.seat for ask in t.g.asks] == [2]
    t.do(2, Grow(1, 0), Done(), Done(), Done(), Done())
    assert t.g.side == "gm"


@pytest.mark.rule("SQ-2.7")
def test_a_knocked_out_hero_cannot_be_a_target() -> None:
    t = Table(heroes=2).gm(hand=["gm_bolt"], bp=2)
    t.hero(1, lp=0, out=True)
    ghoul = t.put("ghoul")
    t.at("gm", "main_phase")
    assert t.refused(GM, Cast("gm_bolt", 1)) == ("SQ-7.9",)
    t.do(GM, Done())
    assert t.refused(GM, Declare(((ghoul.id, 1),))) == ("SQ-2.7",)


@pytest.mark.rule("SQ-2.7", "SQ-3.4")
def test_nobody_begs_from_a_knocked_out_hero() -> None:
    t = Table(heroes=2)
    t.hero(1, lp=0, out=True, hand=["spark"])
    t.at("hero", "beg_or_discover")
    assert t.refused(2, Beg(1)) == ("SQ-3.4",)


@pytest.mark.rule("SQ-2.7", "SQ-3.2")
def test_a_hero_knocked_out_by_anothers_ill_fate_has_no_ill_fate_of_their_own() -> None:
    pit = {"type": "discovery_event", "do": [{"effect": "damage", "amount": 1, "to": {"each": "hero"}}]}
    t = Table(heroes=2, dice=(1, 1), cards={"pit": pit})
    t.g.discovery_deck = ("pit", "pit")
    t.hero(2, lp=1, hand=["wolf"])
    t.at("hero", "growth_phase").do(1, Grow(1, 0)).do(2, Grow(1, 0))
    assert (t.g.hero(2).out, t.asked(2), t.g.hero(2).hand) == (True, "", ("wolf",))
    assert t.g.discovery_discard == ("pit",)


@pytest.mark.rule("SQ-2.7", "SQ-3.5")
def test_forced_discoveries_end_for_a_hero_they_knock_out() -> None:
    pit = {"type": "discovery_event", "do": [{"effect": "damage", "amount": 1, "to": {"each": "hero"}}]}
    t = Table(heroes=2, cards={"pit": pit})
    t.g.discovery_deck += ("pit",)
    t.g.gm_stuck = True
    t.hero(2, lp=1)
    t.at("hero", "forced_discovery")
    assert t.g.hero(2).out
    assert len(t.told("discover")) == 1
