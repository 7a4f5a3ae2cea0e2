"""Why the house would do what it suggests to a hero."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

import pytest

from questhall.games.heroquest.bot.hero import THOUGHTS
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.players.player import thought_of
from questhall.players.registry import make_player
from questhall.server.protocol.messages import client as m
from tests.games.heroquest.scenario import Table
from tests.server import tables

NAMES = [*[thought.__name__ for thought in THOUGHTS], "done"]


def why(t: Table, player: str = "cunning") -> str:
    seat = t.asked_seat
    now = HEROQUEST.situation(t.g, seat)
    return thought_of(make_player(player, HEROQUEST, Settings(), seat, 1), now, 0.0).reason


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_every_thought_has_words(name: str, lang: str) -> None:
    assert HEROQUEST.texts(lang).has(f"reason.{name}")


def test_the_thought_that_decides_is_the_reason() -> None:
    t = Table("barbarian", at=("C5",))
    t.put("orc", "D5")
    assert why(t) == why(t, "learned") == "fights"
    assert why(Table("barbarian", at=("H3",), stairs=((0, 5),))) == "explores"


def test_whoever_looks_ahead_and_stays_with_the_advice_has_its_reason() -> None:
    t = Table("barbarian", at=("C5",))
    t.put("orc", "D5")
    assert why(t, "search@8") == "fights"


class Parlour(tables.Parlour):
    """A hall in which HeroQuest is played."""

    game = HEROQUEST
    settings: ClassVar[dict[str, Any]] = {"heroes": 2, "quest": "mill"}


@tables.played_in(Parlour)
async def test_a_suggestion_says_why_in_the_language_of_whoever_asks(parlour: Parlour) -> None:
    room = await parlour.table({0: "cunning", 1: "ada", 2: "bob"})
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob", lang="de")}
    words = {1: HEROQUEST.texts("en"), 2: HEROQUEST.texts("de")}

    def acts(seat: int) -> bool:
        state = room.table.state
        return isinstance(state, HeroQuest) and state.round > 0 and people[seat].prompt(seat) is not None

    for seat, person in people.items():
        await parlour.play(people, partial(acts, seat))
        said = await person.ask(m.Suggest, seat=seat)
        assert said["why"] in [words[seat].say(f"reason.{name}") for name in NAMES]
