"""The rulebook of a game."""

from __future__ import annotations

from msgspec import Struct


class RuleInfo(Struct, frozen=True):
    id: str
    title: str
    text: str
    rulings: tuple[str, ...]


class ChapterInfo(Struct, frozen=True):
    id: str
    title: str
    intro: str
    rules: tuple[RuleInfo, ...]


class Rules(Struct, frozen=True):
    preface: str
    chapters: tuple[ChapterInfo, ...]
