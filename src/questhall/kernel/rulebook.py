"""A game's rulebook: one Markdown file per language, anchored by rule ids.

A chapter starts with `## SQ-5 Combat`, a rule with `**SQ-5.8 · One block per turn.** ...` and
goes on to the next anchor. Where all rules are counted in one row, a chapter names its first and its
last: `## RO-28–42 Playing a hero`, and in it `**RO-31 · Taking dice back.** ...`. Chapters before the
first numbered one may have letters: `## HQ-B Base game`, with `**HQ-B.1 · ...** ...`. A quoted paragraph
(`> *Ruling:* ...`) inside a rule is a ruling: what the printed game leaves open. Any language may be
added by adding a file.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

CHAPTER = re.compile(r"^## (?P<id>[A-Z]+-(?:\d+(?:–\d+)?|[A-Z])) (?P<title>\S.*)$")
ANCHOR = re.compile(r"^\*\*(?P<id>[A-Z]+-(?:\d+(?:\.\d+)?|[A-Z]\.\d+)) · (?P<title>.+?)\*\*(?P<text>.*)$")
MEANT = re.compile(r"^(?:##|\*\*[A-Z]+-(?:\d|[A-Z][. ]))")
CITED = re.compile(r"\b[A-Z]+-(?:\d+(?:[.–]\d+)?|[A-Z](?:\.\d+)?)\b")
ASKED = re.compile(r"(?:(?P<prefix>[A-Za-z]+)-)?(?P<number>\d+(?:[.–-]\d+)?|[A-Za-z]\.\d+|(?<=-)[A-Za-z])")
"""What people type when they mean an id; a dash of a chapter may be a plain one. A letter alone is a word."""

IN_TITLE, IN_TEXT, IN_CHAPTER = 100, 10, 1
WHOLE_WORD = 2


class RulebookError(ValueError):
    """A rulebook that cannot be trusted: says the file, the line and the reason."""


class Chapter(Struct, frozen=True):
    id: str
    title: str
    intro: str


class Rule(Struct, frozen=True):
    """One rule in one language. Text and rulings are Markdown."""

    id: str
    chapter: str
    title: str
    text: str
    rulings: tuple[str, ...]


class Hit(Struct, frozen=True):
    """A rule that was found, and the language in which the words were found."""

    rule: Rule
    lang: str
    found_in: str


class Edition(Struct, frozen=True):
    """The rulebook in one language."""

    preface: str
    chapters: dict[str, Chapter]
    rules: dict[str, Rule]


class Rulebook:
    def __init__(self, editions: dict[str, Edition]) -> None:
        self._editions = editions

    @classmethod
    def load(cls, folder: Path) -> Rulebook:
        """Read every <lang>.md of a folder; they must agree on chapters, rules and rulings."""
        files = sorted(folder.glob("*.md"))
        if not files:
            raise RulebookError(f"{folder}: no rulebook, expected files like en.md")
        editions = {file.stem: _Reader(file).read() for file in files}
        for file in files[1:]:
            _compare(files[0], editions[files[0].stem], file, editions[file.stem])
        return cls(editions)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._editions)

    @property
    def ids(self) -> tuple[str, ...]:
        """All rule ids, in the order of the rulebook."""
        return tuple(self._edition(self.languages[0]).rules)

    def preface(self, lang: str) -> str:
        return self._edition(lang).preface

    def chapters(self, lang: str) -> tuple[Chapter, ...]:
        return tuple(self._edition(lang).chapters.values())

    def rules(self, lang: str) -> tuple[Rule, ...]:
        return tuple(self._edition(lang).rules.values())

    def rule(self, rule_id: str, lang: str) -> Rule:
        """The rule with this id; KeyError if there is none, or not in this language."""
        return self._edition(lang).rules[rule_id]

    def find(self, query: str, lang: str | None = None) -> list[Hit]:
        """Rules by id ("SQ-5.10", "5.10"), by chapter ("SQ-5", "RO-28–42") or by words of any language, best first.

        All words must begin a word of the rule. Without a language, each hit is given in the
        language in which it was found.
        """
        shown = lang or self.languages[0]
        asked = ASKED.fullmatch(query.strip())
        by_id = self._by_id(asked["prefix"], asked["number"].replace("-", "–").upper(), shown) if asked else []
        if by_id:
            return [Hit(rule, shown, shown) for rule in by_id]
        return self._by_words(query, lang)

    def _by_id(self, prefix: str | None, number: str, lang: str) -> list[Rule]:
        def is_meant(rule_id: str) -> bool:
            rule_prefix, _, rule_number = rule_id.partition("-")
            return rule_number == number and prefix in (None, rule_prefix)

        prefix = prefix.upper() if prefix else None
        return [rule for rule in self.rules(lang) if is_meant(rule.id) or is_meant(rule.chapter)]

    def _by_words(self, query: str, lang: str | None) -> list[Hit]:
        words = [spellings(word) for word in _words(query)]
        if not words:
            return []
        # The language asked for goes first, so that it wins where both languages match alike.
        order = sorted(self.languages, key=lambda each: each != lang)
        best: dict[str, tuple[int, str]] = {}
        for found_in in order:
            for rule_id, places in self._index[found_in].items():
                score = _score(words, places)
                if score > best.get(rule_id, (0, ""))[0]:
                    best[rule_id] = (score, found_in)
        ranked = sorted((rule_id for rule_id in self.ids if rule_id in best), key=lambda each: -best[each][0])
        return [
            Hit(self.rule(rule_id, lang or best[rule_id][1]), lang or best[rule_id][1], best[rule_id][1])
            for rule_id in ranked
        ]

    @cached_property
    def _index(self) -> dict[str, dict[str, list[tuple[int, frozenset[str]]]]]:
        """Per language and rule: the spelled words of its places, the weightiest place first."""
        return {
            lang: {
                rule.id: [
                    (IN_TITLE, _spelled(rule.title)),
                    (IN_TEXT, _spelled(" ".join((rule.text, *rule.rulings)))),
                    (IN_CHAPTER, _spelled(edition.chapters[rule.chapter].title)),
                ]
                for rule in edition.rules.values()
            }
            for lang, edition in self._editions.items()
        }

    def _edition(self, lang: str) -> Edition:
        if lang not in self._editions:
            raise KeyError(f"no rulebook in {lang!r}, only in {', '.join(self.languages)}")
        return self._editions[lang]


def spellings(word: str) -> frozenset[str]:
    """How people type a word: Rüstung is rustung and ruestung."""
    folded = unicodedata.normalize("NFC", word).casefold()
    written_out = folded.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    bare = "".join(c for c in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(c))
    return frozenset((bare, written_out))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", unicodedata.normalize("NFC", text))


def _spelled(text: str) -> frozenset[str]:
    return frozenset(spelling for word in _words(text) for spelling in spellings(word))


def _score(words: list[frozenset[str]], places: list[tuple[int, frozenset[str]]]) -> int:
    """0 unless every word is found; a word counts in the weightiest place that has it."""
    total = 0
    for word in words:
        for weight, there in places:
            if word & there:
                total += weight * WHOLE_WORD
                break
            if any(spelled.startswith(tuple(word)) for spelled in there):
                total += weight
                break
        else:
            return 0
    return total


class _Reader:
    """Turns one file into an edition, line by line."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._preface: list[str] = []
        self._chapters: dict[str, Chapter] = {}
        self._rules: dict[str, Rule] = {}
        self._cited: list[tuple[int, str]] = []

    def read(self) -> Edition:
        lines = self._file.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if MEANT.match(line) and not CHAPTER.match(line) and not ANCHOR.match(line):
                raise self._error(number, f"neither a chapter nor an anchor with a title: {line[:40]}")
            self._cited += [(number, cited) for cited in CITED.findall(line)]
        for start, block in _blocks(lines):
            chapter, anchor = CHAPTER.match(block[0]), ANCHOR.match(block[0])
            if chapter:
                self._begin_chapter(start, chapter["id"], chapter["title"].strip(), block[1:])
            elif anchor:
                self._begin_rule(start, anchor, block[1:])
            else:
                self._preface = block
        self._check_chapters()
        self._check_citations()
        return Edition("\n".join(self._preface).strip(), self._chapters, self._rules)

    def _begin_chapter(self, line: int, chapter_id: str, title: str, rest: list[str]) -> None:
        self._follows(line, chapter_id, self._chapters)
        self._chapters[chapter_id] = Chapter(chapter_id, title, "\n".join(rest).strip())

    def _begin_rule(self, line: int, anchor: re.Match[str], rest: list[str]) -> None:
        rule_id = anchor["id"]
        self._follows(line, rule_id, self._rules)
        chapter = next(reversed(self._chapters), "")
        if not rule_id.startswith(f"{chapter}.") and rule_id not in _named(chapter):
            raise self._error(line, f"{rule_id} does not stand in its chapter, but in {chapter or 'none'}")
        title = anchor["title"].strip().removesuffix(".")
        paragraphs = re.split(r"\n\s*\n", "\n".join([anchor["text"].strip(), *rest]).strip())
        rulings = tuple(each.strip() for each in paragraphs if each.startswith(">"))
        text = "\n\n".join(each.strip() for each in paragraphs if not each.startswith(">"))
        if not text:
            raise self._error(line, f"{rule_id} has no text")
        unquoted = tuple(re.sub(r"^> ?", "", each, flags=re.MULTILINE) for each in rulings)
        self._rules[rule_id] = Rule(rule_id, chapter, title, text, unquoted)

    def _follows(self, line: int, new: str, before: dict[str, Chapter] | dict[str, Rule]) -> None:
        if new in before:
            raise self._error(line, f"{new} appears twice")
        last = next(reversed(before), None)
        if last is not None and _stands_before(new, last):
            raise self._error(line, f"{new} stands after {last}")

    def _check_chapters(self) -> None:
        for chapter in self._chapters:
            missing = [rule_id for rule_id in _named(chapter) if rule_id not in self._rules]
            if missing:
                raise RulebookError(f"{self._file.name}: {chapter} lacks {', '.join(missing)}")

    def _check_citations(self) -> None:
        own = tuple({f"{chapter.partition('-')[0]}-" for chapter in self._chapters})
        for line, cited in self._cited:
            if cited.startswith(own) and cited not in self._rules and cited not in self._chapters:
                raise self._error(line, f"{cited} is cited but does not exist")

    def _error(self, line: int, reason: str) -> RulebookError:
        return RulebookError(f"{self._file.name}:{line}: {reason}")


