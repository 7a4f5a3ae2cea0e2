"""What is checked in the packs of every game beyond the types of their files."""

from __future__ import annotations

import re

from .pack_errors import Findings, wrong
from .pack_words import Manifest, Text
from .pack_yaml import Steps


def check_manifest(manifest: Manifest) -> Findings:
    for index, language in enumerate(manifest.languages):
        at: Steps = ("languages", index)
        if not re.fullmatch(r"[a-z]{2,3}", language):
            yield wrong(at, "pack.language-code", language=language)
        if language in manifest.languages[:index]:
            yield wrong(at, "pack.language-twice", language=language)
    if not manifest.licence.strip():
        yield wrong(("licence",), "pack.no-licence")
    for index, need in enumerate(manifest.needs):
        if need in manifest.needs[:index]:
            yield wrong(("needs", index), "pack.needs-twice", value=need)
    yield from check_text(manifest.name, manifest.languages, ("name",))


def check_text(text: Text, languages: tuple[str, ...], at: Steps) -> Findings:
    """A text says something in every language of its pack, and in no other."""
    for language in languages:
        if language not in text:
            yield wrong(at, "pack.no-text", language=language)
        elif not text[language].strip():
            yield wrong((*at, language), "pack.empty-text", language=language)
    for language in text:
        if language not in languages:
            yield wrong((*at, language), "pack.unknown-language", language=language, known=languages)
