"""Bots play on with whatever the GM brings, as long as it can be played (SQ-1.4, SQ-1.6)."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest import invariants
from questhall.games.sidequest.entities import GM, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import OwnDeck, TakeDeck
from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK
from questhall.players.player import decided
from questhall.players.registry import make_player

SETTLED = Settings(heroes=2, difficulty="normal", decks=("vanguard", "wildheart"))
MANY_DECISIONS = 4_000
WORLDS = ("ash_wind", "ash_wind")
BROUGHT: dict[str, tuple[str, ...]] = {
    "a single rat": ("shaft_rat",),
    "three hundred rats": ("shaft_rat",) * 300,
    "one rat among spells": ("shaft_rat", *["snuff_out"] * 59),
}


@pytest.mark.rule("SQ-1.4", "SQ-1.6")
@pytest.mark.parametrize("brought", BROUGHT)
def test_a_strange_deck_keeps_the_table_whole(brought: str) -> None:
    gives: dict[str, Answer] = {"sidequest.deck": OwnDeck(BROUGHT[brought]), "sidequest.world-deck": OwnDeck(WORLDS)}
    g: Any = SIDEQUEST.start(SETTLED, 5)
    players = {seat: make_player("heuristic", SIDEQUEST, SETTLED, seat, 5) for seat in SIDEQUEST.seats(SETTLED)}
    start = None
    for _ in range(MANY_DECISIONS):
        if g.over:
            break
        ask = next(ask for ask in g.asks if ask.seat != CLOCK)
        answer = gives.get(ask.question) or decided(players[ask.seat], SIDEQUEST.situation(g, ask.seat))
        assert g.answer(ask.seat, answer) is None
        if start is None and invariants.laid_out(g):
            start = invariants.inventory(g)
    assert start is not None
    assert invariants.broken(g, start) == []
    assert g.completed > 0 or g.over


@pytest.mark.rule("SQ-1.4")
def test_what_the_gm_has_chosen_in_secret_is_no_help_to_a_hero() -> None:
    """Whoever imagines the table imagines a deck that could be there."""
    g = SIDEQUEST.start(Settings(heroes=1, difficulty="normal"), 5)
    hero = make_player("heuristic", SIDEQUEST, g.settings, 1, 5)
    assert g.answer(1, decided(hero, SIDEQUEST.situation(g, 1))) is None
    assert g.answer(GM, OwnDeck(("shaft_rat",))) is None
    assert dict(SIDEQUEST.determinize(g, 1, Random(3)).given)[GM] == TakeDeck("what_the_light_left")
