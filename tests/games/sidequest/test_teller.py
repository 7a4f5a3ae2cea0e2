"""The log told again is the log as it was told; marks and data for a client that draws."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.registry import GAMES
from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Summon
from questhall.games.sidequest.rules.fall import Bounced
from questhall.games.sidequest.rules.summon import EnterPlay
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.state import Told
from tests.games.sidequest.playthroughs.golden import GOLDEN
from tests.games.sidequest.scenario import Table
from tests.playthroughs.golden import FOLDER


@pytest.mark.parametrize("golden", [golden.name for golden in GOLDEN])
def test_a_log_told_again_has_the_words_that_it_had(golden: str) -> None:
    """The server may have been restarted since: all that is there is the log and the table as it is."""
    match = matchfile.load(FOLDER / "sidequest" / "playthroughs" / f"{golden}.match", GAMES)
    seats = (None, *match.game.seats(match.settings))
    live: dict[int | None, list[str | None]] = {seat: [] for seat in seats}
    tellers = {seat: SIDEQUEST.teller("en", seat) for seat in seats}
    again = Match(match.game, match.settings, match.seed)
    told = 0
    for move in (None, *match.moves):
        if move is not None:
            again.answer(move.seat, move.answer, None, move.at)
        for seat, teller in tellers.items():
            teller.see(again.game.view(again.state, seat))
            live[seat] += [teller.line(line) for line in again.log[told:]]
        told = len(again.log)
    for seat in seats:
        teller = SIDEQUEST.teller("en", seat)
        teller.see(again.game.view(again.state, seat))
        assert [teller.line(line) for line in again.log] == live[seat]
        assert not any("card [" in line for line in live[seat] if line)


def test_marks_stand_around_names_of_cards() -> None:
    table = Table()
    teller = SIDEQUEST.teller("de", 1, marked=True)
    teller.see(SIDEQUEST.view(table.g, 1))
    assert teller.option(Summon("moss_wolf")) == "„⟦moss_wolf|Mooswolf⟧“ beschwören (2 INT)"
    line = teller.line(Told("log.drawn", (), {"cards": ("pack_mule+", "moss_wolf")}, (1,)))
    assert line == "Gezogen: „⟦pack_mule|Lastmuli⟧“, „⟦moss_wolf|Mooswolf⟧“."


def test_a_name_that_somebody_chose_marks_no_card() -> None:
    table = Table()
    table.hero(name="⟦moss_wolf|Ada⟧")
    teller = SIDEQUEST.teller("en", 1, marked=True)
    teller.see(SIDEQUEST.view(table.g, 1))
    assert teller.line(Told("log.draw", (), {"seat": 1, "n": 1})) == "Moss_wolf|Ada draws a card."


def test_what_is_shown_of_a_line_is_what_the_seat_may_know() -> None:
    table = Table()
    hidden = table.put("ghoul", face_down=True)
    bounced = Told("log.bounced", (), {"thing": hidden.id, "card": "ghoul"})
    assert shown(table, 1, bounced) == {"thing": hidden.id, "card": ""}
    assert shown(table, GM, bounced) == {"thing": hidden.id, "card": "ghoul"}
    drawn = Told("log.drawn", (), {"cards": ("wolf",)}, (1,))
    assert shown(table, 1, drawn) == {"cards": ("wolf",)}
    assert shown(table, GM, drawn) == shown(table, None, drawn) == {}


def shown(table: Table, seat: int | None, told: Told) -> dict[str, Any]:
    teller = SIDEQUEST.teller("en", seat)
    teller.see(SIDEQUEST.view(table.g, seat))
    return teller.shown(told)


def test_the_owner_of_a_face_down_card_is_told_which_one_it_was() -> None:
    table = Table()
    table.put("ghoul")
    table.run(EnterPlay("false_lamp", GM, face_down=True))
    thing = next(i for i, thing in table.g.things.items() if thing.face_down)
    table.run(Bounced(thing))
    for seat, said in ((GM, "False Lantern goes back to hand."), (1, "A face-down card goes back to hand.")):
        teller = SIDEQUEST.teller("en", seat)
        teller.see(SIDEQUEST.view(table.g, seat))
        assert said in [teller.line(line) for line in table.g.log or []]


def test_the_end_is_told_in_words() -> None:
    assert SIDEQUEST.teller("en", None).outcome("gm-win") == "No Hero is left standing. The GM wins!"
    assert SIDEQUEST.teller("de", 1).outcome("heroes-win").endswith("Die Helden gewinnen!")
