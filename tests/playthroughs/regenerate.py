"""Plays the golden games anew and stores them: `make playthroughs`, or of one game `make playthroughs GAME=NAME`.
What changed shows in the diff."""

from __future__ import annotations

import sys
from pathlib import Path

from questhall.kernel import matchfile
from tests.playthroughs.golden import Golden, Shelf, play, shelves, story


def main(names: list[str]) -> int:
    """Of these games; none named: of all."""
    for shelf in shelves():
        if not names or shelf.game.name in names:
            for golden in shelf.golden:
                _renew(shelf, golden)
    return 0


def _renew(shelf: Shelf, golden: Golden) -> None:
    match = play(shelf.game, golden)
    changed = [
        _store(shelf.match_file(golden), matchfile.write(match)),
        _store(shelf.story_file(golden), story(match, shelf.heading)),
    ]
    print(f"{shelf.game.name}, {golden.name}: {len(match.moves)} moves, {'changed' if any(changed) else 'as before'}")


def _store(path: Path, text: str) -> bool:
    """Writes a file; says whether it is another one than before."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.write_text(text, encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
