"""Lengths for people: in inches, with as few decimals as it takes, halved on the small table (ST-16)."""

from __future__ import annotations

from questhall.kernel.text import Phrasebook

from .space.measure import INCH


def in_inches(thousandths: int, book: Phrasebook, halved: bool = False) -> str:
    inch = 2 * INCH if halved else INCH
    whole, rest = divmod(abs(thousandths), inch)
    decimals = f"{rest * 1000 // inch:03d}"[:2].rstrip("0")
    sign = "-" if thousandths < 0 else ""
    return f"{sign}{whole}{book.say('unit.point') + decimals if decimals else ''}″"
