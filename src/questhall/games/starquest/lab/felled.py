"""What befell the heroes of one mission, read from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from questhall.kernel.chance import Told

from ..entities import FIRST_ENEMY

ATTACKS = frozenset({"log.shot", "log.strike", "log.impact", "log.volley", "log.casts"})
CAUSES = {
    "log.overexerts": "overexertion",
    "log.diseased": "disease",
    "log.danger": "ground",
    "log.falls": "fall",
    "log.reveals": "trap",
    "log.status-stays": "affliction",
}


class Felled(Struct, frozen=True):
    by: dict[str, int]
    """How often heroes fell by a kind of enemy, by the ground, by overexertion ..."""
    wounds: int
    """What all of them took."""
    revived: int


def felled(log: Sequence[Told]) -> Felled:
    """Whoever attacked or cast last before somebody fell is the cause, or what happened to him."""
    kinds: dict[int, str] = {}
    by: Counter[str] = Counter()
    cause, wounds, revived = "other", 0, 0
    for line in log:
        key, args = line.key, line.args
        number = args.get("unit")
        if isinstance(number, int) and number >= FIRST_ENEMY and "kind" in args:
            kinds[number] = str(args["kind"])
        if key == "log.unconscious":
            by[cause] += 1
        elif key == "log.hero-wounded":
            wounds += int(str(args["n"]))
        elif key == "log.comes-round":
            revived += 1
        elif key in ATTACKS and isinstance(number, int) and number >= FIRST_ENEMY:
            cause = kinds.get(number, "other")
        elif key in CAUSES:
            cause = CAUSES[key]
    return Felled(dict(sorted(by.items())), wounds, revived)
