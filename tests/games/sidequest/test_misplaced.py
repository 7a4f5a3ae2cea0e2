"""Whoever wants something at the wrong moment is told where it belongs, and by which rule."""

from __future__ import annotations

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.moves import Attack, Declare, Summon
from questhall.kernel.answers import Answer, Refusal
from tests.games.sidequest.scenario import Table


def refusal(t: Table, seat: int, answer: Answer) -> Refusal:
    refused = t.g.refuse(seat, answer)
    assert refused is not None
    return refused


def test_in_another_phase_the_right_one_is_named() -> None:
    t = Table()
    wolf, ghoul = t.put("wolf"), t.put("ghoul")
    t.at("hero", "draw_phase")
    said = refusal(t, 1, Attack(wolf.id, ghoul.id))
    assert (said.key, said.rules) == ("refusal.wrong-phase", ("SQ-3.7",))
    assert said.args == {"phase": "attack", "now": "draw"}


def test_in_the_other_sides_turn_that_turn_is_named_too() -> None:
    t = Table()
    wolf, ghoul, _ = t.put("wolf"), t.put("ghoul"), t.put("ox")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    said = refusal(t, 1, Attack(wolf.id, ghoul.id))
    assert (said.key, said.rules) == ("refusal.wrong-turn", ("SQ-2.5", "SQ-3.7"))
    assert said.args == {"own": "heroes", "phase": "attack", "turn": "gm", "now": "attack"}


def test_an_answer_to_a_question_that_is_gone_comes_too_late_and_is_not_misplaced() -> None:
    t = Table()
    t.at("hero", "draw_phase")
    late = t.g.refuse(GM, Summon("ghoul"), 1)
    assert late is not None
    assert late.key == "kernel.not-asked"
