"""Plays the golden games anew and stores them: `make playthroughs`. What changed shows in the diff."""

from __future__ import annotations

import sys
from pathlib import Path

from questhall.kernel import matchfile
from tests.playthroughs.golden import GAMES, play, story


def main() -> int:
    for golden in GAMES:
        match = play(golden)
        changed = [_store(golden.match_file, matchfile.write(match)), _store(golden.story_file, story(match))]
        print(f"{golden.name}: {len(match.moves)} moves, {'changed' if any(changed) else 'as before'}")
    return 0


def _store(path: Path, text: str) -> bool:
    """Writes a file; says whether it is another one than before."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.write_text(text, encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(main())
