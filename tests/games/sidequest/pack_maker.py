"""A small good pack that tests bend until it breaks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import indent

from questhall.games.sidequest.library import PACKS, Pack
from questhall.kernel.packs import PackFiles, Report

HERE = "# <-"
"""Marks the line that the message must name."""

TEXTS = "    name: {de: Etwas, en: Something}\n    flavour: {de: Schön., en: Nice.}\n"

MANIFEST = """id: tiny
game: sidequest
version: 1.0.0
name: {de: Winzig, en: Tiny}
languages: [de, en]
licence: CC0-1.0
"""


def card(name: str, body: str) -> str:
    return f"  - id: {name}\n{TEXTS}{indent(body.strip(chr(10)), '    ')}\n"


def cards(*entries: str) -> str:
    return "cards:\n" + "".join(entries)


def deck(name: str, kind: str, copies: Mapping[str, int], more: str = "") -> str:
    lines = "".join(f"      {card_id}: {count}\n" for card_id, count in copies.items())
    head = f"  - id: {name}\n    kind: {kind}\n    name: {{de: Stapel, en: Deck}}\n"
    return f"{head}{more}    cards:\n{lines}"


def decks(*entries: str) -> str:
    return "decks:\n" + "".join(entries)


HERO_DECK = {f"fighter_{number}": 2 for number in range(30)}
GM_DECK = {"rat": 15, "pack_of_rats": 15, "dusk": 18, "wyrm": 12}
GM_DECK_BY_NINES = {
    f"{name}_{part}": min(9, count - 9 * part) for name, count in GM_DECK.items() for part in range(-(-count // 9))
}


def _gm_card(name: str) -> str:
    sizes = {"rat": 1, "pack": 3, "wyrm": 7}
    kind = name.split("_", maxsplit=1)[0]
    if kind == "dusk":
        return card(name, "type: gm_sorcery\ncost: 2\ndo:\n  - {effect: draw, amount: 1}")
    return card(name, f"type: gm_creature\nsize: {sizes[kind]}\natk: 1\ndef: 1")


def good_files() -> dict[str, str]:
    """Every file of the good pack."""
    fighters = [card(name, "type: creature\ncost: 1\natk: 1\ndef: 1") for name in HERO_DECK]
    return {
        "pack.yaml": MANIFEST,
        "cards/heroes.yaml": cards(*fighters),
        "cards/gear.yaml": cards(
            card(
                "iron",
                "type: series\nstatic:\n  - {gives: stat, stat: arm, amount: 1, to: {each: own_armor}}",
            ),
            card("helmet", "type: armor\nstr: 1\narm: 1\nslot: head\nseries: iron"),
            card("mail", "type: armor\nstr: 1\narm: 1\nslot: body\nseries: iron"),
            card("old_blade", "type: weapon\nstr: 1\natk: 1\ndef: 1\ndiscovery: true"),
        ),
        "cards/gm.yaml": cards(
            *(_gm_card(name) for name in GM_DECK_BY_NINES),
            card("tyrant", "type: boss\nsize: 9\natk: 3\ndef: 5H"),
            card("swamp", "type: world\neach_turn:\n  - {effect: damage, amount: 1, to: {each: hero}}"),
            card("feast", "type: discovery_event\ndo:\n  - {effect: heal, amount: 1, to: you}"),
        ),
        "decks.yaml": decks(
            deck("guard", "hero", HERO_DECK, "    stats: [2, 2, 2]\n"),
            deck("horde", "gm", GM_DECK_BY_NINES),
            deck("lands", "world", {"swamp": 1}),
            deck("finds", "hero_discovery", {"old_blade": 1, "feast": 1}),
        ),
    }


def write_pack(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    return folder


def load_pack(folder: Path, *known: Pack) -> Pack:
    return PACKS.read(PackFiles.in_folder(folder), known)


def check_pack(folder: Path, *known: Pack) -> Report:
    return PACKS.check(PackFiles.in_folder(folder), known)
