"""How many tables one server holds: python -m bench.load --tables 100 500 1000 --seconds 60

Tables of four seats play over real WebSockets on loopback, one move of a person every two seconds at each; the
server is `questhall serve` with its durable SQLite file. Measured is the time from sending a move to its arrival on
every screen of the table. In the same run, for comparison, as many rooms on a server that only echoes.
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
SETTLE = 20.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=60.0, help="that are measured, for each line")
    parser.add_argument("--settle", type=float, default=SETTLE, help="seconds of play before that")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two moves at a table, on average")
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
        plan = Plan(tables, arguments.seconds, arguments.settle, arguments.pause, size)
        for kind in ("people", "bots", "echo"):
            if kind not in arguments.only:
                continue
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
