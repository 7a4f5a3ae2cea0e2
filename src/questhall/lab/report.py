"""What an experiment has found, for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from questhall.kernel.text import Phrasebook

from .charts import Chart, Line, scale
from .columns import Column, columns_of
from .factors import Factors
from .journal import Journal
from .numbers import Numbers
from .page import Page, Part, Words
from .paired import Pairs, holm, pairs_of
from .plan import Plan
from .rounds import won
from .shares import Share, spread
from .study import Result, study_of
from .tables import Table
from .texts import ending

CLEAR = 0.05
MOST_THINGS = 15
"""Rows of a table about things that were counted."""
NOT_FACTS = frozenset({"number", "seed"})


class Compared(Struct, frozen=True):
    """Two cells that differ in one factor only."""

    factor: str
    first: int
    second: int
    pairs: Pairs


class Report:
    """The games of an experiment in one language."""

    def __init__(self, journal: Journal, games: Sequence[Sequence[Result]], book: Phrasebook) -> None:
        self.journal = journal
        self.plan = journal.plan
        self.games = games
        self.book = book
        self.numbers = Numbers(book)
        self.factors = Factors(self.plan, book)
        self.game = self.plan.cells[0].table
        self.study = study_of(self.game)
        self.columns = columns_of(self.study.result)

    def page(self) -> Page:
        return Page(self.factors.title(), tuple(self.parts()))

    def parts(self) -> Iterator[Part]:
        yield from self.about()
        yield from self.shares()
        yield from self.differences()
        yield self.ends()
        yield self.facts()
        yield from self.things()

    # --- how it was done ----------------------------------------------------------------------

    def about(self) -> Iterator[Words]:
        say, stop = self.book.say, self.plan.stop
        total = sum(map(len, self.games))
        numbers = {game.number for games in self.games for game in games}
        dice = say("lab.own-dice" if len(self.games) > 1 and 0 < total == len(numbers) else "lab.same-dice")
        yield Words(f"{say('lab.about', cells=len(self.games), games=total, seed=self.plan.seed)} {dice}")
        if stop.width is None:
            yield Words(say("lab.stop-games", games=stop.games))
        else:
            yield Words(say("lab.stop-width", width=stop.width, games=stop.games, round=stop.round))
        if self.journal.rounds and self.journal.rounds[-1].stopped:
            yield Words(say("lab.time-up", seconds=stop.seconds or 0))
        yield Words(say("lab.intervals"))

    # --- who wins ------------------------------------------------------------------------------

    def shares(self) -> Iterator[Part]:
        say, number = self.book.say, self.numbers.number
        rows = []
        for cell, games in enumerate(self.games):
            decisions = sum([game.decisions for game in games]) / max(1, len(games))
            rows.append((self.cell(cell), str(len(games)), self.numbers.interval(won(games)), number(decisions)))
        heads = (say("lab.cell"), say("lab.games"), say("lab.won"), say("lab.decisions"))
        yield Table(say("lab.won-title"), heads, tuple(rows))
        yield shares_chart(say("lab.won-title"), [(self.cell(n), won(games)) for n, games in enumerate(self.games)],
                           self.numbers)  # fmt: skip

    def differences(self) -> Iterator[Part]:
        found = compared(self.plan, self.games)
        if not found:
            return
        say = self.book.say
        chances = holm([one.pairs.chance for one in found])
        rows, lines = [], []
        for one, chance in zip(found, chances, strict=True):
            label = self.difference(one)
            rows.append(
                (label, str(one.pairs.of), self.points(one.pairs), self.chance(one.pairs.chance), self.chance(chance))
            )
            low, high = one.pairs.interval()
            lines.append(
                Line(label, low, one.pairs.difference, high, self.signed(one.pairs.difference), chance <= CLEAR)
            )
        heads = ("what", "pairs", "difference", "chance", "chance-holm")
        yield Table(say("lab.differences"), tuple([say(f"lab.{head}") for head in heads]), tuple(rows))
        yield differences_chart(say("lab.differences"), lines, self.numbers)
        yield Words(say("lab.mcnemar"))

    def difference(self, one: Compared) -> str:
        """What was changed, and where."""
        before, after = self.plan.places[one.first], self.plan.places[one.second]
        where = [name for name in self.factors.varied if name != one.factor]
        words = {"after": self.factors.value(one.factor, after.at[one.factor]),
                 "before": self.factors.value(one.factor, before.at[one.factor])}  # fmt: skip
        if not where:
            return self.book.say("lab.instead", **words)
        return self.book.say("lab.instead-where", where=self.factors.cell(before, where), **words)

    # --- what else is noted -----------------------------------------------------------------------

    def ends(self) -> Table:
        say = self.book.say
        hows = [how for how, _ in Counter([game.how for games in self.games for game in games]).most_common()]
        rows = []
        for cell, games in enumerate(self.games):
            counts = Counter([game.how for game in games])
            rows.append((self.cell(cell), *[self.numbers.percent(counts[how] / max(1, len(games))) for how in hows]))
        heads = (say("lab.cell"), *[ending(self.game, self.book, how) for how in hows])
        return Table(say("lab.ends"), heads, tuple(rows))

    def facts(self) -> Table:
        """The numbers that are noted, each as median and quartiles."""
        say = self.book.say
        noted = [c for c in self.columns if c.kind in ("int", "float") and c.name not in NOT_FACTS]
        rows = tuple(
            [(self.cell(cell), *[self.middle(column, games) for column in noted])
             for cell, games in enumerate(self.games)]
        )  # fmt: skip
        return Table(say("lab.facts"), (say("lab.cell"), *[self.fact(column) for column in noted]), rows)

    def middle(self, column: Column, games: Sequence[Result]) -> str:
        found = spread([value for game in games if (value := column.of(game)) is not None])
        if found is None:
            return "-"
        number = self.numbers.number
        return self.book.say(
            "lab.spread", median=number(found.median), lower=number(found.lower), upper=number(found.upper)
        )

    def things(self) -> Iterator[Part]:
        """What is counted by name, such as cards: in how many games, and who won these."""
        say = self.book.say
        for column in self.columns:
            counts = (
                tallied(column, [game for games in self.games for game in games]) if column.kind == "counts" else {}
            )
            if not counts:
                continue
            often = sorted(counts.items(), key=lambda one: (-one[1].of, one[0]))[:MOST_THINGS]
            rows = tuple(
                [(self.study.name(self.game, thing, self.book), str(share.of),
                  self.numbers.interval(share if self.study.heroes_own(self.game, thing) else turned(share)))
                 for thing, share in often]
            )  # fmt: skip
            heads = (self.fact(column), say("lab.games"), say("lab.won-own"))
            yield Table(say("lab.things", fact=self.fact(column)), heads, rows)

    # --- words ---------------------------------------------------------------------------------

    def cell(self, number: int) -> str:
        return self.factors.cell(self.plan.places[number])

    def fact(self, column: Column) -> str:
        key = f"fact.{column.name}"
        return self.book.say(key) if self.book.has(key) else column.name

    def signed(self, difference: float) -> str:
        return signed(difference, self.numbers)

    def points(self, pairs: Pairs) -> str:
        low, high = pairs.interval()
        return self.book.say(
            "report.interval", share=self.signed(pairs.difference), low=self.signed(low), high=self.signed(high)
        )

    def chance(self, chance: float) -> str:
        return chance_words(chance, self.numbers)


def compared(plan: Plan, games: Sequence[Sequence[Result]]) -> list[Compared]:
    """Every cell with the one that has the factor's value before its own, and all else alike."""
    found = []
    at = {tuple(sorted((k, str(v)) for k, v in place.at.items())): n for n, place in enumerate(plan.places)}
    for factor, values in plan.factors.items():
        for before, after in pairwise(values):
            for first, place in enumerate(plan.places):
                if factor not in place.at or place.at[factor] != before:
                    continue
                second = at.get(tuple(sorted((k, str(v)) for k, v in {**place.at, factor: after}.items())))
                if second is not None:
                    found.append(Compared(factor, first, second, pairs_of(games[first], games[second])))
    return found


