"""The customs at the table: what goes without saying, what the table overhears, what one might try."""

from __future__ import annotations

import pytest

from questhall.games.sidequest import moves as m
from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.rules.gm_options import PHRASES
from questhall.games.sidequest.state import SideQuest
from questhall.games.sidequest.view import View
from questhall.kernel.answers import Answer
from questhall.kernel.situation import Situation
from questhall.kernel.state import CLOCK
from tests.games.sidequest.scenario import Table

WINDOWS, TALK, TIMING = SIDEQUEST.windows, SIDEQUEST.talk, SIDEQUEST.timing


def view(table: Table) -> View:
    return SIDEQUEST.view(table.g, 1)


def situation(table: Table) -> Situation[View, SideQuest]:
    return SIDEQUEST.situation(table.g, 1)


def tries(table: Table, what: str | int, seat: int | None = 1) -> list[Answer]:
    """Everything that a seat might want to do with something."""
    ask = None if seat is None else table.g.ask_of(seat)
    return list(WINDOWS.tries(SIDEQUEST.view(table.g, seat), ask, what))


# --- passing -------------------------------------------------------------------------------


def attacked(hand: tuple[str, ...] = ("spark",)) -> tuple[Table, int]:
    """A Hero who is asked for a reaction to an attack, and the attacker."""
    table = Table()
    table.hero(hand=hand)
    ghoul = table.put("ghoul")
    table.at("gm", "attack_phase").do(GM, m.Declare(((ghoul.id, 1),)))
    return table, ghoul.id


def test_a_pass_is_what_is_offered_as_one() -> None:
    table, _ = attacked()
    now = situation(table)
    assert WINDOWS.is_reaction(now.ask)
    assert WINDOWS.passing(now) == m.Pass()
    assert WINDOWS.obvious(now) is None


def test_after_a_summoning_only_what_can_be_done_about_it_is_worth_a_question() -> None:
    table = Table()
    table.hero(hand=("ember",))
    brute = table.put("brute")
    table.gm(hand=["ghoul", "ghoul"], bp=9).at("gm", "main_phase").do(GM, m.Summon("ghoul"))
    now, ghoul = situation(table), table.g.gm.creatures[-1]
    assert WINDOWS.matters(now, m.Cast("ember", ghoul))
    assert not WINDOWS.matters(now, m.Cast("ember", brute.id))


def test_in_the_window_of_an_attack_everything_is_worth_a_question() -> None:
    table, ghoul = attacked(("ember",))
    brute = table.put("brute")
    assert all(WINDOWS.matters(situation(table), m.Cast("ember", i)) for i in (ghoul, brute.id))


def test_the_end_of_a_phase_is_no_pass_but_goes_without_saying_where_nothing_else_is_possible() -> None:
    table = Table().at("hero", "main_phase")
    now = situation(table)
    assert not WINDOWS.is_reaction(now.ask)
    assert WINDOWS.passing(now) is None
    assert list(now.options) == [m.Done()]
    assert WINDOWS.obvious(now) == m.Done()
    table = Table()
    table.hero(hand=("wolf",))
    assert WINDOWS.obvious(situation(table.at("hero", "main_phase"))) is None


def test_everybody_draws_what_may_be_drawn() -> None:
    assert WINDOWS.obvious(situation(Table().at("hero", "draw_phase"))) == m.Draw(1)


def test_things_of_an_answer_are_those_that_it_plays_or_uses() -> None:
    table, ghoul = attacked()
    wolf = table.put("wolf")
    seen = view(table)
    assert WINDOWS.things(seen, m.Cast("spark", ghoul)) == ("spark",)
    assert WINDOWS.things(seen, m.Activate(wolf.id)) == ("wolf",)
    assert WINDOWS.things(seen, m.Attack(wolf.id, ghoul)) == ("wolf",)
    assert WINDOWS.things(seen, m.Summon("wolf+")) == ("wolf",)
    assert WINDOWS.things(seen, m.Pass()) == ()


def test_every_quick_phrase_can_be_said() -> None:
    table = Table()
    assert [table.g.refuse(1, phrase) for phrase in TALK.phrases()] == [None] * len(PHRASES)


# --- mistakes and the clock (SQ-12) -----------------------------------------------------------


def test_what_a_hero_tries_in_vain_is_noted_under_judgment_only() -> None:
    assert TALK.refused(Table(judgment=True).g, 1) == m.Mistake(1, "refused")
    assert TALK.refused(Table(judgment=True).g, GM) is None
    assert TALK.refused(Table().g, 1) is None


