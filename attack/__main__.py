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

Written by `make attack`, on two cores that the hall and its attackers share.

"""


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
    if not given.kinds:
        RESULTS.write_text(f"{HEAD}{table(found)}\n", encoding="utf-8")
    return 0 if all(figure.met for _, figure in found) else 1


if __name__ == "__main__":
    sys.exit(main())
