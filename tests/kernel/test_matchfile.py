"""Match files: readable, diffable, checked line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.kernel import matchfile
from questhall.kernel.match import Match
from questhall.kernel.snapshot import SnapshotError
from tests.kernel.toy import TOY, TOYS, Peek, Show, Stake, Stay, Throw, ToySettings, play_on


def finished() -> Match:
    match = Match(TOY, ToySettings(rounds=1), 5)
    for seat in (1, 0, 2):
        assert match.answer(seat, match.state.options(seat)[-1]) is None
    for seat, answer in ((0, Stay()), (2, Peek(0)), (1, Throw())):
        assert match.answer(seat, answer, at=1000 + seat) is None
    assert match.answer(match.state.asks[0].seat, Stake(42)) is None
    return match


TEXT = matchfile.write(finished())
LINES = TEXT.splitlines()
FIRST_MOVE = LINES.index("") + 1


def read(text: str) -> str:
    """What is wrong with a match file."""
    with pytest.raises(SnapshotError) as error:
        matchfile.read(text, TOYS)
    return str(error.value)


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(start))


def with_line(start: str, new: str | None) -> str:
    """The match file with one line replaced, or without it."""
    lines = [new if line.startswith(start) else line for line in LINES]
    return "\n".join(line for line in lines if line is not None)


# --- what stands in it ------------------------------------------------------------


def test_a_match_file_says_in_words_what_was_played() -> None:
    assert LINES[:4] == ["questhall-match 1", "game toy", "rules 1", "pack cards 1.0"]
    assert LINES[4] == 'settings {"heroes":1,"packs":[],"own_dice":[],"players":3,"rounds":1}'
    assert LINES[6] == "seed 5"
    assert LINES[FIRST_MOVE + 3 : FIRST_MOVE + 6] == ["0 stay @1000", "2 peek 0 @1002", "1 throw @1001"]
    assert TEXT.endswith("\n")


def test_reading_and_writing_again_changes_nothing() -> None:
    again = matchfile.read(TEXT, TOYS)
    assert matchfile.write(again) == TEXT
    assert again.moves == finished().moves
    assert again.log == finished().log


def test_another_move_is_another_line_and_another_fingerprint() -> None:
    match = finished()
    assert match.undo(match.moves[-1].seat, frozenset({0, 1, 2})) is None
    assert match.answer(match.state.asks[0].seat, Stake(43)) is None
    other = matchfile.write(match).splitlines()
    differ = [one.split()[-2] for one, two in zip(LINES, other, strict=True) if one != two]
    assert differ == ["stake", "fingerprint"]


def test_comments_and_empty_lines_are_skipped() -> None:
    lines = [*LINES[:FIRST_MOVE], "# here it begins", "", *LINES[FIRST_MOVE:], "# the end"]
    assert matchfile.write(matchfile.read("\n".join(lines), TOYS)) == TEXT


def test_comments_above_the_head_and_in_it_may_name_a_moment_and_a_seat() -> None:
    above = ["# The second move is odd.", "# moment 2", "#  moment 9", "# seat 1"]
    text = "\n".join([*above, LINES[0], "# moment 7", *LINES[1:]])
    assert matchfile.write(matchfile.read(text, TOYS)) == TEXT
    assert matchfile.noted(text) == {"moment": 2, "seat": 1}
    assert matchfile.noted(TEXT) == matchfile.noted("") == {}


def test_lines_are_counted_with_their_comments() -> None:
    wrong = "\n".join(["# one", "# two", *LINES[:2], "# three", "rules 9", *LINES[3:]])
    assert read(wrong).startswith("line 6: ")
    assert read("# only this").startswith("line 2: ")


def test_a_match_in_progress_is_written_and_goes_on(tmp_path: Path) -> None:
    match = Match(TOY, ToySettings(), 8)
    assert match.answer(2, match.state.options(2)[0]) is None
    matchfile.save(match, tmp_path / "match.txt")
    again = matchfile.load(tmp_path / "match.txt", TOYS)
    assert again.state.given == match.state.given
    assert play_on(again.state, 3) == play_on(match.state, 3)


def test_a_match_is_read_up_to_a_move_and_goes_on_otherwise() -> None:
    match = matchfile.read(TEXT, TOYS, stop_at=4)
    assert len(match.moves) == 4
    assert match.answer(1, Show()) is None


def test_a_stop_beyond_the_end_is_the_whole_match() -> None:
    assert matchfile.write(matchfile.read(TEXT, TOYS, stop_at=99)) == TEXT


# --- what is refused -----------------------------------------------------------------------


def test_a_file_that_is_no_match_is_refused() -> None:
    assert read("") == read("questhall-match 2\n") == "line 1: a match file begins with 'questhall-match 1'"


@pytest.mark.parametrize(
    ("start", "new", "reason"),
    [
        ("game", "game chess", "there is no game 'chess' here; there are toy"),
        ("rules", "rules 2", "made with rules version 2; here are the rules 1"),
        ("pack", "pack cards 3.1", "made with pack cards 3.1; here is 1.0"),
        ("settings", "settings {}}", "the head of the match file is damaged"),
        ("settings", 'settings {"players":3,"rules":1}', "unknown field `rules`"),
        ("settings", 'settings {"players":9}', "toy.players T-1"),
        ("seed", "seed six", "the head of the match file is damaged"),
        ("seed", f"seed {'1' * 5000}", "the head of the match file is damaged"),
        ("rules", "weather fine", "'weather' does not belong into the head"),
        ("rules", "game toy", "'game' is there twice"),
        ("0 stay", "0 dance", "unknown-move"),
        ("0 stay", "0 peek", "missing"),
        ("0 stay", "stay", "'stay' is no move; a move is a seat and an answer"),
        ("0 stay", f"{'9' * 5000} stay", "is no move"),
        ("0 stay", "7 stay", "'7 stay' was refused: kernel.not-asked (T-1)"),
        ("0 stay", "0 peek 0", "'0 peek 0' was refused: kernel.not-offered (T-3)"),
        ("fingerprint", "fingerprint 0000", "the moves or the state they lead to are not the recorded ones"),
    ],
)
def test_a_changed_line_is_refused_with_its_number_and_the_reason(start: str, new: str, reason: str) -> None:
    problem = read(with_line(start, new))
    assert problem.startswith(f"line {line_of(start)}: ")
    assert reason in problem


def test_another_seed_is_not_the_promised_one() -> None:
    problem = read(with_line("seed", "seed 6"))
    assert problem == f"line {line_of('commitment')}: the seed is not the one that was promised at the start"


def test_another_move_that_is_possible_shows_in_the_fingerprint() -> None:
    problem = read(with_line("0 stay", "0 show"))
    assert problem == f"line {len(LINES)}: the moves or the state they lead to are not the recorded ones"


def test_another_time_shows_in_the_fingerprint() -> None:
    assert "are not the recorded ones" in read(with_line("2 peek", "2 peek 0 @5000"))


@pytest.mark.parametrize("key", ["game", "rules", "settings", "commitment", "seed"])
def test_the_head_must_be_complete(key: str) -> None:
    assert read(with_line(key, None)) == f"the head of the match file lacks '{key}'"


def test_a_missing_pack_is_named() -> None:
    assert "made with pack cards missing" in read(with_line("pack", None))


def test_a_file_that_was_cut_off_is_refused() -> None:
    assert read("\n".join(LINES[:-3])) == "the match file has no fingerprint line: it is not complete"


def test_nothing_may_stand_behind_the_fingerprint() -> None:
    assert read(f"{TEXT}0 stay\n") == f"line {len(LINES) + 1}: nothing may stand behind the fingerprint"


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.txt", broken):
        with pytest.raises(SnapshotError, match=f"{path.name} cannot be read"):
            matchfile.load(path, TOYS)
