"""Sending: large things compressed, and what seldom changes not again to whoever has it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send


@lru_cache(maxsize=512)
def compressed(body: bytes) -> bytes:
    """Empty where it would not help."""
    smaller = gzip.compress(body, 9, mtime=0)
    return smaller if len(smaller) < len(body) else b""


@lru_cache(maxsize=512)
def tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


LARGE = 32_768


PIECE = 65_536


class Pieces(Response):
    """Goes out as fast as it is read, and no faster: a slow reader takes no memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        body = memoryview(self.body)
        for start in range(0, max(len(body), 1), PIECE):
            piece, more = bytes(body[start : start + PIECE]), start + PIECE < len(body)
            await send({"type": "http.response.body", "body": piece, "more_body": more})


async def sent(body: bytes, status: int, media_type: str, headers: Mapping[str, str], asked: Headers) -> Response:
    """What is made anew each time; only where it is large it is worth compressing, beside all else that goes on."""
    if len(body) > LARGE and "gzip" in asked.get("accept-encoding", ""):
        headers = {**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        body = await asyncio.to_thread(gzip.compress, body, 4, mtime=0)
    return Pieces(body, status, headers, media_type=media_type)


def kept(
    body: bytes, media_type: str, headers: Mapping[str, str], asked: Headers, keep: str = "no-cache", small: bool = True
) -> Response:
    """The browser keeps it as long as `keep` says and asks then whether it still holds."""
    headers = {**headers, "Cache-Control": keep, "ETag": tag(body), "Vary": "Accept-Encoding, Accept-Language"}
    if asked.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if small and "gzip" in asked.get("accept-encoding", "") and compressed(body):
        headers["Content-Encoding"] = "gzip"
        body = compressed(body)
    return Pieces(body, headers=headers, media_type=media_type)
