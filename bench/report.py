"""What one run found out, written down."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.table import number, table

HERE = Path(__file__).parent
OURS = sorted(path.stem for path in (HERE / "peers").glob("questhall_*.py"))
OUR_LIBRARY = next(path.stem for path in (HERE / "geometry").glob("with_questhall_*.py"))
OUR_RULER = next(path.stem for path in (HERE / "open_tables").glob("with_questhall_*.py"))

TITLES: Mapping[str, str] = {
    **{our: f"Questhall: {our.removeprefix('questhall_')} (Python)" for our in OURS},
    "rlcard_gin_rummy": "RLCard: gin rummy (Python)",
    "rlcard_uno": "RLCard: Uno (Python)",
    "open_spiel_gin_rummy": "OpenSpiel: gin rummy (C++)",
    "open_spiel_block_dominoes": "OpenSpiel: block dominoes (Python)",
    "open_spiel_tic_tac_toe": "OpenSpiel: tic-tac-toe (Python)",
    "python_chess": "python-chess (Python)",
}
LIBRARIES: Mapping[str, str] = {
    OUR_LIBRARY: "Questhall (Python)",
    "with_tcod": "python-tcod (C)",
    "with_networkx": "networkx (Python)",
    "with_igraph": "igraph (C)",
}
"""Of these, questions about dungeons are asked (bench/geometry)."""
RULERS: Mapping[str, str] = {OUR_RULER: "Questhall (Python)", "with_shapely": "shapely and networkx (C, Python)"}
"""Of these, questions about open tables (bench/open_tables)."""

FIGURES: Mapping[str, str] = {
    "decisions": "decisions",
    "after_deal": "after the deal",
    "games": "games",
    "clones": "clones",
    "views": "views",
    "snapshots": "snapshots",
    "restores": "restores",
}
QUERIES: Mapping[str, str] = {
    "sees": "lines of sight",
    "explains": "explained lines",
    "field": "fields of view",
    "reach": "squares in reach",
    "way": "shortest ways",
}
MEASURES: Mapping[str, str] = {"sees": "lines of sight", "leg": "straight legs", "way": "shortest ways"}
ALIKE = 0.001
"""Lengths that differ by less, as a share, differ by rounding: Questhall rounds every leg up to a thousandth."""

# Beyond this the machine had other work, and the best of the repetitions may not be good enough.
CALM = 1.25


@dataclass
class Findings:
    """Everything the workers reported, by peer."""

    titles: Mapping[str, str]
    seconds: float
    repetitions: int
    reports: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)

    def present(self) -> list[str]:
        return [peer for peer in self.reports if peer not in self.absent]

    def best(self, peer: str, figure: str) -> float | None:
        found = [report["figures"][figure] for report in self.reports[peer] if figure in report["figures"]]
        return max(found, default=None)

    def ratio(self, our: str, peer: str, figure: str) -> float | None:
        ours, theirs = self.best(our, figure), self.best(peer, figure)
        return ours / theirs if ours is not None and theirs is not None else None

    def mean_shape(self, peer: str, fact: str) -> float:
        return sum(float(report["shape"][fact]) for report in self.reports[peer]) / len(self.reports[peer])

    def yardsticks(self) -> list[float]:
        reports = [report for peer in self.present() for report in self.reports[peer]]
        return [float(length) for report in reports for length in report["yardstick"]]

    def pinned(self) -> bool:
        return all(report["pinned"] for peer in self.present() for report in self.reports[peer])

    def told(self, peers: list[str], columns: Mapping[str, str], value: Callable[[str, str], float | None]) -> str:
        rows = [[self.titles[peer], *(number(value(peer, figure)) for figure in columns)] for peer in peers]
        return table(["per second", *columns.values()], rows)

    def ratios(self, our: str, others: list[str], columns: Mapping[str, str]) -> str:
        return self.told(others, columns, lambda peer, figure: self.ratio(our, peer, figure))


def shapes_table(findings: Findings) -> str:
    head = ["game", "decisions per game", "options per decision", "more than one option", "version"]
    rows = [
        [
            findings.titles[peer],
            number(findings.mean_shape(peer, "decisions_per_game")),
            number(findings.mean_shape(peer, "options_per_decision")),
            f"{findings.mean_shape(peer, 'real_choices'):.0%}",
            str(findings.reports[peer][0]["version"]),
        ]
        for peer in findings.present()
    ]
    return table(head, rows)


def conditions(games: Findings, *others: Findings) -> str:
    python = f"Python {platform.python_version()} ({platform.python_implementation()})"
    pinned = "pinned" if all(findings.pinned() for findings in (games, *others)) else "not pinned"
    lengths = [length for findings in (games, *others) for length in findings.yardsticks()]
    # The fastest yardstick of the run over the slowest: 1 is a machine with nothing else to do.
    unrest = max(lengths) / min(lengths)
    rounds = f"{games.repetitions} repetitions of {games.seconds:g} s"
    verdict = "calm" if unrest <= CALM else "busy: read small differences as none"
    return "\n".join(
        [
            f"- {python}, {os.cpu_count()} cores; every peer on one core, {pinned}.",
            f"- Best of {rounds}, the peers taking turns.",
            f"- A fixed piece of work varied by a factor of {unrest:.2f}. The machine was {verdict}.",
        ]
    )


def written(games: Findings, libraries: Findings, rulers: Findings) -> str:
    """The whole page."""
    parts = [
        "# Measured beside its peers",
        "Written by `make bench`; [README.md](README.md) says what each column is.",
    ]
    if games.present() or libraries.present() or rulers.present():
        parts.append(conditions(games, libraries, rulers))
    parts += of_games(games) if games.present() else []
    parts += of_dungeons(libraries) if libraries.present() else []
    parts += of_open_tables(rulers) if rulers.present() else []
    every = (games, libraries, rulers)
    absent = [f"- {findings.titles[peer]}: {why}" for findings in every for peer, why in findings.absent.items()]
    if absent:
        parts += ["## Missing", "\n".join(absent)]
    return "\n\n".join(parts) + "\n"


def of_games(games: Findings) -> list[str]:
    present = games.present()
    parts = ["## Figures", games.told(present, FIGURES, games.best)]
    others = [peer for peer in present if peer not in OURS]
    for our in [our for our in OURS if our in present and others]:
        title = games.titles[our].removesuffix(" (Python)")
        parts += [f"## Ratios of {title}", f"{title} over the peer: above 1 Questhall is faster."]
        parts.append(games.ratios(our, others, FIGURES))
    return [*parts, "## What kind of game", shapes_table(games)]


def of_dungeons(libraries: Findings) -> list[str]:
    """Whoever counts other squares or other steps than the rest has answered something else."""
    present = libraries.present()
    parts = ["## Dungeons", *beside(libraries, OUR_LIBRARY, QUERIES)]
    answers = {query: set[int]() for query in ("reach", "way")}
    for peer in present:
        for query, found in libraries.reports[peer][0]["found"].items():
            answers[query].add(found)
    agree = all(len(found) <= 1 for found in answers.values())
    verdict = "the same squares in reach and ways of the same length" if agree else f"DIFFERENT answers: {answers}"
    return [*parts, f"All found {verdict}. {versions(libraries)}."]


def of_open_tables(rulers: Findings) -> list[str]:
    found = [rulers.reports[peer][0]["found"] for peer in rulers.present()]
    agree = all(abs(one[query] - found[0][query]) <= ALIKE * one[query] for one in found for query in MEASURES)
    verdict = "the same lines and legs free, and ways of the same length" if agree else f"DIFFERENT answers: {found}"
    return ["## Open tables", *beside(rulers, OUR_RULER, MEASURES), f"All found {verdict}. {versions(rulers)}."]


def beside(libraries: Findings, our: str, queries: Mapping[str, str]) -> list[str]:
    present = libraries.present()
    parts = [libraries.told(present, queries, libraries.best)]
    others = [peer for peer in present if peer != our]
    if our in present and others:
        parts += ["Questhall over the library: above 1 Questhall is faster."]
        parts.append(libraries.ratios(our, others, queries))
    return parts


def versions(libraries: Findings) -> str:
    present = libraries.present()
    return "; ".join([f"{libraries.titles[peer]}: {libraries.reports[peer][0]['version']}" for peer in present])
