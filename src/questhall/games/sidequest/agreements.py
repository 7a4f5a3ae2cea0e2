"""What people may agree on before a game of SideQuest."""

from __future__ import annotations

from questhall.kernel.agreements import AnyAgreement, Choice, Number, Switch, Value

from .content import level_info
from .entities import LEVELS
from .teller import LANGUAGES, phrasebook

MINUTE = 60_000
LONGEST = 60 * MINUTE


def agreements() -> tuple[AnyAgreement, ...]:
    """The difficulty, and the optional rules."""
    return (
        Choice(name="difficulty", rule="SQ-1.8", values=tuple(map(difficulty, LEVELS)), newcomer="normal"),
        Switch(name="judgment", rule="SQ-12.1", optional=True),
        Switch(name="names", rule="SQ-12.2", optional=True),
        Number(
            name="turn_limit",
            rule="SQ-12.3",
            optional=True,
            least=0,
            most=LONGEST,
            usual=0,
            values=tuple(minutes * MINUTE for minutes in (0, 1, 2, 3, 5, 10)),
            unit="minutes",
        ),
    )


def difficulty(name: str) -> Value:
    """Named and explained as at the table."""
    told = {lang: level_info(name, LEVELS[name], phrasebook(lang)) for lang in LANGUAGES}
    return Value(
        name, {lang: level.name for lang, level in told.items()}, {lang: level.about for lang, level in told.items()}
    )
