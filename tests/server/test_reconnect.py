"""Over real connections: whoever was away finds everything as it is, and several browsers agree."""

from __future__ import annotations

from random import Random

from tests.server.house import House, Person
from tests.server.two_at_a_table import GM, HERO, asked, hear, play, play_until_a_reaction, seated, shown, table_of

TOO_LATE = {"kernel.stale", "kernel.not-asked"}


def test_whoever_was_away_gets_what_was_missed_and_goes_on(ada: Person, bob: Person) -> None:
    table, chance = table_of(ada, bob), Random(4)
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


def test_two_browsers_in_one_seat_see_the_same_after_every_move(ada: Person, bob: Person) -> None:
    table, chance = table_of(ada, bob), Random(7)
    with ada.at(table) as gm, bob.at(table) as here, bob.at(table) as there:
        seated(gm, there)
        hear(here)
        for number in range(40):
            play({GM: gm, HERO: here if number % 2 else there}, chance, 1)
            hear(here, there)
            assert shown(here, HERO) == shown(there, HERO)
            assert here.versions == there.versions


def test_a_second_answer_to_one_question_is_refused_and_changes_nothing(house: House, ada: Person, bob: Person) -> None:
    table, chance = table_of(ada, bob), Random(9)
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


def test_a_seat_goes_from_hand_to_hand_in_the_middle_of_a_reaction(house: House, ada: Person, bob: Person) -> None:
    """From a person to a bot, back, and to somebody else, while the same question stands."""
    table, chance = table_of(ada, bob), Random(3)
    with ada.at(table) as gm, bob.at(table) as hero, house.person() as cleo:
        lines = seated(gm, hero)
        seat = play_until_a_reaction(lines, chance)
        owner = lines[seat]
        question = owner.prompt(seat)
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
            lines = seated(gm if owner is hero else guest, guest if owner is hero else hero)
            foreign = owner.command("move", seat=seat, answer=answer, ask=question["ask"])
            assert foreign["code"] == "not-your-seat"
            assert guest.answer(seat)["type"] == "done"
            hear(*lines.values())
            play(lines, chance, 5)
            hear(owner)
            assert owner.versions[None] > 1
            assert owner.views[None]["heroes"][0]["hand"] == []
