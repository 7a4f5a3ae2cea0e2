"""Random games without number: python bench/fuzz.py --games 100000 --jobs 2

Every game is looked at while it is played (are all cards still there? is a resource negative? does the
index of reactions agree with the table?). What breaks is reported with its seed; the same seed breaks again.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from questhall.lab.fuzz import Failure, play_all
from questhall.lab.jobs import chunks, in_order, with_progress

MOST_FAILURES = 5


def told(failure: Failure) -> str:
    return (
        f"seed {failure.seed}, decision {failure.decision}, {failure.settings}\n{failure.what}"
        f"again: python bench/fuzz.py --first {failure.seed} --games 1 --jobs 1\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    arguments = parser.parse_args()
    began = perf_counter()
    parts = in_order(play_all, chunks(arguments.first, arguments.games, arguments.jobs), arguments.jobs)
    games = decisions = longest = failures = 0
    for played in with_progress(parts, arguments.games, "random games"):
        games += 1
        decisions += played.decisions
        longest = max(longest, played.rounds)
        if played.failure is not None:
            failures += 1
            if failures <= MOST_FAILURES:
                print(told(played.failure), file=sys.stderr, flush=True)
    seconds = perf_counter() - began
    print(
        f"{games} games, {decisions} decisions, {seconds:.1f} s, {decisions / seconds:.0f} decisions/s, "
        f"longest game {longest} rounds, {failures} broken"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
