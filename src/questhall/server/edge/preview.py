"""What others are shown of a link to the house: tags in the head of its page.

The secret of a seat stands behind the # of a link, which no browser sends; so nothing of it can come in here. Of a
table only its game is told, and only where strangers may come; never who sits there.
"""

from __future__ import annotations

import html

from starlette.requests import Request

from questhall.kernel.text import Phrasebook

from ..protocol.http.hall import GameInfo
from ..store.base import StoreError
from .api.hall import games
from .headers import HOST
from .services import Services

PICTURE = ("/preview.jpg", 1200, 630)
PRIVATE = ("table", "replay", "campaign")
"""Pages of one table or campaign are for those who have the link, not for the lists of search engines."""


async def preview(services: Services, request: Request, book: Phrasebook) -> str:
    """The tags for a page of the client."""
    page, _, rest = request.path_params["path"].partition("/")
    game = await _game(services, request, page, rest, book.lang)
    kind = page if page in ("table", "replay", "rules", "cards") else ""
    if game is not None and kind:
        title, text = book.say(f"preview.{kind}.title", game=game.title), game.about
    elif kind in ("table", "replay"):
        title, text = book.say(f"preview.{kind}.some"), book.say("preview.house.text")
    else:
        title, text = book.say("preview.house.title"), book.say("preview.house.text")
    host = request.headers.get("host", "")
    origin = f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else ""
    picture, width, height = PICTURE
    named = {
        "og:site_name": book.say("preview.house.name"),
        "og:type": "website",
        "og:locale": book.lang,
        "og:title": title,
        "og:description": text,
        "og:image": origin + picture,
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    tags = [_tag("property", name, value) for name, value in named.items()]
    tags += [_tag("name", "description", text), _tag("name", "twitter:card", "summary_large_image")]
    if page in PRIVATE:
        tags.append(_tag("name", "robots", "noindex"))
    return "".join(tags)


async def _game(services: Services, request: Request, page: str, rest: str, lang: str) -> GameInfo | None:
    """The game that a page is about."""
    if page in ("table", "replay"):
        name = await _game_at(services, rest)
    else:
        name = rest if page == "rules" else request.query_params.get("game", "")
    return next((game for game in games(services, lang) if game.name == name), None)


async def _game_at(services: Services, table: str) -> str:
    """Of a table that closes its door to strangers nothing is told, not even that it is there."""
    try:
        room = await services.room(table)
    except StoreError:
        return ""
    if room is None or not (room.table.options.open or room.table.options.spectators):
        return ""
    return room.table.game.name


def _tag(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(value)}" />\n'
