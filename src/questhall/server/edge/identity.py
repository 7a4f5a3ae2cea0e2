"""Who is there. A guest is a random token in a cookie; only its hash is an identity."""

from __future__ import annotations

import hashlib
import re
import secrets
import time

from msgspec import Struct
from starlette.requests import cookie_parser

from ..store.base import Store

GUEST = "questhall_guest"
SESSION = "questhall_session"
YEAR = 365 * 24 * 3600
SESSION_LASTS = 30 * 24 * 3600
TOKEN = re.compile(r"[0-9a-f]{32}")


class Person(Struct, frozen=True):
    """Somebody at the door. Whoever logs in keeps what the guest in the same browser had."""

    identities: tuple[str, ...]
    """The first is the one that sits down and opens tables."""
    account: str = ""
    """The name of the account; a guest has none."""
    cookie: str = ""
    """The guest's token, where the browser does not have it yet."""

    @property
    def identity(self) -> str:
        return self.identities[0]


def new_token() -> str:
    return secrets.token_hex(16)


def fingerprint(token: str) -> str:
    """What is kept of a token. Nobody comes back from here to the token."""
    return hashlib.sha256(token.encode()).hexdigest()


def guest_identity(token: str) -> str:
    return f"p{fingerprint(token)[:32]}"


def cookies(header: str) -> dict[str, str]:
    """Our cookies of a request; anything that does not look like one of our tokens is as good as none."""
    found = cookie_parser(header)
    return {name: found[name] for name in (GUEST, SESSION) if TOKEN.fullmatch(found.get(name, ""))}


async def recognise(header: str, store: Store) -> Person:
    """The person whom the cookies name; without any, a guest."""
    found = cookies(header)
    token = found.get(GUEST, "")
    fresh = "" if token else new_token()
    guest = guest_identity(token or fresh)
    if SESSION in found:
        kept = await store.session(fingerprint(found[SESSION]), int(time.time() * 1000))
        if kept is not None:
            account, _, name = kept.partition(" ")
            return Person((account, guest), name, fresh)
    return Person((guest,), "", fresh)


def set_cookie(name: str, token: str, lasts: int, secure: bool) -> str:
    """The value of a Set-Cookie header; an empty token takes the cookie away."""
    parts = [f"{name}={token}", "Path=/", "HttpOnly", "SameSite=Lax", f"Max-Age={lasts if token else 0}"]
    return "; ".join([*parts, "Secure"] if secure else parts)
