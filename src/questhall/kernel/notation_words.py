"""A line of notation as words: what stands between spaces, in brackets and in quotes."""

from __future__ import annotations

import json
import re
from typing import Literal, NamedTuple

PLAIN = re.compile(r"(?!-(?:\s|$))[\w+.:-]+")
SIMPLE = re.compile(r'"(?:[^"\\]|\\.)*+"|[^\s"(){}]++')
SIMPLE_LINE = re.compile(rf"\s*+(?:(?:{SIMPLE.pattern})(?:\s++|\Z))*+")
LEXEME = re.compile(r'(?P<space>\s+)|(?P<mark>[(){}>=])|(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<bare>[^\s(){}>="]+)')
JOINS, EQUALS = ">", "="
ROUND, CURLY = "(", "{"
CLOSES = {")": ROUND, "}": CURLY}

escaped = json.JSONEncoder().encode
quoted = json.JSONEncoder(ensure_ascii=False).encode
unquoted = json.JSONDecoder().decode

Key = Literal[
    "empty",
    "unknown-move",
    "missing",
    "too-much",
    "quotes",
    "brackets",
    "joined",
    "bracketed",
    "twice",
    "not-a-number",
    "not-a-text",
    "not-one-of",
]


class NotationError(ValueError):
    """What is wrong with a line: a text key and its arguments, so that it can be said in any language."""

    def __init__(self, key: Key, **args: str) -> None:
        self.key = f"kernel.notation.{key}"
        self.arguments = args
        super().__init__(f"{key} ({', '.join(f'{name}: {value}' for name, value in args.items())})")


class Cluster(NamedTuple):
    """Several words that are one: in brackets (the mark is the opening one), or joined by `>` or `=`.

    It knows its place in the line instead of its text: in deep brackets all the texts would grow too long.
    """

    mark: str
    words: list[Word]
    line: str
    start: int
    end: int

    @property
    def text(self) -> str:
        return self.line[self.start : self.end]


Word = str | Cluster
"""Plain words that are joined, `12>1`, stay one text; who expects several of them takes them apart."""


class Piece(NamedTuple):
    """Something that touches what stands before and after it; joiners have a mark."""

    mark: str
    word: Word
    start: int
    end: int

    @property
    def bare(self) -> bool:
        return isinstance(self.word, str) and not self.word.startswith('"')


class _Level(NamedTuple):
    """What is still open while the line is read."""

    mark: str
    start: int
    words: list[Word]
    pieces: list[Piece]


def text_of(word: Word) -> str:
    """A word as it stands in the line."""
    return word if isinstance(word, str) else word.text


def write_text(text: str) -> str:
    """A text as one word. What cannot be printed is escaped, so that a line stays one line."""
    if PLAIN.fullmatch(text):
        return text
    return quoted(text) if text.isprintable() else escaped(text)


def read_text(word: str) -> str:
    """The text that a word means, with or without quotes."""
    if not word.startswith('"'):
        return word
    try:
        # A JSON text that begins with a quotation mark is a string.
        return str(unquoted(word))
    except json.JSONDecodeError as wrong:
        raise NotationError("quotes", word=word) from wrong


def split(line: str) -> list[Word]:
    """The words of a line; raises NotationError where brackets or quotes do not fit."""
    if SIMPLE_LINE.fullmatch(line):
        # Almost every line is like this, and it is read at every move.
        return SIMPLE.findall(line)
    open_levels: list[_Level] = []
    level = _Level("", 0, [], [])
    at = 0
    while at < len(line):
        found = LEXEME.match(line, at)
        if found is None:
            raise NotationError("quotes", word=line[at:].strip())
        start, at = at, found.end()
        if found.lastgroup == "space":
            _flush(level, line)
        elif found[0] in (ROUND, CURLY):
            open_levels.append(level)
            level = _Level(found[0], start, [], [])
        elif found[0] in CLOSES:
            if level.mark != CLOSES[found[0]]:
                raise NotationError("brackets", word=line[level.start : at].strip())
            _flush(level, line)
            closed = Cluster(level.mark, level.words, line, level.start, at)
            level = open_levels.pop()
            level.pieces.append(Piece("", closed, closed.start, at))
        else:
            mark = found[0] if found.lastgroup == "mark" else ""
            level.pieces.append(Piece(mark, found[0], start, at))
    if open_levels:
        raise NotationError("brackets", word=line[level.start :].strip())
    _flush(level, line)
    return level.words


def _flush(level: _Level, line: str) -> None:
    """Whatever touches each other is one word."""
    if level.pieces:
        level.words.append(_one_word(level.pieces, line))
        level.pieces.clear()


def _one_word(pieces: list[Piece], line: str) -> Word:
    if len(pieces) == 1:
        return pieces[0].word
    start, end = pieces[0].start, pieces[-1].end
    if all(piece.bare for piece in pieces):
        return line[start:end]
    if len(pieces) % 2 == 0 or any(bool(piece.mark) != bool(n % 2) for n, piece in enumerate(pieces)):
        raise NotationError("brackets", word=line[start:end])
    equals = next((n for n, piece in enumerate(pieces) if piece.mark == EQUALS), None)
    if equals is None:
        return Cluster(JOINS, [piece.word for piece in pieces[::2]], line, start, end)
    sides = [_one_word(pieces[:equals], line), _one_word(pieces[equals + 1 :], line)]
    return Cluster(EQUALS, sides, line, start, end)
