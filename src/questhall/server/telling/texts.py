"""Refusals and problems in words: the game's own where the game speaks, the table's otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from questhall.kernel.answers import Refusal
from questhall.kernel.game import Game
from questhall.kernel.telling import Teller
from questhall.kernel.text import Phrasebook

from ..protocol.messages import Problem, Reason
from .wording import LANGUAGES, server_texts

TABLE = "table."
"""Keys that begin so are the table's; all others are the game's."""


@cache
def languages(game: Game[Any]) -> tuple[str, ...]:
    """Those in which both the server and the game can speak."""
    spoken = Phrasebook.languages(game.folder / "lang")
    return tuple([lang for lang in LANGUAGES if lang in spoken])


def reason(refusal: Refusal, lang: str, teller: Teller) -> Reason:
    """A refusal without the numbers of its rules, which stand beside it."""
    if refusal.key.startswith(TABLE):
        text = server_texts(lang).say(refusal.key, **refusal.args)
    else:
        text = teller.refusal(refusal, cite=False)
    return Reason(refusal.key, text, refusal.rules)


def problem(code: Literal["not-your-seat", "not-host", "not-welcome"], lang: str, request: int | None) -> Problem:
    return Problem(code, server_texts(lang).say(f"table.problem.{code}"), id=request)
