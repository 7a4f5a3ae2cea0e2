"""Whole games of SideQuest through the keyboard: what is typed goes in, what is shown comes out."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.cells import cell_len

from questhall.games.registry import GAMES
from questhall.games.sidequest.entities import Difficulty, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Draw, Equip
from questhall.games.sidequest.state import SideQuest
from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.notation import read
from questhall.terminal.play import play
from questhall.terminal.screen import BOLD, CLEAR, HEIGHT, WIDTH
from questhall.terminal.session import Session

PROMPT = re.compile(r"^> $", re.MULTILINE)


class Typist(io.StringIO):
    """Types prepared lines, then the numbers of choices: 1, 2, 3, ... and 1 again whenever that is refused."""

    def __init__(self, lines: Iterable[str] = (), most: int = 0) -> None:
        super().__init__()
        self.prepared = list(lines)
        self.most = most
        self.typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.prepared:
            return self.prepared.pop(0) + "\n"
        self.typed += 1
        return f"{1 + self.typed % 3}\n" if self.typed <= self.most else ""


def sit(
    *lines: str,
    seat: int | None = 1,
    lang: str = "en",
    heroes: int = 1,
    seed: int = 1,
    most: int = 0,
    match: Match | None = None,
    difficulty: Difficulty = "normal",
) -> tuple[str, Session]:
    """What a person sees who types these lines."""
    if match is None:
        decks = ("vanguard", "lampwright", "wildheart")[:heroes]
        settings = Settings(
            heroes=heroes,
            difficulty=difficulty,
            decks=decks,
            gm_deck="what_the_light_left",
            world_deck="the_fallen_world",
            bosses=("mother_of_shafts", "saint_cinder"),
            discovery="preconstructed",
        )
        match = Match(SIDEQUEST, settings, seed)
    out = io.StringIO()
    session = play(match, seat, lang, "heuristic", "heuristic", Typist(lines, most), out)
    return out.getvalue(), session


def table(match: Match) -> SideQuest:
    assert isinstance(match.state, SideQuest)
    return match.state


def asked(match: Match) -> str:
    """What the first Hero is asked."""
    ask = match.state.ask_of(1)
    return ask.question if ask is not None else ""


START = ('create 2 3 1 "Ada"', "keep", "+1 str", "done")
"""From the first question to the first Main Phase."""


def main_phase(*hand: str) -> Match:
    """A match in the first Main Phase of the only Hero, who holds these cards."""
    settings = Settings(
        heroes=1,
        difficulty="normal",
        decks=("vanguard",),
        gm_deck="what_the_light_left",
        world_deck="the_fallen_world",
        bosses=("mother_of_shafts", "saint_cinder"),
        discovery="preconstructed",
    )
    match = Match(SIDEQUEST, settings, 1)
    for line in ("create 2 3 1", "keep", "grow 0 1", "done"):
        assert match.answer(1, read(line, SIDEQUEST.answers)) is None
    table(match).hero(1).hand = hand
    return match


def last(text: str) -> str:
    """What was shown after the line typed last (before the end of the input)."""
    return PROMPT.split(text)[-2].strip()


# --- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("seat", "heroes"), [(1, 1), (3, 3), (0, 2)])
def test_a_whole_game_fits_on_80_by_24(seat: int, heroes: int, lang: str) -> None:
    text, session = sit(seat=seat, heroes=heroes, lang=lang, seed=heroes, most=4000)
    assert table(session.match).winner
    assert max(map(cell_len, text.splitlines())) <= WIDTH
    assert max(len(part.strip("\n").splitlines()) for part in PROMPT.split(text)) < HEIGHT
    assert "\x1b" not in text


@pytest.mark.parametrize("lang", ["de", "en"])
def test_who_watches_is_asked_nothing(lang: str) -> None:
    text, session = sit(seat=None, lang=lang)
    assert table(session.match).winner
    assert not PROMPT.search(text)
    assert max(map(cell_len, text.splitlines())) <= WIDTH
    assert "You drew" not in text
    assert "Gezogen" not in text


def test_the_end_tells_the_result_and_the_seed() -> None:
    text, session = sit(seed=1, most=4000)
    won = table(session.match).winner == "heroes"
    assert ("You have won." if won else "You have lost.") in text
    assert "Seed 1. Its promise at the start was" in text
    assert session.match.commitment in text


def test_the_end_of_the_input_is_a_farewell() -> None:
    text, session = sit()
    assert session.left
    assert text.endswith("before you quit.\n")


# --- choosing ---------------------------------------------------------------------------------


def test_a_choice_by_number_by_move_and_by_words() -> None:
    for choice in ("2", "grow 0 1", "+1 str", "STR"):
        _, session = sit("create 2 3 1", "keep", choice)
        assert table(session.match).hero(1).str_max == 4


def test_umlauts_can_be_written_out() -> None:
    for typed in ("türmersiegel", "tuermersiegel", "TURMERSIEGEL", "türm aus"):
        match = main_phase("tower_seal", "scrap_run")
        sit(typed, lang="de", match=match)
        assert match.moves[-1].answer == Equip("tower_seal")


def test_words_that_fit_several_choices_choose_none() -> None:
    text, session = sit("create 2 3 1", "keep", "+1")
    assert last(text) == "Several choices fit: 1, 2. Type a number or more of the name."
    assert asked(session.match) == "sidequest.grow"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("77", "There is no choice 77; there are 1 to 3."),
        ("dance", "“dance” fits none of the choices. A number chooses, ? explains, help lists the"),
        ("attack 12", "Something is missing at place 2: target. It is written like this: attack"),
        ("grow 2 x", "“x” is not a number, but strength must be one."),
        ("grow 5 5", "That is not among the choices here. (SQ-3.2)"),
        ("cast ember", "That belongs to another phase (Main Phase); this is: Growth Phase. (SQ-7.1)"),
    ],
)
def test_what_cannot_be_chosen_is_answered_kindly(typed: str, said: str) -> None:
    text, session = sit("create 2 3 1", "keep", typed)
    assert last(text).startswith(said)
    assert asked(session.match) == "sidequest.grow"


def test_many_choices_come_page_by_page() -> None:
    settings = Settings(
        heroes=2,
        difficulty="normal",
        decks=("vanguard", "wildheart"),
        gm_deck="what_the_light_left",
        world_deck="the_fallen_world",
    )
    pages = ["more"] * 3
    text, _ = sit(*pages, seat=0, match=Match(SIDEQUEST, settings, 1))
    frames = PROMPT.split(text)
    assert "page 1 of 2: more" in frames[0]
    assert "30 Main Boss" in frames[1]
    assert "page 1 of 2: more" in frames[2]


@pytest.mark.rule("SQ-1.4", "SQ-1.6")
def test_the_gm_brings_own_decks_and_is_warned() -> None:
    settings = Settings(heroes=1, difficulty="normal", decks=("vanguard",))
    lines = ("owndeck shaft_rat shaft_rat", "owndeck ash_wind glass_rain")
    text, session = sit(*lines, seat=0, match=Match(SIDEQUEST, settings, 1))
    assert "The GM’s deck has 2 cards; 60 to 80 are recommended." in text
    assert "Your deck: 100 % early creatures, 50 % are recommended." in text
    assert table(session.match).gm.deck == ("shaft_rat", "shaft_rat")
    assert sorted(table(session.match).world_deck) == ["ash_wind", "glass_rain"]


# --- looking up ---------------------------------------------------------------------------------


def test_the_question_mark_explains_the_question_with_its_rule() -> None:
    text, _ = sit("create 2 3 1", "?", lang="de")
    assert "Behältst du diese Hand? (SQ-1.12)" in last(text)
    assert "SQ-1.12 · Mulligan der Helden" in last(text)


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "? SQ-5.8", "SQ-5.8 · One block per turn"),
        ("de", "? 5.8", "SQ-5.8 · Ein Block pro Zug"),
        ("en", "? intervene", "SQ-5.10 · Intervene"),
        ("de", "? einspringen", "SQ-5.10 · Einspringen"),
        ("en", "? Moss Wolf", "Moss Wolf · Creature"),
        ("de", "? mooswolf", "Mooswolf · Kreatur"),
        ("de", "? Vorhut", "Vorhut"),
        ("en", "? 1", "Keep the hand"),
        ("en", "? xyzzy", "Nothing found for “xyzzy”, neither a card nor a rule."),
        ("de", "? SQ-99", "Zu „SQ-99“ findet sich weder eine Karte noch eine Regel."),
    ],
)
def test_rules_and_cards_can_be_looked_up(lang: str, typed: str, said: str) -> None:
    text, _ = sit("create 2 3 1", typed, lang=lang)
    assert said in last(text)


def test_why_names_the_rule() -> None:
    match = main_phase("tower_seal")
    text, _ = sit("why attack 1 10", "why discover", match=match)
    assert "(SQ-3.7)" in PROMPT.split(text)[-3]
    assert "(SQ-3.4)" in last(text)
    assert table(match).phase == "main"


def test_why_knows_cards_by_name() -> None:
    match = main_phase("last_of_morning", "switch_hatchet")
    text, _ = sit("why last of", "why switch hatchet", "why saint cinder", match=match)
    heavy, possible, gms = (part.strip() for part in PROMPT.split(text)[-4:-1])
    assert heavy == "Last of Morning needs 9 unspent STR; you have 4. (SQ-6.2)"
    assert possible == "It is possible: Equip Switch Hatchet (STR 1)"
    assert gms == "Saint Cinder is not in your hand. (SQ-1.11)"


def test_why_does_not_know_everything() -> None:
    text, _ = sit(*START, "why", "why xyzzy", lang="de")
    assert PROMPT.split(text)[-3].strip().startswith("Sag, was du tun willst:")
    assert last(text) == "„xyzzy“ ist weder ein Zug noch eine Karte, die du siehst."


@pytest.mark.parametrize(("lang", "word"), [("en", "help"), ("de", "hilfe")])
def test_help_names_the_commands(lang: str, word: str) -> None:
    text, _ = sit(word, lang=lang)
    assert all(name in last(text) for name in ("?", "auto", "undo" if lang == "en" else "zurück"))


def test_the_log_tells_what_happened() -> None:
    text, _ = sit("create 2 3 1 Ada", "log")
    assert "Ada begins with 8 LP, 3 STR and 1 INT." in last(text)


def test_long_texts_come_page_by_page() -> None:
    text, _ = sit("? SQ-11", "more")
    first, second = PROMPT.split(text)[-3:-1]
    assert "SQ-11.1 · Burn" in first
    assert "page 1 of" in first
    assert "page 2 of" in second


# --- taking back, saving, talking ------------------------------------------------------------------


def test_a_move_can_be_taken_back_and_played_again() -> None:
    _, session = sit("create 2 3 1", "keep", "+1 str", "undo")
    assert asked(session.match) == "sidequest.grow"
    _, session = sit("create 2 3 1", "keep", "+1 str", "zurück", "vor")
    assert table(session.match).hero(1).str_max == 4


def test_undo_goes_back_behind_automatic_passes() -> None:
    match = main_phase("tower_seal")
    _, session = sit("done", match=match)
    assert session.match.moves[-1].auto
    assert table(match).phase == "end"
    sit("done", "undo", match=(again := main_phase("tower_seal")))
    assert asked(again) == "sidequest.hero-main"


def test_nothing_to_take_back_is_said() -> None:
    text, _ = sit("undo", "redo")
    assert PROMPT.split(text)[-3].strip() == "There is nothing to take back."
    assert last(text) == "There is nothing to play again."


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    text, session = sit(*START, f"save {path}")
    assert "".join(last(text).split()) == f"Savedin{path}."
    loaded = matchfile.load(path, GAMES)
    assert SIDEQUEST.save(table(loaded)) == SIDEQUEST.save(table(session.match))
    text, _ = sit(match=loaded)
    assert "» Your Main Phase (SQ-3.6)" in text


def test_saving_can_fail_kindly(tmp_path: Path) -> None:
    text, session = sit("save", f"save {tmp_path / 'no' / 'where.txt'}", lang="de")
    assert PROMPT.split(text)[-3].strip() == "Sag, wohin: speichern partie.txt"
    assert "konnte nicht gespeichert werden" in last(text)
    assert session.left


def test_an_instant_comes_before_the_answer_to_what_is_asked() -> None:
    match = main_phase("smothering_blanket")
    assert match.undo(1, frozenset({0})) is None
    assert match.undo(1, frozenset({0})) is None
    table(match).hero(1).hand = ("smothering_blanket",)
    text, session = sit("react", "react 1", match=match)
    assert "could be done before you answer: react" in text
    assert " 1 Cast Smothering Blanket" in text
    assert (table(session.match).hero(1).discard, asked(session.match)) == (("smothering_blanket",), "sidequest.grow")


def test_where_nothing_comes_first_the_terminal_says_so() -> None:
    text, _ = sit("reagiere", match=main_phase(), lang="de")
    assert last(text) == "Außer der Reihe kannst du jetzt nichts tun."


def test_quick_phrases_are_said_by_number_or_by_word() -> None:
    for typed in ("say 9", "say thank"):
        text, session = sit(*START, typed)
        assert "Hero 1: “Thank you.”" in text.replace("Ada", "Hero 1")
        assert table(session.match).phase == "main"
    text, _ = sit("say", lang="de")
    assert " 9 Danke." in last(text)
    assert "12 Das ist dein Ende." in last(text)


def test_passing_by_itself_can_be_set() -> None:
    text, session = sit(*START, "auto", "auto fragen", "auto nonsense", lang="de")
    first, second, third = (part.strip() for part in PROMPT.split(text)[-4:-1])
    assert first == "Gezogen wird von selbst, und gepasst, wenn nichts anderes möglich ist."
    assert second == "Du wirst jedes Mal gefragt, auch ob du ziehst und wenn du nur passen kannst."
    assert third == "auto kennt: nur, immer, zug oder fragen."
    assert session.auto == "ask"


def test_without_automatic_passes_even_the_only_choice_is_asked() -> None:
    match = main_phase("tower_seal")
    _, session = sit("auto ask", "done", match=match)
    assert not any(move.auto for move in session.match.moves)
    assert table(match).phase == "attack"


def test_always_passing_asks_for_no_reaction() -> None:
    text, session = sit("auto always", seat=0, seed=2, most=4000)
    assert table(session.match).winner
    assert "» Do you react?" not in text


def test_passing_for_a_turn_ends_with_the_turn() -> None:
    _, session = sit(*START, "auto turn", seed=1, most=30)
    assert table(session.match).turn > 1
    assert session.auto == "only"


class LiveTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_real_terminal_is_cleared_before_each_picture() -> None:
    out = LiveTerminal()
    play(main_phase("tower_seal"), 1, "en", "random", "random", Typist(), out)
    assert out.getvalue().startswith(CLEAR)
    assert BOLD in out.getvalue()


def test_colours_can_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    out = LiveTerminal()
    play(main_phase("tower_seal"), 1, "en", "random", "random", Typist(), out)
    assert BOLD not in out.getvalue()


def test_cards_are_drawn_without_a_question_unless_one_wants_to_be_asked() -> None:
    text, session = sit(*START, "done", "done", "done", "done", "auto ask", *["1"] * 12)
    assert "Draw? (SQ-3.1" in text
    text, session = sit(*START, *["done"] * 12)
    assert "Draw? (SQ-3.1" not in text
    assert any(isinstance(move.answer, Draw) for move in session.match.moves)
