"""Sending: large things compressed, and what seldom changes not again to whoever has it."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import Response


@lru_cache(maxsize=512)
def compressed(body: bytes) -> bytes:
    """Empty where it would not help."""
    smaller = gzip.compress(body, 9, mtime=0)
    return smaller if len(smaller) < len(body) else b""


@lru_cache(maxsize=512)
def tag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


LARGE = 32_768


def sent(body: bytes, status: int, media_type: str, headers: Mapping[str, str], asked: Headers) -> Response:
    """What is made anew each time; only where it is large it is worth compressing."""
    if len(body) > LARGE and "gzip" in asked.get("accept-encoding", ""):
        headers = {**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        body = gzip.compress(body, 4, mtime=0)
    return Response(body, status, headers, media_type=media_type)


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
    return Response(body, headers=headers, media_type=media_type)
