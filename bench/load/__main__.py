"""How many tables one server holds: python -m bench.load --tables 200 --seconds 60

Tables play over real WebSockets on loopback; the server is `questhall serve` with its durable SQLite file. Measured
is the time from sending a move to its arrival on every screen of the table (in a race: from the moment at which it
counts). In the same run, for comparison, as many rooms on a server that only echoes.
"""

from __future__ import annotations

import argparse
import resource
import sys
from pathlib import Path

from bench.load import report, run
from bench.load.games import Measured, all_measured
from bench.load.run import Plan

GAMES = all_measured()
PLACE = Path(__file__).parent.parent / "results_load.md"


def main() -> int:
    kinds = list(dict.fromkeys(kind for game in GAMES.values() for kind in game.lines))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=GAMES, default=list(GAMES), help="usually all")
    parser.add_argument("--tables", type=int, nargs="+", help="usually as many as the game's own plan says")
    parser.add_argument("--seconds", type=float, default=60.0, help="that are measured, for each line")
    parser.add_argument("--settle", type=float, help="seconds of play before that")
    parser.add_argument("--pause", type=float, help="seconds between two moves of people at a table")
    parser.add_argument("--only", nargs="+", choices=kinds, default=kinds, help="some lines of the report")
    parser.add_argument("--database", default="", help="an address instead of a fresh SQLite file")
    parser.add_argument("--output", type=Path, default=PLACE, help="a page whose sections of other games are kept")
    options = parser.parse_args()
    for name in options.game:
        one_game(GAMES[name], options)
    return 0


def one_game(game: Measured, options: argparse.Namespace) -> None:
    pause = game.pause if options.pause is None else options.pause
    settle = game.settle if options.settle is None else options.settle
    results = []
    print(f"{game.title}\n\n{report.HEAD}", flush=True)
    for tables in options.tables or game.tables:
        for line in [line for kind, line in game.lines.items() if kind in options.only]:
            allow_connections(line.screens * tables + 200)
            results.append(run.measured(line, Plan(tables, options.seconds, settle, pause), options.database))
            print(report.row(results[-1]), flush=True)
    if results:
        text = report.section(game, results, options.seconds, pause)
        report.put(options.output, game.title, text, [each.title for each in GAMES.values()])


def allow_connections(wanted: int) -> None:
    """Every connection is an open file, here and in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        raise SystemExit(f"{wanted} open files are needed and {most} are allowed: raise the limit (ulimit -n)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


if __name__ == "__main__":
    sys.exit(main())
