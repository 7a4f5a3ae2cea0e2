"""Two people at a table over real connections, where nothing happens that a test has not said."""

from __future__ import annotations

import copy
from random import Random
from time import sleep
from typing import Any

from tests.server.house import Line, Person

GM, HERO = 0, 1
WANTED: dict[str, Any] = {
    "game": "sidequest",
    "settings": {"heroes": 1, "difficulty": "normal", "discovery": "preconstructed", "decks": ["wildheart"]},
    "options": {"open": True, "pace": 5000},
    "seats": [{"seat": GM, "to": "me", "name": "Ada"}],
}
MESSAGES_PER_SECOND = 20
MESSAGES_PER_MOVE = 2
AT_ONCE = 20
"""Moves that a connection may make before it must slow down."""

Lines = dict[int, Line]


def table_of(ada: Person, bob: Person) -> str:
    """Ada is the GM, Bob the Hero."""
    bob.http.get("/api/hall")
    table = ada.table(WANTED)
    with bob.at(table) as hero, ada.at(table) as gm:
        assert hero.command("give-seat", seat=HERO, to="me", name="Bob")["type"] == "done"
        assert gm.command("start")["type"] == "done"
    return table


def seated(gm: Line, hero: Line) -> Lines:
    """Both want to be asked at every window, so that nothing passes by itself."""
    lines = {GM: gm, HERO: hero}
    for seat, line in lines.items():
        assert line.command("auto", seat=seat, mode="all")["type"] == "done"
    hear(gm, hero)
    return lines


def play(lines: Lines, chance: Random, moves: int) -> None:
    """So many moves by chance."""
    for _ in range(moves):
        seat = chance.choice(asked(lines))
        line = lines[seat]
        if line.number > AT_ONCE * MESSAGES_PER_MOVE:
            sleep(MESSAGES_PER_MOVE / MESSAGES_PER_SECOND)
        assert line.answer(seat, chance.randrange(len(line.prompt(seat)["options"])))["type"] == "done"
        hear(*lines.values())


def play_until_a_reaction(lines: Lines, chance: Random) -> int:
    """The seat that may react. Whoever is asked has a choice, and would be asked whatever passes by itself."""
    for _ in range(300):
        prompts = {seat: lines[seat].prompt(seat) for seat in asked(lines)}
        choices = [len(prompt["options"]) > 1 and prompt["question"] != "sidequest.draw" for prompt in prompts.values()]
        reacting = [seat for seat, prompt in prompts.items() if prompt["reaction"]]
        if reacting and all(choices):
            return reacting[0]
        play(lines, chance, 1)
    raise AssertionError("nobody ever reacts")


def asked(lines: Lines) -> list[int]:
    return [seat for seat, line in lines.items() if line.prompts[seat] is not None]


def hear(*lines: Line) -> None:
    """Whatever was under way has arrived."""
    for line in lines:
        line.command("ping")


def shown(line: Line, seat: int) -> dict[str, Any]:
    """All that somebody sees of a seat."""
    return copy.deepcopy({"view": line.views[seat], "lines": line.lines[seat], "prompt": line.prompts[seat]})
