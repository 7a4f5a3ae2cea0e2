"""A good pack loads whole; the core pack has what the rulebook promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.checks import words
from questhall.games.sidequest.checks.cards import printed_keywords
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.library import Pack
from tests.games.sidequest.pack_maker import (
    HERO_DECK,
    card,
    cards,
    check_pack,
    deck,
    decks,
    good_files,
    load_pack,
    write_pack,
)


def cards_of(pack: Pack, *types: type) -> list[v.CardSpec]:
    return [card for card in pack.cards.values() if isinstance(card, types)]


def decks_of(pack: Pack, kind: str) -> list[v.DeckSpec]:
    return [deck for deck in pack.decks.values() if deck.kind == kind]


def warnings_of(folder: Path, **files: str) -> list[str]:
    renamed = {f"{name}.yaml": text for name, text in files.items()}
    report = check_pack(write_pack(folder, {**good_files(), **renamed}))
    assert report.errors == ()
    return [str(warning) for warning in report.warnings]


def test_a_good_pack_loads_with_every_card_and_deck(tmp_path: Path) -> None:
    pack = load_pack(write_pack(tmp_path, good_files()))
    assert pack.manifest.id == "tiny"
    assert isinstance(pack.cards["swamp"], v.World)
    assert pack.decks["guard"].cards == HERO_DECK


def test_a_good_pack_has_neither_errors_nor_warnings(tmp_path: Path) -> None:
    assert warnings_of(tmp_path) == []


def test_the_digest_ignores_order_space_and_comments(tmp_path: Path) -> None:
    files = good_files()
    gear = files.pop("cards/gear.yaml")
    head, *entries = gear.replace("str: 1", "str:   1  # a threshold").split("  - id:")
    backwards = "".join(f"  - id:{entry}\n" for entry in reversed(entries))
    files["cards/a.yaml"] = f"# reversed\n{head}{backwards}"
    other = load_pack(write_pack(tmp_path / "other", files))
    pack = load_pack(write_pack(tmp_path / "pack", good_files()))
    assert other.digest == pack.digest
    assert other == pack
    assert hash(other) == hash(pack)
    assert len(pack.digest) == 64


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("pack.yaml", "1.0.0", "1.0.1"),
        ("cards/gear.yaml", "arm: 1", "arm: 2"),
        ("decks.yaml", "[2, 2, 2]", "[3, 2, 1]"),
    ],
)
def test_the_digest_changes_with_the_content(tmp_path: Path, file: str, old: str, new: str) -> None:
    files = good_files()
    pack = load_pack(write_pack(tmp_path / "pack", files))
    other = load_pack(write_pack(tmp_path / "other", {**files, file: files[file].replace(old, new)}))
    assert other != pack


@pytest.mark.rule("SQ-1.3")
def test_a_hero_deck_above_80_cards_is_allowed_but_costs_lp(tmp_path: Path) -> None:
    more = {f"extra_{number}": 2 for number in range(11)}
    extra = cards(*(card(name, "type: creature\ncost: 1\natk: 1\ndef: 1") for name in more))
    write_pack(tmp_path, {"cards/extra.yaml": extra})
    [warning] = warnings_of(tmp_path, decks_more=decks(deck("large", "hero", {**HERO_DECK, **more})))
    assert warning == "decks_more.yaml:5: decks large, cards: 82 cards cost the Hero 2 starting LP (SQ-1.3)"


@pytest.mark.rule("SQ-1.4")
def test_a_gm_deck_outside_60_to_80_or_of_another_mix_is_only_warned_about(tmp_path: Path) -> None:
    found = warnings_of(tmp_path, decks_more=decks(deck("small", "gm", {"rat_0": 9, "wyrm_0": 9})))
    assert [warning.split("cards: ", 1)[1] for warning in found] == [
        "60 to 80 cards are recommended, this deck has 18 (SQ-1.4)",
        "30 % medium creatures and effects are recommended, this deck has 0 % (SQ-1.4)",
        "20 % powerful creatures are recommended, this deck has 50 % (SQ-1.4)",
    ]


def test_the_core_pack_has_neither_errors_nor_warnings() -> None:
    report = check_pack(SIDEQUEST.core_folder)
    assert [str(error) for error in (*report.errors, *report.warnings)] == []


def test_the_core_pack_is_loaded_only_once() -> None:
    assert SIDEQUEST.packs[0] is SIDEQUEST.packs[0]


@pytest.mark.rule("SQ-1.14")
def test_the_core_pack_has_what_a_game_needs() -> None:
    pack = SIDEQUEST.packs[0]
    assert len(pack.cards) >= 160
    assert [sum(deck.cards.values()) for deck in decks_of(pack, "hero")] == [60, 60, 60]
    assert [sum(deck.cards.values()) for deck in decks_of(pack, "gm")] == [60]
    assert [sum(deck.cards.values()) for deck in decks_of(pack, "world")] == [14]
    assert [sum(deck.cards.values()) for deck in decks_of(pack, "gm_discovery")] == [10]
    assert [sum(deck.cards.values()) for deck in decks_of(pack, "hero_discovery")] == [7, 7, 7]
    assert len(cards_of(pack, v.Boss)) >= 4
    assert len(cards_of(pack, v.World)) == 14
    assert len(cards_of(pack, v.Series)) >= 3


def test_every_discovery_card_of_the_core_pack_is_in_one_discovery_deck() -> None:
    pack = SIDEQUEST.packs[0]
    dealt = Counter[str]()
    for found in (*decks_of(pack, "gm_discovery"), *decks_of(pack, "hero_discovery")):
        dealt.update(found.cards)
    finds = [card.id for card in cards_of(pack, v.Event, v.Neutral)]
    finds += [card.id for card in cards_of(pack, v.Weapon, v.Armor) if getattr(card, "discovery", False)]
    assert dealt == dict.fromkeys(finds, 1)
    assert len(finds) == 31


def test_every_card_for_a_deck_of_the_core_pack_is_in_one() -> None:
    pack = SIDEQUEST.packs[0]
    dealt = {card_id for deck in pack.decks.values() for card_id in deck.cards}
    undealt = [card for card in pack.cards.values() if card.id not in dealt]
    assert [card.id for card in undealt if not isinstance(card, v.Boss | v.Series)] == []


def keywords_of(card: v.CardSpec) -> Iterator[str]:
    """The keywords of SQ-11 that a card uses, also those that are spelled as effects."""
    spelled = {
        v.Burn: "burn",
        v.Paralyze: "paralyzed",
        v.Counter: "counter",
        v.Sacrifice: "sacrifice",
        v.Discover: "discover",
        v.Partner: "partner",
    }
    for _, word in words(card):
        if isinstance(word, v.Keywords):
            yield from printed_keywords(word)
        if isinstance(word, v.Grant | v.KeywordBonus):
            yield word.keyword
        if isinstance(word, v.Cost) and word.sacrifice:
            yield "sacrifice"
        if type(word) in spelled:
            yield spelled[type(word)]
        values = [getattr(word, field) for field in ("atk", "defense", "amount") if hasattr(word, field)]
        if any(isinstance(value, str) for value in values):
            yield "times_h"


def test_every_keyword_is_on_two_cards_of_the_core_pack() -> None:
    uses = Counter(keyword for card in SIDEQUEST.packs[0].cards.values() for keyword in set(keywords_of(card)))
    effects = {"burn", "paralyzed", "counter", "sacrifice", "discover", "partner", "times_h"}
    rare = [word for word in effects | set(v.Keywords.__struct_fields__) if uses[word] < 2]
    assert rare == []


@pytest.mark.parametrize("instant", [v.Instant, v.GmInstant])
def test_both_sides_have_instants_and_counters_in_the_core_pack(instant: type) -> None:
    instants = cards_of(SIDEQUEST.packs[0], instant)
    assert len(instants) >= 8
    assert any("counter" in keywords_of(card) for card in instants)
