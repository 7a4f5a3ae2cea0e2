"""Everything that can go wrong with a request, as something to read."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from questhall.kernel.text import Argument, Phrasebook

from ...protocol.http.basics import Trouble

STATUS = {
    "not-found": 404,
    "no-game": 404,
    "no-table": 404,
    "no-report": 404,
    "no-lesson": 404,
    "no-step": 404,
    "no-campaign": 404,
    "no-program": 404,
    "campaign": 409,
    "method": 405,
    "name-taken": 409,
    "name-alike": 409,
    "not-over": 409,
    "no-look-back": 409,
    "not-started": 409,
    "too-large": 413,
    "media-type": 415,
    "encoding": 415,
    "malformed": 400,
    "invalid": 422,
    "bad-settings": 422,
    "bad-name": 422,
    "common-password": 422,
    "no-seat": 422,
    "origin": 403,
    "host": 421,
    "not-allowed": 403,
    "no-fork": 403,
    "bad-credentials": 401,
    "bad-token": 401,
    "only-people": 403,
    "only-programs": 403,
    "program-name-taken": 409,
    "too-many-programs": 429,
    "too-many-tables": 429,
    "too-many-today": 429,
    "too-many-logins": 429,
    "too-many": 429,
    "too-many-at-once": 429,
    "too-late": 408,
    "url-too-long": 414,
    "head-too-long": 431,
    "server": 500,
    "damaged": 500,
    "store": 503,
}


class TroubleError(Exception):
    """A request that cannot be carried out. The code chooses the status and, where none is given, the text."""

    def __init__(
        self,
        code: str,
        place: str = "",
        rules: tuple[str, ...] = (),
        headers: Mapping[str, str] | None = None,
        text: str = "",
        **args: Argument,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.place = place
        self.rules = rules
        self.headers = dict(headers or {})
        self._text = text
        self._args = args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def response(self, book: Phrasebook) -> Response:
        text = self._text or book.say(f"trouble.{self.code}", **self._args)
        body = msgspec.json.encode(Trouble(self.code, text, self.place, self.rules))
        headers = {"Cache-Control": "no-store", "Content-Language": book.lang, **self.headers}
        if self.status == 429:
            headers.setdefault("Retry-After", "60")
        return Response(body, self.status, headers, media_type="application/json")
