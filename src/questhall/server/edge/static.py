"""The built browser client, from memory."""

from __future__ import annotations

import html
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from questhall.kernel.text import Phrasebook

from ..telling.words import words_for
from .api.troubles import TroubleError
from .sending import compressed, kept

CLIENT = Path(__file__).parents[1] / "client"
HASHED = "assets/"
"""What lies here has a hash in its name and never changes."""
COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
YEAR = 365 * 24 * 3600
END_OF_HEAD = b"</head>"

Head = Callable[[Request, Phrasebook], Awaitable[str]]
"""What stands in the head of a page, for those who only look at its address."""


class Item(Struct, frozen=True):
    """One file, ready to be sent."""

    body: bytes
    media_type: str
    compressible: bool
    keep: str
    """How long browsers keep it."""


class Shelf:
    """The files of a folder. A new build is noticed by its index."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._folder = folder
        self._items: dict[str, Item] = {}
        self._built = 0
        self._look()

    async def respond(self, request: Request, head: Head) -> Response:
        """A file, or the page for every address that the client knows how to show, with something in its head."""
        book = words_for(request.headers.get("accept-language", ""))
        if request.method not in ("GET", "HEAD"):
            return TroubleError("method", headers={"Allow": "GET, HEAD"}, method=request.method).response(book)
        self._look()
        path = request.path_params["path"]
        page = "." not in path.rpartition("/")[2] and not path.startswith(("api/", HASHED))
        if not self._items and page:
            return _not_built(book.say("page.not_built.title"), book.say("page.not_built.text"), book.lang)
        item = self._items.get("index.html" if page else path)
        if item is None:
            empty = "//" in request.url.path
            return TroubleError("not-found", text=book.say("trouble.empty-part") if empty else "").response(book)
        if page:
            body = item.body.replace(END_OF_HEAD, (await head(request, book)).encode() + END_OF_HEAD, 1)
            return kept(body, item.media_type, {}, request.headers, item.keep)
        return kept(item.body, item.media_type, {}, request.headers, item.keep, item.compressible)

    def _look(self) -> None:
        index = self._folder / "index.html"
        try:
            built = index.stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            self._built = built
            files = [path for path in self._folder.rglob("*") if path.is_file()] if built else []
            self._items = {path.relative_to(self._folder).as_posix(): _item(path, self._folder) for path in files}


def _item(path: Path, folder: Path) -> Item:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = path.read_bytes()
    compressible = path.suffix in COMPRESSIBLE and compressed(body) != b""
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return Item(
        body=body,
        media_type=f"{kind}; charset=utf-8" if path.suffix in COMPRESSIBLE else kind,
        compressible=compressible,
        keep=f"public, max-age={YEAR}, immutable" if hashed else "no-cache",
    )


def _not_built(title: str, text: str, lang: str) -> Response:
    title, text = html.escape(title), html.escape(text)
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p><p><code>/api/openapi.json</code></p></html>\n"
    )
    return Response(page, 503, {"Cache-Control": "no-store"}, media_type="text/html; charset=utf-8")
