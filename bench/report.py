"""What one run found out, written down."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.table import number, table

OURS = next(path.stem for path in (Path(__file__).parent / "peers").glob("questhall_*.py"))

TITLES: Mapping[str, str] = {
    OURS: f"Questhall: {OURS.removeprefix('questhall_')} (Python)",
    "rlcard_gin_rummy": "RLCard: gin rummy (Python)",
    "rlcard_uno": "RLCard: Uno (Python)",
    "open_spiel_gin_rummy": "OpenSpiel: gin rummy (C++)",
    "open_spiel_block_dominoes": "OpenSpiel: block dominoes (Python)",
    "open_spiel_tic_tac_toe": "OpenSpiel: tic-tac-toe (Python)",
    "python_chess": "python-chess (Python)",
}

FIGURES: Mapping[str, str] = {
    "decisions": "decisions",
    "after_deal": "after the deal",
    "games": "games",
    "clones": "clones",
    "views": "views",
    "snapshots": "snapshots",
    "restores": "restores",
}

# Beyond this the machine had other work, and the best of the repetitions may not be good enough.
CALM = 1.25


@dataclass
class Findings:
    """Everything the workers reported, by peer."""

    seconds: float
    repetitions: int
    reports: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)

    def present(self) -> list[str]:
        return [peer for peer in self.reports if peer not in self.absent]

    def best(self, peer: str, figure: str) -> float | None:
        found = [report["figures"][figure] for report in self.reports[peer] if figure in report["figures"]]
        return max(found, default=None)

    def ratio(self, peer: str, figure: str) -> float | None:
        ours, theirs = self.best(OURS, figure), self.best(peer, figure)
        return ours / theirs if ours is not None and theirs is not None else None

    def mean_shape(self, peer: str, fact: str) -> float:
        return sum(float(report["shape"][fact]) for report in self.reports[peer]) / len(self.reports[peer])

    def unrest(self) -> float:
        """The fastest yardstick of the run over the slowest: 1 is a machine with nothing else to do."""
        reports = [report for peer in self.present() for report in self.reports[peer]]
        lengths = [float(length) for report in reports for length in report["yardstick"]]
        return max(lengths) / min(lengths)

    def pinned(self) -> bool:
        return all(report["pinned"] for peer in self.present() for report in self.reports[peer])


def figures_table(peers: list[str], value: Callable[[str, str], float | None]) -> str:
    rows = [[TITLES[peer], *(number(value(peer, figure)) for figure in FIGURES)] for peer in peers]
    return table(["per second", *FIGURES.values()], rows)


def shapes_table(findings: Findings) -> str:
    head = ["game", "decisions per game", "options per decision", "more than one option", "version"]
    rows = [
        [
            TITLES[peer],
            number(findings.mean_shape(peer, "decisions_per_game")),
            number(findings.mean_shape(peer, "options_per_decision")),
            f"{findings.mean_shape(peer, 'real_choices'):.0%}",
            str(findings.reports[peer][0]["version"]),
        ]
        for peer in findings.present()
    ]
    return table(head, rows)


def conditions(findings: Findings) -> str:
    python = f"Python {platform.python_version()} ({platform.python_implementation()})"
    pinned = "pinned" if findings.pinned() else "not pinned"
    unrest = findings.unrest()
    rounds = f"{findings.repetitions} repetitions of {findings.seconds:g} s"
    verdict = "calm" if unrest <= CALM else "busy: read small differences as none"
    return "\n".join(
        [
            f"- {python}, {os.cpu_count()} cores; every peer on one core, {pinned}.",
            f"- Best of {rounds}, the peers taking turns.",
            f"- A fixed piece of work varied by a factor of {unrest:.2f}. The machine was {verdict}.",
        ]
    )


def written(findings: Findings) -> str:
    """The whole page."""
    present = findings.present()
    parts = [
        "# Measured beside its peers",
        "Written by `make bench`; [README.md](README.md) says what each column is.",
    ]
    if present:
        parts += [conditions(findings), "## Figures", figures_table(present, findings.best)]
    if OURS in present:
        others = [peer for peer in present if peer != OURS]
        parts += ["## Ratios", "Questhall over the peer: above 1 Questhall is faster."]
        parts += [figures_table(others, findings.ratio)]
    if present:
        parts += ["## What kind of game", shapes_table(findings)]
    if findings.absent:
        missing = [f"- {TITLES[peer]}: {why}" for peer, why in findings.absent.items()]
        parts += ["## Missing", "\n".join(missing)]
    return "\n\n".join(parts) + "\n"
