"""What the browser client looks for in the log is really told: a key that nobody tells would be silent for ever."""

from __future__ import annotations

import re
from pathlib import Path

from questhall.games.starquest.game import STARQUEST

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "starquest"
KEY = re.compile(r"'(log\.[a-z_]+(?:-[a-z_]+)*)'")


def test_every_line_that_the_client_waits_for_can_be_told() -> None:
    told = STARQUEST.texts("en").keys()
    files = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    wanted = {key: path.name for path in files for key in KEY.findall(path.read_text(encoding="utf-8"))}
    assert wanted
    assert {key: where for key, where in wanted.items() if key not in told} == {}
