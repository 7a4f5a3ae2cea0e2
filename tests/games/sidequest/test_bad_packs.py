"""Packs whose files, texts or decks are wrong are refused, each with the line and the reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from questhall.kernel.packs import PackErrors
from tests.games.sidequest.pack_maker import (
    HERE,
    HERO_DECK,
    MANIFEST,
    card,
    cards,
    check_pack,
    deck,
    decks,
    good_files,
    load_pack,
    write_pack,
)

Files = dict[str, str]
Bend = Callable[[Files], None]


def change(file: str, old: str, new: str) -> Bend:
    def bend(files: Files) -> None:
        assert old in files[file]
        files[file] = files[file].replace(old, new, 1)

    return bend


def add(file: str, text: str) -> Bend:
    def bend(files: Files) -> None:
        files[file] = text

    return bend


def remove(file: str) -> Bend:
    def bend(files: Files) -> None:
        del files[file]

    return bend


def hero_deck(**copies: int) -> Bend:
    text = decks(deck("other", "hero", {**HERO_DECK, **copies}))
    for name in copies:
        text = text.replace(f"      {name}: {copies[name]}\n", f"      {name}: {copies[name]}  {HERE}\n")
    return add("decks_more.yaml", text)


def other_deck(kind: str, name: str, more: str = "") -> Bend:
    text = decks(deck("other", kind, {name: 1}, more))
    return add("decks_more.yaml", text if HERE in more else text.replace(f"{name}: 1", f"{name}: 1  {HERE}"))


FIGHTER = "type: creature\ncost: 1\natk: 1\ndef: 1\n"
BOMB = "a: &a [x, x]\n" + "".join(f"a{n}: &a{n} [*a, *a]\n" for n in range(20))

BAD_PACKS: dict[str, tuple[Bend, str, str]] = {
    # files
    "no_manifest": (remove("pack.yaml"), "pack.yaml:1", "the file is missing"),
    "stray_file": (add("card/x.yaml", "cards: []"), "card/x.yaml:1", "a pack has no such file"),
    "wrong_ending": (add("cards/x.yml", "cards: []"), "cards/x.yml:1", "a pack has no such file"),
    "empty_file": (add("cards/x.yaml", ""), "cards/x.yaml:1", "the file is empty"),
    "list_file": (add("cards/x.yaml", "- a"), "cards/x.yaml:1", "must be a mapping"),
    "alias_bomb": (add("cards/x.yaml", BOMB), "cards/x.yaml:1", "anchors and aliases"),
    "bracket_bomb": (add("cards/x.yaml", "cards: " + "[" * 400_000), "cards/x.yaml:1", "nested deeper"),
    "fifty_megabytes": (add("cards/x.yaml", "#" * 50_000_000), "cards/x.yaml:1", "larger than 1000000 bytes"),
    "python_object": (
        add("cards/x.yaml", "cards: !!python/object/apply:os.getcwd []"),
        "cards/x.yaml:1",
        "tags (!...) are not allowed",
    ),
    "duplicate_key": (change("pack.yaml", "id: tiny", "id: tiny\nid: tiny"), "pack.yaml:2", "given twice"),
    "second_document": (add("cards/x.yaml", "cards: []\n---\ncards: []"), "cards/x.yaml:2", "one document"),
    # manifest
    "other_game": (
        change("pack.yaml", "sidequest", "chess"),
        "pack.yaml:2",
        "this is a pack for 'chess', not for 'sidequest'",
    ),
    "version": (change("pack.yaml", "1.0.0", "'1.0'"), "pack.yaml:3", "'1.0' must look like"),
    "version_as_number": (
        change("pack.yaml", "1.0.0", "1.0"),
        "pack.yaml:3",
        "expected text, got a decimal number",
    ),
    "no_languages": (change("pack.yaml", "[de, en]", "[]"), "pack.yaml:5", "needs at least 1 entry"),
    "language_code": (
        change("pack.yaml", "[de, en]", "[de, en, German]"),
        "pack.yaml:5",
        "is no language code",
    ),
    "language_twice": (change("pack.yaml", "[de, en]", "[de, en, de]"), "pack.yaml:5", "'de' is given twice"),
    "empty_licence": (change("pack.yaml", "CC0-1.0", "''"), "pack.yaml:6", "the licence is empty"),
    "untitled": (change("pack.yaml", ", en: Tiny", ""), "pack.yaml:4", "the language 'en' is missing"),
    "pack_id": (change("pack.yaml", "tiny", "Tiny Pack"), "pack.yaml:1", "'Tiny Pack' must look like"),
    # texts
    "missing_language": (
        change("cards/gm.yaml", "{de: Etwas, en: Something}", "{de: Etwas}"),
        "cards/gm.yaml:3",
        "the language 'en' is missing",
    ),
    "empty_text": (
        change("cards/gm.yaml", "en: Nice.", "en: ' '"),
        "cards/gm.yaml:4",
        "the text for 'en' is empty",
    ),
    "unknown_language": (
        change("cards/gm.yaml", "en: Nice.", "en: Nice., fr: Joli."),
        "cards/gm.yaml:4",
        "unknown language 'fr'; the pack has de, en",
    ),
    "text_as_number": (
        change("cards/gm.yaml", "en: Nice.", "en: 5"),
        "cards/gm.yaml:4",
        "cards rat_0, flavour, en: expected text, got a whole number",
    ),
    "deck_name": (
        change("decks.yaml", "{de: Stapel, en: Deck}", "{en: Deck}"),
        "decks.yaml:4",
        "the language 'de' is missing",
    ),
    "deck_advice": (
        change("decks.yaml", "    stats:", "    advice: {de: '', en: Go.}\n    stats:"),
        "decks.yaml:5",
        "the text for 'de' is empty",
    ),
    # ids
    "card_twice_in_a_file": (
        add("cards/x.yaml", cards(card("new", FIGHTER), card("new", FIGHTER))),
        "cards/x.yaml:9",
        "cards new, id: 'new' is already in cards/x.yaml:2",
    ),
    "card_twice_in_two_files": (
        add("cards/x.yaml", cards(card("helmet", FIGHTER))),
        "cards/x.yaml:2",
        "cards helmet, id: 'helmet' is already in cards/gear.yaml:",
    ),
    "deck_twice": (
        add("decks_more.yaml", decks(deck("lands", "world", {"swamp": 1}))),
        "decks_more.yaml:2",
        "decks lands, id: 'lands' is already in decks.yaml:",
    ),
    "card_id": (add("cards/x.yaml", cards(card("New", FIGHTER))), "cards/x.yaml:2", "'New' must look like"),
    # decks
    "unknown_card": (
        hero_deck(fighter_99=1),
        "decks_more.yaml:36",
        "unknown card 'fighter_99'; did you mean",
    ),
    "three_copies": (
        hero_deck(fighter_0=3),
        "decks_more.yaml:6",
        "3 copies, but at most 2 are allowed (SQ-1.3)",
    ),
    "small_hero_deck": (
        change("decks.yaml", "fighter_0: 2", "fighter_0: 1"),
        "decks.yaml:6",
        "a hero deck has at least 60 cards, this one 59 (SQ-1.3)",
    ),
    "gm_card_in_a_hero_deck": (
        hero_deck(rat_0=1),
        "decks_more.yaml:36",
        "a card of type gm_creature cannot be in a deck of kind hero",
    ),
    "find_in_a_hero_deck": (
        hero_deck(old_blade=1),
        "decks_more.yaml:36",
        "a card of type weapon with discovery: true cannot be in a deck of kind hero (SQ-1.3)",
    ),
    "series_in_a_hero_deck": (
        hero_deck(iron=1),
        "decks_more.yaml:36",
        "a card of type series cannot be in a deck of kind hero",
    ),
    "hero_card_in_a_gm_deck": (
        other_deck("gm", "helmet"),
        "decks_more.yaml:6",
        "a card of type armor cannot be in a deck of kind gm (SQ-1.4)",
    ),
    "boss_in_a_gm_deck": (
        other_deck("gm", "tyrant"),
        "decks_more.yaml:6",
        "a card of type boss cannot be in a deck of kind gm",
    ),
    "spell_in_a_world_deck": (
        other_deck("world", "dusk_0"),
        "decks_more.yaml:6",
        "a card of type gm_sorcery cannot be in a deck of kind world (SQ-1.6)",
    ),
    "plain_armor_in_a_discovery_deck": (
        other_deck("gm_discovery", "helmet"),
        "decks_more.yaml:6",
        "a card of type armor cannot be in a deck of kind gm_discovery (SQ-1.7)",
    ),
    "deck_kind": (
        other_deck("heroes", "helmet"),
        "decks_more.yaml:3",
        "unknown kind 'heroes'; did you mean 'hero'?",
    ),
    "no_copies": (
        change("decks.yaml", "swamp: 1", "swamp: 0"),
        "decks.yaml:",
        "decks lands, cards, swamp: must be at least 1, got 0",
    ),
    "bad_card_id_in_a_deck": (
        change("decks.yaml", "swamp: 1", "Swamp: 1"),
        "decks.yaml:",
        "decks lands, cards, Swamp: 'Swamp' must look like",
    ),
    "seven_free_points": (
        change("decks.yaml", "[2, 2, 2]", "[2, 2, 3]"),
        "decks.yaml:5",
        "must add up to 6 (SQ-1.2)",
    ),
    "negative_points": (change("decks.yaml", "[2, 2, 2]", "[8, -1, -1]"), "decks.yaml:5", "must add up to 6"),
    "points_for_the_gm": (
        other_deck("gm", "rat_0", "    stats: [2, 2, 2]\n"),
        "decks_more.yaml:5",
        "only hero decks suggest",
    ),
}


@pytest.mark.parametrize("name", BAD_PACKS)
def test_a_bad_pack_is_refused_with_file_line_and_reason(tmp_path: Path, name: str) -> None:
    bend, place, message = BAD_PACKS[name]
    files = good_files()
    bend(files)
    with pytest.raises(PackErrors) as caught:
        load_pack(write_pack(tmp_path, files))
    [error] = [str(error) for error in caught.value.errors if message in str(error)]
    assert error.startswith(place)


def test_a_link_out_of_the_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "outside.yaml").write_text("cards: []")
    pack = write_pack(tmp_path / "pack", good_files())
    (pack / "cards" / "x.yaml").symlink_to(tmp_path / "outside.yaml")
    [error] = check_pack(pack).errors
    assert str(error) == "cards/x.yaml:1: the file is a link that leaves the pack"


def test_all_errors_of_a_pack_are_shown_at_once(tmp_path: Path) -> None:
    files = good_files()
    files["pack.yaml"] = MANIFEST.replace("CC0-1.0", "''")
    files["cards/x.yaml"] = cards(card("one", "type: creatur"), card("two", "type: world"), card("three", "type: x"))
    files["cards/y.yaml"] = cards(card("four", "type: world"))
    report = check_pack(write_pack(tmp_path, files))
    assert [(error.file, error.line) for error in report.errors] == [
        ("cards/x.yaml", 5),
        ("cards/x.yaml", 13),
        ("cards/y.yaml", 2),
        ("pack.yaml", 6),
    ]
