"""docs/protocol.md tells everything: every message, every field, every code; its examples are real."""

from __future__ import annotations

import re
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import fields

from questhall.server.edge.api.routes import OPERATIONS
from questhall.server.edge.api.troubles import STATUS
from questhall.server.edge.limits import Limits
from questhall.server.edge.prices import FILE, PRICES, QUESTION
from questhall.server.protocol.http.basics import Trouble
from questhall.server.protocol.messages.basics import LONGEST_MESSAGE, PROTOCOL
from questhall.server.protocol.messages.client import ClientMessage
from questhall.server.protocol.messages.server import Problem, ServerMessage
from questhall.server.telling.lookbacks import MOST_WAITING
from questhall.server.timing.allowance import A_DAY, A_DAY_OF_ALL

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SECTION = re.compile(r"^## (?P<title>.+?)\n(?P<text>.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
ENTRY = re.compile(r"^### `(?P<type>[a-z-]+)`\n(?P<text>.*?)(?=^### |\Z)", re.DOTALL | re.MULTILINE)
EXAMPLE = re.compile(r"^```json\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SECTIONS = {found["title"]: found["text"] for found in SECTION.finditer(PAGE)}
SAID = {found["type"]: found["text"] for found in ENTRY.finditer(SECTIONS["What a client says"])}
HEARD = {found["type"]: found["text"] for found in ENTRY.finditer(SECTIONS["What the server says"])}


def names(kind: type[Struct]) -> list[str]:
    return [field.encode_name for field in fields(kind)]


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize(("entries", "union"), [(SAID, ClientMessage), (HEARD, ServerMessage)], ids=["said", "heard"])
def test_every_message_and_every_field_is_told_with_an_example(entries: dict[str, str], union: UnionType) -> None:
    kinds = {tag(kind): kind for kind in get_args(union)}
    assert entries.keys() == kinds.keys()
    for name, text in entries.items():
        prose = EXAMPLE.sub("", text)
        common = {"id"} if entries is SAID else set()
        missing = [field for field in names(kinds[name]) if field not in common and f"`{field}`" not in prose]
        assert missing == [], name
        [example] = EXAMPLE.findall(text)
        assert type(msgspec.json.decode(example, type=union)) is kinds[name]
        unknown = msgspec.json.decode(example).keys() - {"type", *names(kinds[name])}
        assert unknown == set(), name


def rows(section: str) -> dict[str, str]:
    """The first two columns of all tables of a section."""
    found = re.findall(r"^\| ([^|]+) \| ([^|]+?) \|", SECTIONS[section], re.MULTILINE)
    return {name.strip("` "): text for name, text in found}


def inside(kind: Any, found: set[type[Struct]]) -> None:
    """All structs that a type is made of."""
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in found:
        found.add(kind)
        for part in get_type_hints(kind).values():
            inside(part, found)
    for part in get_args(kind):
        inside(part, found)


def test_everything_inside_messages_is_told() -> None:
    found: set[type[Struct]] = set()
    inside(ServerMessage, found)
    inside(ClientMessage, found)
    told = rows("Things inside messages")
    for kind in found - set(get_args(ServerMessage)) - set(get_args(ClientMessage)):
        assert [name for name in names(kind) if f"`{name}`" not in told[kind.__name__]] == [], kind.__name__


def test_every_body_of_the_http_api_is_told() -> None:
    found: set[type[Struct]] = {Trouble}
    for operation in OPERATIONS:
        inside(operation.body, found)
        inside(operation.answer, found)
    told = {**rows("The HTTP API"), **rows("Things inside messages")}
    for kind in found:
        assert [name for name in names(kind) if f"`{name}`" not in told[kind.__name__]] == [], kind.__name__


def test_every_address_is_told() -> None:
    told = re.findall(r"^\| `([A-Z]+ /[^`]+)` ", SECTIONS["The HTTP API"], re.MULTILINE)
    assert sorted(told) == sorted(f"{operation.method} {operation.address}" for operation in OPERATIONS)


def test_every_code_is_told() -> None:
    [codes] = [get_args(kind) for name, kind in get_type_hints(Problem).items() if name == "code"]
    assert set(codes) == {code for code in rows("When something is wrong") if code != "code"} - {"---"}
    told = {
        (int(status), code)
        for status, text in rows("The HTTP API").items()
        if status.isdigit()
        for code in re.findall("`([a-z-]+)`", text)
    }
    assert told == {(status, code) for code, status in STATUS.items()}


def test_the_limits_are_the_real_ones() -> None:
    text = SECTIONS["Limits"]
    limits = Limits()
    for number in (LONGEST_MESSAGE, limits.body, limits.file, limits.head):
        assert f"{number:,} bytes" in text
    assert f"its address {limits.url:,}; it comes within {limits.head_within:.0f} seconds" in text
    assert f"{limits.requests_at_once:,} at once, then {limits.requests_per_second:.0f} a second" in text
    assert (FILE, f"every other request as {QUESTION}. " in text) == (1, True)
    assert f"the body within {limits.body_within:.0f}" in text
    assert f"{limits.connections_per_address:,} from an address; {limits.connections_per_table} at a table" in text
    assert f"{limits.unread_bytes_of_all // 10**6} MB wait for all" in text
    assert f"{limits.replays_per_address} from an address in ten minutes" in text
    assert f"{limits.look_backs_per_address} from an address in ten minutes" in text
    assert f"when {MOST_WAITING} wait" in text
    assert f"{limits.messages_per_second:.0f} a second, {limits.burst} at once" in text
    assert f"{limits.flood} refused ones" in text
    assert f"{limits.hello_within:.0f} seconds" in text
    assert f"{limits.unread_messages}, or {limits.unread_bytes // 10**6} MB" in text
    assert f"{A_DAY:,} moves for each address that made such tables and {A_DAY_OF_ALL:,} in all" in text
    assert f"{limits.unfinished_tables} unfinished, {limits.tables_a_day} a day" in text
    assert f"{limits.logins_per_name} for a name, {limits.logins_per_address} from an address" in text
    assert f"{limits.logins_for_name} for a name from everywhere" in text
    assert f"{limits.logins_per_device} in a browser" in text


def test_the_prices_are_the_real_ones() -> None:
    [row] = [line for line in SECTIONS["Limits"].splitlines() if line.startswith("| what a message counts as")]
    told = {
        name: int(price)
        for names, price in re.findall(r"((?:`[a-z-]+`[, and]*)+)as (\d+)", row)
        for name in re.findall("`([a-z-]+)`", names)
    }
    assert told == {tag(kind): price for kind, price in PRICES.items()}


def test_the_session_is_made_of_real_messages() -> None:
    [session] = re.findall(r"^```text\n(.*?)^```$", SECTIONS["A whole session"], re.DOTALL | re.MULTILINE)
    unions = {">": ClientMessage, "<": ServerMessage}
    heard = []
    for line in session.splitlines():
        if line[:1] in unions:
            message = msgspec.json.decode(line[1:], type=unions[line[0]])
            heard.append((line[0], tag(type(message))))
    assert heard[0] == (">", "hello")
    assert heard[1] == ("<", "welcome")
    assert ("<", "done") in heard
    assert PROTOCOL == 1