def _blocks(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """The preface, then each chapter heading and each rule with what belongs to it."""
    starts = [n for n, line in enumerate(lines) if CHAPTER.match(line) or ANCHOR.match(line)]
    bounds = [0, *starts, len(lines)]
    for start, end in pairwise(bounds):
        if end > start:
            yield start + 1, lines[start:end]


def _named(chapter: str) -> tuple[str, ...]:
    """The rules of a chapter that names its first and its last one."""
    prefix, _, numbers = chapter.partition("-")
    first, dash, last = numbers.partition("–")
    return tuple(f"{prefix}-{number}" for number in range(int(first), int(last) + 1)) if dash else ()


def _place(any_id: str) -> tuple[str, tuple[int, ...]]:
    """The letter of its chapter, if it has one, and its numbers."""
    counted = any_id.partition("-")[2]
    return counted[0] if counted[0].isalpha() else "", tuple(int(part) for part in re.findall(r"\d+", counted))


def _stands_before(one: str, other: str) -> bool:
    """Whether an id belongs before another. Chapters with letters come first, in any order among themselves."""
    (letter, numbers), (other_letter, other_numbers) = _place(one), _place(other)
    if letter == other_letter:
        return numbers < other_numbers
    return bool(letter) and not other_letter


def _compare(first: Path, one: Edition, second: Path, other: Edition) -> None:
    chapters = one.chapters.keys() ^ other.chapters.keys()
    rules = one.rules.keys() ^ other.rules.keys()
    if chapters or rules:
        differing = ", ".join(sorted(chapters | rules, key=_place))
        raise RulebookError(f"{first.name} and {second.name} do not have the same ids: {differing}")
    for rule_id, rule in one.rules.items():
        if len(rule.rulings) != len(other.rules[rule_id].rulings):
            raise RulebookError(f"{first.name} and {second.name} differ in the rulings of {rule_id}")
