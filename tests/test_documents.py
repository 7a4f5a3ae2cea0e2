"""The documents keep their promises: paths, links, commands and quoted code are really there."""

from __future__ import annotations

import re
import runpy
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from questhall.cli import parser
from questhall.games.registry import GAMES
from questhall.kernel import notation
from questhall.kernel.dice import commitment
from questhall.kernel.match import Match
from questhall.terminal.texts import LANGUAGES, terminal_texts

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "questhall"
FOLDERS = (ROOT, SOURCE, *(game.folder for game in GAMES.values()))
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "bench" / "README.md"])
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"[\w.-]*(?:/[\w.-]+)+/?")
LARGEST_PICTURE = 400_000
QUOTED = re.compile(r"^From `([^`]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    return FENCE.sub("", text_of(page))


def code(page: Path) -> list[str]:
    """Everything that could be a command: inline code, and lines of shell blocks without their comments."""
    blocks = [block for language, block in FENCE.findall(text_of(page)) if language in ("", "sh")]
    lines = [line.partition(" #")[0].strip() for block in blocks for line in block.splitlines()]
    return [*INLINE.findall(prose(page)), *lines]


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


@every_page
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    named = [word for word in INLINE.findall(prose(page)) if PATH.fullmatch(word) and word[0] not in "./"]
    folders = (*FOLDERS, page.parent)
    assert [name for name in named if not any((folder / name).exists() for folder in folders)] == []


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@every_page
def test_every_questhall_command_is_understood(page: Path) -> None:
    for line in code(page):
        if line.startswith("questhall "):
            words = shlex.split(line)[1:]
            parser(terminal_texts("en"), words).parse_args(words)


@every_page
def test_every_make_target_exists(page: Path) -> None:
    makefiles = text_of(ROOT / "Makefile") + text_of(ROOT / "bench" / "bench.mk")
    targets = set(re.findall(r"^([a-z-]+):", makefiles, re.MULTILINE))
    for line in code(page):
        words = line.split()
        if len(words) > 1 and words[0] == "make":
            assert words[1] in targets, line


@every_page
def test_quoted_code_is_in_its_file(page: Path) -> None:
    for name, block in QUOTED.findall(text_of(page)):
        file = text_of(ROOT / name)
        for piece in re.split(r"^\.\.\.\n", block, flags=re.MULTILINE):
            assert piece.strip("\n") in file, f"{name} does not hold what {page.name} quotes"


@every_page
def test_figures_stand_in_closed_blocks(page: Path) -> None:
    marks = re.findall(r"<!-- (/?figures)", text_of(page))
    assert marks == ["figures", "/figures"] * (len(marks) // 2)


def test_the_match_file_on_its_page_can_be_played() -> None:
    [example] = [block for kind, block in FENCE.findall(text_of(ROOT / "docs" / "matchfile.md")) if kind == "match"]
    head, moves, _ = example.split("\n\n")
    told = dict(line.split(" ", 1) for line in head.splitlines())
    game = GAMES[told["game"]]
    assert commitment(int(told["seed"])) == told["commitment"]
    settings = msgspec.json.decode(told["settings"], type=game.settings)
    match = Match(game, settings, int(told["seed"]))
    for line in moves.splitlines():
        seat, move = line.split(" ", 1)
        assert match.answer(int(seat), notation.read(move, game.answers)) is None, line


def test_the_pictures_can_be_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["make.py", str(tmp_path)])
    runpy.run_module("docs.pictures.make", run_name="__main__")
    drawn = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    there = (ROOT / "docs" / "pictures").iterdir()
    assert set(drawn) == {path.name for path in there if path.suffix in (".svg", ".png")}
    in_languages = {name for lang in LANGUAGES for name in (f"terminal-{lang}.svg", f"table-{lang}.png")}
    assert set(drawn) == in_languages | {"phone.png", "race-en.png", "dungeon-en.png", "mission-en.png"}
    assert max(drawn.values()) < LARGEST_PICTURE
