"""How many tables one server holds: python -m bench.load --tables 100 500 1000 --seconds 60

Tables of four seats play over real WebSockets on loopback, at each of them a move every two seconds or less, with
those that are made automatically; the server is `questhall serve` with its durable SQLite file. Measured is the time
from sending a move to its arrival on every screen of the table. In the same run, for comparison, as many rooms on a
server that only echoes.
"""

from __future__ import annotations

import argparse
import resource
import sys
from pathlib import Path

from bench.load import report, run
from bench.load.run import Plan, Result

PLACE = Path(__file__).parent.parent / "results_load.md"
SCREENS = 4
PAUSE = 3.2
"""Seconds between two moves of people; about as many again are made automatically, once a game is under way."""
SETTLE, WARM_UP = 70.0, 5.0
"""Seconds of play before it is measured: until the games are under way; and of echoing."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=60.0, help="that are measured, for each line")
    parser.add_argument("--settle", type=float, default=SETTLE, help="seconds of play before that")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds between two moves of people at a table")
    parser.add_argument("--only", nargs="+", choices=("people", "bots", "echo"), default=["people", "bots", "echo"])
    parser.add_argument("--echo", action="store_const", const=["echo"], dest="only", help="the comparison alone")
    parser.add_argument("--database", help="an address instead of a fresh SQLite file")
    parser.add_argument("--output", type=Path, default=PLACE)
    arguments = parser.parse_args()
    allow_connections(SCREENS * max(arguments.tables) + 200)
    size = report.USUAL_SIZE
    results: list[Result] = []
    print(report.HEAD, flush=True)
    for tables in arguments.tables:
        for kind in ("people", "bots", "echo"):
            if kind not in arguments.only:
                continue
            settle = WARM_UP if kind == "echo" else arguments.settle
            plan = Plan(tables, arguments.seconds, settle, arguments.pause, size)
            with run.folder() as folder:
                database = arguments.database or f"sqlite:{folder / 'questhall.db'}"
                if kind == "echo":
                    result = run.echo(plan)
                else:
                    result = run.play(plan, SCREENS if kind == "people" else 1, database, folder / "errors")
                    problems = (folder / "errors").read_text(encoding="utf-8")
            if kind != "echo" and problems:
                print(problems[-3000:], file=sys.stderr)
            results.append(result)
            print(report.row(result), flush=True)
    arguments.output.write_text(report.page(results, arguments.seconds, arguments.pause), encoding="utf-8")
    return 0


def allow_connections(wanted: int) -> None:
    """Every connection is an open file, here and in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        raise SystemExit(f"{wanted} open files are needed and {most} are allowed: raise the limit (ulimit -n)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


if __name__ == "__main__":
    sys.exit(main())
