"""So many requests from an address, so that nobody can keep the hall busy with questions alone."""

from __future__ import annotations

import math

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..telling.words import words_for
from ..timing.buckets import Buckets
from .api.troubles import TroubleError
from .door import household
from .prices import price_of_request
from .services import Services


class Turnstile:
    """Stands behind the door, which knows who asks. Conversations have limits of their own."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._metrics = services.metrics
        limits = services.limits
        self._asked = Buckets(limits.requests_per_second, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        seconds = 0
        if scope["type"] == "http":
            client = scope.get("client")
            address = household(client[0]) if client else ""
            seconds = math.ceil(self._asked.wait(address, price_of_request(scope["path"])))
        if not seconds:
            await self._app(scope, receive, send)
            return
        trouble = TroubleError("too-many", headers={"Retry-After": str(seconds)}, seconds=seconds)
        self._metrics.requests.labels(str(trouble.status)).inc()
        words = words_for(Headers(scope=scope).get("accept-language", ""))
        await trouble.response(words)(scope, receive, send)
