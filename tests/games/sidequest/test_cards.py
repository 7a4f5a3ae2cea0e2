"""Every card of the core pack is played: each of its effects happens, and nothing breaks."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.catalog import Card
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.invariants import broken, inventory
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.dice import Random
from tests.games.sidequest.card_table import (
    HERO_KINDS,
    Goal,
    bring_back,
    curious,
    enrich,
    goals,
    is_about,
    lay_out,
    seen,
)

PLAYED_FROM_HAND = HERO_KINDS | {"gm_creature", "boss", "gm_sorcery", "gm_instant", "gm_lasting"}
CARDS = sorted(SIDEQUEST.packs[0].cards)
TABLES = 60
DECISIONS = 120
FEW = 12


def card_of(card_id: str) -> Card:
    return SIDEQUEST.catalog(2).cards[card_id]


def play(g: SideQuest, card: str, seed: int) -> set[Goal]:
    """Some decisions of curious players; says what was seen of the card. Every table in between is in order."""
    random, start, found = Random(seed), inventory(g), set[Goal]()
    for _ in range(DECISIONS):
        if g.over:
            break
        enrich(g, seed)
        bring_back(g, card)
        seat = random.choice(g.asks).seat
        answer = curious(g, card, seat, random)
        refusal = g.answer(seat, answer)
        assert refusal is None, f"{answer} of seat {seat} was refused: {refusal}"
        assert broken(g, start) == [], f"after {answer} of seat {seat}"
        found |= seen(g, card)
    return found


@pytest.mark.parametrize("card_id", CARDS)
def test_every_card_is_played_and_all_its_effects_happen(card_id: str) -> None:
    card = card_of(card_id)
    missing = goals(card)
    for seed in range(TABLES):
        missing -= play(lay_out(card, seed), card_id, seed)
        if not missing:
            return
    raise AssertionError(f"{card_id}: in {TABLES} games nobody has seen {sorted(missing, key=str)}")


def try_all(g: SideQuest, card: str) -> int:
    """Every way in which the card can be played now, each on a table of its own."""
    tried, start = 0, inventory(g)
    for ask in g.asks:
        for option in g.options(ask.seat):
            if not is_about(g, option, card):
                continue
            clone = g.clone()
            assert clone.answer(ask.seat, option) is None
            random = Random(tried)
            for _ in range(FEW):
                assert broken(clone, start) == [], f"after {option}"
                if clone.over:
                    break
                seat = clone.asks[0].seat
                assert clone.answer(seat, curious(clone, card, seat, random)) is None
            tried += 1
    return tried


FROM_HAND = [card_id for card_id in CARDS if card_of(card_id).kind in PLAYED_FROM_HAND]


@pytest.mark.parametrize("card_id", [card_id for card_id in FROM_HAND if not card_of(card_id).discovery])
def test_a_card_can_be_played_in_every_way_that_is_offered(card_id: str) -> None:
    card = card_of(card_id)
    for seed in range(TABLES):
        g, random = lay_out(card, seed), Random(seed)
        for _ in range(FEW):
            if g.over:
                break
            enrich(g, seed)
            if try_all(g, card_id):
                return
            seat = random.choice(g.asks).seat
            assert g.answer(seat, curious(g, card_id, seat, random)) is None
    raise AssertionError(f"{card_id} could not be played in {TABLES} games")
