"""What games are played by, as one short word: two machines with the same word play the same games."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from questhall.games.registry import GAMES
from questhall.players.strengths import FILE as MEASURED

HOUSE = Path(__file__).parent.parent
OF_THE_HOUSE = ("kernel/*.py", "players/*.py", "lab/playing.py", "lab/realtime.py", "lab/study.py")


@cache
def code_of(game: str) -> str:
    """A digest of the kernel, the players and the game with what its players have learned; packs have their own."""
    digest = hashlib.sha256()
    for name, path in _files(game):
        digest.update(f"{name}\0".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def _files(game: str) -> Iterator[tuple[str, Path]]:
    for pattern in OF_THE_HOUSE:
        for path in sorted(HOUSE.glob(pattern)):
            yield path.relative_to(HOUSE).as_posix(), path
    folder = GAMES[game].folder
    for path in sorted([*folder.rglob("*.py"), *folder.glob("players/*.json")]):
        if path.name != MEASURED:  # what was found out about players changes nothing of how they play
            yield path.relative_to(folder).as_posix(), path
