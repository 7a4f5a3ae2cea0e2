"""Who is there. A guest is a token in a cookie that this hall has made and sealed; only its hash is an identity.

A program has a token that a person has made for it, and sends it with everything; it has no cookies.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from ..store.base import Secret, Store
from ..store.names import folded
from ..tables.seats import PROGRAM

GUEST = "questhall_guest"
SESSION = "questhall_session"
DEVICE = "questhall_device"
YEAR = 365 * 24 * 3600
SESSION_LASTS = 30 * 24 * 3600
HALF = 32
BEARER = re.compile(r"[Bb]earer +(qh-[0-9a-f]{32}) *")
COOKIE = re.compile(r"(?:[0-9a-f]{32}){1,2}")


class Person(Struct, frozen=True):
    """Somebody at the door. Whoever logs in keeps what the guest in the same browser had."""

    identities: tuple[str, ...]
    """The first is the one that sits down and opens tables."""
    account: str = ""
    """The name of the account; a guest has none."""
    cookie: str = ""
    """The guest's cookie, where the browser does not have it yet."""
    program: str = ""
    """The name of the program that this is; people have none."""

    @property
    def identity(self) -> str:
        return self.identities[0]

    @property
    def guest(self) -> str:
        return self.identities[-1]

    @property
    def name(self) -> str:
        """By which a seat is known that nobody names."""
        return self.program or self.account


class BadTokenError(Exception):
    """Whoever comes with a token that this hall does not know is nobody, not even a guest."""


def new_token() -> str:
    return secrets.token_hex(16)


def fingerprint(token: str) -> str:
    """What is kept of a token. Nobody comes back from here to the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_program_token() -> str:
    return f"qh-{new_token()}"


def program_identity(token: str) -> str:
    return f"{PROGRAM}{fingerprint(token)[:32]}"


def guest_identity(token: str) -> str:
    """Of a guest's token, or of the cookie that it begins."""
    return f"p{fingerprint(token[:HALF])[:32]}"


class Seals:
    """Behind every token that the hall gives away stands a seal that nobody else can make."""

    def __init__(self, secret: Secret) -> None:
        self._secret = secret

    def new_guest(self) -> str:
        return self._sealed(new_token(), GUEST)

    def guest(self, cookie: str) -> str:
        """The token in a guest's cookie; empty if it is not ours."""
        return self._opened(cookie, GUEST)

    def new_device(self, name: str) -> str:
        """For a browser from which somebody of this name has logged in."""
        return self._sealed(new_token(), f"{DEVICE} {folded(name)}")

    def device(self, cookie: str, name: str) -> str:
        """The token of a browser that has been here under this name; empty if it has not."""
        return self._opened(cookie, f"{DEVICE} {folded(name)}")

    def elder(self, cookie: str, now: int) -> str:
        """What could be a guest's token from before there were seals, and the same with a seal."""
        return self._sealed(cookie, GUEST) if len(cookie) == HALF and now < self._secret.elders_until else ""

    def _sealed(self, token: str, purpose: str) -> str:
        seal = hmac.digest(self._secret.key, f"{purpose} {token}".encode(), "sha256")
        return token + seal.hex()[:HALF]

    def _opened(self, cookie: str, purpose: str) -> str:
        token = cookie[:HALF]
        return token if hmac.compare_digest(self._sealed(token, purpose), cookie) else ""


def cookies(header: str) -> dict[str, str]:
    """Our cookies of a request; anything that does not look like one of our tokens is as good as none."""
    found = cookie_parser(header)
    return {name: found[name] for name in (GUEST, SESSION, DEVICE) if COOKIE.fullmatch(found.get(name, ""))}


async def recognise(headers: Headers, store: Store, seals: Seals) -> Person:
    """The person whom the cookies name; without any that we made, a new guest. Or the program whose token it is;
    BadTokenError if it is nobody's."""
    if "authorization" in headers:
        token = BEARER.fullmatch(headers["authorization"])
        program = await store.program(fingerprint(token[1])) if token is not None else None
        if program is None:
            raise BadTokenError
        return Person((program.id,), program=program.name)
    found = cookies(headers.get("cookie", ""))
    now = int(time.time() * 1000)
    kept, fresh = await _guest(found.get(GUEST, ""), store, seals, now)
    guest = guest_identity(kept)
    if SESSION in found:
        session = await store.session(fingerprint(found[SESSION]), now)
        if session is not None:
            return Person((session.account, *session.guests, guest), session.name, fresh)
    return Person((guest,), "", fresh)


async def _guest(cookie: str, store: Store, seals: Seals, now: int) -> tuple[str, str]:
    """The guest's cookie, and once more if the browser does not have it yet. An adopted guest is nobody any more."""
    if seals.guest(cookie) and not await store.adopted(guest_identity(cookie)):
        return cookie, ""
    elder = seals.elder(cookie, now)
    known = elder and await store.knows(guest_identity(elder)) and not await store.adopted(guest_identity(elder))
    fresh = elder if known else seals.new_guest()
    return fresh, fresh


def set_cookie(name: str, token: str, lasts: int, secure: bool) -> str:
    """The value of a Set-Cookie header; an empty token takes the cookie away."""
    parts = [f"{name}={token}", "Path=/", "HttpOnly", "SameSite=Lax", f"Max-Age={lasts if token else 0}"]
    return "; ".join([*parts, "Secure"] if secure else parts)
