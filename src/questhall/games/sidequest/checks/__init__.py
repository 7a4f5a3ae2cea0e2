"""What the types of the vocabulary cannot say about a pack, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from questhall.games.sidequest.vocabulary import Text, Word
from questhall.kernel.pack_yaml import Steps


class Finding(NamedTuple):
    """Something wrong at a place below the card or deck that was looked at."""

    at: Steps
    reason: str
    rules: tuple[str, ...] = ()


Findings = Iterator[Finding]


def words(value: object, at: Steps = ()) -> Iterator[tuple[Steps, Word]]:
    """Every word in a value, from the outside in, with its place as the file spells it."""
    if isinstance(value, Word):
        yield at, value
        names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
        for field, spelled in names:
            yield from words(getattr(value, field), (*at, spelled))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from words(item, (*at, index))


def check_text(text: Text, languages: tuple[str, ...], at: Steps) -> Findings:
    for language in languages:
        if language not in text:
            yield Finding(at, f"the language '{language}' is missing")
        elif not text[language].strip():
            yield Finding((*at, language), f"the text for '{language}' is empty")
    for language in text:
        if language not in languages:
            known = ", ".join(languages)
            yield Finding((*at, language), f"unknown language '{language}'; the pack has {known}")


def a(word: str) -> str:
    return f"an {word}" if word[0] in "aeio" else f"a {word}"
