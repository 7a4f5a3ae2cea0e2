"""Pretending to be somebody else: guessed passwords, look-alike names, invented and slipped tokens, other hosts."""

from __future__ import annotations

from collections.abc import Iterator

import httpx

from attack.figures import Figure
from attack.halls import hall
from questhall.server.edge.identity import GUEST, new_token
from questhall.server.edge.limits import Limits
from questhall.server.edge.passwords import common
from tests.server.any_game import ALONE

PASSWORD = "correct horse"
WIDE = {ord("a") + n: 0xFF41 + n for n in range(26)}
"""From plain letters to full-width ones."""
ALIKE = (
    "РаuІа",
    "Pau1a",
    "PauIa",
    "Раиlа",
    "pauIa",
    "P-aula",
    "Paula.",
    "ΡΑυΙΑ",
    "Ｐａｕｌａ",
    "PAULA",
    "Paula ",
    "P a u l a",
)
ADDRESSES = 20
HOSTS = ("evil.example", "hall.example.evil.example", "192.0.2.1", "localhost.evil.example", "127.0.0.1.evil.example")


def attack(seconds: float) -> Iterator[Figure]:
    limits = Limits()
    with hall(options=("--proxy", "127.0.0.1")) as server:
        with Browser(server.url, "192.0.2.1") as ada:
            ada.sign_up("Paula")
            heard = spellings(server.url)
            yield _most("of 100 guesses for one name in as many spellings, heard", heard, limits.logins_per_name)
            heard = everywhere(server.url)
            most = limits.logins_for_name + ADDRESSES
            yield _most(f"of {10 * ADDRESSES} guesses from {ADDRESSES} addresses, heard", heard, most)
            ways = came_in(server.url, ada)
            yield Figure("meanwhile its owner comes in at home and abroad", f"{ways} of 2", "2 of 2", ways == 2)
        yield _most("of 200 invented tokens, accepted", invented(server.url), 0)
        yield _most("tables that a slipped token opens after signing up", slipped(server.url), 0)
        yield _most(f"of {len(ALIKE)} names that look like another, given", alike(server.url), 0)
        yield _most("of 100 common passwords, taken", taken(server.url), 0)
        yield _most(f"of {len(HOSTS)} other hosts, answered", hosts(server.url), 0)


def _most(what: str, count: int, most: int) -> Figure:
    return Figure(what, str(count), f"{most} at most" if most else "0", count <= most)


class Browser(httpx.Client):
    """From an address of its own, as a proxy tells it."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(base_url=url, timeout=60, headers={"X-Forwarded-For": address})

    def sign_up(self, name: str, password: str = PASSWORD) -> int:
        return self.post("/api/accounts", json={"name": name, "password": password}).status_code

    def log_in(self, name: str, password: str) -> int:
        return self.post("/api/session", json={"name": name, "password": password}).status_code


def spellings(url: str) -> int:
    """Spaces before, behind and full-width letters: a hundred ways to write one name."""
    names = [
        " " * (n // 10) + "".join(chr(WIDE[ord(c)]) if n % 10 >> i & 1 else c for i, c in enumerate("paula")) + " "
        for n in range(100)
    ]
    with Browser(url, "192.0.2.2") as eve:
        return sum(eve.log_in(name, "guessing...") == httpx.codes.UNAUTHORIZED for name in names)


def everywhere(url: str) -> int:
    heard = 0
    for n in range(ADDRESSES):
        with Browser(url, f"198.51.100.{n}") as eve:
            heard += sum(eve.log_in("paula", "guessing...") == httpx.codes.UNAUTHORIZED for _ in range(10))
    return heard


def came_in(url: str, ada: Browser) -> int:
    """In the browser that she knows, although its address is worn out, and in another one elsewhere."""
    with Browser(url, "192.0.2.1") as eve:
        for _ in range(40):
            eve.log_in("paula", "guessing...")
    ada.delete("/api/session")
    with Browser(url, "203.0.113.9") as abroad:
        return sum(who.log_in("Paula", PASSWORD) == httpx.codes.OK for who in (ada, abroad))


def invented(url: str) -> int:
    """A token that is accepted is not replaced."""
    accepted = 0
    for n in range(200):
        with Browser(url, "192.0.2.3") as eve:
            eve.cookies.set(GUEST, new_token() + (new_token() if n % 2 else ""))
            accepted += "set-cookie" not in eve.get("/api/hall").headers
    return accepted


def slipped(url: str) -> int:
    with Browser(url, "192.0.2.4") as eve, Browser(url, "192.0.2.5") as bob:
        eve.get("/api/hall")
        bob.cookies.set(GUEST, eve.cookies[GUEST])
        bob.post("/api/tables", json=ALONE)
        bob.sign_up("Robert")
        bob.post("/api/tables", json=ALONE)
        return len(eve.get("/api/mine").json()["tables"])


def alike(url: str) -> int:
    given = 0
    for n, name in enumerate(ALIKE):
        with Browser(url, f"203.0.113.{n}") as eve:
            given += eve.sign_up(name) == httpx.codes.CREATED
    return given


def taken(url: str) -> int:
    found = 0
    for n, password in enumerate(sorted(word for word in common() if len(word) >= 8)[:3000:30]):
        with Browser(url, f"198.51.101.{n}") as eve:
            found += eve.sign_up(f"Somebody {n * n}", password) == httpx.codes.CREATED
    return found


def hosts(url: str) -> int:
    with Browser(url, "192.0.2.6") as eve:
        return sum(eve.get("/api/hall", headers={"Host": host}).is_success for host in HOSTS)
