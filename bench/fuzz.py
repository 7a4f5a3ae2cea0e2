"""Random games without number: python bench/fuzz.py --games 100000 --jobs 2 [--game NAME] [--bots]

With --bots the bots of all strengths play instead, each seat with another one. Every game is looked at while it is
played: is what is offered accepted, is a saved state the same, does the game end, and whatever else the game itself
says must be true of its table (its `CHECKS`). What breaks is reported with its seed; the same seed breaks again.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from questhall.games.registry import GAMES
from questhall.lab.fuzz import LOOK_EVERY, Failure, play_all
from questhall.lab.jobs import chunks, in_order, with_progress

MOST_FAILURES = 5


def told(failure: Failure, bots: bool) -> str:
    who = " --bots" if bots else ""
    return (
        f"{failure.game}, seed {failure.seed}, decision {failure.decision}, {failure.settings}\n{failure.what}"
        f"again: python bench/fuzz.py --game {failure.game} --first {failure.seed} --games 1 --jobs 1{who}\n"
    )


def fuzz(name: str, first: int, count: int, jobs: int, bots: bool, look: int) -> int:
    """How many games of one kind broke."""
    began = perf_counter()
    parts = in_order(partial(play_all, name, bots=bots, look=look), chunks(first, count, jobs), jobs)
    kind = "games of bots" if bots else "random games"
    games = decisions = longest = failures = 0
    for played in with_progress(parts, count, f"{kind} of {name}"):
        games += 1
        decisions += played.decisions
        longest = max(longest, played.decisions)
        if played.failure is not None:
            failures += 1
            if failures <= MOST_FAILURES:
                print(told(played.failure, bots), file=sys.stderr, flush=True)
    seconds = perf_counter() - began
    print(
        f"{name}: {games} {kind}, seeds {first} to {first + count - 1}, {decisions} decisions, {seconds:.1f} s, "
        f"{decisions / seconds:.0f} decisions/s, "
        f"longest game {longest} decisions, {failures} broken",
        flush=True,
    )
    return failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=tuple(GAMES), action="append", help="only this one; may be given again")
    parser.add_argument("--games", type=int, default=1000, help="of each")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    parser.add_argument("--bots", action="store_true", help="the bots of all strengths play, not chance")
    parser.add_argument("--look", type=int, default=LOOK_EVERY, metavar="N", help="look at the table every N decisions")
    args = parser.parse_args()
    wanted = args.game or list(GAMES)
    broken = sum([fuzz(name, args.first, args.games, args.jobs, args.bots, args.look) for name in wanted])
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
