"""What befell heroes and monsters in one quest, read from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from questhall.kernel.chance import Told

from ..entities import FIRST_MONSTER

FALLS = frozenset({"log.unconscious", "log.dead", "log.lost"})
CAUSES = {
    "log.treasure": "treasure",
    "log.fate": "fate",
    "log.searches-piece": "furniture",
    "log.chest-fails": "chest",
}
TRAPS = ("log.sprung", "log.springs", "log.trap", "log.rock", "log.rumbles", "log.buried", "log.falls-in", "log.blaze")


class Felled(Struct, frozen=True):
    heroes: dict[str, int]
    """How often heroes fell by a kind of monster, a trap, a card ..."""
    monsters: int


def felled(log: Sequence[Told]) -> Felled:
    """Whoever attacked or cast last before somebody fell is the cause, or what was found or trodden on."""
    kinds: dict[int, str] = {}
    by: Counter[str] = Counter()
    cause, slain = "other", 0
    for line in log:
        key, args = line.key, line.args
        number = args.get("monster")
        if isinstance(number, int) and "kind" in args:
            kinds[number] = str(args["kind"])
        if key in FALLS:
            by[cause] += 1
        elif key == "log.dies":
            slain += 1
        elif key in CAUSES:
            cause = CAUSES[key]
        elif key.startswith(TRAPS):
            cause = "trap"
        elif key in ("log.attacks", "log.casts", "log.special", "log.through"):
            actor = args.get("figure", number)
            if isinstance(actor, int):
                cause = kinds.get(actor, "other") if actor >= FIRST_MONSTER else "hero"
    return Felled(dict(sorted(by.items())), slain)
