"""Packs that build on the core pack, and several packs on one table."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games.sidequest.catalog import Catalog, catalog
from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel.pack_errors import tell
from questhall.kernel.packs import PackErrors
from tests.games.sidequest.pack_maker import MANIFEST, card, cards, check_pack, deck, decks, load_pack, write_pack

CREATURE = "type: creature\ncost: 1\natk: 1\ndef: 1"


def vanguard_with(name: str) -> str:
    """The deck of the core pack with one card more."""
    return decks(deck("new_guard", "hero", {**SIDEQUEST.packs[0].decks["vanguard"].cards, name: 1}))


def small_pack(folder: Path, name: str = "newcomer", needs: str = "needs: [core]\n") -> Path:
    files = {
        "pack.yaml": MANIFEST + needs,
        "cards/new.yaml": cards(card(name, CREATURE)),
        "decks.yaml": vanguard_with(name),
    }
    return write_pack(folder, files)


def test_a_pack_adds_cards_and_decks_to_those_it_builds_on(tmp_path: Path) -> None:
    pack = load_pack(small_pack(tmp_path), SIDEQUEST.packs[0])
    both = catalog((SIDEQUEST.packs[0], pack), 2)
    assert both.packs == (SIDEQUEST.packs[0], pack)
    assert set(both.cards) - set(catalog(SIDEQUEST.packs, 2).cards) == {"newcomer"}
    assert "newcomer" in both.lists["new_guard"]
    assert len(both.decks_of("hero")) == 4


def test_a_deck_holds_only_cards_that_its_pack_knows(tmp_path: Path) -> None:
    errors = check_pack(small_pack(tmp_path, needs="")).errors
    assert len(errors) == len(SIDEQUEST.packs[0].decks["vanguard"].cards)
    assert all(error.message.key == "flaw.unknown-card" for error in errors)


def test_where_a_pack_is_missing_nothing_is_said_about_its_cards(tmp_path: Path) -> None:
    [error] = check_pack(small_pack(tmp_path)).errors
    assert tell(error, "de").startswith(
        "pack.yaml:7: needs 1: Ein Paket „core“, auf dem dieses aufbauen könnte, gibt es"
    )


def test_a_piece_may_belong_to_a_series_of_another_pack(tmp_path: Path) -> None:
    series = next(card for card in SIDEQUEST.packs[0].cards.values() if card.__struct_config__.tag == "series")
    armor = f"type: armor\nstr: 1\narm: 1\nslot: head\nseries: {series.id}"
    files = {"pack.yaml": f"{MANIFEST}needs: [core]\n", "cards/x.yaml": cards(card("crown", armor))}
    assert check_pack(write_pack(tmp_path, files), SIDEQUEST.packs[0]).errors == ()


def test_an_id_of_another_pack_is_refused_with_both_places(tmp_path: Path) -> None:
    taken = next(iter(SIDEQUEST.packs[0].cards))
    place = SIDEQUEST.packs[0].places["card"][taken]
    [error] = check_pack(small_pack(tmp_path, taken), SIDEQUEST.packs[0]).errors
    where = f"({place.file}:{place.line})"
    assert tell(error, "de") == f"cards/new.yaml:2: cards {taken}, id: „{taken}“ gibt es schon im Paket „core“ {where}"


def test_packs_on_one_table_must_fit_together(tmp_path: Path) -> None:
    taken = next(iter(SIDEQUEST.packs[0].cards))
    alone = load_pack(write_pack(tmp_path, {"pack.yaml": MANIFEST, "cards/new.yaml": cards(card(taken, CREATURE))}))
    with pytest.raises(PackErrors, match=f"tiny/cards/new.yaml:2: .*'{taken}' is already in the pack 'core'"):
        Catalog((SIDEQUEST.packs[0], alone), 1)


def test_a_flaw_is_told_in_both_languages(tmp_path: Path) -> None:
    world = "type: world\neach_turn:\n  - {effect: draw, amount: 1}\nkeywords: {thorns: 1}"
    files = {"pack.yaml": MANIFEST, "cards/x.yaml": cards(card("odd", world))}
    found = check_pack(write_pack(tmp_path, files)).errors
    assert [tell(error, "de").split(": ", 2)[2] for error in found] == [
        "Eine Weltkarte hat kein „you“: Schreib each_hero oder gm (SQ-9.1)",
        "Dornen gibt es nicht auf Karten vom Typ world (SQ-11.2)",
    ]
    assert [tell(error, "en").split(": ", 2)[2] for error in found] == [
        "a World Card has no 'you': say each_hero or gm (SQ-9.1)",
        "a card of type world cannot have Thorns (SQ-11.2)",
    ]
