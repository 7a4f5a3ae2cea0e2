"""SQ-12: optional rules of the GM, and table talk."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.moves import Attack, ClaimMistake, Done, Mistake, Phrase
from questhall.kernel.answers import Tick
from questhall.kernel.state import CLOCK
from tests.games.sidequest.scenario import Table


@pytest.mark.rule("SQ-12.1")
@pytest.mark.parametrize("what", ["refused", "named-card"])
def test_a_mistake_that_the_gm_claims_is_worth_one_bp(what: str) -> None:
    t = Table(judgment=True).at("hero", "main_phase").do(CLOCK, Mistake(1, what))
    assert t.g.gm.bp == 0
    t.do(0, ClaimMistake(1))
    assert (t.g.gm.bp, t.g.claims, t.asked(1)) == (1, (), "hero-main")


@pytest.mark.rule("SQ-12.1")
def test_a_mistake_can_be_claimed_once_and_only_by_the_gm() -> None:
    t = Table(judgment=True).at("hero", "main_phase").do(CLOCK, Mistake(1, "refused"))
    t.refused(1, ClaimMistake(1))
    t.do(0, ClaimMistake(1))
    t.refused(0, ClaimMistake(1))
    assert t.g.gm.bp == 1


@pytest.mark.rule("SQ-12.1")
def test_only_the_gm_learns_of_an_unclaimed_mistake() -> None:
    t = Table(judgment=True).at("hero", "main_phase").do(CLOCK, Mistake(1, "refused"))
    line = (t.g.log or [])[-1]
    assert (line.key, line.only) == ("log.mistake", (0,))


@pytest.mark.rule("SQ-12.1")
def test_without_the_rule_mistakes_cost_nothing() -> None:
    t = Table(names=True).at("hero", "main_phase")
    assert t.refused(CLOCK, Mistake(1, "refused")) == ("SQ-12.1",)


@pytest.mark.rule("SQ-12.1")
def test_no_player_can_accuse_another_and_the_gm_makes_no_mistakes() -> None:
    t = Table(heroes=2, judgment=True).at("hero", "main_phase")
    assert t.refused(0, Mistake(1, "refused")) == ("SQ-12.1",)
    assert t.refused(2, Mistake(1, "refused")) == ("SQ-12.1",)
    assert t.refused(CLOCK, Mistake(0, "refused")) == ("SQ-12.1",)


@pytest.mark.rule("SQ-12.2")
def test_a_wrong_name_can_be_claimed_where_that_rule_is_played() -> None:
    t = Table(heroes=2, names=True).at("hero", "main_phase").do(CLOCK, Mistake(2, "wrong-name"))
    t.do(0, ClaimMistake(1))
    assert t.g.gm.bp == 1
    assert (t.g.log or [])[-1].rules == ("SQ-12.2",)


@pytest.mark.rule("SQ-12.2")
def test_a_wrong_name_costs_nothing_where_it_is_not() -> None:
    t = Table(heroes=2, judgment=True).at("hero", "main_phase")
    assert t.refused(CLOCK, Mistake(2, "wrong-name")) == ("SQ-12.2",)


@pytest.mark.rule("SQ-12.3")
def test_in_the_boss_encounter_the_hero_turn_ends_when_its_time_is_up() -> None:
    t = Table(heroes=2, turn_limit=60)
    t.boss()
    t.at("hero", "main_phase")
    assert t.g.answer(CLOCK, Tick(), at=60) is None
    assert t.told("time-is-up") == [{}]
    assert t.asked(0) == "draw"


@pytest.mark.rule("SQ-12.3")
def test_a_tick_before_the_time_is_up_changes_nothing() -> None:
    t = Table(turn_limit=60)
    t.boss()
    t.at("hero", "main_phase")
    assert t.g.answer(CLOCK, Tick(), at=59) is None
    assert (t.asked(1), t.told("time-is-up")) == ("hero-main", [])


@pytest.mark.rule("SQ-12.3")
def test_the_time_counts_from_the_start_of_the_turn() -> None:
    t = Table(turn_limit=60, dice=(3,))
    t.boss()
    t.g.now = 100
    t.at("hero", "begins")
    assert t.g.turn_began == 100


@pytest.mark.rule("SQ-12.3")
def test_what_was_declared_in_time_is_resolved_first() -> None:
    t = Table(turn_limit=60).gm(hand=["gm_jolt"], bp=1)
    boss = t.boss()
    t.at("hero", "attack_phase").do(1, Attack(1, boss.id))
    assert t.g.refuse(CLOCK, Tick()) is not None
    t.passes()
    assert boss.damage == 1
    assert t.g.answer(CLOCK, Tick(), at=99) is None
    assert t.asked(0) == "draw"


@pytest.mark.rule("SQ-12.3")
def test_the_hand_limit_still_holds_when_time_is_up() -> None:
    t = Table(turn_limit=60)
    t.boss()
    t.hero(hand=["ox"] * 8)
    t.at("hero", "main_phase")
    assert t.g.answer(CLOCK, Tick(), at=60) is None
    assert t.asked(1) == "discard"


@pytest.mark.rule("SQ-12.3")
@pytest.mark.parametrize(("limit", "boss"), [(60, False), (0, True)])
def test_without_the_boss_or_without_the_rule_there_is_no_clock(limit: int, boss: bool) -> None:
    t = Table(turn_limit=limit)
    if boss:
        t.boss()
    t.at("hero", "main_phase")
    assert t.g.refuse(CLOCK, Tick()) is not None
    t.do(1, Done())


@pytest.mark.rule("SQ-12.4")
def test_a_quick_phrase_is_heard_by_all_and_closes_no_question() -> None:
    t = Table(heroes=2).at("hero", "main_phase").do(2, Phrase("need-help"))
    assert t.told("phrase") == [{"seat": 2, "phrase": "need-help"}]
    assert (t.g.log or [])[-1].only is None
    assert (t.asked(1), t.asked(2)) == ("hero-main", "hero-main")


@pytest.mark.rule("SQ-12.4")
def test_what_is_no_quick_phrase_cannot_be_said_this_way() -> None:
    t = Table(heroes=2).at("hero", "main_phase")
    assert t.refused(1, Phrase("I hold two swords")) == ("SQ-12.4",)


@pytest.mark.rule("SQ-12.4")
@pytest.mark.parametrize("nobody", [CLOCK, 3])
def test_only_who_sits_at_the_table_talks(nobody: int) -> None:
    t = Table(heroes=2).at("hero", "main_phase")
    assert t.refused(nobody, Phrase("thanks")) == ("SQ-12.4",)


@pytest.mark.rule("SQ-12.4")
def test_a_hero_may_speak_while_others_are_asked() -> None:
    t = Table(heroes=2)
    t.put("ghoul")
    t.at("gm", "main_phase").do(1, Phrase("look-out"))
    assert t.asked(0) == "gm-main"
