"""Match files: text, one line per answer, readable and diffable."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from . import notation
from .dice import commitment
from .game import Game
from .match import Match
from .snapshot import SnapshotError, check_versions, fingerprint

FORMAT = "questhall-match 1"
LINE = re.compile(r"^(?P<seat>-?\d+) (?P<move>.+?)(?: @(?P<at>\d+))?$")


def write(match: Match) -> str:
    """The whole match; the last line is the fingerprint of the state it leads to."""
    game = match.game
    head = [
        FORMAT,
        f"game {game.name}",
        f"rules {game.rules_version}",
        *(f"pack {pack} {version}" for pack, version in sorted(game.packs(match.settings).items())),
        f"settings {msgspec.json.encode(match.settings).decode()}",
        f"commitment {match.commitment}",
        f"seed {match.seed}",
        "",
    ]
    moves = [
        f"{move.seat} {notation.write(move.answer)}" + (f" @{move.at}" if move.at is not None else "")
        for move in match.moves
    ]
    return "\n".join([*head, *moves, "", f"fingerprint {fingerprint(game, match.state)}", ""])


def read(text: str, games: dict[str, Game[Any]], stop_at: int | None = None) -> Match:
    """Replays a match file move by move and checks it against its fingerprint (unless stopped before)."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise SnapshotError(f"line 1: a match file begins with '{FORMAT}'")
    head: dict[str, str] = {}
    packs: dict[str, str] = {}
    body = lines.index("") if "" in lines else len(lines)
    for line in lines[1:body]:
        key, _, value = line.partition(" ")
        if key == "pack":
            pack, _, version = value.partition(" ")
            packs[pack] = version
        else:
            head[key] = value
    for key in ("game", "rules", "settings", "seed", "commitment"):
        if key not in head:
            raise SnapshotError(f"the head of the match file lacks '{key}'")
    match = _begin(head, packs, games)
    expected = None
    for number, line in enumerate(lines[body:], start=body + 1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("fingerprint "):
            expected = line.removeprefix("fingerprint ")
            break
        if stop_at is not None and len(match.moves) >= stop_at:
            return match
        _move(match, number, line)
    if expected is None:
        raise SnapshotError("the match file has no fingerprint line: it is not complete")
    if fingerprint(match.game, match.state) != expected:
        raise SnapshotError("the moves lead to another state than the recorded one")
    return match


def _begin(head: dict[str, str], packs: dict[str, str], games: dict[str, Game[Any]]) -> Match:
    game = games.get(head["game"])
    if game is None:
        raise SnapshotError(f"there is no game {head['game']!r} here; there are {', '.join(sorted(games))}")
    try:
        settings = msgspec.json.decode(head["settings"], type=game.settings)
        seed = int(head["seed"])
    except (msgspec.MsgspecError, ValueError) as error:
        raise SnapshotError(f"the head of the match file is damaged: {error}") from error
    check_versions(game, head["game"], head["rules"], packs, settings)
    if commitment(seed) != head["commitment"]:
        raise SnapshotError("the seed is not the one that was promised at the start")
    return Match(game, settings, seed)


def _move(match: Match, number: int, line: str) -> None:
    found = LINE.match(line)
    if found is None:
        raise SnapshotError(f"line {number}: '{line}' is no move; a move is a seat and an answer")
    try:
        answer = notation.read(found["move"], match.game.answers)
    except ValueError as error:
        raise SnapshotError(f"line {number}: {error}") from error
    at = int(found["at"]) if found["at"] else None
    refusal = match.answer(int(found["seat"]), answer, None, at)
    if refusal is not None:
        rules = f" ({', '.join(refusal.rules)})" if refusal.rules else ""
        raise SnapshotError(f"line {number}: '{line}' was refused: {refusal.key}{rules}")


def save(match: Match, path: Path) -> None:
    path.write_text(write(match), encoding="utf-8")


def load(path: Path, games: dict[str, Game[Any]], stop_at: int | None = None) -> Match:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SnapshotError(f"{path} cannot be read: {error}") from error
    return read(text, games, stop_at)
