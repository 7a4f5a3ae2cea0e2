"""What is wrong with something a client sent, in words and with the place."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import Struct

from questhall.kernel.text import Phrasebook

PLACE = re.compile(r"(?P<what>.*?)(?: - at `(?:key in )?\$(?P<place>[^`]*)`)?", re.DOTALL)
MISSING = re.compile(r"Object missing required field `(?P<field>[^`]*)`")
UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL)
KIND = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`")
VALUE = re.compile(r"Invalid (?:enum )?value (?P<value>.+)", re.DOTALL)
LIMIT = re.compile(r"Expected (?P<wanted>.+)", re.DOTALL)
LONGEST_QUOTE = 60


class Wrong(Struct, frozen=True):
    """What does not fit, and where: a path like seats.0.name, empty for the whole."""

    text: str
    place: str
    unknown_type: bool = False
    malformed: bool = False


def wrong(error: Exception, book: Phrasebook, within: str = "") -> Wrong:
    """An error of decoding for people; `within` is where the decoded part stands in the message."""
    if not isinstance(error, msgspec.ValidationError):
        detail = str(error).removeprefix("JSON is malformed: ").rstrip(".")
        return Wrong(book.say("wrong.malformed", detail=detail), within, malformed=True)
    found = PLACE.fullmatch(str(error))
    what, place = (found["what"], found["place"] or "") if found else (str(error), "")
    place = re.sub(r"\[(\d+|\.\.\.)\]", r".\1", place).replace("...", "*").lstrip(".")
    place = ".".join(part for part in (within, place) if part)
    if found := MISSING.fullmatch(what):
        return Wrong(book.say("wrong.missing", field=found["field"]), _below(place, found["field"]))
    if found := UNKNOWN.fullmatch(what):
        field = shortened(found["field"])
        return Wrong(book.say("wrong.unknown_field", field=field), _below(place, field))
    if found := KIND.fullmatch(what):
        return Wrong(book.say("wrong.kind", wanted=found["wanted"], got=found["got"]), place)
    if found := VALUE.fullmatch(what):
        value = shortened(found["value"])
        if place == "type" and not within:
            return Wrong(book.say("wrong.unknown_type", value=value), place, unknown_type=True)
        return Wrong(book.say("wrong.value", value=value), place)
    if found := LIMIT.fullmatch(what):
        return Wrong(book.say("wrong.limit", wanted=found["wanted"].replace("`", "")), place)
    return Wrong(book.say("wrong.other", detail=shortened(what)), place)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def _below(place: str, field: str) -> str:
    return f"{place}.{field}" if place else field


def request_id(text: str | bytes) -> int | None:
    """The number of a command whose rest was not understood, so that the reply finds its sender."""
    try:
        found: Any = msgspec.json.decode(text, type=_Numbered)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    number: int = found.id
    return number if 1 <= number < 2**53 else None


class _Numbered(Struct):
    id: int