@pytest.mark.parametrize(
    ("text", "noted"),
    [
        ("I have the Moss Wolf!", True),
        ("mooswolf?", True),
        ("Mooswölfe sind das nicht", False),
        ("Root Sling would be nice", False),
        ("strike now", False),
    ],
)
def test_a_card_of_the_own_hand_may_not_be_named(text: str, noted: bool) -> None:
    table = Table(judgment=True)
    table.hero(hand=("moss_wolf",))
    said: list[Answer] = [m.Mistake(1, "named-card")]
    assert list(TALK.overheard(table.g, 1, text, ())) == (said if noted else [])
    assert not TALK.overheard(table.g, GM, text, ())


def test_companions_are_addressed_by_the_names_of_their_heroes() -> None:
    table = Table(heroes=2, names=True)
    table.hero(1, name="Ada")
    table.hero(2, name="Ben")
    players = ((0, "Gus"), (1, "Anna"), (2, "Bernd"))
    wrong: list[Answer] = [m.Mistake(1, "wrong-name")]
    assert list(TALK.overheard(table.g, 1, "Come on, bernd.", players)) == wrong
    assert not TALK.overheard(table.g, 1, "Come on, Ben.", players)
    assert not TALK.overheard(table.g, 1, "Anna is me, and Gus is no Hero.", players)
    assert not TALK.overheard(table.g, 1, "Ben!", ((2, "Ben"),))
    assert not TALK.overheard(Table(heroes=2).g, 1, "Bernd!", players)


def test_the_clock_speaks_when_the_time_of_the_turn_is_up() -> None:
    table = Table(turn_limit=60_000)
    table.boss()
    table.g.turn_began = 5_000
    table.at("hero", "main_phase")
    assert table.g.ask_of(CLOCK) is not None
    assert TIMING.deadline(table.g) == (65_000, ("SQ-12.3",))
    assert TIMING.deadline(Table(turn_limit=60_000).at("hero", "main_phase").g) is None


# --- what one might try ---------------------------------------------------------------------------


def test_what_one_might_try_with_a_card_depends_on_where_it_is() -> None:
    table = Table().at("hero", "attack_phase")
    wolf, ghoul = table.put("moss_wolf"), table.put("ghoul")
    sling = table.put("root_sling")
    assert tries(table, "moss_wolf") == [m.Summon("moss_wolf")]
    assert tries(table, "root_sling") == [m.Equip("root_sling")]
    assert m.Cast("into_the_brush", wolf.id) in tries(table, "into_the_brush")
    assert {m.Bind(wolf.id), m.Attack(wolf.id, ghoul.id)} <= set(tries(table, wolf.id))
    assert {m.Unequip(sling.id), m.Attack(sling.id, ghoul.id)} <= set(tries(table, sling.id))
    assert {m.Attack(wolf.id, ghoul.id), m.Attack(1, ghoul.id)} <= set(tries(table, ghoul.id))
    assert tries(table, 999) == tries(table, "no_such_card") == []
    assert tries(table, wolf.id, None) == []


def test_the_gm_points_at_heroes_and_turns_up_what_lies_face_down() -> None:
    table = Table().at("gm", "attack_phase")
    hidden = table.put("ghoul", face_down=True)
    assert tries(table, 1, GM) == [m.Declare(((hidden.id, 1),))]
    assert m.Reveal(hidden.id) in tries(table, hidden.id, GM)


def test_whoever_is_not_asked_learns_why_an_instant_cannot_come_in_between() -> None:
    """SQ-7.2: at any time, if it can be paid; what is no Instant waits for its phase."""
    table = Table()
    table.put("moss_wolf")
    table.hero(hand=("second_wind", "feeding_place"), int_max=0)
    table.at("gm", "main_phase")
    assert table.asked(1) == ""
    assert whys(table, "second_wind") == {"refusal.too-expensive"}
    assert whys(table, "feeding_place") == {"refusal.not-an-instant"}
    table.hero(int_max=9)
    assert "" in whys(table, "second_wind")


def whys(table: Table, card: str) -> set[str]:
    """Why a Hero cannot play a card in any way; nothing where it is possible."""
    refusals = [table.g.refuse(1, answer) for answer in tries(table, card)]
    return {refusal.key if refusal else "" for refusal in refusals}


def test_a_question_about_cards_says_what_pointing_means() -> None:
    table = Table()
    wolf, ghoul = table.put("wolf"), table.put("ghoul")
    table.at("gm", "attack_phase").do(GM, m.Declare(((ghoul.id, 1),))).passes()
    assert table.asked(1) == "block"
    assert tries(table, wolf.id) == [m.Block(wolf.id)]
