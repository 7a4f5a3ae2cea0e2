"""docs/operating.md keeps to what there is: every option, every limit, every figure."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from questhall.cli import parser
from questhall.server.edge.door import NEIGHBOURS
from questhall.server.edge.limits import Limits
from questhall.server.edge.metrics import Metrics
from questhall.server.edge.prices import FILE, QUESTION
from questhall.server.timing.allowance import A_DAY, A_DAY_OF_ALL
from questhall.terminal.texts import terminal_texts

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
SECTION = re.compile(r"^## (?P<title>.+?)\n(?P<text>.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
SECTIONS = {found["title"]: found["text"] for found in SECTION.finditer(PAGE)}


def options(command: str) -> set[str]:
    [commands] = [
        each for each in parser(terminal_texts("en"))._actions if isinstance(each, argparse._SubParsersAction)
    ]
    actions = commands.choices[command]._actions
    return {name for action in actions for name in action.option_strings if name.startswith("--")} - {"--help"}


def test_every_option_is_told_and_none_that_is_not_there() -> None:
    assert set(re.findall("`(--[a-z-]+)`", SECTIONS["Options"])) == options("serve")
    assert set(re.findall(r"--[a-z-]+", "".join(re.findall(r"questhall serve [^`\n]*", PAGE)))) <= options("serve")


def test_every_figure_is_told() -> None:
    told = set(re.findall(r"`(questhall_\w+)`", SECTIONS["Health and figures"]))
    kinds = {metric.name: metric.type for metric in Metrics().registry.collect()}
    assert told == {f"{name}_total" if kind == "counter" else name for name, kind in kinds.items()}


def test_the_limits_are_those_of_the_house() -> None:
    text, limits = SECTIONS["Limits"], Limits()
    assert limits.window == 10 * 60
    assert f"{limits.requests_at_once:,} at once, then {limits.requests_per_second:.0f} a second" in text
    assert (FILE, f"every other request as {QUESTION}. " in text) == (1, True)
    assert f"{limits.logins_per_address} from an address, {limits.logins_per_name} of them for one name" in text
    assert f"{limits.logins_for_name} for a name from everywhere" in text
    assert f"{limits.logins_per_device} in a browser" in text
    assert f"| new accounts from an address, in ten minutes | {limits.accounts_per_address} |" in text
    assert f"{A_DAY:,} at tables made from one address, {A_DAY_OF_ALL:,} in all" in text
    assert f"{limits.unfinished_tables} unfinished and {limits.tables_a_day} a day for a person" in text
    assert f"{limits.tables_per_address} from an address" in text
    assert f"reports of problems from an address, in ten minutes | {limits.reports_per_address} |" in text
    assert f"the first {NEIGHBOURS} bits" in text


def test_what_a_proxy_lets_through_is_what_the_hall_takes() -> None:
    [megabytes] = re.findall(r"client_max_body_size (\d+)m;", PAGE)
    assert int(megabytes) * 2**20 >= Limits().file
