"""Match files: text, one line per answer, readable and diffable. Lines that begin with # are comments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import msgspec

from . import notation
from .answers import Answer
from .dice import commitment
from .game import AnyGame
from .match import Dealt, Match
from .snapshot import SnapshotError, check_packs, check_rules, digest, fingerprint

FORMAT = "questhall-match 1"
Lay = Callable[[AnyGame, Mapping[str, str]], AnyGame | None]
"""A game with packs of these versions, or nothing."""
HEAD = ("game", "rules", "settings", "commitment", "seed")
DEALT = "dealt"
"""Of a match that did not begin at the beginning: the state with which it did."""
MOMENT, SEAT = "moment", "seat"
"""Comments above a match file may name a number of moves and a seat: what somebody wants to show."""
NOTED = re.compile(rf"# (?P<what>{MOMENT}|{SEAT}) (?P<number>[0-9]{{1,9}})")
LINE = re.compile(r"(?P<seat>-?[0-9]{1,9}) (?P<move>.+?)(?: @(?P<at>[0-9]{1,18}))?")


def write(match: Match) -> str:
    """The whole match; the last line is the fingerprint of its moves and of the state they lead to."""
    game = match.game
    head = [
        FORMAT,
        f"game {game.name}",
        f"rules {game.rules_version}",
        *(f"pack {pack} {version}" for pack, version in sorted(game.versions.items())),
        f"settings {msgspec.json.encode(match.settings).decode()}",
        f"commitment {match.commitment}",
        f"seed {match.seed}",
        *([f"{DEALT} {match.dealt.snapshot}"] if match.dealt is not None else []),
        "",
    ]
    moves = [line_of(move.seat, move.answer, move.at) for move in match.moves]
    return "\n".join([*head, *moves, "", f"fingerprint {_fingerprint(match)}", ""])


def line_of(seat: int, answer: Answer, at: int | None) -> str:
    """A move as a line. The notation has no word that begins with @ outside of quotes, so the time stands apart."""
    return f"{seat} {notation.write(answer)}" + (f" @{at}" if at is not None else "")


def move_of(line: str, answers: Iterable[type[Answer]]) -> tuple[int, Answer, int | None]:
    """Seat, answer and time of a line; raises ValueError."""
    found = LINE.fullmatch(line)
    if found is None:
        raise ValueError(f"'{line}' is no move; a move is a seat and an answer")
    return int(found["seat"]), notation.read(found["move"], answers), int(found["at"]) if found["at"] else None


def _fingerprint(match: Match) -> str:
    """Of the moves too: different ones may lead to the same state."""
    return digest(
        [fingerprint(match.game, match.state), [line_of(move.seat, move.answer, move.at) for move in match.moves]]
    )


def read(text: str, games: Mapping[str, AnyGame], stop_at: int | None = None, lay: Lay | None = None) -> Match:
    """Replays a match file move by move and checks it against its fingerprint (unless stopped before).

    `lay` finds the packs that it was played with, where others than the game's own are at hand.
    """
    lines = text.splitlines()
    first = _first(lines)
    if first == len(lines) or lines[first] != FORMAT:
        raise SnapshotError(f"line {first + 1}: a match file begins with '{FORMAT}'")
    body = lines.index("", first) if "" in lines[first:] else len(lines)
    match = _begin(_head(lines[first + 1 : body], first + 2), games, lay)
    complete = False
    for number, line in enumerate(lines[body:], start=body + 1):
        if not line or line.startswith("#"):
            continue
        if complete:
            raise SnapshotError(f"line {number}: nothing may stand behind the fingerprint")
        if line.startswith("fingerprint "):
            if _fingerprint(match) != line.removeprefix("fingerprint "):
                raise SnapshotError(f"line {number}: the moves or the state they lead to are not the recorded ones")
            complete = True
        elif stop_at is not None and len(match.moves) >= stop_at:
            return match
        else:
            _move(match, number, line)
    if not complete:
        raise SnapshotError("the match file has no fingerprint line: it is not complete")
    return match


def noted(text: str) -> dict[str, int]:
    """The moment and the seat that the comments above a match file name, where they do."""
    lines = text.splitlines()
    found = (NOTED.fullmatch(line) for line in lines[: _first(lines)])
    return {each["what"]: int(each["number"]) for each in found if each is not None}


def _first(lines: list[str]) -> int:
    """How many comments stand above the match file."""
    return next((number for number, line in enumerate(lines) if not line.startswith("#")), len(lines))


def _head(lines: list[str], begin: int) -> dict[str, tuple[int, str]]:
    """What the head says, with the lines where it says so."""
    head: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, start=begin):
        if line.startswith("#"):
            continue
        key, _, value = line.partition(" ")
        if key == "pack":
            pack, _, value = value.partition(" ")
            key = f"pack {pack}"
        elif key not in (*HEAD, DEALT):
            raise SnapshotError(f"line {number}: '{key}' does not belong into the head of a match file")
        if key in head:
            raise SnapshotError(f"line {number}: '{key}' is there twice")
        head[key] = number, value
    for key in HEAD:
        if key not in head:
            raise SnapshotError(f"the head of the match file lacks '{key}'")
    return head


def _begin(head: dict[str, tuple[int, str]], games: Mapping[str, AnyGame], lay: Lay | None) -> Match:
    number, name = head["game"]
    game = games.get(name)
    if game is None:
        raise SnapshotError(f"line {number}: there is no game {name!r} here; there are {', '.join(sorted(games))}")
    packs = {key.removeprefix("pack "): value for key, (_, value) in head.items() if key.startswith("pack ")}
    game = (lay(game, packs) if lay is not None else None) or game
    try:
        check_rules(game, name, head["rules"][1], continuing=True)
        number, settled = head["settings"]
        settings = msgspec.json.decode(settled, type=game.settings)
        check_packs(game, packs)
        number, digits = head["seed"]
        seed = int(digits)
    except SnapshotError as error:
        number, _ = head.get(error.about, head["game"])
        raise SnapshotError(f"line {number}: {error}") from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise SnapshotError(f"line {number}: the head of the match file is damaged: {error}") from error
    number, promised = head["commitment"]
    if commitment(seed) != promised:
        raise SnapshotError(f"line {number}: the seed is not the one that was promised at the start")
    try:
        dealt = Dealt(head[DEALT][1]) if DEALT in head else None
        return Match(game, settings, seed, dealt=dealt)
    except ValueError as error:
        raise SnapshotError(f"line {head['settings'][0]}: {error}") from error
    except SnapshotError as error:
        raise SnapshotError(f"line {head[DEALT][0]}: {error}") from error


def _move(match: Match, number: int, line: str) -> None:
    try:
        seat, answer, at = move_of(line, match.game.answers)
    except ValueError as error:
        raise SnapshotError(f"line {number}: {error}") from error
    refusal = match.answer(seat, answer, None, at)
    if refusal is not None:
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        raise SnapshotError(f"line {number}: '{line}' was refused: {refusal.key}{rules}")


def save(match: Match, path: Path) -> None:
    path.write_text(write(match), encoding="utf-8")


def load(path: Path, games: Mapping[str, AnyGame], stop_at: int | None = None, lay: Lay | None = None) -> Match:
    return read(text_of(path), games, stop_at, lay)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SnapshotError(f"{path} cannot be read: {error}") from error