def tallied(column: Column, games: Sequence[Result]) -> dict[str, Share]:
    """By thing: the games in which it was counted, and how many of them the heroes won."""
    found: dict[str, Share] = {}
    for game in games:
        counts: dict[str, int] | Any = column.of(game)
        for thing in counts or ():
            found[thing] = found.get(thing, Share()) + game.heroes_won
    return found


def turned(share: Share) -> Share:
    """The other side's."""
    return Share(share.of - share.hits, share.of)


def signed(difference: float, numbers: Numbers) -> str:
    """In points: a difference of shares is no share."""
    return sign(difference) + f"{100 * abs(difference):.1f}".replace(".", numbers.book.say("number.decimal"))


def sign(difference: float) -> str:
    return "+" if difference > 0 else "−" if difference < 0 else "±"


def chance_words(chance: float, numbers: Numbers) -> str:
    decimal = numbers.book.say("number.decimal")
    return f"< 0{decimal}001" if chance < 0.001 else f"{chance:.3f}".replace(".", decimal)


def shares_chart(title: str, shares: Sequence[tuple[str, Share]], numbers: Numbers) -> Chart:
    lines = [Line(label, share.interval[0], share.value or 0.0, share.interval[1], numbers.percent(share.value))
             for label, share in shares]  # fmt: skip
    ticks = tuple([(n / 4, numbers.percent(n / 4, 0)) for n in range(5)])
    return Chart(title, tuple(lines), 0.0, 1.0, ticks, 0.5)


def differences_chart(title: str, lines: Sequence[Line], numbers: Numbers) -> Chart:
    least, most, ticks = scale([0.0, *[line.low for line in lines], *[line.high for line in lines]])
    return Chart(
        title,
        tuple(lines),
        least,
        most,
        tuple([(at, sign(round(at, 9)) + numbers.number(100 * abs(at))) for at in ticks]),
        0.0,
    )
