"""`make attack`: every kind of attack, or those that are named, and one table of what was measured."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
from pathlib import Path

from attack import kinds
from attack.figures import Figure, table

RESULTS = Path(__file__).parent / "results.md"
HEAD = """# What the hall stands

Written by `make attack`, each kind as it was last run, on two cores that the hall and its attackers share.

"""


def together(before: Path, now: str) -> str:
    """With what is kept of other kinds, in the order of their names."""
    head, rows = now.splitlines()[:2], now.splitlines()[2:]
    anew = {_kind(row) for row in rows}
    kept = before.read_text(encoding="utf-8").splitlines() if before.exists() else []
    rows += [row for row in kept if row.startswith("| ") and row not in head and _kind(row) not in anew]
    return "\n".join([*head, *sorted(rows, key=_kind)]) + "\n"


def _kind(row: str) -> str:
    return row.split("|")[1].strip()


def main() -> int:
    known = sorted(module.name for module in pkgutil.iter_modules(kinds.__path__))
    parser = argparse.ArgumentParser(prog="attack", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"only these: {', '.join(known)}")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each lasts, where it has a length")
    given = parser.parse_args()
    unknown = sorted(set(given.kinds) - set(known))
    if unknown:
        parser.error(f"no such attack: {', '.join(unknown)}; there are {', '.join(known)}")
    found: list[tuple[str, Figure]] = []
    for name in given.kinds or known:
        for figure in importlib.import_module(f"attack.kinds.{name}").attack(given.seconds):
            found.append((name, figure))
            print(f"{name}: {figure.what}: {figure.value}", file=sys.stderr, flush=True)
    print(table(found))
    RESULTS.write_text(HEAD + together(RESULTS, table(found)), encoding="utf-8")
    return 0 if all(figure.met for _, figure in found) else 1


if __name__ == "__main__":
    sys.exit(main())
