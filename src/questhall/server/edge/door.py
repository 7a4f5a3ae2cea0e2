"""The door: under which addresses the hall answers, whose pages may use it, and whom it takes a visitor's word from.

A page of a stranger whose name suddenly points at this machine (DNS rebinding) carries that name in `Host` and is not
let in. Names of this machine and its own addresses are always right, so that nothing has to be said for playing at
home; whoever runs a hall for others names the address that people use.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..telling.words import words_for
from .api.troubles import TroubleError
from .headers import HOST

USUAL = {"http": 80, "https": 443}
SECURE = {"ws": "wss", "http": "https"}
PLAIN = {"wss": "ws", "https": "http"}
NEIGHBOURS = 64
"""Bits of an address of the newer kind that belong to one household; the rest it chooses itself."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class BadAddressError(ValueError):
    """What was given is no address; says which."""


class Place(Struct, frozen=True):
    """Where a hall is reached: as in `Host`, with the port that is meant where none is named."""

    name: str
    port: int


class Door:
    """Decided once, when the hall is opened."""

    def __init__(self, addresses: Iterable[str] = (), origins: Iterable[str] = (), proxies: Iterable[str] = ()) -> None:
        """`addresses` of the hall and `origins` of friends are like https://hall.example; proxies are numbers.

        BadAddressError names what is none.
        """
        self._places = {place: scheme for scheme, place in map(_parted, addresses)}
        self._origins = frozenset(_parted(origin) for origin in origins)
        self._proxies = tuple(_network(proxy) for proxy in proxies)
        self._own = frozenset({"localhost", socket.gethostname().lower(), f"{socket.gethostname()}.local".lower()})

    # --- who asks ------------------------------------------------------------------------------

    def from_proxy(self, scope: Scope) -> bool:
        return self._is_proxy(_number(_peer(scope)))

    def visitor(self, scope: Scope, headers: Headers) -> str:
        """The address of whoever asks. What is forwarded counts as far back as named proxies have written it."""
        peer = _peer(scope)
        chain = [each.strip() for line in headers.getlist("x-forwarded-for") for each in line.split(",")]
        while chain and self._is_proxy(_number(peer)):
            before = _number(chain.pop())
            if before is None:
                break
            peer = str(before)
        return peer

    def _is_proxy(self, number: Address | None) -> bool:
        return number is not None and any(number in network for network in self._proxies)

    def scheme(self, scope: Scope, headers: Headers) -> str:
        """How the visitor reached the hall: as a named proxy says, or as the address that was named begins."""
        said = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower() if self.from_proxy(scope) else ""
        if said not in USUAL:
            place = _place(headers.get("host", ""), "https")
            said = self._places.get(place, "") if place is not None else ""
        scheme: str = scope["scheme"]
        plain = PLAIN.get(scheme, scheme)
        secure = said == "https" if said else plain != scheme
        return SECURE[plain] if secure else plain

    # --- where ---------------------------------------------------------------------------------

    def leads_here(self, host: str, scope: Scope) -> bool:
        """Whether `Host` names this hall. Its own names and numbers may come with any port: ways are passed on."""
        if any(_place(host, scheme) in self._places for scheme in USUAL):
            return True
        place = _place(host, "http")
        if place is None:
            return False
        number = _number(place.name)
        if number is None:
            return place.name in self._own or place.name.endswith(".localhost")
        here = scope.get("server")
        return number.is_loopback or (here is not None and number == _number(here[0]))

    def same_site(self, headers: Headers, scheme: str) -> bool:
        """Whether a request comes from our own pages, from those of a friend, or from a program (no Origin)."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        try:
            came = _parted(origin)
        except BadAddressError:
            return False
        if came in self._origins:
            return True
        scheme = scheme.replace("ws", "http")
        return came == (scheme, _place(headers.get("host", ""), scheme))


class AtTheDoor:
    """Puts right who asks and how, before anybody else looks, and turns away who wanted to go elsewhere."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self._app = app
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._door.leads_here(hosts[0], scope):
            await self._turn_away(scope, receive, send, headers)
            return
        visitor = self._door.visitor(scope, headers)
        seen = {**scope, "scheme": self._door.scheme(scope, headers), "client": (visitor, 0)}
        await self._app(seen, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        host = headers.get("host", "")
        trouble = TroubleError("host", host=host[:80] if HOST.fullmatch(host) else "?")
        await trouble.response(words_for(headers.get("accept-language", "")))(scope, receive, send)


def household(address: str) -> str:
    """What is counted as one visitor where numbers of visitors are limited."""
    number = _number(address)
    if isinstance(number, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((number, NEIGHBOURS), strict=False))
    return address if number is None else str(number)


def _peer(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _number(text: str) -> Address | None:
    """An address in numbers, also with a port or in brackets; None if it is none."""
    bare = text.partition("]")[0].removeprefix("[") if text.startswith("[") else text
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        number = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    mapped = number.ipv4_mapped if isinstance(number, ipaddress.IPv6Address) else None
    return mapped or number


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as problem:
        raise BadAddressError(text) from problem


def _parted(address: str) -> tuple[str, Place]:
    """An origin: its scheme and its place."""
    scheme, _, rest = address.strip().partition("://")
    place = _place(rest.removesuffix("/"), scheme) if scheme in USUAL else None
    if place is None:
        raise BadAddressError(address)
    return scheme, place


def _place(host: str, scheme: str) -> Place | None:
    """None for what cannot stand in `Host`."""
    try:
        parts = urlsplit(f"//{host}")
        port = parts.port
    except ValueError:
        return None
    name = (parts.hostname or "").removesuffix(".")
    if not name or not host.isascii() or any(sign in host for sign in "/?#@\\ \t") or port == 0:
        return None
    return Place(name, port or USUAL[scheme])
