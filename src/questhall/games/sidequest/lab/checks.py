"""Random games of SideQuest: with every rule, and with every card in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK
from questhall.lab.checks import Checks
from questhall.lab.packs import on_table

from .. import invariants
from ..entities import GM, LEVELS, Settings
from ..game import SIDEQUEST
from ..moves import ClaimMistake, Mistake
from ..rules.gm_options import MISTAKES
from ..state import SideQuest

TURN_LIMIT = 60_000


class SideQuestChecks(Checks[SideQuest, Counter[str]]):
    """Mistakes are noted and claimed now and then, and somebody interrupts."""

    pace = 5_000
    """Time runs out in some turns and not in others."""

    def settings_of(self, seed: int) -> Settings:
        """Every number of Heroes, every difficulty, every optional rule; some things agreed, some asked."""
        random = Random(seed)
        heroes = 1 + random.below(3)
        known = sorted((deck.kind, deck.id) for deck in on_table(SIDEQUEST).printed.decks.values())
        decks, gm_decks, world_decks = [[deck for of, deck in known if of == kind] for kind in ("hero", "gm", "world")]
        return Settings(
            heroes=heroes,
            difficulty=random.choice((None, *LEVELS)),  # type: ignore[arg-type]
            decks=random.choice(((), *combinations(decks, heroes))),
            discovery=random.choice((None, "preconstructed", "own")),
            judgment=bool(random.below(2)),
            names=bool(random.below(2)),
            turn_limit=random.choice((0, TURN_LIMIT)),
            gm_deck=random.choice((None, *gm_decks)),
            world_deck=random.choice((None, *world_decks)),
        )

    def talk(self, g: SideQuest, random: Random) -> None:
        """Mistakes, claims, and Instants out of the blue (SQ-7.2)."""
        if random.below(3) == 0:
            seat = random.below(len(g.heroes) + 1)
            possible = g.asides(seat)
            if possible:
                answer = random.choice(possible)
                refusal = g.answer(seat, answer)
                assert refusal is None, f"{answer} of seat {seat} was possible, then refused: {refusal}"
        played = [what for what, rule in MISTAKES.items() if getattr(g.settings, rule)]
        if played and random.below(100) == 0:
            refusal = g.answer(CLOCK, Mistake(1 + random.below(len(g.heroes)), random.choice(played)))
            assert refusal is None, f"a mistake was refused: {refusal}"
        if g.claims and random.below(4) == 0:
            refusal = g.answer(GM, ClaimMistake(random.choice(g.claims).id))
            assert refusal is None, f"a claim was refused: {refusal}"

    def note(self, g: SideQuest) -> Counter[str] | None:
        return invariants.inventory(g) if invariants.laid_out(g) else None

    def look(self, g: SideQuest, noted: Counter[str] | None) -> Sequence[str]:
        return invariants.broken(g, noted)
