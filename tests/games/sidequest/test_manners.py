"""The customs at the table: what goes without saying, what the table overhears, what one might try."""

from __future__ import annotations

import pytest

from questhall.games.sidequest import moves as m
from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.rules.gm_options import PHRASES
from questhall.games.sidequest.view import View
from questhall.kernel.answers import Answer
from questhall.kernel.state import CLOCK
from tests.scenario import Table

MANNERS = SIDEQUEST.manners


def view(table: Table, seat: int = 1) -> View:
    return SIDEQUEST.view(table.g, seat)


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
    seen = view(table)
    assert seen.ask is not None
    assert MANNERS.is_reaction(seen.ask)
    assert MANNERS.passing(seen) == m.Pass()
    assert MANNERS.obvious(seen) is None


def test_the_end_of_a_phase_is_no_pass_but_goes_without_saying_where_nothing_else_is_possible() -> None:
    table = Table().at("hero", "main_phase")
    seen = view(table)
    assert seen.ask is not None
    assert not MANNERS.is_reaction(seen.ask)
    assert MANNERS.passing(seen) is None
    assert list(seen.options) == [m.Done()]
    assert MANNERS.obvious(seen) == m.Done()
    table = Table()
    table.hero(hand=("wolf",))
    assert MANNERS.obvious(view(table.at("hero", "main_phase"))) is None


def test_everybody_draws_what_may_be_drawn() -> None:
    assert MANNERS.obvious(view(Table().at("hero", "draw_phase"))) == m.Draw(1)


def test_cards_of_an_answer_are_those_that_it_plays_or_uses() -> None:
    table, ghoul = attacked()
    wolf = table.put("wolf")
    seen = view(table)
    assert MANNERS.cards(seen, m.Cast("spark", ghoul)) == ("spark",)
    assert MANNERS.cards(seen, m.Activate(wolf.id)) == ("wolf",)
    assert MANNERS.cards(seen, m.Attack(wolf.id, ghoul)) == ("wolf",)
    assert MANNERS.cards(seen, m.Summon("wolf+")) == ("wolf",)
    assert MANNERS.cards(seen, m.Pass()) == ()


def test_every_quick_phrase_can_be_said() -> None:
    table = Table()
    assert [table.g.refuse(1, phrase) for phrase in MANNERS.phrases()] == [None] * len(PHRASES)


# --- mistakes and the clock (SQ-12) -----------------------------------------------------------


def test_what_a_hero_tries_in_vain_is_noted_under_judgment_only() -> None:
    assert MANNERS.refused(Table(judgment=True).g, 1) == m.Mistake(1, "refused")
    assert MANNERS.refused(Table(judgment=True).g, GM) is None
    assert MANNERS.refused(Table().g, 1) is None


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
    assert list(MANNERS.overheard(table.g, 1, text, ())) == (said if noted else [])
    assert not MANNERS.overheard(table.g, GM, text, ())


def test_companions_are_addressed_by_the_names_of_their_heroes() -> None:
    table = Table(heroes=2, names=True)
    table.hero(1, name="Ada")
    table.hero(2, name="Ben")
    players = ((0, "Gus"), (1, "Anna"), (2, "Bernd"))
    wrong: list[Answer] = [m.Mistake(1, "wrong-name")]
    assert list(MANNERS.overheard(table.g, 1, "Come on, bernd.", players)) == wrong
    assert not MANNERS.overheard(table.g, 1, "Come on, Ben.", players)
    assert not MANNERS.overheard(table.g, 1, "Anna is me, and Gus is no Hero.", players)
    assert not MANNERS.overheard(table.g, 1, "Ben!", ((2, "Ben"),))
    assert not MANNERS.overheard(Table(heroes=2).g, 1, "Bernd!", players)


def test_the_clock_speaks_when_the_time_of_the_turn_is_up() -> None:
    table = Table(turn_limit=60_000)
    table.boss()
    table.g.turn_began = 5_000
    table.at("hero", "main_phase")
    assert table.g.ask_of(CLOCK) is not None
    assert MANNERS.deadline(table.g) == (65_000, ("SQ-12.3",))
    assert MANNERS.deadline(Table(turn_limit=60_000).at("hero", "main_phase").g) is None


# --- what one might try ---------------------------------------------------------------------------


def test_what_one_might_try_with_a_card_depends_on_where_it_is() -> None:
    table = Table().at("hero", "attack_phase")
    wolf, ghoul = table.put("moss_wolf"), table.put("ghoul")
    sling = table.put("root_sling")
    seen = view(table)
    assert MANNERS.tries(seen, "moss_wolf") == [m.Summon("moss_wolf")]
    assert MANNERS.tries(seen, "root_sling") == [m.Equip("root_sling")]
    assert m.Cast("into_the_brush", wolf.id) in MANNERS.tries(seen, "into_the_brush")
    assert {m.Bind(wolf.id), m.Attack(wolf.id, ghoul.id)} <= set(MANNERS.tries(seen, wolf.id))
    assert {m.Unequip(sling.id), m.Attack(sling.id, ghoul.id)} <= set(MANNERS.tries(seen, sling.id))
    assert {m.Attack(wolf.id, ghoul.id), m.Attack(1, ghoul.id)} <= set(MANNERS.tries(seen, ghoul.id))
    assert MANNERS.tries(seen, 999) == MANNERS.tries(seen, "no_such_card") == []
    assert MANNERS.tries(SIDEQUEST.view(table.g, None), wolf.id) == []


def test_the_gm_points_at_heroes_and_turns_up_what_lies_face_down() -> None:
    table = Table().at("gm", "attack_phase")
    hidden = table.put("ghoul", face_down=True)
    assert MANNERS.tries(view(table, GM), 1) == [m.Declare(((hidden.id, 1),))]
    assert m.Reveal(hidden.id) in MANNERS.tries(view(table, GM), hidden.id)


def test_a_question_about_cards_says_what_pointing_means() -> None:
    table = Table()
    wolf, ghoul = table.put("wolf"), table.put("ghoul")
    table.at("gm", "attack_phase").do(GM, m.Declare(((ghoul.id, 1),))).passes()
    assert table.asked(1) == "block"
    assert MANNERS.tries(view(table), wolf.id) == [m.Block(wolf.id)]
