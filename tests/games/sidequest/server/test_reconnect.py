"""Over real connections: whoever was away finds everything as it is, and several browsers agree."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.sidequest.server.two_at_a_table import GM, HERO, asked, hear, play, seated, shown, table_of
from tests.server.house import House, Person

TOO_LATE = {"kernel.stale", "kernel.not-asked"}


@pytest.fixture
def database(house: House, tmp_path: Path) -> str:
    """The one that the house keeps."""
    return f"sqlite:{tmp_path / 'house.db'}"


def test_whoever_was_away_gets_what_was_missed_and_goes_on(database: str, ada: Person, bob: Person) -> None:
    table, chance = table_of(database, ada, bob), Random(4)
    with ada.at(table) as gm, bob.at(table) as stays:
        lines = seated(gm, stays)
        with bob.at(table) as goes:
            play(lines, chance, 20)
            hear(goes)
            known = list(goes.lines[HERO])
        play(lines, chance, 25)
        with bob.at(table) as returns:
            hear(returns)
            assert returns.lines[HERO][: len(known)] == known
            assert len(returns.lines[HERO]) > len(known)
            assert shown(returns, HERO) == shown(stays, HERO)
            play(seated(gm, returns), chance, 10)
            hear(stays)
            assert shown(returns, HERO) == shown(stays, HERO)


def test_two_browsers_in_one_seat_see_the_same_after_every_move(database: str, ada: Person, bob: Person) -> None:
    table, chance = table_of(database, ada, bob), Random(7)
    with ada.at(table) as gm, bob.at(table) as here, bob.at(table) as there:
        seated(gm, there)
        hear(here)
        for number in range(40):
            play({GM: gm, HERO: here if number % 2 else there}, chance, 1)
            hear(here, there)
            assert shown(here, HERO) == shown(there, HERO)
            assert here.versions == there.versions


def test_a_second_answer_to_one_question_is_refused_and_changes_nothing(
    database: str, house: House, ada: Person, bob: Person
) -> None:
    table, chance = table_of(database, ada, bob), Random(9)
    with ada.at(table) as gm, bob.at(table) as here, bob.at(table) as there:
        lines = seated(gm, here)
        for _ in range(5):
            while HERO not in asked(lines):
                play(lines, chance, 1)
            hear(there)
            question = there.prompt(HERO)
            assert here.answer(HERO)["type"] == "done"
            before = house.events(table)
            answer = question["options"][0]["answer"]
            late = there.command("move", seat=HERO, answer=answer, ask=question["ask"])
            assert late["type"] == "refused"
            assert late["reason"]["key"] in TOO_LATE
            assert house.events(table) == before
            hear(gm, here, there)
            assert shown(here, HERO) == shown(there, HERO)


def test_a_seat_goes_from_hand_to_hand_in_the_middle_of_a_reaction(
    database: str, house: House, ada: Person, bob: Person
) -> None:
    """From a person to a bot, back, and to somebody else, while the same question stands."""
    table = table_of(database, ada, bob, reaction=True)
    with ada.at(table) as gm, bob.at(table) as hero, house.person() as cleo:
        hear(gm, hero)
        seat = asked({GM: gm, HERO: hero})[0]
        owner, other = (gm, hero) if seat == GM else (hero, gm)
        question = owner.prompt(seat)
        assert question["reaction"]
        assert owner.command("give-seat", seat=seat, to="bot", bot="heuristic")["type"] == "done"
        hear(owner)
        assert owner.prompts[seat] is None
        assert owner.command("give-seat", seat=seat, to="me")["type"] == "done"
        hear(owner)
        assert owner.prompts[seat] == question
        secret = owner.command("give-seat", seat=seat, to="link")["secret"]
        answer = question["options"][0]["answer"]
        with cleo.at(table, secrets=[secret]) as guest:
            assert guest.prompt(seat)["ask"] == question["ask"]
            foreign = owner.command("move", seat=seat, answer=answer, ask=question["ask"])
            assert foreign["code"] == "not-your-seat"
            lines = seated(guest, other) if seat == GM else seated(other, guest)
            assert guest.answer(seat)["type"] == "done"
            hear(*lines.values())
            play(lines, Random(3), 5)
            hear(owner)
            assert owner.versions[None] > 1
            assert owner.views[None]["heroes"][0]["hand"] == []
