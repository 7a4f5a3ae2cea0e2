"""Brings every file of the rules and of the camp, because acts and verbs register where they stand."""

from importlib import import_module
from pathlib import Path

GAME = Path(__file__).parents[1]
PACKAGE = __name__.rpartition(".")[0].rpartition(".")[0]
BROUGHT = tuple(
    [
        import_module(f"{PACKAGE}.{folder}.{path.stem}")
        for folder in ("rules", "camp")
        for path in sorted((GAME / folder).glob("[!_]*.py"))
        if path != Path(__file__)
    ]
)
