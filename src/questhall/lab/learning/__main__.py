"""`python -m questhall.lab.learning GAME`: plays, learns, and writes what was learned into the game's folder.

By default a judge learns how positions stand; with `--policy` a player learns which answer to give.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

import msgspec

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.players import judge, policy
from questhall.players.judge import reader_of
from questhall.players.registry import players_of

from .comparing import all_courses, read_courses, write_courses
from .lessons import all_lessons
from .teaching import teach
from .weighing import teach_policy


def main() -> None:
    parser = argparse.ArgumentParser(prog="questhall.lab.learning", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--player", default=None, help="whose games are learned from")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--to", type=Path, default=None)
    parser.add_argument("--policy", action="store_true", help="learn which answer to give, by comparing answers")
    parser.add_argument("--first", type=int, default=100_000, help="the number of the first compared game")
    parser.add_argument(
        "--courses", type=Path, nargs="+", help="compared games: added to the first file, read from all"
    )
    given = parser.parse_args()
    game = GAMES[given.game]
    player = given.player or players_of(game)[-1]
    if given.policy:
        learn_policy(game, player, given)
    else:
        learn_judge(game, player, given)


def learn_judge(game: AnyGame, player: str, given: argparse.Namespace) -> None:
    began = time.monotonic()
    lessons = list(all_lessons(game.name, player, given.games, given.jobs))
    played = time.monotonic()
    network = teach(reader_of(game).names, lessons)
    network.about["player"] = player
    path = given.to or game.folder / "players" / judge.LEARNED
    path.write_bytes(msgspec.json.encode(network) + b"\n")
    print(network.about, f"played {played - began:.0f} s, learned {time.monotonic() - played:.0f} s", path, flush=True)


def learn_policy(game: AnyGame, player: str, given: argparse.Namespace) -> None:
    """The compared games are kept in a file, so that whoever describes answers better need not play them again."""
    began = time.monotonic()
    files = given.courses or [Path(f"{game.name}-compared.jsonl")]
    numbers = range(given.first, given.first + given.games)
    write_courses(files[0], all_courses(game.name, player, numbers, given.jobs))
    played = time.monotonic()
    learned = teach_policy(game, list(read_courses(files)))
    path = given.to or game.folder / "players" / policy.LEARNED
    path.write_bytes(msgspec.json.encode(learned) + b"\n")
    print(learned.about, f"played {played - began:.0f} s, learned {time.monotonic() - played:.0f} s", path, flush=True)


if __name__ == "__main__":
    main()
