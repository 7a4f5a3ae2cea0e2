"""Rush Out!'s packs: trials, spells, items, heroes and scenarios, and the numbers of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from questhall.kernel import packs
from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_words import Manifest

from . import vocabulary as v

FOLDER = Path(__file__).parent
HEROES = ("2", "3", "4")
NUMBERS = ("dragon_tile", "souls", "lives")
CLEARED = frozenset({"summoning", "weakness", "curse"})
"""The kinds of spells that heroes clear away."""


@dataclass(frozen=True, eq=False)
class Pack(packs.Pack):
    """Everything by its id, in the order of the files."""

    trials: Mapping[str, v.Trial] = field(repr=False)
    spells: Mapping[str, v.Spell] = field(repr=False)
    equipment: Mapping[str, v.Equipment] = field(repr=False)
    scrolls: Mapping[str, v.Scroll] = field(repr=False)
    heroes: Mapping[str, v.Hero] = field(repr=False)
    scenarios: Mapping[str, v.Scenario] = field(repr=False)
    numbers: Mapping[str, Mapping[int, int]] = field(repr=False)
    """What holds for the whole table, by number of heroes; a pack that builds on another may have none."""


class RushOutPacks(packs.PackKind[Pack]):
    """The order of the files is the one in which everything is shown and laid out."""

    game = "rushout"
    texts = FOLDER / "lang"
    files: ClassVar = {
        "trials.yaml": v.TrialFile,
        "spells.yaml": v.SpellFile,
        "items.yaml": v.ItemFile,
        "table.yaml": v.TableFile,
    }
    spaces: ClassVar = {
        "trials": "card",
        "spells": "card",
        "equipment": "card",
        "scrolls": "card",
        "heroes": "hero",
        "scenarios": "scenario",
    }
    ordered = True

    def check_entry(self, thing: Any, manifest: Manifest) -> Findings:
        yield from check_text(thing.name, manifest.languages, ("name",))
        if isinstance(thing, v.Trial):
            yield from _trial(thing)
        elif isinstance(thing, v.Spell):
            yield from _spell(thing)
        elif isinstance(thing, v.Scroll):
            yield from _scroll(thing)
        elif isinstance(thing, v.Scenario):
            yield from check_text(thing.about, manifest.languages, ("about",))

    def check_whole(self, draft: Draft, base: Sequence[Pack]) -> Found:
        assert draft.manifest is not None
        for name in NUMBERS:
            if name in draft.values:
                entry = draft.values[name]
                if entry.thing is None or set(entry.thing) != set(HEROES):
                    yield entry, wrong((), "flaw.number", "RO-15", known=HEROES)
            elif not base:
                yield draft.manifest, wrong((), "flaw.no-number", name=name)

    def assemble(self, manifest: Manifest, digest: str, draft: Draft) -> Pack:
        numbers = {name: {int(heroes): n for heroes, n in entry.thing.items()} for name, entry in draft.values.items()}
        return Pack(manifest, digest, draft.places(), **{s: draft.things(s) for s in self.spaces}, numbers=numbers)


PACKS = RushOutPacks()


def _trial(trial: v.Trial) -> Findings:
    if not trial.heroes:
        yield wrong((), "flaw.trial-heroes")
    if (trial.kind == "standard") == bool(trial.wizard):
        yield wrong((), "flaw.trial-wizard")


def _spell(spell: v.Spell) -> Findings:
    if not spell.wizard:
        yield wrong((), "flaw.spell-wizard")
    if (spell.kind in CLEARED) != bool(spell.heroes):
        yield wrong((), "flaw.spell-heroes")
    weakens = spell.swirl or spell.ban is not None
    if (spell.kind == "weakness") != weakens or (spell.swirl and spell.ban):
        yield wrong((), "flaw.weakness")
    if (spell.kind == "curse") != (spell.curse is not None):
        yield wrong((), "flaw.curse")
    if spell.ban in spell.heroes:
        yield wrong(("ban",), "flaw.ban")


def _scroll(scroll: v.Scroll) -> Findings:
    effects = [scroll.turns is not None, scroll.swaps, scroll.star is not None, scroll.effect is not None]
    if sum(effects) != 1 or (scroll.effect is not None) != bool(scroll.fields):
        yield wrong((), "flaw.scroll")
