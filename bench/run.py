"""Measures Questhall and its peers in one run: python -m bench.run [--strict]

First whole games, then questions about dungeons and open tables.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.report import LIBRARIES, RULERS, TITLES, Findings, written

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.md"

# A library that spreads its arithmetic over threads would be measured on more than one core.
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


def once(worker: str, peer: str, seconds: float) -> dict[str, Any]:
    """One worker's report; its `missing` or `failed` says why there are no figures."""
    command = [sys.executable, "-m", worker, peer, str(seconds)]
    environment = os.environ | ONE_THREAD | {"PYTHONPATH": str(ROOT / "src")}
    # Probing and importing come on top of the measured time, on a busy machine several times over.
    patience = 60 + 10 * seconds
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=patience, check=False
        )
    except subprocess.TimeoutExpired:
        return {"failed": f"no answer within {patience:g} s"}
    if done.returncode != 0:
        last_words = done.stderr.strip().splitlines()[-1:] or [f"exit code {done.returncode}"]
        return {"failed": last_words[0]}
    # A peer may greet on the same channel; the report is the last thing said.
    report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return report


def measured(worker: str, titles: Mapping[str, str], seconds: float, repetitions: int) -> Findings:
    """All peers in turn, again and again, so that a busy moment of the machine hits them alike."""
    peers = list(titles)
    findings = Findings(titles, seconds, repetitions, {peer: [] for peer in peers})
    for repetition in range(repetitions):
        # Another one starts each time, so that none always runs on the coldest or the warmest machine.
        turn = repetition % max(len(peers), 1)
        for peer in peers[turn:] + peers[:turn]:
            if peer in findings.absent:
                continue
            print(f"{repetition + 1}/{repetitions} {titles[peer]}", file=sys.stderr, flush=True)
            report = once(worker, peer, seconds)
            reason = report.get("missing") or report.get("failed")
            if reason:
                findings.absent[peer] = reason
            else:
                findings.reports[peer].append(report)
    return findings


def main() -> int:
    every = {**TITLES, **LIBRARIES, **RULERS}
    parser = argparse.ArgumentParser(prog="python -m bench.run", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.5, help="measured time per peer and repetition")
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--only", nargs="+", choices=every, default=list(every), metavar="PEER")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a peer is missing or failed")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the page is written")
    arguments = parser.parse_args()
    workers = (("bench.worker", TITLES), ("bench.geometry.worker", LIBRARIES), ("bench.open_tables.worker", RULERS))
    games, libraries, rulers = [
        measured(
            worker,
            {peer: title for peer, title in titles.items() if peer in arguments.only},
            arguments.seconds,
            arguments.repetitions,
        )
        for worker, titles in workers
    ]
    page = written(games, libraries, rulers)
    print(page)
    arguments.out.write_text(page, encoding="utf-8")
    return 1 if arguments.strict and (games.absent or libraries.absent or rulers.absent) else 0


if __name__ == "__main__":
    sys.exit(main())
