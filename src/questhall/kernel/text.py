"""Text in any language: keys in, sentences out.

A language is a set of YAML files; the code never names one. Files of one subject are called
`<subject>_<language>.yaml`, so a new language is new files and nothing else.

Templates: `{x}` inserts, `{^x}` inserts with a capital first letter, `{x:dat}` inserts one grammatical
form of a phrase, `{n|card|cards}` picks by number; alternatives may hold insertions themselves.
The section `grammar` of a file names the grammatical `forms` of the language and, where "1 or other"
is not enough, its `plural` patterns: the first that matches the number picks that alternative.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

Tree = Mapping[str, object]


class UnknownPhraseError(KeyError):
    """A key, form or argument that the language does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


class Phrase:
    """Words in their grammatical forms; an invariable phrase has one text for all of them."""

    __slots__ = ("_forms",)

    def __init__(self, forms: str | Mapping[str, str]) -> None:
        self._forms = forms

    def form(self, name: str) -> str:
        if isinstance(self._forms, str):
            return self._forms
        if name not in self._forms:
            raise UnknownPhraseError(f"no form {name!r} in {dict(self._forms)}")
        return self._forms[name]

    def __add__(self, other: Phrase) -> Phrase:
        if isinstance(self._forms, str) and isinstance(other._forms, str):
            return Phrase(self._forms + other._forms)
        named = self if isinstance(other._forms, str) else other
        return Phrase({name: self.form(name) + other.form(name) for name in named._forms})


Argument = str | int | Phrase


class Template:
    """One compiled template."""

    __slots__ = ("arguments", "parts")

    def __init__(self, parts: list[str | Insertion]) -> None:
        self.parts = parts
        inserted = [part.arguments for part in parts if isinstance(part, Insertion)]
        self.arguments: frozenset[str] = frozenset().union(*inserted)

    def fill(self, book: Phrasebook, args: Mapping[str, Argument]) -> str:
        return "".join([part if isinstance(part, str) else part.fill(book, args) for part in self.parts])


class Insertion:
    """What stands between two braces."""

    __slots__ = ("arguments", "capital", "choices", "form", "name")

    def __init__(self, head: Template, choices: list[Template]) -> None:
        text = "".join(map(str, head.parts))
        self.capital = text.startswith("^")
        self.name, _, self.form = text.removeprefix("^").partition(":")
        if not self.name.isidentifier():
            raise ValueError(f"{{{text}}} names nothing that could be inserted")
        self.choices = choices
        self.arguments = frozenset({self.name}).union(*(choice.arguments for choice in choices))

    def fill(self, book: Phrasebook, args: Mapping[str, Argument]) -> str:
        value = args[self.name]
        if self.choices:
            return self.choices[book.plural(value, len(self.choices))].fill(book, args)
        text = value.form(self.form) if isinstance(value, Phrase) else str(value)
        return text[:1].upper() + text[1:] if self.capital else text


def compiled(source: str) -> Template:
    return _parse(iter(re.split("([{|}])", source)), source, inside=False)[0]


def _parse(tokens: Iterator[str], source: str, inside: bool) -> list[Template]:
    """The alternatives up to the closing brace, or up to the end."""
    choices: list[list[str | Insertion]] = [[]]
    for token in tokens:
        if token == "{":
            head, *others = _parse(tokens, source, inside=True)
            choices[-1].append(Insertion(head, others))
        elif token == "|" and inside:
            choices.append([])
        elif token == "}":
            if inside:
                return [Template(parts) for parts in choices]
            raise ValueError(f"a brace too many in {source!r}")
        elif token:
            choices[-1].append(token)
    if inside:
        raise ValueError(f"a brace is not closed in {source!r}")
    return [Template(parts) for parts in choices]


