"""The server's own words, in every language that it has."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from questhall.kernel.text import Phrasebook

FOLDER = Path(__file__).parents[1] / "lang"
LANGUAGES = Phrasebook.languages(FOLDER)
USUAL = "en"
"""For whoever asks for none of ours."""


@cache
def server_texts(lang: str) -> Phrasebook:
    return Phrasebook.open(FOLDER, fitting(lang))


def fitting(*wanted: str) -> str:
    """The first of the wanted languages that there is."""
    return next((lang for lang in wanted if lang in LANGUAGES), USUAL)


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, best first."""
    weighed = []
    for part in header.split(","):
        lang, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), lang.partition("-")[0].lower()))
        except ValueError:
            continue
    return [lang for _, lang in sorted(weighed, key=lambda each: each[0])]
