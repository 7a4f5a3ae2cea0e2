"""The page about the lab shows experiments that can be played."""

from __future__ import annotations

import re
from pathlib import Path

from questhall.lab.matrix import read_plan
from questhall.lab.plan import ExperimentWord, Stop
from tests.lab.experiments import file

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def test_the_experiment_on_the_page_can_be_played(tmp_path: Path) -> None:
    [example] = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len(read_plan(file(tmp_path, example)).places) == 8


def test_the_page_names_every_field() -> None:
    table = PAGE[PAGE.index("| field |") : PAGE.index("Everything is tried")]
    fields = [*ExperimentWord.__struct_fields__, *Stop.__struct_fields__]
    assert [field for field in fields if f"`{field}`" not in table] == []
