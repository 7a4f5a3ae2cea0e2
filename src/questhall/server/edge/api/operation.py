"""One thing that can be asked of the HTTP API, and how a request reaches it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from questhall.kernel.text import Phrasebook

from ...logs import log
from ...protocol.decoding import wrong
from ...store.base import DamagedError, StoreError
from ...telling.words import fitting_language, server_texts, words_for
from ..door import household
from ..identity import GUEST, YEAR, BadTokenError, Person, cookies, recognise, set_cookie
from ..sending import kept, sent
from ..services import Services
from .troubles import TroubleError

SAFE = ("GET", "HEAD")


class Query(Struct, frozen=True):
    """What may stand behind the question mark; unknown things are left alone."""


class Spoken(Query, frozen=True):
    """The language of the answer; without it, that of Accept-Language."""

    lang: str = ""


class ApiCall(Struct):
    """A request that has passed the door."""

    services: Services
    person: Person
    lang: str
    book: Phrasebook
    path: Mapping[str, str]
    query: Any
    body: Any
    address: str
    secure: bool
    given: Mapping[str, str]
    """The browser's cookies, as far as they could be ours."""
    cookies: list[str]
    """Set-Cookie headers of the response."""


class Plain(Struct, frozen=True):
    """An answer that is not JSON."""

    body: str | bytes
    media_type: str = "text/plain; charset=utf-8"
    filename: str = ""


class Operation(Struct, frozen=True):
    """An address and a method, what goes in and what comes out. openapi.py tells the world about it."""

    method: str
    address: str
    name: str
    about: str
    run: Callable[[ApiCall], Awaitable[Any]]
    answer: Any
    """A type, or None for an empty answer, or a media type."""
    status: int = 200
    body: type[Struct] | None = None
    query: type[Query] = Spoken
    troubles: tuple[int, ...] = ()
    """Beside those that any request of its kind can meet."""
    brings_file: bool = False
    """Its body may be as long as a file."""
    greets: bool = False
    """Gives a guest the cookie."""
    whose: Literal["people", "programs"] | None = None
    """Who may do it; None: everybody."""
    kept: bool = False
    """The answer may be kept by the browser if it asks whether it still holds."""


async def respond(services: Services, operations: Mapping[str, Operation], request: Request) -> Response:
    """Carries a request out, or says in the person's language why not."""
    began = time.perf_counter()
    method = "GET" if request.method == "HEAD" else request.method
    book = words_for(request.headers.get("accept-language", ""))
    operation = operations.get(method)
    try:
        if operation is None:
            raise TroubleError(
                "method", headers={"Allow": ", ".join(allowed_methods(operations))}, method=request.method
            )
        book = spoken(request, book)
        response = await _perform(services, operation, request, book)
    except TroubleError as trouble:
        response = trouble.response(book)
    except StoreError as error:
        log().error("store", error=str(error))
        code = "damaged" if isinstance(error, DamagedError) else "store"
        response = TroubleError(code).response(book)
    except Exception:
        log().exception("request failed", method=method, path=request.url.path)
        response = TroubleError("server").response(book)
    services.metrics.requests.labels(str(response.status_code)).inc()
    took = round((time.perf_counter() - began) * 1000, 2)
    log().info("request", method=request.method, path=request.url.path, status=response.status_code, ms=took)
    return response


def allowed_methods(operations: Mapping[str, Operation]) -> list[str]:
    return sorted([*operations, *(["HEAD"] if "GET" in operations else [])])


def spoken(request: Request, usual: Phrasebook) -> Phrasebook:
    wanted = request.query_params.get("lang", "")
    return server_texts(wanted) if fitting_language(wanted) == wanted else usual


async def _perform(services: Services, operation: Operation, request: Request, book: Phrasebook) -> Response:
    if operation.method not in SAFE and not services.door.same_site(request.headers, request.url.scheme):
        raise TroubleError("origin")
    query = _query(operation, request, book)
    body = None if operation.body is None else await _body(services, operation, operation.body, request, book)
    given = request.headers.get("cookie", "")
    try:
        person = await recognise(request.headers, services.store, services.seals)
    except BadTokenError as error:
        raise TroubleError("bad-token", headers={"WWW-Authenticate": "Bearer"}) from error
    if operation.whose is not None and operation.whose != ("programs" if person.program else "people"):
        raise TroubleError(f"only-{operation.whose}")
    call = ApiCall(
        services=services,
        person=person,
        lang=book.lang,
        book=book,
        path=request.path_params,
        query=query,
        body=body,
        address=household(request.client.host) if request.client else "",
        secure=request.url.scheme == "https",
        given=cookies(given),
        cookies=[],
    )
    if operation.greets and person.cookie:
        call.cookies.append(set_cookie(GUEST, person.cookie, YEAR, call.secure))
    answer = await operation.run(call)
    response = await _response(operation, answer, call, request.headers)
    for cookie in call.cookies:
        response.headers.append("Set-Cookie", cookie)
    return response


def _query(operation: Operation, request: Request, book: Phrasebook) -> Query:
    given = {name: value for name, value in request.query_params.multi_items() if value != ""}
    for name in given:
        if len(request.query_params.getlist(name)) > 1:
            raise TroubleError("invalid", name, text=book.say("wrong.twice", field=name))
    try:
        return msgspec.convert(given, operation.query, strict=False)
    except msgspec.ValidationError as error:
        found = wrong(error, book)
        raise TroubleError("invalid", found.place, text=found.text) from error


async def _body(
    services: Services, operation: Operation, kind: type[Struct], request: Request, book: Phrasebook
) -> Struct:
    most = services.limits.file if operation.brings_file else services.limits.body
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TroubleError("media-type")
    if request.headers.get("content-encoding", "identity") != "identity":
        raise TroubleError("encoding")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TroubleError("too-large", headers={"Connection": "close"}, most=most)
    except ClientDisconnect as error:
        raise TroubleError("malformed", text=book.say("wrong.malformed", detail="")) from error
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        found = wrong(error, book)
        raise TroubleError("malformed" if found.malformed else "invalid", found.place, text=found.text) from error


async def _response(operation: Operation, answer: Any, call: ApiCall, asked: Headers) -> Response:
    if operation.answer is None:
        return Response(status_code=operation.status, headers={"Cache-Control": "no-store"})
    headers = {"Cache-Control": "no-store", "Content-Language": call.lang}
    if not isinstance(answer, Plain):
        answer = Plain(msgspec.json.encode(answer), "application/json")
    if answer.filename:
        headers["Content-Disposition"] = f'attachment; filename="{answer.filename}"'
    body = answer.body.encode() if isinstance(answer.body, str) else answer.body
    if operation.kept:
        return kept(body, answer.media_type, headers, asked)
    return await sent(body, operation.status, answer.media_type, headers, asked)
