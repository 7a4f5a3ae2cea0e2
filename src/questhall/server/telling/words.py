"""Everything that the server says in words: its own texts, refusals and problems, and in which language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from questhall.kernel.answers import Refusal
from questhall.kernel.game import AnyGame
from questhall.kernel.telling import Teller
from questhall.kernel.text import Phrasebook

from ..protocol.messages.play import Reason
from ..protocol.messages.server import Problem

FOLDER = Path(__file__).parents[1] / "lang"
LANGUAGES = Phrasebook.languages(FOLDER)
USUAL = "en"
"""For whoever asks for none of ours."""
TABLE = "table."
"""Keys of refusals that begin so are the table's; all others are the game's."""


@cache
def server_texts(lang: str) -> Phrasebook:
    return Phrasebook.open(FOLDER, fitting_language(lang))


def words_for(header: str) -> Phrasebook:
    """The texts in the best language of an Accept-Language header."""
    return server_texts(fitting_language(*accepted_languages(header)))


def reason(refusal: Refusal, lang: str, teller: Teller[Any]) -> Reason:
    """A refusal, in the words of whoever refuses; the numbers of its rules stand beside them."""
    if refusal.key.startswith(TABLE):
        text = server_texts(lang).say(refusal.key, **refusal.args)
    else:
        text = teller.refusal(refusal, cite=False)
    return Reason(refusal.key, text, refusal.rules)


def problem(code: Literal["not-your-seat", "not-host", "not-welcome"], lang: str, request: int | None) -> Problem:
    return Problem(code, server_texts(lang).say(f"table.problem.{code}"), id=request)


def too_late(seconds: int, lang: str) -> Problem:
    """The house has answered for a program."""
    return Problem("too-late", server_texts(lang).say("problem.too-late", seconds=seconds))


# --- languages -----------------------------------------------------------------------------------


@cache
def languages_of(game: AnyGame) -> tuple[str, ...]:
    """Those in which both the server and the game can speak."""
    spoken = Phrasebook.languages(game.folder / "lang")
    return tuple([lang for lang in LANGUAGES if lang in spoken])


def fitting_language(*wanted: str) -> str:
    """The first of the wanted languages that there is."""
    return next((lang for lang in wanted if lang in LANGUAGES), USUAL)


def accepted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, best first."""
    weighed = []
    for part in header.split(","):
        lang, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), lang.partition("-")[0].lower()))
        except ValueError:
            continue
    return [lang for _, lang in sorted(weighed, key=lambda each: each[0])]
