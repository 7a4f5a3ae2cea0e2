"""Which names an account may have."""

from __future__ import annotations

import unicodedata

SIMPLE_SIGNS = " ._-'"
SHORTEST, LONGEST = 2, 24

LIVING = {
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "HEBREW", "ARABIC", "GEORGIAN", "ETHIOPIC", "THAI", "LAO", "MYANMAR",
    "KHMER", "TIBETAN", "SINHALA", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU",
    "KANNADA", "MALAYALAM",
}  # fmt: skip
"""Scripts that people write today, as Unicode names their letters. Those of others are full of look-alikes."""
EAST = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "HANGUL", "BOPOMOFO"}
"""Scripts that stand side by side in one word, and beside plain letters too."""


class BadNameError(ValueError):
    """A name that nobody could tell from another, or that could not be shown."""


def proper_name(name: str) -> str:
    """The name as it is kept: letters of one script and digits, and a few signs between them."""
    proper = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(proper) <= LONGEST:
        raise BadNameError(name)
    if not all(sign.isalpha() or sign.isdecimal() or sign in SIMPLE_SIGNS for sign in proper):
        raise BadNameError(name)
    scripts = {_script(sign) for sign in proper if sign.isalpha()}
    one = len(scripts) <= 1 and scripts <= LIVING
    if not any(sign.isalnum() for sign in proper) or not (one or scripts <= EAST | {"LATIN"}):
        raise BadNameError(name)
    return proper


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]