class Phrasebook:
    """All texts of one language."""

    def __init__(self, lang: str, trees: Mapping[str, Tree]) -> None:
        """`trees` are the contents of the files by name, for error messages."""
        self.lang = lang
        grammar = [_grammar(tree) for tree in trees.values()]
        self._forms = frozenset(form for section in grammar for form in section.get("forms", ()))
        patterns = [pattern for section in grammar for pattern in section.get("plural", ())]
        self._plural = [re.compile(pattern) for pattern in patterns or ["^1$"]]
        self._templates: dict[str, dict[str, Template]] = {}
        for name, tree in trees.items():
            for key, forms in self._entries({k: v for k, v in tree.items() if k != "grammar"}):
                if key in self._templates:
                    raise ValueError(f"{name}: {key!r} is there twice in language {lang!r}")
                self._templates[key] = {form: compiled(source) for form, source in forms.items()}

    @classmethod
    def load(cls, lang: str, *paths: Path) -> Phrasebook:
        yaml = YAML(typ="safe")
        return cls(lang, {str(path): yaml.load(path.read_text(encoding="utf-8")) for path in paths})

    @classmethod
    def open(cls, folder: Path, lang: str, *more: Path, below: Phrasebook | None = None) -> Phrasebook:
        """All files of a language in a folder, or in several; what they do not say is said as in the book below."""
        paths = [path for each in (folder, *more) for path in sorted(each.glob(f"*_{lang}.yaml"))]
        if not paths:
            raise UnknownPhraseError(f"no texts in language {lang!r}")
        book = cls.load(lang, *paths)
        if below is not None:
            book._templates = {**below._templates, **book._templates}
        return book

    @staticmethod
    def languages(folder: Path) -> tuple[str, ...]:
        return tuple(sorted({path.stem.rpartition("_")[2] for path in folder.glob("*_*.yaml")}))

    def keys(self) -> frozenset[str]:
        return frozenset(self._templates)

    def has(self, key: str) -> bool:
        return key in self._templates

    def arguments(self, key: str) -> frozenset[str]:
        return frozenset().union(*(template.arguments for template in self._find(key).values()))

    def say(self, key: str, /, **args: Argument) -> str:
        return self.form(key, "", **args)

    def form(self, key: str, case: str, /, **args: Argument) -> str:
        forms = self._find(key)
        template = forms.get("") or forms.get(case)
        if template is None:
            raise UnknownPhraseError(f"text {key!r} has no form {case!r} in language {self.lang!r}")
        return self._fill(key, template, args)

    def phrase(self, key: str, /, **args: Argument) -> Phrase:
        """The text in all its forms, to be inserted into another one."""
        forms = {form: self._fill(key, template, args) for form, template in self._find(key).items()}
        return Phrase(forms.get("", forms))

    def plural(self, number: Argument, choices: int) -> int:
        matches = (index for index, pattern in enumerate(self._plural) if pattern.search(str(number)))
        return min(next(matches, len(self._plural)), choices - 1)

    def _find(self, key: str) -> dict[str, Template]:
        found = self._templates.get(key)
        if found is None:
            raise UnknownPhraseError(f"no text {key!r} in language {self.lang!r}")
        return found

    def _fill(self, key: str, template: Template, args: Mapping[str, Argument]) -> str:
        if not template.arguments <= args.keys():
            missing = sorted(template.arguments - args.keys())
            raise UnknownPhraseError(f"text {key!r} in language {self.lang!r} needs {missing}")
        try:
            return template.fill(self, args)
        except UnknownPhraseError as problem:
            raise UnknownPhraseError(f"text {key!r} in language {self.lang!r}: {problem}") from problem

    def _entries(self, tree: Tree, above: str = "") -> Iterator[tuple[str, dict[str, str]]]:
        for name, value in tree.items():
            key = f"{above}{name}"
            if not isinstance(value, Mapping):
                yield key, {"": str(value)}
            elif value.keys() <= self._forms:
                yield key, {form: str(text) for form, text in value.items()}
            elif value.keys() & self._forms:
                raise ValueError(f"{key!r} mixes grammatical forms and keys in language {self.lang!r}")
            else:
                yield from self._entries(value, f"{key}.")


def _grammar(tree: Tree) -> Mapping[str, Sequence[str]]:
    """What a file says about its language, if anything."""
    section = tree.get("grammar", {})
    assert isinstance(section, Mapping)
    return section


KERNEL = Path(__file__).parent / "lang"


@cache
def kernel_texts(lang: str) -> Phrasebook:
    """What is said in any game."""
    return Phrasebook.open(KERNEL, lang)


@cache
def game_texts(folder: Path, lang: str) -> Phrasebook:
    """The words of a game above those of any game; read once for each language."""
    return Phrasebook.open(folder, lang, below=kernel_texts(lang))


def differences(one: Phrasebook, other: Phrasebook) -> list[str]:
    """What two languages do not have in common: keys, and the arguments of the common ones."""
    found = [f"{key}: only in {one.lang}" for key in one.keys() - other.keys()]
    found += [f"{key}: only in {other.lang}" for key in other.keys() - one.keys()]
    for key in one.keys() & other.keys():
        if unequal := one.arguments(key) ^ other.arguments(key):
            found.append(f"{key}: {sorted(unequal)} in one of {one.lang}, {other.lang} only")
    return sorted(found)
