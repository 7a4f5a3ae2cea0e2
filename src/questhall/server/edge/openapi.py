"""The HTTP API as data (OpenAPI 3.1), made from the same operations and types that serve it."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from questhall.games.registry import GAMES

from ..protocol.http.basics import Trouble
from ..protocol.http.tables import NewTable
from .api.operation import SAFE, Operation

REF = "#/components/schemas/{name}"
GAME = {"type": "string", "enum": sorted(GAMES)}
REASONS = {
    400: "Not JSON",
    401: "Wrong name or password, or a token that is nobody's",
    403: "Not allowed",
    404: "Not there",
    405: "A method that this address does not know",
    409: "Not at this time",
    413: "Too long",
    415: "Not declared as JSON",
    421: "Not an address of this hall",
    422: "Something in it does not fit",
    429: "Too many",
    503: "The store cannot be written",
}


@cache
def description(operations: tuple[Operation, ...]) -> dict[str, Any]:
    kinds: list[type] = [Trouble, *(game.settings for game in GAMES.values())]
    for operation in operations:
        kinds += [kind for kind in (operation.body, operation.answer) if isinstance(kind, type)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    by_kind = dict(zip(kinds, schemas, strict=True))
    wanted = components[NewTable.__name__]["properties"]
    wanted["game"] = GAME
    wanted["settings"] |= {"anyOf": [by_kind[game.settings] for game in GAMES.values()]}
    paths: dict[str, Any] = {}
    for operation in operations:
        paths.setdefault(operation.address, {})[operation.method.lower()] = _operation(operation, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Questhall", "version": version("questhall"), "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, by_kind: dict[Any, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "parameters": [*_in_path(operation), *_in_query(operation)],
        "responses": {str(operation.status): _answer(operation, by_kind)},
    }
    if operation.body is not None:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_kind[operation.body]}}}
    trouble = {"application/json": {"schema": by_kind[Trouble]}}
    for status in sorted({*_usual_troubles(operation), *operation.troubles}):
        told["responses"][str(status)] = {"description": REASONS[status], "content": trouble}
    return told


def _usual_troubles(operation: Operation) -> set[int]:
    """What any request of its kind can meet."""
    usual = {401, 405, 421, 422, 503}
    if operation.method not in SAFE or operation.whose is not None:
        usual |= {403}
    if operation.body is not None:
        usual |= {400, 413, 415, 429}
    return usual


def _answer(operation: Operation, by_kind: dict[Any, Any]) -> dict[str, Any]:
    if operation.answer is None:
        return {"description": "Done"}
    if isinstance(operation.answer, str):
        return {"description": operation.about, "content": {operation.answer: {"schema": {"type": "string"}}}}
    schema = by_kind.get(operation.answer, {})
    return {"description": operation.about, "content": {"application/json": {"schema": schema}}}


def _in_path(operation: Operation) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", operation.address)
    kinds = {name: GAME if name == "game" else {"type": "string"} for name in names}
    return [{"name": name, "in": "path", "required": True, "schema": kind} for name, kind in kinds.items()]


def _in_query(operation: Operation) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(operation.query)
    fields = schema["$defs"][operation.query.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": _of_text(kind)} for name, kind in fields.items()]


def _of_text(kind: dict[str, Any]) -> dict[str, Any]:
    """A query knows no null: what may be null is left out instead."""
    possible = [each for each in kind.get("anyOf", [kind]) if each.get("type") != "null"]
    [only] = possible
    return {name: value for name, value in only.items() if name != "default"}
