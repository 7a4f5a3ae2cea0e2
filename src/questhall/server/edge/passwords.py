"""Passwords that others try first."""

from __future__ import annotations

import gzip
from functools import cache
from itertools import pairwise
from pathlib import Path

from ..store.names import folded

LIST = Path(__file__).parent / "common_passwords.txt.gz"
"""What people choose most; NOTICE says where it comes from."""
AROUND = 4
"""So many digits and signs around a common word or the name make it no better."""
FEW = 4
"""A password of fewer different letters is no secret."""
LEET = str.maketrans("01345@$!7", "oieasasit")


@cache
def common() -> frozenset[str]:
    return frozenset(gzip.decompress(LIST.read_bytes()).decode().split())


def too_common(password: str, name: str) -> bool:
    """Whether somebody who knows the name and a list would have it in the first thousands of guesses."""
    secret = folded(password)
    if len(set(secret)) < FEW or _is_run(secret):
        return True
    if any(secret.translate(letters) in common() for letters in ({}, LEET)):
        return True
    word = secret.strip("0123456789!?.,-_#*+$%&/ ")
    if len(secret) - len(word) <= AROUND and any(word.translate(letters) in common() for letters in ({}, LEET)):
        return True
    bare, own = _letters(secret), _letters(folded(name))
    return own in bare and len(bare.replace(own, "")) <= AROUND


def _is_run(secret: str) -> bool:
    """12345678, abcdefgh, and backwards."""
    return len({ord(after) - ord(before) for before, after in pairwise(secret)}) == 1


def _letters(text: str) -> str:
    """Without what stands between them."""
    return "".join(sign for sign in text if sign.isalnum())
