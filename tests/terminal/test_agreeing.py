"""What is agreed on the command line, where one sits, and what is listed."""

from __future__ import annotations

import pytest

from questhall.games import registry
from questhall.games.registry import GAMES
from questhall.kernel.agreements import Choice, Number
from questhall.kernel.game import AnyGame
from questhall.terminal import listing
from questhall.terminal.agreeing import agreed
from questhall.terminal.friendly import FriendlyError
from questhall.terminal.seats import bot_of, check_seat, seat_of
from questhall.terminal.texts import all_texts, terminal_texts
from tests.nim.game import NIM, NimSettings

BOOK = all_texts(NIM, "en")


def test_values_are_typed_as_the_settings_want_them() -> None:
    said = ("more=12", "mood=wild", "moods=calm,wild", "told=true")
    wanted = NimSettings(heroes=2, more=12, mood="wild", moods=("calm", "wild"), told=True)
    assert agreed(NIM, 2, said, BOOK) == wanted
    assert agreed(NIM, 2, (), BOOK) == NimSettings(heroes=2)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("more=many", "More matches (more) cannot be “many”. Possible: 0 to 99; 6; 12."),
        ("more=100", "More matches (more) cannot be “100”. Possible: 0 to 99; 6; 12."),
        ("mood=sad", "mood (mood) cannot be “sad”. Possible: calm (calm); wild."),
        (
            "moods=calm",
            "moods (moods) cannot be “calm”. 2 values with commas between them are possible: calm (calm); wild.",
        ),
        ("told=maybe", "told (told) cannot be “maybe”. Possible: true; false."),
        ("less=1", "“less=1” cannot be agreed. NAME=VALUE is possible for: more, mood, moods, told."),
        ("more", "“more” cannot be agreed. NAME=VALUE is possible for: more, mood, moods, told."),
        ("more=95", "Nobody has so many matches. (NI-1)"),
    ],
)  # fmt: skip
def test_what_is_not_possible_is_told_with_what_is(said: str, told: str) -> None:
    with pytest.raises(FriendlyError) as problem:
        agreed(NIM, 2, (said,), BOOK)
    assert str(problem.value) == told


def test_it_is_told_in_the_language_of_the_reader() -> None:
    with pytest.raises(FriendlyError, match=r"Mehr Hölzchen \(more\) kann nicht „x“ sein. Möglich ist: 0 bis 99"):
        agreed(NIM, 1, ("more=x",), all_texts(NIM, "de"))
    with pytest.raises(FriendlyError, match="Dieses Spiel ist für 1 bis 3 Helden, nicht für 4"):
        agreed(NIM, 4, (), all_texts(NIM, "de"))


def test_a_seat_has_a_number_or_the_name_of_a_role() -> None:
    assert [seat_of(NIM, said, BOOK) for said in ("gm", "master", "2", "watch")] == [0, 0, 2, None]
    with pytest.raises(FriendlyError, match=r"There is no seat “wizard”\. There are: 1, 2, 3, gm, watch"):
        seat_of(NIM, "wizard", BOOK)
    with pytest.raises(FriendlyError, match="Seat 3 does not exist with 2 heroes"):
        check_seat(NIM, NimSettings(heroes=2), 3, BOOK)


def test_a_bot_is_the_strongest_or_the_one_that_is_named() -> None:
    assert bot_of(NIM, None, BOOK) == bot_of(NIM, "random", BOOK) == "random"
    with pytest.raises(FriendlyError, match=r"There is no bot “oracle”. There are: random \(random\)"):
        bot_of(NIM, "oracle", BOOK)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_agreement_has_words_and_usual_values_that_are_those_of_the_settings(game: AnyGame) -> None:
    usual = game.settings()
    for agreement in game.agreements():
        assert getattr(usual, agreement.name) == (() if agreement.seats == "heroes" else agreement.usual)
        for lang in game.languages:
            book = game.texts(lang)
            assert book.has(f"agree.{agreement.name}.label")
            assert book.has(f"agree.{agreement.name}.about")
            if isinstance(agreement, Choice):
                assert all(lang in value.label for value in agreement.values)
                assert all(lang in value.about for value in agreement.values if value.about)
            elif isinstance(agreement, Number):
                assert all(book.has(f"agree.{agreement.name}.value.{value}") for value in agreement.values)
        heroes = game.company.heroes[0]
        values = [str(getattr(value, "id", value)) for value in getattr(agreement, "values", ())]
        for at in range(len(values)):
            chosen = [values[at - n] for n in range(heroes if agreement.seats == "heroes" else 1)]
            agreed(game, heroes, (f"{agreement.name}={','.join(chosen)}",), all_texts(game, "en"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_hall_has_words_for_every_game(game: AnyGame) -> None:
    keys = ("hall.title", "hall.about", "credits", f"role.{game.company.master_role}", f"role.{game.company.hero_role}")
    assert all(game.texts(lang).has(key) for lang in game.languages for key in keys)


def test_what_is_broken_is_listed_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BROKEN, "chess", "ImportError: no board")
    lines = listing.installed(terminal_texts("en"))
    assert [line.partition(" · ")[0] for line in lines if line.partition(" · ")[0] in GAMES] == list(GAMES)
    assert lines[-1] == "Installed, but not usable: chess (ImportError: no board)"


def test_one_game_is_listed_with_everything_that_can_be_agreed() -> None:
    lines = listing.one(NIM, "en")
    assert "  --set more=… More matches" in lines
    assert "    0 to 99; 6; 12; otherwise 6" in lines
    assert "  Bots: random (random)" in lines
