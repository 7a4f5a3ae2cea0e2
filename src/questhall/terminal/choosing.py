"""From what somebody typed to an answer: a number, a move, or words of an option."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from questhall.kernel import notation
from questhall.kernel.answers import Answer
from questhall.kernel.rulebook import spellings


class Problem(NamedTuple):
    """Why the text chooses nothing: a text key and its arguments."""

    key: str
    args: dict[str, str | int]


def choose(
    text: str, options: Sequence[Answer], labels: Sequence[str], kinds: Sequence[type[Answer]], finite: bool
) -> Answer | Problem:
    """The answer meant. A move that is not offered is passed on: the rules say best why it is refused."""
    if re.fullmatch(r"[0-9]{1,6}", text):
        number = int(text)
        if 1 <= number <= len(options):
            return options[number - 1]
        return Problem("ui.no_number", {"n": number, "most": len(options)})
    wrong: notation.NotationError | None = None
    move: Answer | None = None
    try:
        move = notation.read(text, kinds)
    except notation.NotationError as error:
        wrong = error
    if move is not None and (move in options or not finite):
        return move
    fits = fitting(text, options, labels)
    if len(fits) > 1:
        fits = [i for i in fits if set(words(text.lower())) <= set(words(labels[i].lower()))] or fits
    if len(fits) == 1:
        return options[fits[0]]
    if fits:
        return Problem("ui.several", {"numbers": ", ".join(str(i + 1) for i in fits)})
    if move is not None:
        return move
    tags = {notation.tag_of(kind) for kind in kinds}
    if wrong is not None and text.split()[0].lower() in tags:
        return Problem(wrong.key, dict(wrong.arguments))
    return Problem("ui.not_understood", {"text": text})


def fitting(text: str, options: Sequence[Answer], labels: Sequence[str]) -> list[int]:
    """Options in which every word typed begins a word of the label or of the move."""
    asked = words(text)
    found = []
    for i, (option, label) in enumerate(zip(options, labels, strict=True)):
        there = [spelled for word in words(f"{label} {notation.write(option)}") for spelled in spellings(word)]
        if asked and all(any(each.startswith(tuple(spellings(word))) for each in there) for word in asked):
            found.append(i)
    return found


def words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text)
