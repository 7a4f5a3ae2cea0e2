"""When two names are the same name, and when they only look like it."""

from __future__ import annotations

import unicodedata

from .lookalikes import LOOKALIKES


def folded(name: str) -> str:
    """Two names that fold to the same are one name: for accounts, for logging in and for every limit.

    Capitals, full-width letters, ligatures, spaces around and between and what nobody sees make no difference.
    """
    return " ".join(_compared(name).split())


def elder_key(name: str) -> str:
    """How names were kept before spaces between counted as one; whoever has such a name still logs in with it."""
    return _compared(name).strip()


def _compared(name: str) -> str:
    same = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in same if unicodedata.category(sign) != "Cf")


_SHAPES = {ord(sign): shape for shape, signs in LOOKALIKES.items() for sign in signs}


def shape(name: str) -> str:
    """Two names of one shape could be taken for each other.

    Letters are compared as they are seen, so those of the name as it is written come first: a capital I is like an
    l, a small one is not. Points, strokes and spaces between letters tell nobody apart.
    """
    seen = "".join(_digit(sign) for sign in unicodedata.normalize("NFKC", name)).translate(_SHAPES)
    again = seen.casefold().translate(_SHAPES)
    letters = "".join(sign for sign in again if sign.isalnum() or unicodedata.combining(sign))
    return letters.replace("rn", "m").replace("vv", "w")


def _digit(sign: str) -> str:
    """The digits of all languages have the same values."""
    value = unicodedata.decimal(sign, None)
    return sign if value is None else str(value)
