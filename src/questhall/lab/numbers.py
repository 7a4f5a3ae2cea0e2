"""Numbers and shares as a language writes them."""

from __future__ import annotations

from questhall.kernel.text import Phrasebook

from .shares import Share


class Numbers:
    def __init__(self, book: Phrasebook) -> None:
        self.book = book

    def number(self, n: float) -> str:
        return f"{n:.1f}".removesuffix(".0").replace(".", self.book.say("number.decimal"))

    def percent(self, share: float | None, digits: int = 1) -> str:
        if share is None:
            return "-"
        written = f"{100 * share:.{digits}f}".replace(".", self.book.say("number.decimal"))
        return written + self.book.say("number.percent")

    def interval(self, share: Share, digits: int = 1) -> str:
        low, high = [self.percent(end, digits) for end in share.interval]
        return self.book.say("report.interval", share=self.percent(share.value, digits), low=low, high=high)
