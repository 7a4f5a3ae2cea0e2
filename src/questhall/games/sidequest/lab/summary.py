"""What many results say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from questhall.lab.packs import on_table
from questhall.lab.shares import Share, Spread, spread

from ..game import SIDEQUEST
from .cards import cards_of_heroes
from .study import Result


class CardSummary(Struct, frozen=True):
    """One card over all games. The shares are those of the side that the card belongs to."""

    card: str
    heroes: bool
    played: int
    activated: int
    won_drawn: Share
    won_played: Share


class Summary(Struct, frozen=True):
    """A series of games in numbers."""

    games: int
    decisions: int
    heroes_won: Share
    rounds: Spread | None
    lost_in: dict[int, int]
    """Games that the Heroes lost, by the number of the Encounter; 0 is the Boss Encounter."""
    lp_left: Spread | None
    """All Heroes' LP together, in the games they won."""
    standing: dict[int, int]
    """Games that the Heroes won, by how many of them were left."""
    by_decks: dict[str, Share]
    by_main_boss: dict[str, Share]
    cards: tuple[CardSummary, ...]


def summary_of(results: Iterable[Result]) -> Summary:
    results = tuple(results)
    won = [r for r in results if r.heroes_won]
    by_decks: dict[str, Share] = {}
    by_boss: dict[str, Share] = {}
    for r in results:
        decks = "+".join(sorted(r.decks))
        by_decks[decks] = by_decks.get(decks, Share()) + r.heroes_won
        by_boss[r.bosses[0]] = by_boss.get(r.bosses[0], Share()) + r.heroes_won
    return Summary(
        games=len(results),
        decisions=sum(r.decisions for r in results),
        heroes_won=Share(len(won), len(results)),
        rounds=spread([r.rounds for r in results]),
        lost_in=dict(sorted(Counter(r.lost_in for r in results if r.lost_in is not None).items())),
        lp_left=spread([sum(r.lp) for r in won]),
        standing=dict(sorted(Counter(sum(lp > 0 for lp in r.lp) for r in won).items())),
        by_decks=dict(sorted(by_decks.items())),
        by_main_boss=dict(sorted(by_boss.items())),
        cards=_cards(results),
    )


def _cards(results: tuple[Result, ...]) -> tuple[CardSummary, ...]:
    """Every card that was drawn or played at least once, in the order of ids."""
    of_heroes = cards_of_heroes(on_table(SIDEQUEST))
    played: Counter[str] = Counter()
    activated: Counter[str] = Counter()
    drawn_in: dict[str, Share] = {}
    played_in: dict[str, Share] = {}
    for r in results:
        if r.use is None:
            continue
        played.update(r.use.played)
        activated.update(r.use.activated)
        for shares, cards in ((drawn_in, r.use.drawn), (played_in, r.use.played)):
            for card in cards:
                shares[card] = shares.get(card, Share()) + (r.heroes_won == (card in of_heroes))
    return tuple(
        CardSummary(
            card=card,
            heroes=card in of_heroes,
            played=played[card],
            activated=activated[card],
            won_drawn=drawn_in.get(card, Share()),
            won_played=played_in.get(card, Share()),
        )
        for card in sorted(drawn_in.keys() | played_in.keys())
    )
