"""The games of an experiment as Parquet: one row for each, with everything that is known about it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from questhall.games.registry import GAMES

from .columns import Column, Kind, columns_of
from .extras import needed
from .plan import Plan
from .study import Result, study_of

FILE = "games.parquet"
ROWS = 100_000
"""In a row group: a fixed number, so that the same games give the same bytes."""


def write_games(plan: Plan, games: Sequence[Sequence[Result]], folder: Path) -> Path:
    """All of it or nothing: whoever reads never sees half a file."""
    polars = needed("polars", "lab")
    path = folder / FILE
    beside = path.with_suffix(".part")
    polars.DataFrame(
        {name: values for name, _, values in columns(plan, games)},
        schema={name: _type(polars, kind) for name, kind, _ in columns(plan, games)},
    ).write_parquet(beside, compression="zstd", compression_level=3, row_group_size=ROWS, statistics=True)
    os.replace(beside, path)
    return path


def columns(plan: Plan, games: Sequence[Sequence[Result]]) -> list[tuple[str, Kind, list[Any]]]:
    """The cell and where it stands, then what every game notes, then what this game does. Any: see `Column`."""
    found: list[tuple[str, Kind, list[Any]]] = [
        ("cell", "int", [cell for cell, here in enumerate(games) for _ in here])
    ]
    for factor, values in plan.factors.items():
        kind: Kind = "int" if all(type(value) is int for value in values) else "str"
        at = [place.at.get(factor) for place in plan.places]
        said = at if kind == "int" else [None if value is None else written(value) for value in at]
        found.append((factor, kind, [said[cell] for cell, here in enumerate(games) for _ in here]))
    taken = {name for name, _, _ in found}
    for column in columns_of(study_of(GAMES[plan.game]).result):
        name = f"game_{column.name}" if column.name in taken else column.name
        found.append((name, column.kind, [_value(column, game) for here in games for game in here]))
    return found


def written(value: object) -> str:
    """A value of a factor as text."""
    if isinstance(value, bool):
        return str(value).lower()
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _value(column: Column, game: Result) -> Any:
    value = column.of(game)
    if column.kind == "counts" and value is not None:
        return [{"name": name, "times": times} for name, times in value.items()]
    return list(value) if isinstance(value, tuple) else value


def _type(polars: Any, kind: Kind) -> Any:
    """Any: the library is there only for those who have installed it."""
    counted = polars.Struct({"name": polars.String, "times": polars.Int64})
    return {
        "int": polars.Int64,
        "uint": polars.UInt64,
        "float": polars.Float64,
        "str": polars.String,
        "bool": polars.Boolean,
        "ints": polars.List(polars.Int64),
        "strs": polars.List(polars.String),
        "counts": polars.List(counted),
    }[kind]
