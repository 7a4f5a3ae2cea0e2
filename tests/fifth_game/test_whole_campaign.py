"""A campaign from its beginning to its end, played by bots."""

from __future__ import annotations

import msgspec
import pytest

from lanterns.campaign import Party
from lanterns.game import LANTERNS
from lanterns.settings import Settings
from questhall.kernel.campaign import AnyCampaign
from questhall.lab.playing import play_game
from questhall.players.registry import make_player


def campaign() -> AnyCampaign:
    assert LANTERNS.campaign is not None
    return LANTERNS.campaign


def played(agreed: Settings, player: str) -> list[Party]:
    """The company before each match and after the last; it is put away and taken out in between."""
    kept = campaign()
    parties = [kept.begin(agreed)]
    while kept.next(parties[-1], LANTERNS.texts("en")) is not None:
        settings = kept.settings(parties[-1], agreed)
        seats = LANTERNS.seats(settings)
        players = {seat: make_player(player, LANTERNS, settings, seat, len(parties)) for seat in seats}
        after = kept.after(parties[-1], play_game(LANTERNS, settings, players, len(parties)).final)
        parties.append(msgspec.json.decode(msgspec.json.encode(after), type=kept.data))
    return parties


@pytest.mark.parametrize("master", [True, False])
def test_good_players_come_to_its_end_with_all_relics(master: bool) -> None:
    *_, last = played(Settings(heroes=3, master=master), "heuristic")
    assert [told.quest for told in last.told] == ["clapper", "ledger", "valve"]
    assert last.relics == ("chain", "waders")


def test_who_loses_everything_comes_to_its_end_too() -> None:
    *_, last = played(Settings(heroes=1), "random")
    assert [told.won for told in last.told] == [False, False, False]
    assert (last.relics, last.gold, last.quest) == ((), 0, "")


@pytest.mark.parametrize(
    ("lang", "first", "sheet", "story"),
    [
        ("de", "Der Klöppel", ("Die Gruppe", ("Gold", "3")), "Die Glocke läutet wieder."),
        ("en", "The Clapper", ("The company", ("Gold", "3")), "The bell rings again."),
    ],
)
def test_it_is_told_in_both_languages(lang: str, first: str, sheet: tuple[str, tuple[str, str]], story: str) -> None:
    book, parties = LANTERNS.texts(lang), played(Settings(heroes=2, master=False), "heuristic")
    chapters = [campaign().next(party, book) for party in parties]
    assert chapters[0] is not None
    assert (chapters[0].title, chapters[-1]) == (first, None)
    company, *bearers = campaign().sheets(parties[1], book)
    assert (company.title, company.fields[0]) == sheet
    assert len(bearers) == 2
    assert campaign().story(parties[1], book) == (story,)
    assert len(campaign().story(parties[-1], book)) == 3
