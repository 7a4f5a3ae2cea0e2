"""`python -m questhall.lab.learning GAME`: plays, learns, and writes what was learned into the game's folder."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

import msgspec

from questhall.games.registry import GAMES
from questhall.players.judge import LEARNED, reader_of
from questhall.players.registry import players_of

from .lessons import all_lessons
from .teaching import teach


def main() -> None:
    parser = argparse.ArgumentParser(prog="questhall.lab.learning", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--player", default=None, help="whose games are learned from")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, default=None)
    given = parser.parse_args()
    game = GAMES[given.game]
    player = given.player or players_of(game)[-1]
    began = time.monotonic()
    lessons = list(all_lessons(game.name, player, given.games, given.jobs))
    played = time.monotonic()
    network = teach(reader_of(game).names, lessons)
    network.about["player"] = player
    path = given.to or game.folder / "players" / LEARNED
    path.write_bytes(msgspec.json.encode(network) + b"\n")
    print(network.about, f"played {played - began:.0f} s, learned {time.monotonic() - played:.0f} s", path, flush=True)


if __name__ == "__main__":
    main()
