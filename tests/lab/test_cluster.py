"""The same experiment on several machines, one of which is lost: nothing is lost, nothing counted twice."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from questhall.lab.cluster import on_ray
from questhall.lab.jobs import Crew
from questhall.lab.journal import Journal
from questhall.lab.matrix import read_plan
from questhall.lab.parquet import write_games
from questhall.lab.rounds import play_rounds, until_enough
from tests.lab.experiments import LANTERNS, file, lab, played

IMPATIENT = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 3}
"""A machine that does not answer is given up after seconds, not after a quarter of a minute."""


@pytest.fixture
def _ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers find what the tests find; nobody outside hears of it."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")


def eventually_one(crew: Crew) -> bool:
    """A cluster takes its time to notice that a machine is gone."""
    for _ in range(200):
        if crew.hands == 1:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.usefixtures("_ray")
@pytest.mark.filterwarnings("default")
def test_a_machine_that_is_lost_takes_no_game_along(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    plan = read_plan(file(tmp_path, LANTERNS))
    here = played(tmp_path / "here", plan)
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": IMPATIENT}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    try:
        doomed = cluster.add_node(num_cpus=1)
        with on_ray(cluster.address, 1) as crew, Journal.open(tmp_path / "there", plan) as journal:
            assert crew.hands == 2
            left: list[int] = []

            def tell(games: int) -> None:
                """The first games are there, and both machines have work in hand."""
                if not left:
                    cluster.remove_node(doomed, allow_graceful=False)
                left.append(games)

            play_rounds(journal, crew, until_enough(plan), tell)
            assert left[0] < sum(left) == 40
            assert eventually_one(crew), "the machine was not lost"
            there = [journal.results(cell) for cell in range(len(plan.places))]
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    assert there == here
    (tmp_path / "again").mkdir()
    assert (
        write_games(plan, there, tmp_path / "there").read_bytes()
        == write_games(plan, here, tmp_path / "again").read_bytes()
    )


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--out", tmp_path / "out", "--on", "not an address")
    assert lab("run", file(tmp_path, LANTERNS), *words) == 1
    assert "The cluster cannot be used: " in capsys.readouterr().err
