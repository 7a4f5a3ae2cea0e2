"""The tables that a designer reads."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.text import Phrasebook
from questhall.lab.numbers import Numbers
from questhall.lab.packs import on_table
from questhall.lab.shares import Share, Spread
from questhall.lab.tables import Table

from ..game import SIDEQUEST
from .series import Series
from .summary import CardSummary, Summary

FEWEST_GAMES = 20
"""In fewer games a win share says nothing. A short series ranks what was played in a twentieth of it."""


class Report:
    """A summary in one language."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.numbers = Numbers(book)

    def tables(self, series: Series, summary: Summary, top: int) -> list[Table]:
        say = self.book.say
        found = [
            self.overview(series, summary),
            self.ends(summary),
            self.shares("decks", "deck", self._decks(summary.by_decks)),
            self.shares("bosses", "boss", {self.card(b): s for b, s in summary.by_main_boss.items()}),
        ]
        for side in ("heroes", "gm"):
            fewest = min(FEWEST_GAMES, 1 + summary.games // 20)
            ranked = ranking([c for c in summary.cards if c.heroes == (side == "heroes") and c.won_played.of >= fewest])
            if ranked:
                found.append(self.cards(say(f"cards.best-{side}"), ranked[:top]))
                found.append(self.cards(say(f"cards.worst-{side}"), ranked[::-1][:top]))
        return found

    def overview(self, series: Series, summary: Summary) -> Table:
        say = self.book.say
        title = say(
            "report.title",
            games=summary.games,
            heroes=series.heroes,
            hero=say(f"players.{series.hero_player}"),
            gm=say(f"players.{series.gm_player}"),
            difficulty=say(f"difficulty.{series.difficulty}"),
            seed=series.seed,
        )
        rows = [(say("report.heroes-won"), self.numbers.interval(summary.heroes_won))]
        if summary.rounds is not None:
            rows.append((say("report.rounds"), self.spread(summary.rounds)))
        rows.append((say("report.decisions"), self.numbers.number(summary.decisions / max(1, summary.games))))
        if summary.lp_left is not None:
            rows.append((say("report.lp-left"), self.spread(summary.lp_left)))
        return Table(title, ("", say("report.value")), tuple(rows))

    def ends(self, summary: Summary) -> Table:
        say = self.book.say
        counts = {say("ends.felled", standing=n): games for n, games in summary.standing.items()}
        boss_last = sorted(summary.lost_in.items(), key=lambda end: (not end[0], end))
        for n, games in boss_last:
            counts[say("ends.lost", n=n) if n else say("ends.lost-boss")] = games
        rows = tuple((how, str(games), self.numbers.percent(games / summary.games)) for how, games in counts.items())
        return Table(say("ends.title"), (say("ends.how"), say("ends.games"), say("ends.share")), rows)

    def shares(self, title: str, of: str, shares: Mapping[str, Share]) -> Table:
        say = self.book.say
        rows = tuple((name, str(share.of), self.numbers.interval(share)) for name, share in shares.items())
        heads = (say(f"shares.{of}"), say("shares.games"), say("shares.share"))
        return Table(say(f"shares.{title}"), heads, rows)

    def cards(self, title: str, cards: list[CardSummary]) -> Table:
        say = self.book.say
        heads = ("card", "drawn-in", "played", "activated", "won-drawn", "won-played")
        rows = tuple(
            (
                self.card(card.card),
                str(card.won_drawn.of),
                str(card.played),
                str(card.activated),
                self.numbers.percent(card.won_drawn.value),
                self.numbers.interval(card.won_played),
            )
            for card in cards
        )
        return Table(title, tuple([say(f"cards.{head}") for head in heads]), rows)

    def grid(self, cells: Mapping[tuple[int, str], Summary], of: Series) -> Table:
        """Difficulties down, numbers of Heroes across."""
        say = self.book.say
        numbers = list(dict.fromkeys(n for n, _ in cells))
        levels = list(dict.fromkeys(level for _, level in cells))
        games = next(iter(cells.values())).games
        title = say(
            "grid.title",
            games=games,
            hero=say(f"players.{of.hero_player}"),
            gm=say(f"players.{of.gm_player}"),
            seed=of.seed,
        )
        rows = tuple((say(f"difficulty.{level}"), *[self.cell(cells[n, level]) for n in numbers]) for level in levels)
        return Table(title, (say("grid.difficulty"), *[say("grid.heroes", n=n) for n in numbers]), rows)

    def cell(self, summary: Summary) -> str:
        low, high = summary.heroes_won.interval
        return self.book.say(
            "grid.cell",
            share=self.numbers.percent(summary.heroes_won.value),
            low=self.numbers.percent(low),
            high=self.numbers.percent(high),
            rounds=self.numbers.number(summary.rounds.median if summary.rounds is not None else 0),
        )

    # --- names and numbers --------------------------------------------------------------

    def card(self, card: str) -> str:
        return on_table(SIDEQUEST).printed.cards[card].name[self.book.lang]

    def _decks(self, shares: Mapping[str, Share]) -> dict[str, Share]:
        decks = on_table(SIDEQUEST).printed.decks
        lang = self.book.lang
        return {", ".join(decks[d].name[lang] for d in key.split("+")): s for key, s in shares.items()}

    def spread(self, s: Spread) -> str:
        return self.book.say(
            "report.spread",
            median=self.numbers.number(s.median),
            lower=self.numbers.number(s.lower),
            upper=self.numbers.number(s.upper),
            least=self.numbers.number(s.least),
            most=self.numbers.number(s.most),
        )


def ranking(cards: list[CardSummary]) -> list[CardSummary]:
    """Best first, by the win share when played; of equal ones, those with more games are surer."""
    return sorted(cards, key=lambda c: (-(c.won_played.value or 0), -c.won_played.of, c.card))
