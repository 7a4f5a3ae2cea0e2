"""The guided first games are dealt as their coach expects."""

from __future__ import annotations

import pytest

from questhall.games.sidequest import moves as m
from questhall.games.sidequest.entities import GM, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.lesson import AS_GM, AS_HERO, LESSONS
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.answers import Answer
from questhall.kernel.game import Lesson
from questhall.kernel.match import Match
from questhall.players.player import decided
from questhall.players.registry import make_player


def lesson(*answers: Answer) -> Match:
    """The game after these answers of the Hero; the GM is played by the heuristic player.

    Where the Hero can only pass, nobody is asked.
    """
    settings, seed = AS_HERO.settings, AS_HERO.seed
    match = Match(SIDEQUEST, settings, seed)
    gm = make_player("heuristic", SIDEQUEST, settings, GM, seed)
    for answer in (*answers, None):
        while match.state.ask_of(1) is None or list(match.state.options(1)) == [m.Pass()]:
            if match.state.ask_of(1) is not None:
                assert match.answer(1, m.Pass()) is None
            else:
                assert match.answer(GM, decided(gm, match.game.situation(match.state, GM))) is None
        assert answer is None or match.answer(1, answer) is None
    return match


def advised(taught: Lesson[Settings]) -> tuple[Match, dict[str, int]]:
    """The whole game if the learner does what the lamp says, and in which round each question was asked first."""
    match = Match(SIDEQUEST, taught.settings, taught.seed)
    seats = SIDEQUEST.seats(taught.settings)
    players = {seat: make_player("heuristic", SIDEQUEST, taught.settings, seat, taught.seed) for seat in seats}
    asked: dict[str, int] = {}
    while not match.state.over:
        ask = match.state.asks[0]
        situation = match.game.situation(match.state, ask.seat)
        if ask.seat == taught.seat and len(situation.options) != 1:
            asked.setdefault(ask.question.removeprefix("sidequest."), state(match).round)
        assert match.answer(ask.seat, decided(players[ask.seat], situation)) is None
    return match, asked


def told_of(match: Match, seat: int) -> set[str]:
    return {told.key for told in match.log if told.args.get("seat", seat) == seat}


def state(match: Match) -> SideQuest:
    assert isinstance(match.state, SideQuest)
    return match.state


def asked(match: Match) -> str:
    """What the Hero is asked."""
    ask = match.state.ask_of(1)
    assert ask is not None
    return ask.question


BEGIN = (m.Create(1, 2, 3), m.Keep(), m.Grow(1, 0), m.Done())


def test_only_the_hero_and_the_hand_are_asked_before_the_game() -> None:
    assert asked(lesson()) == "sidequest.create"
    assert asked(lesson(BEGIN[0])) == "sidequest.mulligan"
    assert asked(lesson(*BEGIN[:2])) == "sidequest.grow"


def test_the_first_hand_holds_something_of_everything() -> None:
    hand = set(state(lesson(BEGIN[0])).hero(1).hand)
    assert hand == {"roof_goat", "thunder_bull", "moss_wolf", "cable_snake", "thicket", "antler_hood", "root_sling"}


def test_the_gm_attacks_in_the_first_round_and_everything_can_be_tried() -> None:
    plan = (m.Equip("root_sling"), m.Equip("antler_hood"), m.Summon("moss_wolf"), m.Done(), m.Done(), m.Done())
    match = lesson(*BEGIN, *plan, m.Pass())
    g = state(match)
    assert (g.round, asked(match)) == (1, "sidequest.block")
    wolf = next(thing.id for thing in g.things.values() if thing.card == "moss_wolf")
    assert m.Block(wolf) in g.options(1)
    assert match.answer(1, m.Block(wolf)) is None
    assert m.Cast("thicket") in match.state.options(1)


@pytest.mark.parametrize("taught", LESSONS, ids=lambda taught: taught.name)
def test_whoever_follows_the_advice_sees_the_main_boss_and_wins(taught: Lesson[Settings]) -> None:
    match, _ = advised(taught)
    assert state(match).boss
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert taught.seat in outcome.winners
    assert state(match).round <= 8, "a first game is no long one"


def test_a_new_gm_chooses_a_world_summons_and_attacks_in_the_first_turn() -> None:
    _, asked = advised(AS_GM)
    assert {question for question, round_ in asked.items() if round_ == 1} >= {"world", "gm-main", "declare"}
    assert set(asked) >= {"card-or-world", "armor", "react", "discard"}


def test_a_new_gm_meets_encounters_hidden_and_nimble_creatures_and_spells() -> None:
    match, _ = advised(AS_GM)
    assert told_of(match, GM) >= {"log.encounter-ends", "log.summon-hidden", "log.cast", "log.nimble", "log.boss"}
