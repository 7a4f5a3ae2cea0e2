"""All operations of the HTTP API, and the addresses they are found at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starlette.requests import Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ..openapi import description
from ..services import Services
from . import campaigns, hall, house, looking_back, people, programs, reports, standings, tables
from .operation import ApiCall, Operation, respond


async def described(call: ApiCall) -> Any:
    """It describes itself too, so it stands here, where all of them are known."""
    return description(OPERATIONS)


OPERATIONS: tuple[Operation, ...] = (
    *hall.OPERATIONS,
    *tables.OPERATIONS,
    *looking_back.OPERATIONS,
    *campaigns.OPERATIONS,
    *reports.OPERATIONS,
    *people.OPERATIONS,
    *programs.OPERATIONS,
    *standings.OPERATIONS,
    *house.OPERATIONS,
    Operation("GET", "/api/openapi.json", "openapi", "This description", described, Any),
)


def routes(services: Services, operations: Iterable[Operation] = OPERATIONS) -> list[Route]:
    """One route for each address; it takes every method, so that a wrong one is refused in our words."""
    by_address: dict[str, dict[str, Operation]] = {}
    for operation in operations:
        by_address.setdefault(operation.address, {})[operation.method] = operation
    return [Route(address, Endpoint(services, there)) for address, there in by_address.items()]


class Endpoint:
    """All that can be done at one address."""

    def __init__(self, services: Services, operations: dict[str, Operation]) -> None:
        self._services = services
        self._operations = operations

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await respond(self._services, self._operations, Request(scope, receive))
        await response(scope, receive, send)
