"""What is noted of one game of Rush Out!"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from questhall.lab import study
from questhall.lab.playing import Record
from questhall.lab.realtime import TimedRecord

from ..entities import Settings
from ..game import RushOutGame
from ..state import RushOut


class Result(study.Result, frozen=True, kw_only=True):
    rounds: int
    rounds_won: int
    """Of the heroes."""
    seconds: float
    trials: int
    spells: int
    pushes: int
    """Steps that the heroes drove the dragon back."""


class RushOutStudy(study.Study[RushOutGame, Settings, Result]):
    """At human pace; the hero tiles take turns."""

    result: ClassVar[type[study.Result]] = Result
    log: ClassVar[bool] = True

    def arranged(self, game: RushOutGame, settings: Settings, n: int) -> Settings:
        if settings.characters:
            return settings
        choices = list(combinations(game.catalog.heroes, settings.heroes))
        return replace(settings, characters=choices[n % len(choices)])

    def note(self, game: RushOutGame, record: Record | TimedRecord, noted: dict[str, Any]) -> Result:
        g: RushOut = record.final
        log = g.log or []
        counts = Counter([line.key for line in log])
        ends = [line.args["side"] for line in log if line.key == "log.round-won"]
        return Result(
            **noted,
            rounds=len(ends),
            rounds_won=ends.count("heroes"),
            seconds=g.time / 1000,
            trials=counts["log.trial-done"],
            spells=counts["log.spell-done"],
            pushes=counts["log.dragon-back"],
        )


STUDY = RushOutStudy()
