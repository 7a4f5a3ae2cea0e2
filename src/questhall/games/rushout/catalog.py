"""The cards of a pack as the engine uses them."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from questhall.kernel.packs import Document, PackErrors, PackFolder

from . import vocabulary as v

FILES: dict[str, type[Struct]] = {
    "pack.yaml": v.Manifest,
    "trials.yaml": v.TrialFile,
    "spells.yaml": v.SpellFile,
    "items.yaml": v.ItemFile,
    "table.yaml": v.TableFile,
}


class Catalog:
    """Everything by its id. Never changed once made; shared by every state."""

    __slots__ = (
        "digest", "dragon_tile", "equipment", "heroes", "items", "lives", "manifest", "scenarios", "scrolls", "souls",
        "spells", "trials",
    )  # fmt: skip

    def __init__(self, files: dict[str, Any]) -> None:
        self.manifest: v.Manifest = files["pack.yaml"]
        self.trials: dict[str, v.Trial] = {card.id: card for card in files["trials.yaml"].trials}
        self.spells: dict[str, v.Spell] = {card.id: card for card in files["spells.yaml"].spells}
        self.equipment: dict[str, v.Equipment] = {item.id: item for item in files["items.yaml"].equipment}
        self.scrolls: dict[str, v.Scroll] = {item.id: item for item in files["items.yaml"].scrolls}
        self.items: dict[str, v.Equipment | v.Scroll] = {**self.equipment, **self.scrolls}
        table: v.TableFile = files["table.yaml"]
        self.heroes = {hero.id: hero for hero in table.heroes}
        self.scenarios = {scenario.id: scenario for scenario in table.scenarios}
        self.dragon_tile = {int(heroes): n for heroes, n in table.dragon_tile.items()}
        self.souls = {int(heroes): n for heroes, n in table.souls.items()}
        self.lives = {int(heroes): n for heroes, n in table.lives.items()}
        plain = json.dumps(msgspec.to_builtins([files[name] for name in sorted(files)]), sort_keys=True)
        self.digest = hashlib.sha256(plain.encode()).hexdigest()

    def heroes_part(self, card: str) -> tuple[str, ...]:
        """The fields that heroes fill on a card."""
        return self.trials[card].heroes if card in self.trials else self.spells[card].heroes

    def banner(self, card: str) -> str | None:
        return self.trials[card].banner if card in self.trials else self.spells[card].banner


def load(folder: Path) -> Catalog:
    """The pack in a folder; raises PackErrors with everything that is wrong with it."""
    pack = PackFolder(folder, tuple(FILES))
    read = {name: pack.read(name, shape) for name, shape in FILES.items()}
    pack.raise_errors()
    files: dict[str, Any] = {}
    for name, document in read.items():
        assert document is not None
        files[name] = document.content
        pack.errors += _wrong(document)
    pack.raise_errors()
    return Catalog(files)


def _wrong(document: Document[Any]) -> list[Any]:
    """What no type can say: ids twice, parts that do not go together."""
    found = []
    for name in document.content.__struct_fields__:
        entries = getattr(document.content, name)
        if not isinstance(entries, tuple) or not entries or not hasattr(entries[0], "id"):
            continue
        seen: set[str] = set()
        for i, entry in enumerate(entries):
            if entry.id in seen:
                found.append(document.error((name, i, "id"), f"'{entry.id}' is there twice"))
            seen.add(entry.id)
            reason = _reason_against(entry)
            if reason:
                found.append(document.error((name, i), reason))
    return found


def _reason_against(entry: Any) -> str:
    if isinstance(entry, v.Trial):
        if not entry.heroes:
            return "a trial needs fields for the heroes"
        if (entry.kind == "standard") == bool(entry.wizard):
            return "coin and conflict trials have fields for the wizard, standard ones have none"
    if isinstance(entry, v.Spell):
        cleared = entry.kind in ("summoning", "weakness", "curse")
        if not entry.wizard:
            return "a spell needs fields for the wizard"
        if cleared != bool(entry.heroes):
            return "summoning, weakness and curse have fields for the heroes, other spells have none"
        if (entry.kind == "weakness") != (entry.swirl or entry.ban is not None) or (entry.swirl and entry.ban):
            return "a weakness has a swirl or a ban, other spells have neither"
        if (entry.kind == "curse") != (entry.curse is not None):
            return "a curse says which one it is, other spells do not"
        if entry.ban in entry.heroes:
            return "a weakness cannot ask for the symbol that it bans"
    if isinstance(entry, v.Scroll):
        effects = [entry.turns is not None, entry.swaps, entry.star is not None, entry.effect is not None]
        if sum(effects) != 1 or (entry.effect is not None) != bool(entry.fields):
            return "a scroll has exactly one effect; one that is filled with dice says what that does"
    return ""


@cache
def core_catalog() -> Catalog:
    return load(Path(__file__).parent / "packs" / "core")


__all__ = ["Catalog", "PackErrors", "core_catalog", "load"]
