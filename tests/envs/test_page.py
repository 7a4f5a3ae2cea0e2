"""The page about environments keeps its promises."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from questhall.envs.gear import SLOTS, Gear
from questhall.games.registry import GAMES
from questhall.players.features import OPTION_SIZE, VIEW_SIZE

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_on_the_page_run() -> None:
    fenced = "\n".join(re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE))
    example = doctest.DocTestParser().get_doctest(fenced, {}, PAGE.name, str(PAGE), 0)
    told: list[str] = []
    results = doctest.DocTestRunner().run(example, out=told.append)
    assert results.attempted > 10
    assert not results.failed, "".join(told)


def test_the_page_tells_the_sizes() -> None:
    told = re.findall(r"^\| [^|]+ \| (\d+)[^|]* \| (\d*)", TEXT, re.MULTILINE)
    sizes = [int(actions) for actions, _ in told]
    assert sorted(sizes) == sorted([*{Gear(name).slots for name in GAMES} | {SLOTS}])
    assert all(int(seen) < int(actions) for actions, seen in told if seen)
    assert f"{VIEW_SIZE:,} numbers" in TEXT
    assert f"{OPTION_SIZE} numbers" in TEXT
