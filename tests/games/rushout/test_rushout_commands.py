"""The command `questhall` and Rush Out!: its packs, and that it is played elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli import main
from questhall.games.rushout.game import RUSHOUT

Output = pytest.CaptureFixture[str]


def test_a_pack_is_checked_and_listed(tmp_path: Path, capsys: Output) -> None:
    core = RUSHOUT.core_folder
    assert main(["pack", "check", str(core), "--lang", "en"]) == 0
    assert "29 trials, 47 spells" in capsys.readouterr().out
    assert main(["pack", "cards", str(core), "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Butterfinger · Verwirrung\nZauberer: Pflanze, Pflanze, Wasser, Luft\n" in out
    for file in core.iterdir():
        text = file.read_text(encoding="utf-8").replace("wizard: [plant, plant, water, air]", "wizard: [plant, sun]")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith("spells.yaml:6: spells butterfingers, wizard 2: unknown entry 'sun'")


def test_a_race_is_politely_sent_to_the_browser(capsys: Output) -> None:
    assert main(["play", "rushout", "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("“rushout” is played in real time, so in the browser")
